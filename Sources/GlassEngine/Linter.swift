import GlassProject
import GlassSyntax

/// Runs the rules over the files of a request.
package enum Linter {
  /// The findings in the reported files, sorted.
  package static func run(_ request: RunRequest) -> RunResult {
    var result = RunResult(files: request.files)
    var suppressions: [FileID: Suppressions] = [:]
    for (id, file) in request.files.enumerated() {
      switch file.read() {
      case .failure(let fault):
        result.problems.append(RunProblem(fault.message, file: file.displayPath))
      case .success(let bytes):
        guard Suppressions.areMentioned(in: bytes) else { continue }
        result.texts[id] = bytes
        suppressions[id] =
          file.kind == .swift
          ? Suppressions(
            .parse(bytes), knownRuleIDs: request.knownRuleIDs,
            requiresReason: request.requiresSuppressionReason)
          : Suppressions(
            bytes, kind: file.kind, knownRuleIDs: request.knownRuleIDs,
            requiresReason: request.requiresSuppressionReason)
      }
    }
    let filter = SuppressionFilter(suppressions, rules: request.rules)
    result.diagnostics += filter.findings.filter { request.files[$0.place.file].isReported }
    result.sort()
    return result
  }
}
