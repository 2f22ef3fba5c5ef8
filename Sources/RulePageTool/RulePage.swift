/// A rule's page: its id, the folder it stands in, and its text.
struct RulePage {
  let id: String
  let folder: String
  let text: String
  let summary: String

  /// Why a page cannot be used, as the compiler would say it.
  struct Fault: Error {
    let line: Int
    let message: String
  }

  /// Reads a page; its title must be its name, and its first paragraph is its summary.
  init(id: String, folder: String, text: String) throws(Fault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == "# \(id)" else {
      throw Fault(line: 1, message: "the title of a rule's page is its name: `# \(id)`")
    }
    let paragraph = lines.dropFirst().drop { $0.isEmpty }.prefix { !$0.isEmpty }
    guard let first = paragraph.first, !first.hasPrefix("#") else {
      throw Fault(line: 2, message: "a rule's page begins with a paragraph that sums it up")
    }
    self.id = id
    self.folder = folder
    self.text = text
    summary = paragraph.joined(separator: " ")
  }

  /// The rule's type: `unknown-sf-symbol` → `UnknownSfSymbol`.
  var typeName: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
