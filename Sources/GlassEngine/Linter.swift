import GlassProject
import GlassSyntax
import GlassViews

/// Runs the rules over the files of a request.
package enum Linter {
  /// The findings in the reported files, sorted.
  package static func run(_ request: RunRequest) -> RunResult {
    var result = RunResult(files: request.files)
    var trees: [SyntaxTree] = []
    for file in request.files {
      switch file.kind == .swift ? file.read() : .success([]) {
      case .success(let bytes): trees.append(SyntaxTree.parse(bytes))
      case .failure(let fault):
        result.problems.append(RunProblem(fault.message, file: file.displayPath))
        trees.append(SyntaxTree.parse([]))
      }
    }
    let index = ProjectIndex(trees: trees, paths: request.files.map(\.projectPath))
    let findings = request.rules.map {
      Findings(
        rule: $0, trees: trees, deploymentTargets: request.deploymentTargets)
    }
    checkViews(index, findings)
    checkNames(index, request, findings)
    suppress(findings.flatMap(\.diagnostics), trees: trees, request, into: &result)
    result.keepTexts { request.files[$0].kind == .swift ? trees[$0].bytes : nil }
    result.sort()
    return result
  }

  private static func checkViews(_ index: ProjectIndex, _ findings: [Findings]) {
    let interpreter = Interpreter(index: index)
    let walker = Walker(
      interpreter: interpreter, checks: findings.map { RuleCheck(findings: $0) })
    Roots(interpreter: interpreter, walker: walker).judgeAll()
  }

  private static func checkNames(
    _ index: ProjectIndex, _ request: RunRequest, _ findings: [Findings]
  ) {
    for file in request.files.indices where request.files[file].isReported {
      NameSite.visit(file, of: index) { site in
        for findings in findings { findings.rule.rule.check(site, findings) }
      }
    }
  }
}

/// A rule as the walker calls it.
private struct RuleCheck: ViewCheck {
  let findings: Findings

  func check(_ site: ViewSite) { findings.rule.rule.check(site, findings) }
}
