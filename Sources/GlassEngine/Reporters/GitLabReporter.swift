/// GitLab's Code Quality report: an array of issues, shown in the merge request.
package struct GitLabReporter: Reporter {
  package let name = "gitlab"
  package let summary = "GitLab's Code Quality report"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    var json = JSONWriter()
    json.array(of: report.result.diagnostics.indices) { json, index in
      let diagnostic = report.result.diagnostics[index]
      let (start, end) = report.positions(diagnostic.place)
      json.field("description", diagnostic.message)
      json.field("check_name", diagnostic.ruleID)
      json.field("fingerprint", report.fingerprints[index])
      json.field("severity", Self.severity(diagnostic.severity))
      json.object("location") { json in
        json.field("path", report.file(diagnostic.place).displayPath)
        json.object("lines", isInline: true) { json in
          json.field("begin", start.line)
          json.field("end", max(start.line, end.line))
        }
      }
    }
    output.line(json.text)
  }

  /// GitLab knows five: blocker, critical, major, minor and info.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
