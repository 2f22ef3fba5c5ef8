import GlassSyntax
import GlassViews

/// Edits that rules share.
extension Findings {
  /// Wraps a view in a glass container with the spacing that the view itself has.
  package func containment(of view: ViewSite, _ meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary == view.node.site else { return nil }
    let site = meeting.primary
    let tree = trees[site.file]
    let range = view.callRange
    let spacing = view.literalArgument("spacing").map { "(spacing: \($0))" } ?? ""
    let indent = indentation(at: range.start, in: tree.bytes)
    let body = tree.text(range)
    guard !body.contains("\"\"\"") else { return nil }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let inner = lines.enumerated().map {
      $0.offset == 0 || $0.element.isEmpty ? String($0.element) : "  " + $0.element
    }
    let text =
      "GlassEffectContainer\(spacing) {\n\(indent)  " + inner.joined(separator: "\n")
      + "\n\(indent)}"
    return Fix(
      message: "put it into a `GlassEffectContainer`", safety: .unsafe,
      edits: [Edit(place: Place(file: site.file, range: range), replacement: text)])
  }

  /// A material in place of a glass effect: `.glassEffect(g, in: s)` becomes `.background(.regularMaterial, in: s)`.
  package func material(insteadOf meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1 else { return nil }
    let site = meeting.primary
    let text = self.text(of: site)
    var shape = ".capsule"
    if text.contains("in:") {
      guard let range = text.range(ofLabel: "in:") else { return nil }
      shape = range
    }
    return Fix(
      message: "use a material", safety: .unsafe,
      edits: [Edit(place: site.place, replacement: "background(.regularMaterial, in: \(shape))")])
  }

  /// Another text in place of a range, where the finding is reported in the same declaration.
  package func replacement(of part: (range: Site, text: String)?, _ meeting: Meeting) -> Fix? {
    guard let part, meeting.inner.count == 1, part.range.file == meeting.primary.file else {
      return nil
    }
    return Fix(
      message: "use the colour `\(part.text)`", safety: .unsafe,
      edits: [Edit(place: part.range.place, replacement: part.text)])
  }

  /// Another number in place of a literal, where the finding is reported in the same declaration.
  package func replacement(
    of number: ViewSite.Number, by text: String, _ meeting: Meeting
  ) -> Fix? {
    guard let site = number.site, meeting.inner.count == 1, site.file == meeting.primary.file else {
      return nil
    }
    return Fix(
      message: "use \(text)", safety: .unsafe,
      edits: [Edit(place: site.place, replacement: text)])
  }

  /// Makes a change of state in an animation.
  package func animation(of change: StateChange) -> Fix? {
    let text = trees[change.file].text(change.range)
    guard !text.contains("\n") else { return nil }
    return Fix(
      message: "wrap it in `withAnimation`", safety: .unsafe,
      edits: [
        Edit(
          place: Place(file: change.file, range: change.range),
          replacement: "withAnimation { \(text) }")
      ])
  }

  /// Moves a modifier from a view to the toolbar item around it.
  package func move(_ meeting: Meeting, outOf item: EnclosingItem?) -> Fix? {
    guard let item, meeting.inner.count == 1, meeting.outer.count == 1 else { return nil }
    let site = meeting.primary
    let bytes = trees[site.file].bytes
    let indent = indentation(at: item.range.start, in: bytes)
    let end = Place(file: site.file, range: ByteRange(item.range.end, item.range.end))
    let removed = Place(file: site.file, range: chainRange(of: site))
    return Fix(
      message: "move it to the item", safety: item.isAlone ? .safe : .unsafe,
      edits: [
        Edit(place: removed, replacement: ""),
        Edit(place: end, replacement: "\n\(indent).\(text(of: site))"),
      ])
  }

  /// Moves a modifier in front of another one of the same chain.
  package func move(_ meeting: Meeting, before what: String) -> Fix? {
    guard meeting.inner.count == 1, meeting.outer.count == 1, let other = meeting.outer.first,
      meeting.primary.isMember, other.isMember, other.file == meeting.primary.file,
      other.range.end <= meeting.primary.range.start, !isAdapted(meeting.primary)
    else { return nil }
    let (moved, target) = (chainRange(of: meeting.primary), chainRange(of: other).start)
    let text = trees[other.file].text(moved)
    return Fix(
      message: "move it before \(what)", safety: .unsafe,
      edits: [
        Edit(
          place: Place(file: other.file, range: ByteRange(target, target)), replacement: text),
        Edit(place: Place(file: other.file, range: moved), replacement: ""),
      ])
  }

  /// Another name for a modifier that takes the same arguments.
  package func rename(_ meeting: Meeting, to name: String) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary.isMember, !isAdapted(meeting.primary) else {
      return nil
    }
    let place = Place(file: meeting.primary.file, range: meeting.primary.name)
    return Fix(
      message: "use `\(name)`", safety: .unsafe, edits: [Edit(place: place, replacement: name)])
  }

  /// `.symbolVariant` without its shape; nil where nothing but the shape is set.
  package func plainVariant(of meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1 else { return nil }
    let site = meeting.primary
    let text = self.text(of: site)
    for shape in [".circle", ".square", ".rectangle"] where text == "symbolVariant(\(shape).fill)" {
      return Fix(
        message: "drop the shape", safety: .safe,
        edits: [Edit(place: site.place, replacement: "symbolVariant(.fill)")])
    }
    return removal(of: meeting, safety: .safe)
  }

  /// The white space at the start of the line that an offset stands in.
  package func indentation(at offset: Int, in bytes: [UInt8]) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 32 || bytes[end] == 9 { end += 1 }
    return String(decoding: bytes[start..<min(end, max(offset, start))], as: UTF8.self)
  }

  /// Takes a modifier out of its chain, where the finding is reported at the modifier itself.
  package func removal(of meeting: Meeting, safety: Fix.Safety) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary.isMember else { return nil }
    let site = meeting.primary
    guard !isAdapted(site) else { return nil }
    return Fix(
      message: "remove `\(name(of: site))`", safety: safety,
      edits: [Edit(place: Place(file: site.file, range: chainRange(of: site)), replacement: "")])
  }

  /// Whether the modifier hangs on a member such as `.backport`, which would be left behind.
  func isAdapted(_ site: Site) -> Bool {
    let bytes = trees[site.file].bytes
    var offset = chainRange(of: site).start
    func isName(_ byte: UInt8) -> Bool {
      (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
        || byte == 95
    }
    guard offset > 0, isName(bytes[offset - 1]) else { return false }
    while offset > 0, isName(bytes[offset - 1]) { offset -= 1 }
    return offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
      && (97...122).contains(bytes[offset])
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

extension String {
  /// The text of the argument with a label, up to the comma or parenthesis that ends it.
  /// - Parameter level: In how many brackets the label stands.
  func range(ofLabel label: String, depth level: Int = 1) -> String? {
    var depth = 0
    var rest = self[...]
    while let character = rest.first {
      if depth == level, rest.hasPrefix(label) { break }
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return nil }
    var result = ""
    depth = 0
    for character in rest.dropFirst(label.count) {
      if depth == 0, character == "," || character == ")" { break }
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      result.append(character)
    }
    return String(result.drop { $0.isWhitespace })
  }
}
