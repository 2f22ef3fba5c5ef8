/// What is known of every rule without running it: what `rules` lists and reports explain.
package struct RuleCatalog: Sendable {
  /// One rule with what its page says of it.
  package struct Entry: Sendable {
    package var rule: any Rule
    /// The folder of the rule, by which `--only` and the like can name it.
    package var folder: String
    /// The first paragraph of its page.
    package var summary: String
    /// The Markdown text of its page; may be empty.
    package var page: String

    package init(rule: any Rule, folder: String, summary: String, page: String = "") {
      self.rule = rule
      self.folder = folder
      self.summary = summary
      self.page = page
    }

    package var id: String { rule.id }
  }

  /// By folder, then id.
  package let entries: [Entry]
  private let places: [String: Int]

  package init(_ entries: [Entry]) {
    self.entries = entries
    places = Dictionary(
      entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(id: String) -> Entry? { places[id].map { entries[$0] } }

  package var ids: [String] { entries.map(\.id) }

  /// The names of the folders, each once.
  package var folders: [String] {
    entries.reduce(into: []) { names, entry in
      if names.last != entry.folder { names.append(entry.folder) }
    }
  }
}
