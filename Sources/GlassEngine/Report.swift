import GlassProject

/// What reporters show: a run's result, with what they need to show it.
package struct Report: Sendable {
  package let result: RunResult
  package let catalog: RuleCatalog
  /// The text of each file that a finding names.
  package let texts: [FileID: SourceText]
  /// A fingerprint for each of the result's findings.
  package let fingerprints: [String]
  /// The number of findings that `--fix` removed before this report.
  package let fixedCount: Int

  package init(_ result: RunResult, catalog: RuleCatalog, fixedCount: Int = 0) {
    var texts: [FileID: SourceText] = [:]
    for file in Self.files(in: result.diagnostics) {
      if let bytes = result.texts[file] ?? (try? result.files[file].read()) {
        texts[file] = SourceText(bytes)
      }
    }
    var fingerprints = Fingerprints()
    self.fingerprints = result.diagnostics.map { diagnostic in
      let file = diagnostic.place.file
      return fingerprints.next(for: diagnostic, in: result.files[file], text: texts[file])
    }
    self.result = result
    self.catalog = catalog
    self.texts = texts
    self.fixedCount = fixedCount
  }

  /// The file of a place.
  package func file(_ place: Place) -> SourceFile { result.files[place.file] }

  /// Where a place starts and ends; the start of the file where its text is gone.
  package func positions(_ place: Place) -> (start: TextPosition, end: TextPosition) {
    if let text = texts[place.file] { return text.positions(place.range) }
    let start = TextPosition(line: 1, column: 1, offset: 0)
    return (start, start)
  }

  /// The findings that `--fix` would remove, or also `--unsafe-fixes`.
  package func fixableCount(_ safety: Fix.Safety) -> Int {
    result.diagnostics.count { $0.fix?.safety == safety }
  }

  private static func files(in diagnostics: [Diagnostic]) -> Set<FileID> {
    var files = Set<FileID>()
    for diagnostic in diagnostics {
      files.insert(diagnostic.place.file)
      for related in diagnostic.related { files.insert(related.place.file) }
      for edit in diagnostic.fix?.edits ?? [] { files.insert(edit.place.file) }
    }
    return files
  }
}
