/// Everything about each finding, for programs: design.md 4.2, version 1.
package struct JSONReporter: Reporter {
  package let name = "json"
  package let summary = "everything about each finding, for programs"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    var json = JSONWriter()
    json.object {
      $0.field("schemaVersion", 1)
      $0.field("glasslintVersion", Product.version)
      $0.array("diagnostics", report.result.diagnostics.indices) { writer, index in
        Self.write(report, index, to: &writer)
      }
      $0.array("problems", report.result.problems) { writer, problem in
        Self.write(problem, to: &writer)
      }
      $0.object("summary") { Self.writeSummary(of: report.result, to: &$0) }
    }
    output.line(json.text)
  }

  /// Writes the members of one finding; other formats that are made of JSON objects use it as well.
  static func write(_ report: Report, _ index: Int, to json: inout JSONWriter) {
    let diagnostic = report.result.diagnostics[index]
    json.field("ruleID", diagnostic.ruleID)
    json.field("severity", diagnostic.severity.rawValue)
    json.field("message", diagnostic.message)
    write(diagnostic.place, of: report, to: &json)
    json.array("related", diagnostic.related) { json, related in
      json.field("message", related.message)
      write(related.place, of: report, to: &json)
    }
    if let fix = diagnostic.fix {
      json.object("fix") { json in
        json.field("message", fix.message)
        json.field("safety", fix.safety.rawValue)
        json.array("edits", fix.edits) { json, edit in
          write(edit.place, of: report, to: &json)
          json.field("replacement", edit.replacement)
        }
      }
    } else {
      json.null("fix")
    }
    json.field("help", report.catalog[diagnostic.ruleID]?.summary ?? "")
    json.field("fingerprint", report.fingerprints[index])
  }

  private static func write(_ place: Place, of report: Report, to json: inout JSONWriter) {
    json.field("file", report.file(place).displayPath)
    let (start, end) = report.positions(place)
    json.object("range", isInline: true) { json in
      json.object("start", isInline: true) { write(start, to: &$0) }
      json.object("end", isInline: true) { write(end, to: &$0) }
    }
  }

  private static func write(_ position: TextPosition, to json: inout JSONWriter) {
    json.field("line", position.line)
    json.field("column", position.column)
    json.field("offset", position.offset)
  }

  private static func write(_ problem: Problem, to json: inout JSONWriter) {
    json.field("message", problem.message)
    if let file = problem.file { json.field("file", file) } else { json.null("file") }
    if let position = problem.position {
      json.field("line", position.line)
      json.field("column", position.column)
    }
  }

  private static func writeSummary(of result: RunResult, to json: inout JSONWriter) {
    json.field("files", result.reportedFileCount)
    json.field("errors", result.count(.error))
    json.field("warnings", result.count(.warning))
    json.field("infos", result.count(.info))
    json.field("suppressed", result.suppressed.count)
    json.field("baselined", result.baselined.count)
  }
}
