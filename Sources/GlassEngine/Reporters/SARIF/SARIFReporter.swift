/// SARIF 2.1.0, for code scanning and for viewers: one run with the rules that found something.
package struct SARIFReporter: Reporter {
  package let name = "sarif"
  package let summary = "SARIF 2.1.0, for code scanning"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    let log = SARIFLog(report)
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.array("runs", CollectionOfOne(log)) { json, log in log.write(into: &json) }
    }
    output.line(json.text)
  }
}
