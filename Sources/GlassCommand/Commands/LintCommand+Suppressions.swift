import GlassEngine
import GlassProject

extension LintCommand {
  /// Writes a suppression for each finding, or shows what it would write, and reports what is left.
  func addSuppressions(
    _ run: LintRun, _ first: RunResult, _ reason: String, _ console: inout Console
  ) -> Int32 {
    var run = run
    var changes: [FileID: FixingRun.Change] = [:]
    var count = 0
    for (file, findings) in Dictionary(grouping: first.diagnostics, by: \.place.file) {
      guard let old = FixingRun.bytes(file, first) else { continue }
      let added = AddedSuppressions(
        findings.map { ($0.place.range.start, $0.ruleID) }, in: old, kind: first.files[file].kind,
        reason: reason)
      guard added.text != old else { continue }
      count += added.count
      changes[file] = FixingRun.Change(old: old, new: added.text)
      run.replace(file, old, with: added.text)
    }
    if options.showsDiff {
      writeDiff(changes, first.files, &console)
      return first.exitStatus(failOn: options.failOn)
    }
    var result = changes.isEmpty ? first : run.run()
    result.problems = first.problems
    if options.standardInputName != nil {
      return finish(result, fixedCount: 0, &console)
    }
    let files = write(changes, &result, &console)
    if !options.isQuiet {
      console.report("added suppressions for \(count) finding\(count == 1 ? "" : "s") to \(files)")
    }
    guard applyBaseline(to: &result, run.ruleIDs, &console) else { return 2 }
    return report(result, fixedCount: 0, &console)
  }

  /// Writes the new texts; gives back how many files that were, in words.
  func write(
    _ changes: [FileID: FixingRun.Change], _ result: inout RunResult, _ console: inout Console
  ) -> String {
    var count = 0
    for (file, change) in changes.sorted(by: { $0.key < $1.key }) {
      do {
        try DiskFile(result.files[file].path).write(change.new)
        count += 1
      } catch {
        let problem = RunProblem(
          "could not be written: \(error.reason)", file: result.files[file].displayPath)
        console.report(problem.line)
        result.problems.append(problem)
      }
    }
    return "\(count) file\(count == 1 ? "" : "s")"
  }

  /// The text takes standard output; what is left is told beside it.
  func finish(_ result: RunResult, fixedCount: Int, _ console: inout Console) -> Int32 {
    let file = result.files.first { $0.isReported }
    if let bytes = file?.contents { console.output.write(bytes) }
    let report = Report(result, catalog: catalog, fixedCount: fixedCount)
    TextReporter().write(report, Appearance(isQuiet: options.isQuiet), into: &console.errors)
    return result.exitStatus(failOn: options.failOn)
  }

  /// Shows what would change.
  func writeDiff(
    _ changes: [FileID: FixingRun.Change], _ files: [SourceFile], _ console: inout Console
  ) {
    let paint = Paint(isOn: console.appearance(options.color).usesColor)
    let sorted = changes.sorted { files[$0.key].path < files[$1.key].path }
    for (file, change) in sorted {
      UnifiedDiff(path: files[file].displayPath, old: change.old, new: change.new)
        .write(paint, into: &console.output)
    }
  }
}
