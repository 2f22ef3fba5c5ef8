import GlassSyntax

/// Lines of one file with marks in them, coloured.
struct HTMLFrame {
  private let text: SourceText
  private let marks: [Annotation]
  /// What each byte of the file is; empty where nothing is known.
  private let classes: [HTMLSources.Class]

  /// Lines that are shown before and behind a mark.
  private static let context = 2
  /// Lines of a long mark that are shown at its start and at its end.
  private static let long = (start: 5, end: 2)
  /// Bytes of a line that are shown at most.
  private static let limit = 240

  init(_ text: SourceText, _ marks: [Annotation], _ classes: [HTMLSources.Class]) {
    self.text = text
    self.marks = marks.sorted { ($0.range, $0.label) < ($1.range, $1.label) }
    self.classes = classes
  }

  /// The lines that are shown for a range.
  static func lines(around range: ByteRange, in text: SourceText) -> Set<Int> {
    let first = text.lines.line(at: range.start)
    let last = max(first, text.lines.line(at: max(range.start, range.end - 1)))
    var lines = Set(max(1, first - context)...min(text.lines.count, last + context))
    if last - first > long.start + long.end {
      lines.subtract((first + long.start)...(last - long.end))
    }
    return lines
  }

  func write(into output: inout OutputBuffer) {
    let lines = shownLines.map { number in
      (number, SourceLine(text, line: number, focus: focus(number), limit: Self.limit))
    }
    let indent = lines.filter { !$0.1.isBlank }.map { Self.indent($0.1) }.min() ?? 0
    output.write("<pre>")
    var previous: Int?
    for (number, line) in lines {
      if let previous, number > previous + 1 { output.write("<span class=\"gap\">⋯\n</span>") }
      previous = number
      write(number, line, indent, into: &output)
    }
    output.line("</pre>")
  }

  /// Text with what would act instead of showing replaced.
  static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isControl = PlainText.isControl(scalar) && scalar != "\t"
      shown.unicodeScalars.append(isControl ? "\u{fffd}" : scalar)
    }
    return Markup.escaped(shown, isContent: true)
  }

  // MARK: Lines

  private var shownLines: [Int] {
    var lines = Set<Int>()
    for mark in marks { lines.formUnion(Self.lines(around: mark.range, in: text)) }
    // A gap of one line is no shorter than the line.
    for line in lines where lines.contains(line + 2) { lines.insert(line + 1) }
    var sorted = lines.sorted()
    while sorted.count > 1, let last = sorted.last, isBlank(last) { sorted.removeLast() }
    while sorted.count > 1, let first = sorted.first, isBlank(first) { sorted.removeFirst() }
    return sorted
  }

  private func isBlank(_ line: Int) -> Bool {
    let range = text.lines.range(ofLine: line)
    return text.bytes[range.start..<range.end].allSatisfy { $0 == 32 || $0 == 9 }
  }

  private func focus(_ line: Int) -> Int {
    let range = text.lines.range(ofLine: line)
    let here = marks.filter { range.start <= $0.range.start && $0.range.start <= range.end }
    return (here.first { $0.isPrimary } ?? here.first)?.range.start ?? range.start
  }

  /// The white space a line begins with, in cells.
  private static func indent(_ line: SourceLine) -> Int {
    line.cells.prefix { $0.text == " " || $0.isTab }.count
  }

  private func write(
    _ number: Int, _ line: SourceLine, _ indent: Int, into output: inout OutputBuffer
  ) {
    let range = text.lines.range(ofLine: number)
    let here = marks.filter { mark in
      mark.range.start <= range.end && max(mark.range.end, mark.range.start + 1) > range.start
    }
    let starting = here.filter { text.lines.line(at: $0.range.start) == number }
    let kind = here.isEmpty ? "" : here.contains(where: \.isPrimary) ? " p" : " r"
    output.write("<span class=\"l\(kind)\" data-n=\"\(number)\">")
    writeCode(line, indent, here, into: &output)
    output.write("\n</span>")
    for mark in starting where !mark.label.isEmpty {
      let columns = line.cells.dropFirst(indent).filter { $0.start < mark.range.start }
        .reduce(0) { $0 + ($1.isTab ? 4 : $1.width) }
      output.write(
        "<span class=\"note\" style=\"--c:\(columns)\">"
          + "<span>\(HTMLFinding.message(mark.label))\n</span></span>")
    }
  }

  /// The code of a line: runs of one class and one mark.
  private func writeCode(
    _ line: SourceLine, _ indent: Int, _ here: [Annotation], into output: inout OutputBuffer
  ) {
    var run = ""
    var style: (mark: String?, kind: HTMLSources.Class) = (nil, .plain)
    var isOpen = false
    func flush(_ next: String?) {
      let code = Markup.escaped(run, isContent: true)
      if !run.isEmpty {
        output.write(
          style.kind == .plain ? code : "<span class=\"\(style.kind.rawValue)\">\(code)</span>")
      }
      run = ""
      guard next != style.mark else { return }
      if isOpen { output.write("</mark>") }
      isOpen = next != nil
      if let next { output.write("<mark class=\"\(next)\">") }
    }
    // A mark that comes from the line before begins at the code.
    let start = line.cells.first { $0.text != " " && !$0.isTab }?.start ?? 0
    for cell in line.cells.dropFirst(indent) {
      let mark = cell.start < start ? nil : self.mark(at: cell.start, here)
      let kind = classes.indices.contains(cell.start) ? classes[cell.start] : .plain
      if mark != style.mark || kind != style.kind {
        flush(mark)
        style = (mark, kind)
      }
      run += cell.text
    }
    flush(nil)
  }

  /// The class of the mark over a byte; the offending half wins.
  private func mark(at offset: Int, _ here: [Annotation]) -> String? {
    guard offset >= 0 else { return nil }
    let over = here.filter { mark in
      mark.range.start <= offset && offset < max(mark.range.end, mark.range.start + 1)
    }
    return over.isEmpty ? nil : over.contains(where: \.isPrimary) ? "p" : "r"
  }
}
