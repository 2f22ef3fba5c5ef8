import GlassProject
import GlassSyntax

/// One finding on the page: what is wrong, both ends of it, and what a fix would change.
struct HTMLFinding {
  private let report: Report
  private let index: Int
  /// Related places that are shown with their code.
  private static let limit = 6
  private var diagnostic: Diagnostic { report.result.diagnostics[index] }

  init(_ report: Report, _ index: Int) {
    self.report = report
    self.index = index
  }

  func write(_ sources: inout HTMLSources, into output: inout OutputBuffer) {
    let severity = diagnostic.severity.rawValue
    let rule = Markup.escaped(diagnostic.ruleID)
    let file = Markup.escaped(report.file(diagnostic.place).displayPath)
    output.line(
      "<article class=\"\(severity)\" id=\"\(report.fingerprints[index])\" data-rule=\"\(rule)\""
        + " data-file=\"\(file)\" data-severity=\"\(severity)\">")
    output.line("<header><span class=\"badge\">\(severity)</span>")
    output.line("<h3>\(Self.message(diagnostic.message))</h3>")
    output.line(
      "<a class=\"id\" href=\"#rule-\(HTMLPage.anchor(diagnostic.ruleID))\">\(rule)</a></header>")
    writeEnds(&sources, into: &output)
    writeFix(into: &output)
    output.line("</article>")
  }

  /// A message with its code set as code.
  static func message(_ text: String) -> String {
    MessageText(PlainText.oneLine(text)).parts.map { part in
      switch part {
      case .words(let words): Markup.escaped(words)
      case .code(let code): "<code>\(Markup.escaped(code))</code>"
      }
    }.joined()
  }

  // MARK: The ends

  /// The offending half on one side, the other files and the far places of its own file on the other.
  private func writeEnds(_ sources: inout HTMLSources, into output: inout OutputBuffer) {
    let place = diagnostic.place
    let primary = Annotation(range: place.range, label: "", isPrimary: true)
    guard let text = report.texts[place.file] else {
      output.line("<p class=\"gone\">\(sources.paths.html(report.file(place).displayPath))</p>")
      return
    }
    var near = [primary]
    var far: [(place: Place, marks: [Annotation])] = []
    let shown = HTMLFrame.lines(around: place.range, in: text)
    for related in diagnostic.related.prefix(Self.limit) {
      let range = related.place.range
      let mark = Annotation(range: range, label: related.message, isPrimary: false)
      if related.place.file == place.file, shown.contains(text.lines.line(at: range.start)) {
        near.append(mark)
      } else if let known = far.firstIndex(where: { $0.place.file == related.place.file }) {
        far[known].marks.append(mark)
      } else {
        far.append((related.place, [mark]))
      }
    }
    output.line("<div class=\"ends\(far.isEmpty ? "" : " two")\">")
    writeFrame(place, near, &sources, into: &output)
    if !far.isEmpty {
      output.line("<div class=\"others\">")
      for other in far { writeFrame(other.place, other.marks, &sources, into: &output) }
      output.line("</div>")
    }
    output.line("</div>")
    writeRest(sources.paths, into: &output)
  }

  /// Where the places are that are not shown with their code.
  private func writeRest(_ paths: HTMLPaths, into output: inout OutputBuffer) {
    let rest = diagnostic.related.dropFirst(Self.limit)
    guard !rest.isEmpty else { return }
    let places = rest.map { related in
      let line = report.positions(related.place).start.line
      return "\(paths.html(report.file(related.place).displayPath)):\(line)"
    }
    output.line("<p class=\"rest\">and \(places.joined(separator: ", "))</p>")
  }

  private func writeFrame(
    _ place: Place, _ marks: [Annotation], _ sources: inout HTMLSources,
    into output: inout OutputBuffer
  ) {
    let start = report.positions(place).start
    let path = sources.paths.html(report.file(place).displayPath)
    output.line(
      "<figure><figcaption>\(path)<span>:\(start.line):\(start.column)</span></figcaption>")
    if let text = report.texts[place.file] {
      HTMLFrame(text, marks, sources.classes(of: place.file)).write(into: &output)
    }
    output.line("</figure>")
  }

  // MARK: The fix

  private func writeFix(into output: inout OutputBuffer) {
    guard let fix = diagnostic.fix else { return }
    let option = fix.safety == .safe ? "--fix" : "--fix --unsafe-fixes"
    output.line("<details class=\"fix\"><summary><span class=\"how\">Fix</span> ")
    output.line("\(Self.message(fix.message)) <kbd>\(option)</kbd></summary>")
    for file in Set(fix.edits.map(\.place.file)).sorted() {
      guard let text = report.texts[file] else { continue }
      let change = HTMLChange(fix.edits.filter { $0.place.file == file }, in: text)
      change.write(into: &output)
    }
    output.line("</details>")
  }
}
