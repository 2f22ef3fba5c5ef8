import GlassEngine

/// A rule's page, set for a terminal: headings, code blocks, lists, tables and inline code; paragraphs
/// are broken to the width.
package struct MarkdownPage {
  private let lines: [Substring]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  package func write(_ paint: Paint, width: Int, _ output: inout OutputBuffer) {
    var paragraph: [Substring] = []
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") {
        flush(&paragraph, paint, width, &output)
        isCode.toggle()
      } else if isCode {
        output.line(line.isEmpty ? "" : "    \(code(line, paint))")
      } else if line.isEmpty {
        flush(&paragraph, paint, width, &output)
        output.line()
      } else if line.hasPrefix("#") {
        flush(&paragraph, paint, width, &output)
        output.line(paint(.strong, heading(line)))
      } else if line.hasPrefix("- ") || line.hasPrefix("|") {
        flush(&paragraph, paint, width, &output)
        paragraph = [line]
      } else {
        paragraph.append(line)
      }
    }
    flush(&paragraph, paint, width, &output)
  }

  private func heading(_ line: Substring) -> String {
    let level = line.prefix { $0 == "#" }.count
    let text = line.dropFirst(level).trimmingSpaces()
    return level == 2 ? text.uppercased() : String(text)
  }

  /// A line of an example; what it expects is set back.
  private func code(_ line: Substring, _ paint: Paint) -> String {
    guard paint.isOn, let comment = line.firstRange(of: "//") else { return String(line) }
    return line[..<comment.lowerBound] + paint(.faint, String(line[comment.lowerBound...]))
  }

  private func flush(
    _ paragraph: inout [Substring], _ paint: Paint, _ width: Int, _ output: inout OutputBuffer
  ) {
    guard let first = paragraph.first else { return }
    defer { paragraph = [] }
    if first.hasPrefix("|") {
      output.line(inline(String(first), paint))
      return
    }
    let isItem = first.hasPrefix("- ")
    let text = paragraph.map { $0.trimmingSpaces() }.joined(separator: " ")
    let words = Self.words(text)
    let wrapped = WrappedText(words: words, width: width - (isItem ? 2 : 0)) { word in
      DisplayWidth.of(paint.isOn ? String(word.filter { $0 != "`" }) : String(word))
    }
    let indent = isItem ? "\n  " : "\n"
    output.line(inline(wrapped.lines.joined(separator: indent), paint))
  }

  /// The words of a text; what stands in back-ticks is one word, so that its colour never breaks.
  private static func words(_ text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var isCode = false
    for index in text.indices {
      if text[index] == "`" { isCode.toggle() }
      guard text[index] == " ", !isCode else { continue }
      if start < index { words.append(text[start..<index]) }
      start = text.index(after: index)
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  /// Colours what stands in back-ticks; without colours the back-ticks stay.
  private func inline(_ text: String, _ paint: Paint) -> String {
    guard paint.isOn else { return text }
    var result = ""
    var isCode = false
    for part in text.split(separator: "`", omittingEmptySubsequences: false) {
      result += isCode ? paint(.code, String(part)) : String(part)
      isCode.toggle()
    }
    return result
  }
}
