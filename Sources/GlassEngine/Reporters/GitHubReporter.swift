/// Workflow commands, which GitHub Actions turns into annotations of the changed files.
///
/// Errors come first: GitHub shows ten annotations of a kind for a step and leaves out the rest.
package struct GitHubReporter: Reporter {
  package let name = "github"
  package let summary = "annotations for GitHub Actions, and a summary of the step"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    for severity in Severity.allCases.reversed() {
      for diagnostic in report.result.diagnostics where diagnostic.severity == severity {
        Self.write(diagnostic, of: report, into: &output)
      }
    }
    for problem in report.result.problems {
      let file = problem.file.map { " file=\(Self.property($0))" } ?? ""
      output.line("::error\(file)::\(Self.data(problem.message))")
    }
    if !appearance.isQuiet { output.line(RunSummary(report).text(Paint(isOn: false))) }
  }

  private static func write(
    _ diagnostic: Diagnostic, of report: Report, into output: inout OutputBuffer
  ) {
    let (start, end) = report.utf16Positions(diagnostic.place)
    output.write("::\(command(diagnostic.severity)) ")
    output.write("file=\(property(report.file(diagnostic.place).displayPath))")
    output.write(",line=\(start.line),endLine=\(end.line)")
    // Columns are taken only where the annotation stays on its line.
    if start.line == end.line { output.write(",col=\(start.column),endColumn=\(end.column)") }
    output.write(",title=\(property(diagnostic.ruleID))::")
    var lines = [PlainText.oneLine(diagnostic.message)]
    for related in diagnostic.related {
      lines.append("\(report.location(related.place)): \(PlainText.oneLine(related.message))")
    }
    output.line(data(lines.joined(separator: "\n")))
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// What stands behind the last `::`.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property, which ends at a comma or a colon.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
