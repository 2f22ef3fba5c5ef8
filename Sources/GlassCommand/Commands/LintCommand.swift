import GlassEngine
import GlassProject

/// `glasslint [lint]`: finds the files, runs the rules, applies fixes, reports.
package struct LintCommand {
  let options: LintOptions
  let catalog = RuleCatalog.standard
  /// Nil where nobody asks.
  let timings: Timings?

  private init(_ options: LintOptions) {
    self.options = options
    timings = options.showsTimings ? Timings() : nil
  }

  /// Runs and returns the exit status.
  package static func run(
    _ options: LintOptions, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let command = LintCommand(options)
    let status = try command.run(&console)
    command.timings?.write(workers: command.workerCount, into: &console.errors)
    return status
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
    let files = Timings.measure(.walk, in: timings) {
      ProjectFiles(options, catalog, unsaved: unsaved)
    }
    for problem in files.faults + files.problems { console.report(problem.line) }
    if !files.problems.isEmpty { suggestCommand(&console) }
    guard files.faults.isEmpty, let project = files.project else { return 2 }
    if options.explainsFiles {
      FileExplanations(project).write(into: &console.output)
      return files.problems.isEmpty ? 0 : 2
    }
    if files.problems.isEmpty, !options.isQuiet { for note in files.notes { console.report(note) } }
    // One for all parts: each would read all project files again.
    let facts = LazyProjectFacts(project)
    guard let run = try run(files, project, facts, unsaved, &console) else { return 2 }
    let progress = ProgressLine(fileCount: project.files.count, console.terminal)
    var first = run.run()
    progress?.end()
    first.add(
      facts.problems.map { problem in
        RunProblem(
          problem.message, file: problem.path?.relative(to: project.workingDirectory).text)
      })
    for problem in first.problems { console.report(problem.line) }
    first.problems = files.problems + first.problems
    return finish(run, first, &console)
  }

  /// What is to be linted; nil, after it was said why, where the changed lines are not known.
  private func run(
    _ files: ProjectFiles, _ project: Project, _ facts: LazyProjectFacts, _ unsaved: [UInt8]?,
    _ console: inout Console
  ) throws(UsageError) -> LintRun? {
    var parts: [LintRun.Part] = []
    for part in files.parts { parts.append(try self.part(part, facts)) }
    guard let source = options.changes else { return LintRun(parts) }
    do throws(Changes.Trouble) {
      var changes = try Changes(source, in: project, &console)
      try changes.apply(to: &parts, unsaved: unsaved, allowsStaged: !options.writesFiles)
      return LintRun(parts, changes: changes.lines)
    } catch {
      console.report(error.message)
      return nil
    }
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

  private var workerCount: Int { options.jobs ?? Workers.processorCount }

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

  private func part(
    _ part: ProjectFiles.Part, _ facts: LazyProjectFacts
  ) throws(UsageError) -> LintRun.Part {
    let configuration = part.configuration
    let selection = try selection(configuration)
    var request = RunRequest(
      files: part.files, rules: selection.rules, knownRuleIDs: catalog.ids)
    request.deploymentTargets = configuration.deploymentTargets.mapValues(\.value)
      .merging(options.deploymentTargets) { $1 }
    request.projectFacts = facts
    request.sdk = options.sdk ?? configuration.sdk?.value
    request.jobs = workerCount
    request.timings = timings
    // For benchmarks and tests: it changes the time that a run takes, and nothing else.
    request.reach = Terminal.variable("GLASSLINT_REACH").flatMap(Reach.init) ?? .relevant
    request.requiresSuppressionReason = configuration.requireSuppressionReason?.value ?? false
    let overrides = OverrideFilter(configuration, catalog, namedIDs: selection.namedIDs)
    return LintRun.Part(request: request, overrides: overrides)
  }

  // MARK: Findings

  /// Writes a baseline, fixes, or reports.
  private func finish(_ run: LintRun, _ first: RunResult, _ console: inout Console) -> Int32 {
    if let file = options.newBaseline { return writeBaseline(first, file, &console) }
    var result = first
    if let reason = options.newSuppressions {
      guard applyBaseline(to: &result, run.ruleIDs, &console, saysStale: false) else { return 2 }
      return addSuppressions(run, result, reason, &console)
    }
    guard options.fixes else {
      guard applyBaseline(to: &result, run.ruleIDs, &console) else { return 2 }
      return report(result, fixedCount: 0, &console)
    }
    let fixing = FixingRun(run, first, allowsUnsafe: options.allowsUnsafeFixes)
    if options.showsDiff {
      writeDiff(fixing.changes, fixing.result.files, &console)
      return first.exitStatus(failOn: options.failOn)
    }
    result = fixing.result
    result.problems = first.problems
    if options.standardInputName != nil {
      return finish(result, fixedCount: fixing.count, &console)
    }
    _ = write(fixing.changes, &result, &console)
    guard applyBaseline(to: &result, run.ruleIDs, &console) else { return 2 }
    return report(result, fixedCount: fixing.count, &console)
  }

  func report(
    _ result: RunResult, fixedCount: Int, _ console: inout Console
  ) -> Int32 {
    var status = result.exitStatus(failOn: options.failOn)
    let report = Report(result, catalog: catalog, fixedCount: fixedCount)
    for output in options.outputs {
      guard let file = output.file else {
        let appearance = console.appearance(options.color, isQuiet: options.isQuiet)
        Timings.measure(.report, in: timings) {
          output.reporter.write(report, appearance, into: &console.output)
        }
        continue
      }
      var buffer = OutputBuffer()
      let appearance = Appearance(usesColor: options.color == .always, isQuiet: options.isQuiet)
      Timings.measure(.report, in: timings) {
        output.reporter.write(report, appearance, into: &buffer)
      }
      if !write(buffer, to: file, &console) { status = 2 }
    }
    if !writeStepSummary(report, &console) { status = 2 }
    return status
  }

  /// Adds the findings to the summary of a GitHub Actions step where that format is asked for.
  private func writeStepSummary(_ report: Report, _ console: inout Console) -> Bool {
    guard let file = console.terminal.stepSummary,
      options.outputs.contains(where: { $0.reporter is GitHubReporter })
    else { return true }
    var buffer = OutputBuffer()
    MarkdownReporter().write(report, Appearance(isQuiet: options.isQuiet), into: &buffer)
    do {
      try DiskFile(FilePath(file)).append(buffer.bytes)
      return true
    } catch {
      console.report("\(file): could not be written: \(error.reason)")
      return false
    }
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
