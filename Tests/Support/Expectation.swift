import GlassEngine

/// A finding that an example expects, as a comment on its line says:
/// `// expect: rule-id[, rule-id] [severity] ["part of the message"]`, in property lists `<!-- expect: … -->`.
package struct Expectation: Hashable, Sendable {
  package var file: String
  /// From 1; the line on which the finding starts.
  package var line: Int
  package var ruleID: String
  /// The severity that it has to have; nil for any.
  package var severity: Severity?
  /// What the message has to contain; nil for anything.
  package var messagePart: String?

  /// The expectations in a file, in order.
  package static func read(_ text: String, file: String) -> [Expectation] {
    var expectations: [Expectation] = []
    for (index, line) in SourceLines(text).lines.enumerated() {
      guard let comment = comment(in: line) else { continue }
      let (ids, severity, part) = parse(line[comment.upperBound...])
      expectations += ids.map {
        Expectation(
          file: file, line: index + 1, ruleID: $0, severity: severity, messagePart: part)
      }
    }
    return expectations
  }

  /// The text without the comments that expect something, nor the white space before them.
  package static func removed(from text: String) -> String {
    let source = SourceLines(text)
    let lines = source.lines.map { line -> String in
      guard let comment = comment(in: line) else { return line }
      var kept = line[..<comment.lowerBound]
      while kept.last == " " || kept.last == "\t" { kept.removeLast() }
      return String(kept)
    }
    return lines.joined(separator: "\n")
  }

  /// From the comment's opening to the colon.
  private static func comment(in line: String) -> Range<String.Index>? {
    for opening in ["// expect:", "//expect:", "<!-- expect:"] {
      if let range = line.firstRange(of: opening) { return range }
    }
    return nil
  }

  private static func parse(
    _ text: Substring
  ) -> (ids: [String], severity: Severity?, part: String?) {
    var rest = text
    var part: String?
    if let open = rest.firstIndex(of: "\"") {
      let quoted = rest[rest.index(after: open)...]
      part = quoted.lastIndex(of: "\"").map { String(quoted[..<$0]) }
      rest = rest[..<open]
    }
    let isIDPart = { (character: Character) in
      character == "-" || ("a"..."z").contains(character) || ("0"..."9").contains(character)
    }
    var ids: [String] = []
    for item in rest.split(separator: ",") {
      let id = item.drop { $0 == " " }.prefix(while: isIDPart)
      guard !id.isEmpty else { break }
      ids.append(String(id))
    }
    let words = rest.split { $0 == " " || $0 == "," }
    return (ids, words.lazy.compactMap { Severity(rawValue: String($0)) }.first, part)
  }
}
