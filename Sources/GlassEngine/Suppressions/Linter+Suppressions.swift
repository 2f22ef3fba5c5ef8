import GlassProject
import GlassSyntax

extension Linter {
  /// Sorts what the rules found into findings and suppressed ones, adds what the watching rules find, and
  /// keeps those in reported files.
  ///
  /// - Parameters:
  ///   - found: the findings in all files, reported or not: a comment in a wrapper may serve any.
  ///   - parsed: the syntax of the files that hold suppressions.
  static func suppress(
    _ found: [Diagnostic], _ parsed: ParsedFiles, _ request: RunRequest,
    into result: inout RunResult
  ) {
    var filter = SuppressionFilter(
      suppressions(parsed, request), rules: request.rules)
    for diagnostic in found {
      let isSuppressed = filter.isSuppressed(diagnostic)
      guard request.files[diagnostic.place.file].isReported else { continue }
      if isSuppressed {
        result.suppressed.append(diagnostic)
      } else {
        result.diagnostics.append(diagnostic)
      }
    }
    result.diagnostics += filter.findings.filter { request.files[$0.place.file].isReported }
  }

  private static func suppressions(
    _ parsed: ParsedFiles, _ request: RunRequest
  ) -> [FileID: Suppressions] {
    var suppressions: [FileID: Suppressions] = [:]
    for (id, file) in request.files.enumerated() {
      if file.kind == .swift || file.kind == .packageManifest {
        guard parsed.words[id].contains(.suppressions) else { continue }
        suppressions[id] = Suppressions(
          parsed.index.trees[id], knownRuleIDs: request.knownRuleIDs,
          requiresReason: request.requiresSuppressionReason)
      } else if case .success(let bytes) = file.read(), Suppressions.areMentioned(in: bytes) {
        suppressions[id] = Suppressions(
          bytes, kind: file.kind, knownRuleIDs: request.knownRuleIDs,
          requiresReason: request.requiresSuppressionReason)
      }
    }
    return suppressions
  }
}
