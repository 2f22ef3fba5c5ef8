import GlassProject

extension RunResult {
  /// Keeps the findings of which any range, related ones included, touches a changed line; the others
  /// go to `unchanged`.
  package mutating func keep(touching changes: ChangedLines) {
    let texts = SourceTexts(self)
    var tables: [FileID: LineTable] = [:]
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let places = [diagnostic.place] + diagnostic.related.map(\.place)
      let isTouched = places.contains { place in
        let path = files[place.file].path
        guard changes.files[path] != nil else { return false }
        if tables[place.file] == nil { tables[place.file] = LineTable(texts[place.file] ?? []) }
        guard let table = tables[place.file] else { return false }
        let first = table.line(at: place.range.start)
        let last = table.line(at: max(place.range.start, place.range.end - 1))
        return changes.touches(path, first...last)
      }
      if isTouched { kept.append(diagnostic) } else { unchanged.append(diagnostic) }
    }
    diagnostics = kept
  }
}

extension ChangedLines {
  /// Numbers the lines of a file anew after its text was replaced; lines that are new count as changed.
  package mutating func replace(_ path: FilePath, _ old: [UInt8], with new: [UInt8]) {
    let changes = LineDifference(Self.lines(old), Self.lines(new)).changes
    renumber(path, edits: changes.map { ($0.old, $0.new) })
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let table = LineTable(bytes)
    return (1...table.count).map { number in
      let range = table.range(ofLine: number)
      return bytes[range.start..<range.end]
    }
  }
}
