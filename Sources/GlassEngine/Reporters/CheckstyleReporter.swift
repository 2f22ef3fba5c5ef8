/// Checkstyle's XML, which most CI servers and review bots read.
package struct CheckstyleReporter: Reporter {
  package let name = "checkstyle"
  package let summary = "Checkstyle's XML, for CI servers and review bots"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for (file, findings) in report.findingsByFile {
        xml.element("file", ["name": file.displayPath]) { xml in
          for index in findings { Self.write(report.result.diagnostics[index], of: report, &xml) }
        }
      }
    }
    output.write(xml.text)
  }

  private static func write(_ diagnostic: Diagnostic, of report: Report, _ xml: inout XMLWriter) {
    let start = report.utf16Positions(diagnostic.place).start
    xml.element(
      "error",
      [
        "line": String(start.line), "column": String(start.column),
        "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
        "source": "\(Product.name).\(diagnostic.ruleID)",
      ])
  }
}
