import GlassEngine
import GlassProject

/// `glasslint [lint]`: finds the files, runs the rules, applies fixes, reports.
package struct LintCommand {
  private let options: LintOptions
  private let catalog = RuleCatalog.standard

  /// Runs and returns the exit status.
  package static func run(
    _ options: LintOptions, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let command = LintCommand(options: options)
    let rules = try command.rules()
    var unsaved: [UInt8]?
    if options.standardInputName != nil {
      do {
        unsaved = try console.readInput()
      } catch {
        console.report("standard input: \(error.reason)")
        return 2
      }
    }
    let files = ProjectFiles(options, unsaved: unsaved)
    for problem in files.problems { console.report(problem.line) }
    if files.problems.isEmpty, !options.isQuiet { for note in files.notes { console.report(note) } }
    let request = command.request(files.files, rules)
    return command.run(request, files.problems, &console)
  }

  // MARK: Input

  private func rules() throws(UsageError) -> [SelectedRule] {
    do {
      return try RuleSelection(
        catalog, only: options.only, enable: options.enable, skip: options.skip
      ).rules
    } catch {
      let hint = error.suggestion.map { "; did you mean `\($0)`?" } ?? ""
      throw UsageError("unknown rule or folder `\(error.name)`\(hint)", command: "rules")
    }
  }

  private func request(_ files: [SourceFile], _ rules: [SelectedRule]) -> RunRequest {
    var request = RunRequest(files: files, rules: rules, knownRuleIDs: catalog.ids)
    request.deploymentTargets = options.deploymentTargets
    request.sdk = options.sdk
    request.jobs = options.jobs ?? Workers.processorCount
    return request
  }

  // MARK: Running

  private func run(
    _ request: RunRequest, _ problems: [RunProblem], _ console: inout Console
  ) -> Int32 {
    let first = Linter.run(request)
    for problem in first.problems { console.report(problem.line) }
    guard options.fixes else {
      return report(first, fixedCount: 0, problems, &console)
    }
    let fixing = FixingRun(request, first, allowsUnsafe: options.allowsUnsafeFixes)
    if options.showsDiff {
      writeDiff(fixing, &console)
      return status(first, problems)
    }
    return finish(fixing, problems, &console)
  }

  /// Writes the fixed files, or the fixed text to standard output, and reports what is left.
  private func finish(
    _ fixing: FixingRun, _ problems: [RunProblem], _ console: inout Console
  ) -> Int32 {
    if options.standardInputName != nil {
      // The text takes standard output; what is left is told beside it.
      let reported = fixing.result.files.indices.first { fixing.result.files[$0].isReported }
      if let reported, let bytes = fixing.result.files[reported].contents {
        console.output.write(bytes)
      }
      let report = Report(fixing.result, catalog: catalog, fixedCount: fixing.count)
      TextReporter().write(report, Appearance(isQuiet: options.isQuiet), into: &console.errors)
      return status(fixing.result, problems)
    }
    var problems = problems
    for (file, change) in fixing.changes.sorted(by: { $0.key < $1.key }) {
      let path = fixing.result.files[file].path
      do {
        try DiskFile(path).write(change.new)
      } catch {
        let problem = RunProblem(
          "could not be written: \(error.reason)", file: fixing.result.files[file].displayPath)
        console.report(problem.line)
        problems.append(problem)
      }
    }
    return report(fixing.result, fixedCount: fixing.count, problems, &console)
  }

  private func writeDiff(_ fixing: FixingRun, _ console: inout Console) {
    let paint = Paint(isOn: console.appearance(options.color).usesColor)
    let files = fixing.result.files
    let changes = fixing.changes.sorted { files[$0.key].displayPath < files[$1.key].displayPath }
    for (file, change) in changes {
      UnifiedDiff(path: files[file].displayPath, old: change.old, new: change.new)
        .write(paint, into: &console.output)
    }
  }

  // MARK: Output

  private func report(
    _ result: RunResult, fixedCount: Int, _ problems: [RunProblem], _ console: inout Console
  ) -> Int32 {
    var result = result
    result.problems = problems + result.problems
    let report = Report(result, catalog: catalog, fixedCount: fixedCount)
    for output in options.outputs {
      guard let file = output.file else {
        let appearance = console.appearance(options.color, isQuiet: options.isQuiet)
        output.reporter.write(report, appearance, into: &console.output)
        continue
      }
      var buffer = OutputBuffer()
      let appearance = Appearance(
        usesColor: options.color == .always, isQuiet: options.isQuiet)
      output.reporter.write(report, appearance, into: &buffer)
      do {
        try DiskFile(FilePath(file)).write(buffer.bytes)
      } catch {
        console.report("\(file): could not be written: \(error.reason)")
        result.problems.append(RunProblem(error.reason, file: file))
      }
    }
    return status(result, [])
  }

  private func status(_ result: RunResult, _ problems: [RunProblem]) -> Int32 {
    problems.isEmpty ? result.exitStatus(failOn: options.failOn) : 2
  }
}
