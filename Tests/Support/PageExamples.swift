/// A rule's page taken apart: its sections and the examples in them.
package struct PageExamples: Sendable {
  /// A fenced block of a page.
  package struct Example: Sendable {
    /// The heading it stands below: `Incorrect`.
    package let section: String
    /// Its number in the section, from 1.
    package let number: Int
    package let files: [ExampleFile]
  }

  /// The text behind `# `.
  package private(set) var title = ""
  /// The first paragraph.
  package private(set) var summary = ""
  /// The headings `## …` in order.
  package private(set) var sections: [String] = []
  package private(set) var examples: [Example] = []
  /// The text of each section without its examples.
  package private(set) var prose: [String: String] = [:]

  /// The headings a page may have.
  package static let knownSections = [
    "Why", "Incorrect", "Correct", "Fixed", "Options", "Limits",
  ]

  package init(_ page: String) {
    var section = ""
    var language: Substring?
    var block: [Substring] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let open = language {
          close(block, language: open, section: section)
          (language, block) = (nil, [])
        } else {
          language = line.dropFirst(3)
        }
      } else if language != nil {
        block.append(line)
      } else if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
        sections.append(section)
      } else if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else {
        prose[section, default: ""] += line + "\n"
      }
    }
    summary = Self.firstParagraph(prose[""] ?? "")
  }

  /// The examples of a section.
  package subscript(section: String) -> [Example] { examples.filter { $0.section == section } }

  private mutating func close(_ block: [Substring], language: Substring, section: String) {
    let path: String
    switch language {
    case "swift": path = "Example.swift"
    case "xml": path = "Info.plist"
    default: return
    }
    let number = examples.count { $0.section == section } + 1
    let files = ExampleFile.split(block.joined(separator: "\n"), defaultPath: path)
    examples.append(Example(section: section, number: number, files: files))
  }

  private static func firstParagraph(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
  }
}
