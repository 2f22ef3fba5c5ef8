/// One line per finding that holds all it takes to act on it: for coding assistants, which read
/// findings one at a time and ask no further.
package struct AgentReporter: Reporter {
  package let name = "agent"
  package let summary = "one line per finding with the help inline, for coding assistants"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    for diagnostic in report.result.diagnostics {
      output.line(Self.line(diagnostic, of: report))
    }
    if !appearance.isQuiet { output.line(RunSummary(report).text(Paint(isOn: false))) }
  }

  private static func line(_ diagnostic: Diagnostic, of report: Report) -> String {
    var parts = [
      "\(report.location(diagnostic.place)): \(diagnostic.severity.rawValue)"
        + " \(diagnostic.ruleID): \(diagnostic.message)"
    ]
    if let code = code(diagnostic.place, of: report) { parts.append("code: \(code)") }
    for related in diagnostic.related {
      let code = code(related.place, of: report).map { " (\($0))" } ?? ""
      parts.append("see \(report.location(related.place))\(code): \(related.message)")
    }
    if let fix = diagnostic.fix {
      let option = fix.safety == .safe ? "--fix" : "--fix --unsafe-fixes"
      parts.append("fix (\(option)): \(fix.message)")
    }
    if let summary = report.catalog[diagnostic.ruleID]?.summary, !summary.isEmpty {
      parts.append("rule: \(summary)")
    }
    return PlainText.oneLine(parts.joined(separator: " | "))
  }

  /// The code of a place without its line breaks; long code is cut.
  private static func code(_ place: Place, of report: Report) -> String? {
    guard let text = report.texts[place.file]?.text(place.range), !text.isEmpty else { return nil }
    let code = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "`" + (code.count > 80 ? code.prefix(79) + "…" : code) + "`"
  }
}
