/// JUnit's XML: a suite for each file, a failed test for each finding. Advice is a skipped test, so
/// that it is seen and breaks nothing.
package struct JUnitReporter: Reporter {
  package let name = "junit"
  package let summary = "JUnit's XML, for viewers of test results"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    let result = report.result
    let failures = result.diagnostics.count - result.count(.info)
    let isClean = result.diagnostics.isEmpty && result.problems.isEmpty
    let total = result.diagnostics.count + result.problems.count + (isClean ? 1 : 0)
    var xml = XMLWriter()
    let counts: KeyValuePairs = [
      "name": Product.name, "tests": String(total), "failures": String(failures),
      "errors": String(result.problems.count), "skipped": String(result.count(.info)),
    ]
    xml.element("testsuites", counts) { xml in
      for (file, findings) in report.findingsByFile {
        Self.write(file.displayPath, findings, of: report, &xml)
      }
      if !result.problems.isEmpty { Self.write(result.problems, &xml) }
      if isClean {
        // Viewers take a report without tests for a run that failed.
        Self.suite(Product.name, tests: 1, &xml) { xml in
          xml.element("testcase", ["name": "no findings", "classname": Product.name])
        }
      }
    }
    output.write(xml.text)
  }

  private static func write(
    _ path: String, _ findings: [Int], of report: Report, _ xml: inout XMLWriter
  ) {
    let diagnostics = findings.map { report.result.diagnostics[$0] }
    let skipped = diagnostics.count { $0.severity == .info }
    suite(
      path, tests: findings.count, failures: findings.count - skipped, skipped: skipped, &xml
    ) { xml in
      for diagnostic in diagnostics {
        let start = report.utf16Positions(diagnostic.place).start
        let test: KeyValuePairs = [
          "name": "\(diagnostic.ruleID) \(start.line):\(start.column)", "classname": path,
          "file": path, "line": String(start.line),
        ]
        xml.element("testcase", test) { xml in
          let message = diagnostic.message
          if diagnostic.severity == .info {
            xml.element("skipped", ["message": "info: \(message)"])
          } else {
            xml.element(
              "failure", ["message": message, "type": diagnostic.severity.rawValue],
              text: text(diagnostic, of: report))
          }
        }
      }
    }
  }

  private static func write(_ problems: [RunProblem], _ xml: inout XMLWriter) {
    suite("problems", tests: problems.count, errors: problems.count, &xml) { xml in
      for problem in problems {
        let name = problem.file ?? Product.name
        xml.element("testcase", ["name": name, "classname": Product.name]) { xml in
          xml.element("error", ["message": problem.message, "type": "problem"])
        }
      }
    }
  }

  private static func suite(
    _ name: String, tests: Int, failures: Int = 0, errors: Int = 0, skipped: Int = 0,
    _ xml: inout XMLWriter, _ content: (inout XMLWriter) -> Void
  ) {
    let counts: KeyValuePairs = [
      "name": name, "tests": String(tests), "failures": String(failures),
      "errors": String(errors), "skipped": String(skipped),
    ]
    xml.element("testsuite", counts, content)
  }

  /// The finding, the places it points to, and what the rule says.
  private static func text(_ diagnostic: Diagnostic, of report: Report) -> String {
    let message = PlainText.oneLine(diagnostic.message)
    var lines = [
      "\(report.location(diagnostic.place)): \(diagnostic.severity.rawValue): \(message)"
    ]
    for related in diagnostic.related {
      lines.append("\(report.location(related.place)): \(PlainText.oneLine(related.message))")
    }
    if let summary = report.catalog[diagnostic.ruleID]?.summary { lines.append(summary) }
    return lines.joined(separator: "\n")
  }
}
