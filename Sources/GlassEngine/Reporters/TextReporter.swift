import GlassProject

/// Findings for people: each with its source, what it conflicts with, and its fix.
package struct TextReporter: Reporter {
  package let name = "text"
  package let summary = "each finding with its source, for people"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    let paint = Paint(isOn: appearance.usesColor)
    for diagnostic in report.result.diagnostics {
      write(diagnostic, of: report, appearance, into: &output)
    }
    if !appearance.isQuiet { output.line(RunSummary(report).text(paint)) }
  }

  /// Writes one finding and an empty line.
  func write(
    _ diagnostic: Diagnostic, of report: Report, _ appearance: Appearance,
    into output: inout OutputBuffer
  ) {
    let paint = Paint(isOn: appearance.usesColor)
    let role = diagnostic.severity.role
    output.write(paint(role, "\(diagnostic.severity.rawValue)[\(diagnostic.ruleID)]"))
    output.line(paint(.strong, ": \(PlainText.oneLine(diagnostic.message))"))
    // A line of code keeps clear of the gutter on its left.
    let limit = appearance.width.map { max(60, $0 - 12) } ?? 180
    let frames = frames(of: diagnostic, in: report, paint: paint, limit: limit)
    let width = frames.map { String($0.frame.lastLine).count }.max() ?? 1
    let indent = String(repeating: " ", count: width)
    for (index, part) in frames.enumerated() {
      let start = report.positions(part.place).start
      let path = PlainText.oneLine(report.file(part.place).displayPath)
      if index > 0 { output.line("\(indent) \(paint(.gutter, "|"))") }
      let arrow = paint(.gutter, index == 0 ? "-->" : ":::")
      output.line("\(indent)\(arrow) \(path):\(start.line):\(start.column)")
      part.frame.write(gutter: width, into: &output)
    }
    if frames.isEmpty {
      output.line(" \(paint(.gutter, "-->")) \(report.file(diagnostic.place).displayPath)")
    }
    if let fix = diagnostic.fix {
      let option = fix.safety == .safe ? "--fix" : "--fix --unsafe-fixes"
      output.line("\(indent) \(paint(.gutter, "|"))")
      output.line(
        "\(indent) \(paint(.gutter, "=")) \(paint(.added, "fix")): "
          + "\(PlainText.oneLine(fix.message)) \(paint(.faint, "(\(option))"))")
    }
    output.line()
  }

  /// A frame for each file that the finding names, that of the primary range first.
  private func frames(
    of diagnostic: Diagnostic, in report: Report, paint: Paint, limit: Int
  ) -> [(place: Place, frame: SourceFrame)] {
    var order = [diagnostic.place]
    var annotations: [FileID: [Annotation]] = [
      diagnostic.place.file: [
        Annotation(range: diagnostic.place.range, label: "", isPrimary: true)
      ]
    ]
    for related in diagnostic.related {
      if annotations[related.place.file] == nil { order.append(related.place) }
      annotations[related.place.file, default: []].append(
        Annotation(
          range: related.place.range, label: PlainText.oneLine(related.message), isPrimary: false))
    }
    return order.compactMap { place in
      guard let text = report.texts[place.file], let marks = annotations[place.file] else {
        return nil
      }
      let frame = SourceFrame(
        text, marks, paint: paint, role: diagnostic.severity.role, limit: limit)
      return (place, frame)
    }
  }
}
