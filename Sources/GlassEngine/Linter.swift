import GlassProject
import GlassSyntax
import GlassViews

/// Runs the rules over the files of a request.
package enum Linter {
  /// The stack of the thread that follows views through a project, in bytes: views nest deeply.
  private static let viewStackSize = 512 << 20

  /// The findings in the reported files, sorted.
  package static func run(_ request: RunRequest) -> RunResult {
    var result = RunResult(files: request.files)
    let parsed = ParsedFiles(request)
    result.problems += parsed.problems
    let trees = parsed.trees
    let index = parsed.index
    let viewRules = request.rules.filter { $0.rule.checksViews }
    let thread = WorkerThread(stackSize: viewStackSize) {
      checkViews(index, viewRules, request)
    }
    let found = thread?.join() ?? checkViews(index, viewRules, request)
    suppress(
      found + checkNames(index, request), trees: trees, request, into: &result)
    result.keepTexts { request.files[$0].kind == .swift ? trees[$0].bytes : nil }
    result.sort()
    return result
  }

  private static func checkViews(
    _ index: ProjectIndex, _ rules: [SelectedRule], _ request: RunRequest
  ) -> [Diagnostic] {
    guard !rules.isEmpty else { return [] }
    let checks = rules.map { RuleCheck(findings: Findings(rule: $0, index.trees, request)) }
    let interpreter = Interpreter(index: index)
    let walker = Walker(interpreter: interpreter, checks: checks)
    Roots(interpreter: interpreter, walker: walker).judgeAll()
    return checks.flatMap(\.findings.diagnostics)
  }

  private static func checkNames(_ index: ProjectIndex, _ request: RunRequest) -> [Diagnostic] {
    let rules = request.rules.filter { $0.rule.checksNames }
    guard !rules.isEmpty else { return [] }
    let workers = Workers(count: request.jobs)
    let states = workers.forEach(request.files.count) {
      rules.map { Findings(rule: $0, index.trees, request) }
    } body: { file, findings in
      guard request.files[file].isReported else { return }
      let here = findings.filter { $0.isAwake(in: index.trees[file].bytes) }
      guard !here.isEmpty else { return }
      NameSite.visit(file, of: index) { site in
        for findings in here { findings.rule.rule.check(site, findings) }
      }
    }
    return states.flatMap { $0.flatMap(\.diagnostics) }
  }
}

/// A rule as the walker calls it.
private struct RuleCheck: ViewCheck {
  let findings: Findings

  func check(_ site: ViewSite) { findings.rule.rule.check(site, findings) }
}
