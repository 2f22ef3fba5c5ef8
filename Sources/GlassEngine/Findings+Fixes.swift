import GlassSyntax
import GlassViews

/// Edits that rules share.
extension Findings {
  /// Takes a modifier out of its chain, where the finding is reported at the modifier itself.
  package func removal(of meeting: Meeting, safety: Fix.Safety) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary.isMember else { return nil }
    let site = meeting.primary
    return Fix(
      message: "remove `\(name(of: site))`", safety: safety,
      edits: [Edit(place: Place(file: site.file, range: chainRange(of: site)), replacement: "")])
  }

  /// A modifier with its dot and the white space before it.
  package func chainRange(of site: Site) -> ByteRange {
    let bytes = trees[site.file].bytes
    var start = site.range.start
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    return ByteRange(start, site.range.end)
  }
}
