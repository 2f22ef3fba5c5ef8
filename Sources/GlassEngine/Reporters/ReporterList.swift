/// The output formats there are.
package enum ReporterList {
  /// In the order of the help.
  package static let all: [any Reporter] = [
    TextReporter(),
    CompactReporter(),
    JSONReporter(),
    JSONLinesReporter(),
    SARIFReporter(),
    GitHubReporter(),
    GitLabReporter(),
    CheckstyleReporter(),
    JUnitReporter(),
    MarkdownReporter(),
    HTMLReporter(),
    AgentReporter(),
  ]

  /// The format of that name.
  package static func reporter(named name: String) -> (any Reporter)? {
    all.first { $0.name == name }
  }

  package static var names: [String] { all.map(\.name) }
}
