/// One line per finding, as compilers write them: Xcode and editors turn it into links.
package struct CompactReporter: Reporter {
  package let name = "compact"
  package let summary = "one line per finding, as compilers write them"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    for diagnostic in report.result.diagnostics {
      let start = report.positions(diagnostic.place).start
      output.write(PlainText.oneLine(report.file(diagnostic.place).displayPath))
      output.write(":\(start.line):\(start.column): \(diagnostic.severity.rawValue): ")
      output.line("\(PlainText.oneLine(diagnostic.message)) [\(diagnostic.ruleID)]")
    }
  }
}
