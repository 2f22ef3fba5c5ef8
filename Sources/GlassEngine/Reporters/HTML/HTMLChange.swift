import GlassSyntax

/// The lines that a fix changes, before and after.
struct HTMLChange {
  private let removed: [String]
  private let added: [String]
  /// Signs of a line that are shown at most.
  private static let limit = 400

  /// - Parameter edits: all in this text, in order of place.
  init(_ edits: [Edit], in text: SourceText) {
    guard let first = edits.first, let last = edits.last else {
      (removed, added) = ([], [])
      return
    }
    let start = text.lines.range(ofLine: text.lines.line(at: first.place.range.start)).start
    let end = text.lines.range(ofLine: text.lines.line(at: last.place.range.end)).end
    var changed = ""
    var offset = start
    for edit in edits {
      changed += text.text(ByteRange(offset, max(offset, edit.place.range.start)))
      changed += edit.replacement
      offset = max(offset, edit.place.range.end)
    }
    changed += text.text(ByteRange(offset, max(offset, end)))
    var old = Self.lines(text.text(ByteRange(start, end)))
    var new = Self.lines(changed)
    while let line = old.last, line == new.last, old.count > 1 || new.count > 1 {
      old.removeLast()
      new.removeLast()
    }
    while let line = old.first, line == new.first, old.count > 1 || new.count > 1 {
      old.removeFirst()
      new.removeFirst()
    }
    (removed, added) = (old, new.filter { line in line.contains { !$0.isWhitespace } })
  }

  func write(into output: inout OutputBuffer) {
    let indent =
      (removed + added).filter { !$0.isEmpty }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    output.write("<pre class=\"change\">")
    for line in removed { write(line.dropFirst(indent), "del", into: &output) }
    for line in added { write(line.dropFirst(indent), "ins", into: &output) }
    output.line("</pre>")
  }

  private func write(_ line: Substring, _ tag: String, into output: inout OutputBuffer) {
    let isLong = line.utf8.count > Self.limit
    let shown = HTMLFrame.shown(isLong ? line.prefix(Self.limit) + "…" : String(line))
    output.write("<\(tag)>\(shown)\n</\(tag)>")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
