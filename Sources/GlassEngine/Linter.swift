import GlassProject
import GlassSyntax
import GlassViews

/// Runs the rules over the files of a request.
package enum Linter {
  /// The stack of the thread that follows views through a project, in bytes: views nest deeply.
  private static let viewStackSize = 512 << 20

  /// The findings in the reported files, sorted.
  package static func run(_ request: RunRequest) -> RunResult {
    let thread = WorkerThread(stackSize: viewStackSize) { runHere(request) }
    return thread?.join() ?? runHere(request)
  }

  private static func runHere(_ request: RunRequest) -> RunResult {
    var result = RunResult(files: request.files)
    let parsed = ParsedFiles(request)
    result.problems += parsed.problems
    let index = parsed.index
    let viewRules = request.rules.filter { $0.rule.checksViews && parsed.wakes($0.rule) }
    let views = checkViews(parsed, viewRules, request)
    let names = Timings.measure(.names, in: request.timings) { checkNames(parsed, request) }
    request.timings?.count("files parsed", index.loadedCount)
    Timings.measure(.suppressions, in: request.timings) {
      suppress(views + names, parsed, request, into: &result)
    }
    Timings.measure(.sort, in: request.timings) {
      result.keepTexts { request.files[$0].kind == .swift ? index.trees[$0].bytes : nil }
      result.sort()
    }
    return result
  }

  private static func checkViews(
    _ parsed: ParsedFiles, _ rules: [SelectedRule], _ request: RunRequest
  ) -> [Diagnostic] {
    guard !rules.isEmpty else { return [] }
    var shown: Relevance?
    switch parsed.shown {
    case .everything: break
    case .leading(let relevance): shown = relevance
    case .nothing: return []
    }
    let timings = request.timings
    let checks = rules.map { RuleCheck(findings: Findings(rule: $0, parsed.index, request)) }
    let timed = timings.map { _ in checks.map { TimedCheck($0) } }
    let seen: [any ViewCheck] = (timed as [any ViewCheck]?) ?? checks
    let roots = Timings.measure(.roots, in: timings) {
      let interpreter = Interpreter(
        index: parsed.index, relevance: parsed.relevance,
        isForMacOnly: request.isForMacOnly)
      return Roots(
        interpreter: interpreter,
        walker: Walker(interpreter: interpreter, checks: seen), shown: shown)
    }
    Timings.measure(.views, in: timings) { roots.judgeAll() }
    for check in timed ?? [] { timings?.add(.views, rule: check.ruleID, check.time) }
    return checks.flatMap(\.findings.diagnostics)
  }

  private static func checkNames(_ parsed: ParsedFiles, _ request: RunRequest) -> [Diagnostic] {
    let rules = request.rules.filter { $0.rule.checksNames }
    let checks = rules.map { NameCheck(findings: Findings(rule: $0, parsed.index, request)) }
    let isTimed = request.timings != nil
    for file in request.files.indices where request.files[file].isReported {
      let here = checks.indices.filter { parsed.words[file].contains(.names($0)) }
        .map { checks[$0] }
      guard !here.isEmpty else { continue }
      NameSite.visit(file, of: parsed.index) { site in
        for check in here { isTimed ? check.checkTimed(site) : check.check(site) }
      }
    }
    for check in checks {
      request.timings?.add(.names, rule: check.findings.rule.rule.id, check.time)
    }
    return checks.flatMap(\.findings.diagnostics)
  }
}

/// A rule as the walker calls it: an object, so that calling it copies nothing.
private final class RuleCheck: ViewCheck {
  let findings: Findings
  private let rule: any Rule

  init(findings: Findings) {
    self.findings = findings
    rule = findings.rule.rule
  }

  func check(_ site: ViewSite) { rule.check(site, findings) }
}

/// The same, with the time that it takes.
private final class TimedCheck: ViewCheck {
  private let check: RuleCheck
  private(set) var time: UInt64 = 0
  var ruleID: String { check.findings.rule.rule.id }

  init(_ check: RuleCheck) { self.check = check }

  func check(_ site: ViewSite) {
    var watch = Stopwatch()
    check.check(site)
    time += watch.lap()
  }
}

/// A rule that looks at names.
private final class NameCheck {
  let findings: Findings
  private let rule: any Rule
  private(set) var time: UInt64 = 0

  init(findings: Findings) {
    self.findings = findings
    rule = findings.rule.rule
  }

  func check(_ site: NameSite) { rule.check(site, findings) }

  func checkTimed(_ site: NameSite) {
    var watch = Stopwatch()
    check(site)
    time += watch.lap()
  }
}
