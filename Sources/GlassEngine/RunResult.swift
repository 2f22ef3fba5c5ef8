import GlassProject

/// What a run found.
package struct RunResult: Sendable {
  /// The files of the run; a `FileID` is an index into them.
  package var files: [SourceFile]
  /// The findings in reported files that no suppression or baseline took.
  package var diagnostics: [Diagnostic] = []
  /// The findings that a suppression took.
  package var suppressed: [Diagnostic] = []
  /// The findings that the baseline took.
  package var baselined: [Diagnostic] = []
  /// The findings that touch no changed line, where only changed lines count.
  package var unchanged: [Diagnostic] = []
  package var problems: [RunProblem] = []
  /// The bytes that were looked at, of each file that a finding or an edit names.
  package var texts: [FileID: [UInt8]] = [:]

  package init(files: [SourceFile]) {
    self.files = files
  }

  /// The number of files whose findings are reported.
  package var reportedFileCount: Int { files.count { $0.isReported } }

  /// The number of findings of a severity.
  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Keeps the bytes of each file that a finding or an edit names, as the run saw them.
  package mutating func keepTexts(_ bytes: (FileID) -> [UInt8]?) {
    for file in fileIDs where texts[file] == nil { texts[file] = bytes(file) }
  }

  /// The files that the findings and their edits name, those that were taken too.
  package var fileIDs: Set<FileID> {
    var files = Set<FileID>()
    for diagnostic in diagnostics + suppressed + baselined {
      files.insert(diagnostic.place.file)
      for related in diagnostic.related { files.insert(related.place.file) }
      for edit in diagnostic.fix?.edits ?? [] { files.insert(edit.place.file) }
    }
    return files
  }

  /// Adds problems with files of which none was told yet.
  package mutating func add(_ others: [RunProblem]) {
    let known = Set(problems.compactMap(\.file))
    problems += others.filter { problem in !(problem.file.map(known.contains) ?? false) }
    sortProblems()
  }

  /// Puts the findings in the order in which every reporter shows them: path, offset, rule. The path is the
  /// whole one: what is printed of it depends on the working directory.
  package mutating func sort() {
    diagnostics = sorted(diagnostics)
    suppressed = sorted(suppressed)
    baselined = sorted(baselined)
    unchanged = sorted(unchanged)
    sortProblems()
  }

  private mutating func sortProblems() {
    problems.sort { ($0.file ?? "", $0.message) < ($1.file ?? "", $1.message) }
  }

  /// The status that the program ends with: 2 after a problem, 1 where a finding weighs as much as
  /// `failOn`, else 0. Without `failOn` no finding counts.
  package func exitStatus(failOn: Severity?) -> Int32 {
    if !problems.isEmpty { return 2 }
    guard let failOn else { return 0 }
    return diagnostics.contains { $0.severity >= failOn } ? 1 : 0
  }

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { left, right in
      if left.place.file != right.place.file {
        let paths = (files[left.place.file].path, files[right.place.file].path)
        if paths.0 != paths.1 { return paths.0 < paths.1 }
      }
      if left.place.range != right.place.range { return left.place.range < right.place.range }
      if left.ruleID != right.ruleID { return left.ruleID < right.ruleID }
      return left.message < right.message
    }
  }
}
