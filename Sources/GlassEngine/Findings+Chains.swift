import GlassProject
import GlassSyntax
import GlassViews

/// Edits that take modifiers out of their chains and put them elsewhere.
extension Findings {
  /// Takes a modifier out of its chain, where the finding is reported at the modifier itself.
  package func removal(of meeting: Meeting, safety: Fix.Safety) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary.isMember, !isAdapted(meeting.primary),
      let edit = removal(of: meeting.primary)
    else { return nil }
    return Fix(message: "remove `\(name(of: meeting.primary))`", safety: safety, edits: [edit])
  }

  /// Moves a modifier from a view to the toolbar item around it.
  package func move(_ meeting: Meeting, outOf item: EnclosingItem?) -> Fix? {
    guard let item, meeting.isDirect, meeting.inner.count == 1, meeting.outer.count == 1,
      let removed = removal(of: meeting.primary)
    else { return nil }
    let site = meeting.primary
    let indent = indentation(at: item.range.start, in: trees[site.file].bytes)
    let end = Place(file: site.file, range: ByteRange(item.range.end, item.range.end))
    return Fix(
      message: "move it to the item", safety: item.isAlone ? .safe : .unsafe,
      edits: [
        removed,
        Edit(place: end, replacement: "\n\(indent).\(text(site.file, wholeRange(of: site)))"),
      ])
  }

  /// Moves a modifier in front of another one of the same chain.
  package func move(_ meeting: Meeting, before what: String) -> Fix? {
    guard meeting.inner.count == 1, meeting.outer.count == 1, let other = meeting.outer.first,
      meeting.primary.isMember, other.isMember, other.file == meeting.primary.file,
      other.range.end <= meeting.primary.range.start, !isAdapted(meeting.primary),
      let removed = removal(of: meeting.primary), let link = link(of: meeting.primary)
    else { return nil }
    let file = other.file
    let (space, call) = (text(file, link), text(file, wholeRange(of: meeting.primary)))
    let target: Int
    let moved: String
    if let link = self.link(of: other) {
      (target, moved) = (link.start, space + call)
    } else {
      (target, moved) = (other.name.start, call + space)
    }
    guard !endsComment(at: target, file) else { return nil }
    return Fix(
      message: "move it before \(what)", safety: .unsafe,
      edits: [
        Edit(place: Place(file: file, range: ByteRange(target, target)), replacement: moved),
        removed,
      ])
  }

  /// Whether the modifier hangs on a member such as `.backport`, which would be left behind.
  func isAdapted(_ site: Site) -> Bool {
    let bytes = trees[site.file].bytes
    guard var offset = link(of: site)?.start else { return false }
    func isName(_ byte: UInt8) -> Bool {
      (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
        || byte == 95
    }
    guard offset > 0, isName(bytes[offset - 1]) else { return false }
    while offset > 0, isName(bytes[offset - 1]) { offset -= 1 }
    return offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
      && (97...122).contains(bytes[offset])
  }

  /// The bytes of a modifier from its name to the end of its last closure.
  func wholeRange(of site: Site) -> ByteRange {
    let end = trees[site.file].callRange(named: site.name)?.end ?? site.range.end
    return ByteRange(site.range.start, max(end, site.range.end))
  }

  /// The edit that puts other modifiers in the place of one.
  func edit(insteadOf site: Site, _ text: String) -> Edit {
    Edit(place: Place(file: site.file, range: wholeRange(of: site)), replacement: text)
  }

  /// The edit that takes a modifier out of its chain; nil where nothing would be left of a clause of an `#if`.
  private func removal(of site: Site) -> Edit? {
    let bytes = trees[site.file].bytes
    let end = wholeRange(of: site).end
    let next = bytes[end...].firstIndex { !isSpace($0) } ?? bytes.count
    guard let link = link(of: site) else { return removal(fromSelf: site, upTo: end, next) }
    if next < bytes.count, bytes[next] == UInt8(ascii: "#"), followsDirective(link.start, bytes) {
      return nil
    }
    // What follows on the line must not become part of a comment that the line before ends with.
    let isLast =
      next == bytes.count || bytes[end..<next].contains(10)
      || bytes[next...].starts(with: Array("//".utf8))
    let start = !isLast && endsComment(at: link.start, site.file) ? link.end - 1 : link.start
    return Edit(place: Place(file: site.file, range: ByteRange(start, end)), replacement: "")
  }

  /// The edit for a modifier of a `self` that is not written: what hangs on it then hangs on `self`.
  private func removal(fromSelf site: Site, upTo end: Int, _ next: Int) -> Edit {
    let bytes = trees[site.file].bytes
    let isFollowed = next < bytes.count && bytes[next] == UInt8(ascii: ".")
    let range = ByteRange(site.name.start, isFollowed ? next + 1 : end)
    return Edit(
      place: Place(file: site.file, range: range), replacement: isFollowed ? "" : "self")
  }

  /// A modifier's dot with the white space before it; nil where it is applied to a `self` that is not written.
  private func link(of site: Site) -> ByteRange? {
    let bytes = trees[site.file].bytes
    var start = site.name.start
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    start -= 1
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    return ByteRange(start, site.name.start)
  }

  private func endsComment(at offset: Int, _ file: FileID) -> Bool {
    trees[file].comments.contains { $0.range.end == offset }
  }

  /// Whether the line that ends at an offset is one of an `#if`.
  private func followsDirective(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
    return bytes[start..<offset].first { !isSpace($0) } == UInt8(ascii: "#")
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }
}
