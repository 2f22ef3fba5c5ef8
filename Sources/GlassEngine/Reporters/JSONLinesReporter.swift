/// The findings of `json`, each an object on a line of its own, for pipes.
package struct JSONLinesReporter: Reporter {
  package let name = "jsonl"
  package let summary = "the findings of json, an object to a line"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    for index in report.result.diagnostics.indices {
      var json = JSONWriter(isCompact: true)
      json.object { JSONReporter.write(report, index, to: &$0) }
      output.line(json.text)
    }
  }
}
