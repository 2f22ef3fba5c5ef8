/// An example in another dress; what is expected of each says design.md 3.5.
package enum ExampleVariation {
  /// Everything in a block comment, or nil where the example holds block comments itself.
  package static func inBlockComment(_ files: [ExampleFile]) -> [ExampleFile]? {
    guard swift(files), !files.contains(where: { $0.text.contains("*/") || $0.text.contains("/*") })
    else { return nil }
    return map(files) { "/*\n\($0)\n*/\n" }
  }

  /// Everything in a string.
  package static func inString(_ files: [ExampleFile]) -> [ExampleFile]? {
    guard swift(files) else { return nil }
    return map(files) { "let text = ######\"\"\"\n\($0)\n\"\"\"######\n" }
  }

  /// A suppression above each line on which a finding is expected; the expectations are gone.
  package static func suppressed(_ files: [ExampleFile]) -> [ExampleFile] {
    files.map { file in
      var ids: [Int: [String]] = [:]
      for expectation in Expectation.read(file.text, file: file.path) {
        ids[expectation.line, default: []].append(expectation.ruleID)
      }
      var lines: [String] = []
      let plain = Expectation.removed(from: file.text)
      for (index, line) in SourceLines(plain).lines.enumerated() {
        if let ids = ids[index + 1] {
          let text = "glasslint:ignore \(Set(ids).sorted().joined(separator: ", ")) -- a test"
          lines.append(file.path.hasSuffix(".plist") ? "<!-- \(text) -->" : "// \(text)")
        }
        lines.append(line)
      }
      return ExampleFile(path: file.path, text: lines.joined(separator: "\n"))
    }
  }

  /// CRLF at the end of each line.
  package static func withCRLF(_ files: [ExampleFile]) -> [ExampleFile] {
    map(files) { $0.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") }
  }

  /// A comment with signs of many bytes before the first line's code.
  package static func behindEmoji(_ files: [ExampleFile]) -> [ExampleFile]? {
    swift(files) ? map(files) { "/* 👩‍👩‍👧‍👦 日本語 */ \($0)" } : nil
  }

  /// Each file cut behind each of its lines, the other files whole.
  package static func cuts(_ files: [ExampleFile]) -> [[ExampleFile]] {
    files.indices.flatMap { index in
      let lines = SourceLines(files[index].text).lines
      return (0..<lines.count).map { count in
        var cut = files
        cut[index].text = lines.prefix(count).joined(separator: "\n")
        return cut
      }
    }
  }

  private static func swift(_ files: [ExampleFile]) -> Bool {
    files.allSatisfy { $0.path.hasSuffix(".swift") }
  }

  private static func map(
    _ files: [ExampleFile], _ change: (String) -> String
  ) -> [ExampleFile] {
    files.map { ExampleFile(path: $0.path, text: change($0.text)) }
  }
}
