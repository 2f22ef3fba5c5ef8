import GlassEngine
import GlassProject

/// `glasslint [lint]`: finds the files, runs the rules, applies fixes, reports.
package struct LintCommand {
  let options: LintOptions
  let catalog = RuleCatalog.standard

  /// Runs and returns the exit status.
  package static func run(
    _ options: LintOptions, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    try LintCommand(options: options).run(&console)
  }

  private func run(_ console: inout Console) throws(UsageError) -> Int32 {
    // A wrong name on the command line is told before anything is read.
    _ = try selection(Configuration())
    var unsaved: [UInt8]?
    if options.standardInputName != nil {
      do {
        unsaved = try console.readInput()
      } catch {
        console.report("standard input: \(error.reason)")
        return 2
      }
    }
    let files = ProjectFiles(options, catalog, unsaved: unsaved)
    for problem in files.faults + files.problems { console.report(problem.line) }
    if !files.problems.isEmpty { suggestCommand(&console) }
    guard files.faults.isEmpty else { return 2 }
    if files.problems.isEmpty, !options.isQuiet { for note in files.notes { console.report(note) } }
    let run = LintRun(try files.parts.map(part))
    var first = run.run()
    for problem in first.problems { console.report(problem.line) }
    first.problems = files.problems + first.problems
    return try finish(run, first, &console)
  }

  /// A path that does not exist may be a command that is misspelt.
  private func suggestCommand(_ console: inout Console) {
    guard let path = options.paths.first, !path.contains("/"), !path.contains(".") else { return }
    let names = CommandTable.all.map(\.name)
    if let name = Spelling.nearest(to: path, among: names), name != path {
      console.errors.line("Did you mean the command `\(name)`?")
    }
  }

  // MARK: Input

  private func selection(
    _ configuration: Configuration
  ) throws(UsageError) -> RuleSelection {
    do {
      return try RuleSelection(
        catalog, configuration: configuration, only: options.only, enable: options.enable,
        skip: options.skip)
    } catch {
      let hint = error.suggestion.map { "; did you mean `\($0)`?" } ?? ""
      throw UsageError(
        "unknown rule or folder `\(error.name)`\(hint); `\(Product.name) rules` lists them")
    }
  }

  private func part(_ part: ProjectFiles.Part) throws(UsageError) -> LintRun.Part {
    let configuration = part.configuration
    let selection = try selection(configuration)
    var request = RunRequest(
      files: part.files, rules: selection.rules, knownRuleIDs: catalog.ids)
    request.deploymentTargets = configuration.deploymentTargets.mapValues(\.value)
      .merging(options.deploymentTargets) { $1 }
    request.sdk = options.sdk ?? configuration.sdk?.value
    request.jobs = options.jobs ?? Workers.processorCount
    request.requiresSuppressionReason = configuration.requireSuppressionReason?.value ?? false
    let overrides = OverrideFilter(configuration, catalog, namedIDs: selection.namedIDs)
    return LintRun.Part(request: request, overrides: overrides)
  }

  // MARK: Findings

  /// Writes a baseline, fixes, or reports.
  private func finish(
    _ run: LintRun, _ first: RunResult, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    if let file = options.newBaseline { return writeBaseline(first, file, &console) }
    guard options.fixes else {
      var result = first
      guard applyBaseline(to: &result, run.ruleIDs, &console) else { return 2 }
      return report(result, fixedCount: 0, &console)
    }
    let fixing = FixingRun(run, first, allowsUnsafe: options.allowsUnsafeFixes)
    if options.showsDiff {
      writeDiff(fixing, &console)
      return first.exitStatus(failOn: options.failOn)
    }
    return try finish(fixing, run, first.problems, &console)
  }

  /// Writes the fixed files, or the fixed text to standard output, and reports what is left.
  private func finish(
    _ fixing: FixingRun, _ run: LintRun, _ problems: [RunProblem], _ console: inout Console
  ) throws(UsageError) -> Int32 {
    var result = fixing.result
    result.problems = problems
    if options.standardInputName != nil {
      // The text takes standard output; what is left is told beside it.
      let file = result.files.first { $0.isReported }
      if let bytes = file?.contents { console.output.write(bytes) }
      let report = Report(result, catalog: catalog, fixedCount: fixing.count)
      TextReporter().write(report, Appearance(isQuiet: options.isQuiet), into: &console.errors)
      return result.exitStatus(failOn: options.failOn)
    }
    for (file, change) in fixing.changes.sorted(by: { $0.key < $1.key }) {
      do {
        try DiskFile(result.files[file].path).write(change.new)
      } catch {
        let problem = RunProblem(
          "could not be written: \(error.reason)", file: result.files[file].displayPath)
        console.report(problem.line)
        result.problems.append(problem)
      }
    }
    guard applyBaseline(to: &result, run.ruleIDs, &console) else { return 2 }
    return report(result, fixedCount: fixing.count, &console)
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

  private func report(
    _ result: RunResult, fixedCount: Int, _ console: inout Console
  ) -> Int32 {
    var status = result.exitStatus(failOn: options.failOn)
    let report = Report(result, catalog: catalog, fixedCount: fixedCount)
    for output in options.outputs {
      guard let file = output.file else {
        let appearance = console.appearance(options.color, isQuiet: options.isQuiet)
        output.reporter.write(report, appearance, into: &console.output)
        continue
      }
      var buffer = OutputBuffer()
      let appearance = Appearance(usesColor: options.color == .always, isQuiet: options.isQuiet)
      output.reporter.write(report, appearance, into: &buffer)
      if !write(buffer, to: file, &console) { status = 2 }
    }
    return status
  }

  /// Writes a file; says so where that fails.
  func write(_ buffer: OutputBuffer, to file: String, _ console: inout Console) -> Bool {
    do {
      try DiskFile(FilePath(file)).write(buffer.bytes)
      return true
    } catch {
      console.report("\(file): could not be written: \(error.reason)")
      return false
    }
  }
}
