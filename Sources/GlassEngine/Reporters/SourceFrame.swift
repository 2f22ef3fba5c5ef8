import GlassSyntax

/// Lines of one file with marks below them, as compilers show what they speak of.
struct SourceFrame {
  private let text: SourceText
  /// By place; at most one of them goes over several lines.
  private let annotations: [Annotation]
  /// The one that goes over several lines; a bracket on the left shows it.
  private let bracket: Annotation?
  private let paint: Paint
  private let primaryRole: Paint.Role
  /// Bytes of a line that are shown at most.
  private let limit: Int

  init(
    _ text: SourceText, _ annotations: [Annotation], paint: Paint, role: Paint.Role, limit: Int
  ) {
    func lines(_ range: ByteRange) -> ClosedRange<Int> {
      let first = text.lines.line(at: range.start)
      return first...max(first, text.lines.line(at: max(range.start, range.end - 1)))
    }
    let long = annotations.filter { lines($0.range).count > 1 }
    let bracket = long.first { $0.isPrimary } ?? long.first
    self.text = text
    self.bracket = bracket
    self.paint = paint
    self.primaryRole = role
    self.limit = limit
    self.annotations = annotations.filter { $0.range != bracket?.range }.map { annotation in
      // A second long range is marked on its first line only.
      var annotation = annotation
      let line = text.lines.range(ofLine: text.lines.line(at: annotation.range.start))
      annotation.range.end = max(annotation.range.start, min(annotation.range.end, line.end))
      return annotation
    }.sorted { ($0.range, $1.label) < ($1.range, $0.label) }
  }

  /// The number of the last line that is shown.
  var lastLine: Int { shownLines.last ?? 1 }

  /// Writes the frame; line numbers take `width` columns.
  func write(gutter width: Int, into output: inout OutputBuffer) {
    let empty = String(repeating: " ", count: width)
    output.line("\(empty) \(paint(.gutter, "|"))")
    var previous: Int?
    for number in shownLines {
      if let previous, number > previous + 1 { output.line(paint(.gutter, "...")) }
      previous = number
      let line = SourceLine(text, line: number, focus: focus(number), limit: limit)
      let digits = String(number)
      let indent = String(repeating: " ", count: width - digits.count)
      let code = line.text
      let side = bracketSide(number, line)
      let pipe = paint(.gutter, "|")
      let isEmpty = line.isBlank && bracket == nil
      output.line(
        "\(indent)\(paint(.gutter, digits)) \(pipe)" + (isEmpty ? "" : " \(side)\(code)"))
      for row in rows(number, line) {
        output.line("\(empty) \(pipe) \(row)")
      }
    }
  }

  // MARK: Lines

  /// The lines of the marks, a line of context before the first mark, and single lines between two.
  private var shownLines: [Int] {
    var lines = Set<Int>()
    for annotation in annotations { lines.insert(text.lines.line(at: annotation.range.start)) }
    if let bracketLines {
      if bracketLines.count <= 6 {
        lines.formUnion(bracketLines)
      } else {
        lines.formUnion(bracketLines.prefix(3))
        lines.formUnion(bracketLines.suffix(2))
      }
    }
    if let first = lines.min(), first > 1 {
      let before = SourceLine(text, line: first - 1, focus: 0, limit: limit)
      if !before.isBlank { lines.insert(first - 1) }
    }
    for line in lines where lines.contains(line + 2) { lines.insert(line + 1) }
    return lines.sorted()
  }

  /// The place in a line that has to be seen where the line is cut.
  private func focus(_ line: Int) -> Int {
    let range = text.lines.range(ofLine: line)
    let marks = annotations.filter { range.start <= $0.range.start && $0.range.start <= range.end }
    if let mark = marks.first(where: \.isPrimary) ?? marks.first { return mark.range.start }
    guard let bracket, let bracketLines else { return range.start }
    if line == bracketLines.lowerBound { return bracket.range.start }
    return line == bracketLines.upperBound ? bracket.range.end : range.start
  }

  // MARK: Rows of marks

  /// The rows below a line.
  private func rows(_ number: Int, _ line: SourceLine) -> [String] {
    let range = text.lines.range(ofLine: number)
    let marks = annotations.filter { text.lines.line(at: $0.range.start) == number }
    let row = MarkRow(line: line, marks: marks, paint: paint, primaryRole: primaryRole)
    let side = bracket == nil ? "" : bracketSide(below: number)
    var rows = row.rows.map { side + $0 }
    if let bracket, let bracketLines {
      if number == bracketLines.lowerBound, !line.isBlank(before: bracket.range.start) {
        let run = row.underscores(upTo: bracket.range.start)
        rows.insert(" " + paint(role(bracket), "\(run)\(bracket.mark)"), at: 0)
      }
      if number == bracketLines.upperBound {
        let run = row.underscores(upTo: max(range.start, bracket.range.end - 1))
        let label = bracket.label.isEmpty ? "" : " \(bracket.label)"
        rows.append(paint(role(bracket), "|\(run)\(bracket.mark)\(label)"))
      }
    }
    return rows
  }

  // MARK: The bracket

  private var bracketLines: ClosedRange<Int>? {
    guard let bracket else { return nil }
    let first = text.lines.line(at: bracket.range.start)
    return first...max(first, text.lines.line(at: max(bracket.range.start, bracket.range.end - 1)))
  }

  /// What stands between the gutter and a line where the frame has a bracket.
  private func bracketSide(_ number: Int, _ line: SourceLine) -> String {
    guard let bracket, let bracketLines else { return "" }
    guard bracketLines.contains(number) else { return "  " }
    if number > bracketLines.lowerBound { return paint(role(bracket), "|") + " " }
    return line.isBlank(before: bracket.range.start) ? paint(role(bracket), "/") + " " : "  "
  }

  private func bracketSide(below number: Int) -> String {
    guard let bracket, let bracketLines, bracketLines.contains(number) else { return "  " }
    return paint(role(bracket), "|") + " "
  }

  private func role(_ annotation: Annotation) -> Paint.Role {
    annotation.isPrimary ? primaryRole : .related
  }
}
