/// A text's lines without their breaks; LF, CRLF and a lone CR end a line.
package struct SourceLines: Sendable {
  package let lines: [String]

  package init(_ text: String) {
    lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
