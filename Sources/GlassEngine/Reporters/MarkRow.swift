import GlassSyntax

/// The marks below one line of source, with their labels: the last one beside its marks, the others
/// hanging below theirs.
struct MarkRow {
  let line: SourceLine
  /// The marks of the line, by place.
  let marks: [Annotation]
  let paint: Paint
  let primaryRole: Paint.Role

  /// The rows from top to bottom.
  var rows: [String] {
    guard !marks.isEmpty else { return [] }
    let last = marks.lastIndex { mark in marks.allSatisfy { $0.range.end <= mark.range.end } }
    var hanging = marks.filter { !$0.label.isEmpty }
    var first = markRow
    if let last, !marks[last].label.isEmpty {
      let mark = marks[last]
      first += " " + paint(role(mark), mark.label)
      if let index = hanging.lastIndex(where: { $0.range == mark.range && $0.label == mark.label }) {
        hanging.remove(at: index)
      }
    }
    var rows = [first]
    while let mark = hanging.last {
      let stems = hanging.filter { $0.range.start < mark.range.start }
      let row = padding(upTo: mark.range.start, stems: stems)
      rows.append(row + paint(role(mark), mark.label))
      hanging.removeLast()
    }
    return rows
  }

  /// Underscores from the left edge up to an offset; a tab stays a tab.
  func underscores(upTo offset: Int) -> String {
    var text = "_"
    for cell in line.cells where cell.start < offset {
      text += cell.isTab ? "\t" : String(repeating: "_", count: cell.width)
    }
    return text
  }

  private var markRow: String {
    var row = ""
    var pending = ""
    for cell in line.cells {
      guard let mark = mark(at: cell), !cell.isTab else {
        pending += cell.isTab ? "\t" : String(repeating: " ", count: cell.width)
        continue
      }
      guard cell.width > 0 else { continue }
      row += pending + paint(role(mark), String(repeating: mark.mark, count: cell.width))
      pending = ""
    }
    // A mark at the end of the line stands one past its last sign.
    if let mark = marks.first(where: { $0.range.start >= line.end }) {
      row += pending + paint(role(mark), mark.mark)
    }
    return joined(row)
  }

  /// The mark over a cell; the offending half wins.
  private func mark(at cell: SourceLine.Cell) -> Annotation? {
    guard cell.start >= 0 else { return nil }
    let over = marks.filter { mark in
      mark.range.start <= cell.start && cell.start < max(mark.range.end, mark.range.start + 1)
    }
    return over.first { $0.isPrimary } ?? over.first
  }

  /// Neighbouring marks of one colour share one escape sequence.
  private func joined(_ row: String) -> String {
    guard paint.isOn else { return row }
    var row = row
    for role in [primaryRole, .related] {
      row = row.replacing("\u{1b}[0m\u{1b}[\(role.rawValue)m", with: "")
    }
    return row
  }

  private func padding(upTo offset: Int, stems: [Annotation]) -> String {
    var text = ""
    for cell in line.cells where cell.start < offset {
      if let stem = stems.first(where: { $0.range.start == cell.start }), cell.width > 0 {
        text += paint(role(stem), "|") + String(repeating: " ", count: cell.width - 1)
      } else {
        text += cell.isTab ? "\t" : String(repeating: " ", count: cell.width)
      }
    }
    return text
  }

  private func role(_ annotation: Annotation) -> Paint.Role {
    annotation.isPrimary ? primaryRole : .related
  }
}
