import GlassSyntax
import GlassViews

/// Edits that rules share.
extension Findings {
  /// Wraps a layout in a glass container with the spacing that the layout itself has.
  package func containment(of view: ViewSite, _ meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary == view.node.site,
      let layout = view.containedLayout, canUseGlass(view)
    else { return nil }
    let site = meeting.primary
    let tree = trees[site.file]
    let spacing = layout.spacing.map { "(spacing: \($0))" } ?? ""
    let indent = indentation(at: layout.range.start, in: tree.bytes)
    let body = tree.text(layout.range)
    guard !body.contains("\"\"\"") else { return nil }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let step = Self.step(of: lines.dropFirst(), from: indent)
    let inner = lines.enumerated().map {
      $0.offset == 0 || $0.element.isEmpty ? String($0.element) : step + $0.element
    }
    let text =
      "GlassEffectContainer\(spacing) {\n\(indent)\(step)" + inner.joined(separator: "\n")
      + "\n\(indent)}"
    return Fix(
      message: "put it into a `GlassEffectContainer`", safety: .unsafe,
      edits: [Edit(place: Place(file: site.file, range: layout.range), replacement: text)])
  }

  /// Whether what 26 brought can stand where a view does, on every system that its file is known to run on.
  private func canUseGlass(_ view: ViewSite) -> Bool {
    view.isModernHere(view.state.availability) || !isBelow(26, view.node.site.file)
  }

  /// What the lines of a block are indented by more than the line that begins it.
  private static func step(of lines: ArraySlice<Substring>, from indent: String) -> String {
    let first = lines.first { line in line.contains { !$0.isWhitespace } }
    guard let first, first.hasPrefix(indent) else { return "  " }
    let step = first.dropFirst(indent.count).prefix { $0 == " " || $0 == "\t" }
    return step.isEmpty ? "  " : String(step)
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
      edits: [edit(insteadOf: site, "background(.regularMaterial, in: \(shape))")])
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

  /// Another name for a modifier that takes the same arguments.
  package func rename(_ meeting: Meeting, to name: String) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary.isMember, !isAdapted(meeting.primary) else {
      return nil
    }
    let place = Place(file: meeting.primary.file, range: meeting.primary.name)
    return Fix(
      message: "use `\(name)`", safety: .unsafe, edits: [Edit(place: place, replacement: name)])
  }

  /// A variant of symbols without its shape; nil where nothing but the shape is set.
  package func plainVariant(of meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1 else { return nil }
    let site = meeting.primary
    let text = self.text(of: site)
    for shape in [".circle", ".square", ".rectangle"] {
      for call in ["symbolVariant(", "environment(\\.symbolVariants, "]
      where text == "\(call)\(shape).fill)" {
        return Fix(
          message: "drop the shape", safety: .safe,
          edits: [Edit(place: site.place, replacement: "\(call).fill)")])
      }
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
