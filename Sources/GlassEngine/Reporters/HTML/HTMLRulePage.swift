/// What a rule's page says and why, as HTML: the paragraphs and lists before the first example.
struct HTMLRulePage {
  private let entry: RuleCatalog.Entry

  init(_ entry: RuleCatalog.Entry) {
    self.entry = entry
  }

  func write(into output: inout OutputBuffer) {
    output.line("<p class=\"what\">\(Self.inline(entry.summary))</p>")
    let reasons = reasons
    guard !reasons.isEmpty else { return }
    output.line("<details class=\"why\"><summary>Why</summary>")
    var isList = false
    for block in reasons {
      let isItem = block.hasPrefix("- ")
      if isItem != isList { output.line(isItem ? "<ul>" : "</ul>") }
      isList = isItem
      let text = Self.inline(isItem ? String(block.dropFirst(2)) : block)
      output.line(isItem ? "<li>\(text)</li>" : "<p>\(text)</p>")
    }
    if isList { output.line("</ul>") }
    output.line("</details>")
  }

  /// The paragraphs and list items below `## Why`, each on one line.
  private var reasons: [String] {
    var blocks: [String] = []
    var block: [Substring] = []
    var isInside = false
    func close() {
      if !block.isEmpty { blocks.append(block.joined(separator: " ")) }
      block = []
    }
    for line in entry.page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        close()
        isInside = line == "## Why"
      } else if isInside {
        // Code and tables stand on the page itself.
        if line.hasPrefix("```") || line.hasPrefix("|") { break }
        if line.isEmpty || line.hasPrefix("- ") { close() }
        let text = line.drop { $0 == " " }
        if !text.isEmpty { block.append(text) }
      }
    }
    close()
    return blocks
  }

  /// Code and links; what else Markdown knows does not occur in rule pages.
  private static func inline(_ text: String) -> String {
    MessageText(text).parts.map { part in
      switch part {
      case .code(let code): "<code>\(Markup.escaped(code))</code>"
      case .words(let words): linked(words)
      }
    }.joined()
  }

  /// Links to the web as links, others as their text.
  private static func linked(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "["),
      let middle = rest[open...].firstRange(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let label = Markup.escaped(String(rest[rest.index(after: open)..<middle.lowerBound]))
      let target = String(rest[middle.upperBound..<close])
      result += Markup.escaped(String(rest[..<open]))
      result +=
        target.hasPrefix("https://")
        ? "<a href=\"\(Markup.escaped(target))\">\(label)</a>" : label
      rest = rest[rest.index(after: close)...]
    }
    return result + Markup.escaped(String(rest))
  }
}
