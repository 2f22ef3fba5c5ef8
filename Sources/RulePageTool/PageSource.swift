/// The Swift file that carries the pages and names the rules.
struct PageSource {
  let pages: [RulePage]

  /// The file's text.
  var text: String {
    var lines = ["// Made from the pages below Rules/ by RulePageTool.", "import GlassEngine", ""]
    lines += ["/// Every rule that has a page, by folder and id.", "package let allRules: [any Rule] = ["]
    lines += pages.map { "  \($0.typeName)()," }
    lines += ["]", "", "/// The rules' pages, as they are in the source.", "package enum RulePages {"]
    lines += ["  /// The ids of all pages, by folder and id."]
    lines += ["  package static let ids: [String] = ["] + pages.map { "    \"\($0.id)\"," } + ["  ]", ""]
    lines += function("page", "The Markdown text of a rule's page.") { literal($0.text) }
    lines += function("folder", "The folder in which a rule's page stands.") { "\"\($0.folder)\"" }
    lines += function("summary", "The first paragraph of a rule's page.") { literal($0.summary) }
    return lines.dropLast().joined(separator: "\n") + "\n}\n"
  }

  private func function(
    _ name: String, _ comment: String, value: (RulePage) -> String
  ) -> [String] {
    var lines = ["  /// \(comment)", "  package static func \(name)(for id: String) -> String? {"]
    if pages.isEmpty { return lines + ["    nil", "  }", ""] }
    lines.append("    switch id {")
    for page in pages { lines += ["    case \"\(page.id)\":", value(page)] }
    return lines + ["    default: nil", "    }", "  }", ""]
  }

  /// A raw multi-line literal with as many `#` as the text needs.
  private func literal(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text.utf8 {
      run = character == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
