/// One page that needs nothing else: findings by file and by rule, both ends of a conflict side by side,
/// a filter. It can be sent around and opened anywhere.
package struct HTMLReporter: Reporter {
  package let name = "html"
  package let summary = "a page to look at and to send around"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    HTMLPage(report).write(into: &output)
  }
}
