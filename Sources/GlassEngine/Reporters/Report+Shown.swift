import GlassProject

/// What several formats ask of a report.
extension Report {
  /// The findings file by file, as numbers into the result's.
  var findingsByFile: [(file: SourceFile, findings: [Int])] {
    var groups: [(file: FileID, findings: [Int])] = []
    for (index, diagnostic) in result.diagnostics.enumerated() {
      if groups.last?.file == diagnostic.place.file {
        groups[groups.count - 1].findings.append(index)
      } else {
        groups.append((diagnostic.place.file, [index]))
      }
    }
    return groups.map { (result.files[$0.file], $0.findings) }
  }

  /// Where a place starts and ends with columns in UTF-16 units, as most viewers of reports count.
  func utf16Positions(_ place: Place) -> (start: TextPosition, end: TextPosition) {
    var (start, end) = positions(place)
    guard let text = texts[place.file] else { return (start, end) }
    start.column = text.utf16Column(of: start)
    end.column = text.utf16Column(of: end)
    return (start, end)
  }

  /// `path:line:column` of a place, on one line.
  func location(_ place: Place) -> String {
    let start = positions(place).start
    return "\(PlainText.oneLine(file(place).displayPath)):\(start.line):\(start.column)"
  }
}
