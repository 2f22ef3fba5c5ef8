import GlassProject

/// How many findings there are, by rule and by folder: what a project that begins wants to see.
package struct StatisticsReporter: Reporter {
  package let name = "text"
  package let summary = "numbers of findings by rule and by folder"

  package init() {}

  package func write(
    _ report: Report, _ appearance: Appearance, into output: inout OutputBuffer
  ) {
    let paint = Paint(isOn: appearance.usesColor)
    let diagnostics = report.result.diagnostics
    if !diagnostics.isEmpty {
      output.line(paint(.strong, "By rule"))
      let rules = Dictionary(grouping: diagnostics, by: \.ruleID)
      Self.write(rules.map { ($0.key, $0.value) }, paint, into: &output)
      output.line()
      output.line(paint(.strong, "By folder"))
      let folders = Dictionary(grouping: diagnostics) { Self.folder(report.file($0.place)) }
      Self.write(folders.map { ($0.key, $0.value) }, paint, into: &output)
      output.line()
    }
    if !appearance.isQuiet { output.line(RunSummary(report).text(paint)) }
  }

  private static func folder(_ file: SourceFile) -> String {
    file.displayPath.lastIndex(of: "/").map { String(file.displayPath[..<$0]) } ?? "."
  }

  /// A line for each group: the most findings first, then by name.
  private static func write(
    _ groups: [(name: String, diagnostics: [Diagnostic])], _ paint: Paint,
    into output: inout OutputBuffer
  ) {
    let sorted = groups.sorted {
      ($1.diagnostics.count, $0.name) < ($0.diagnostics.count, $1.name)
    }
    let width = String(sorted.first?.diagnostics.count ?? 0).count
    let nameWidth = sorted.map { DisplayWidth.of($0.name) }.max() ?? 0
    for (name, diagnostics) in sorted {
      let number = String(diagnostics.count)
      let shown = PlainText.oneLine(name)
      let space = String(repeating: " ", count: max(0, nameWidth - DisplayWidth.of(shown)))
      let parts = Severity.allCases.reversed().compactMap { severity -> String? in
        let count = diagnostics.count { $0.severity == severity }
        let noun = severity.rawValue + (count == 1 ? "" : "s")
        return count == 0 ? nil : paint(severity.role, "\(count) \(noun)")
      }
      let padding = String(repeating: " ", count: width - number.count + 2)
      output.line("\(padding)\(number)  \(shown)\(space)  \(parts.joined(separator: ", "))")
    }
  }
}
