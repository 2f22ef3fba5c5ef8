/// A table for a comment on a pull request, with the source folded in below it.
///
/// GitHub takes 65,536 characters in a comment; what would not fit is counted instead.
package struct MarkdownReporter: Reporter {
  package let name = "markdown"
  package let summary = "a comment for a pull request"

  /// Bytes for the table, and for the table with the sources.
  private static let limits = (table: 40_000, whole: 60_000)

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    // By this a bot finds its own comment again, to replace it.
    output.line("<!-- \(Product.name) -->")
    output.line("### \(Product.name): \(Self.title(report))")
    for problem in report.result.problems {
      output.line()
      output.line("> ❌ \(MarkdownText.escaped(problem.line))")
    }
    let diagnostics = report.result.diagnostics
    if !diagnostics.isEmpty { Self.writeTable(report, into: &output) }
    if !diagnostics.isEmpty { Self.writeSources(report, into: &output) }
    if !appearance.isQuiet {
      output.line()
      output.line(RunSummary(report).text(Paint(isOn: false)))
    }
  }

  private static func title(_ report: Report) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.result.count(severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
  }

  private static func writeTable(_ report: Report, into output: inout OutputBuffer) {
    output.line()
    output.line("| | Where | What | Rule |")
    output.line("|---|---|---|---|")
    let diagnostics = report.result.diagnostics
    for (index, diagnostic) in diagnostics.enumerated() {
      guard output.bytes.count < limits.table else {
        output.line()
        output.line("… and \(diagnostics.count - index) more.")
        return
      }
      let path = report.file(diagnostic.place).displayPath
      let line = report.positions(diagnostic.place).start.line
      output.line(
        "| \(sign(diagnostic.severity)) \(diagnostic.severity.rawValue)"
          + " | \(MarkdownText.code("\(path):\(line)"))"
          + " | \(MarkdownText.message(diagnostic.message))"
          + " | \(MarkdownText.code(diagnostic.ruleID)) |")
    }
  }

  /// The findings as `text` shows them, as many as there is room for.
  private static func writeSources(_ report: Report, into output: inout OutputBuffer) {
    var frames = OutputBuffer()
    let room = limits.whole - output.bytes.count
    for (index, diagnostic) in report.result.diagnostics.enumerated() {
      var frame = OutputBuffer()
      TextReporter().write(diagnostic, of: report, Appearance(width: 120), into: &frame)
      guard frames.bytes.count + frame.bytes.count < room else {
        frames.line("… and \(report.result.diagnostics.count - index) more")
        break
      }
      frames.write(frame.bytes)
    }
    let text = frames.text
    let fence = MarkdownText.fence(for: text)
    output.line()
    output.line("<details><summary>In the source</summary>")
    output.line()
    output.line("\(fence)text")
    output.write(text.last == "\n" ? String(text.dropLast(text.hasSuffix("\n\n") ? 1 : 0)) : text)
    output.line(fence)
    output.line()
    output.line("</details>")
  }

  private static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌"
    case .warning: "⚠️"
    case .info: "ℹ️"
    }
  }
}
