import GlassCommand
import GlassEngine
import GlassProject

/// Lints files in memory and compares what is found with what they expect.
package struct ExampleRun: Sendable {
  package var files: [ExampleFile]
  package var terms: ExampleTerms
  /// The rules that run.
  package var rules: [SelectedRule]
  /// How much of the files is entered.
  package var reach = Reach.relevant
  /// The number of the only file whose findings are asked for; nil for all.
  package var reportedFile: Int?

  /// - Parameter only: ids, folder names or `all`; none for the rules that are on by default.
  package init(_ files: [ExampleFile], only: [String] = []) throws {
    self.files = files.sorted { $0.path < $1.path }
    terms = ExampleTerms(files)
    rules = try RuleSelection(.standard, only: only).rules
  }

  /// What the run finds.
  package var result: RunResult { Linter.run(request) }

  private var request: RunRequest {
    let sources = files.enumerated().map { number, file in
      var source = SourceFile(
        path: FilePath(file.path), kind: file.path.hasSuffix(".plist") ? .propertyList : .swift,
        contents: Array(file.text.utf8))
      source.isReported = reportedFile.map { $0 == number } ?? true
      return source
    }
    var request = RunRequest(files: sources, rules: rules, knownRuleIDs: RuleCatalog.standard.ids)
    request.deploymentTargets = terms.deploymentTargets
    request.sdk = terms.sdk
    request.reach = reach
    return request
  }

  /// What differs between what is found and what the files expect, a line each; nothing where they agree.
  ///
  /// Of the findings only those of `ruleID` count, or those of all rules; one that nobody expects counts
  /// from severity `noise` on.
  package func mismatches(of ruleID: String? = nil, noise: Severity = .info) -> [String] {
    let expected = files.flatMap { Expectation.read($0.text, file: $0.path) }
    return Self.mismatches(
      expected.filter { ruleID == nil || $0.ruleID == ruleID }, result, of: ruleID, noise: noise)
  }

  /// What is found although nothing is expected, a line each.
  package func noise(of ruleIDs: Set<String>? = nil, from severity: Severity = .info) -> [String] {
    let result = result
    let report = Report(result, catalog: .standard)
    return result.problems.map(\.line)
      + result.diagnostics.filter {
        $0.severity >= severity && (ruleIDs?.contains($0.ruleID) ?? true)
      }.map { "noisy: \(Self.line(of: $0, in: report))" }
  }

  /// The files after all fixes, safe and unsafe, have been applied once.
  package var fixed: [ExampleFile] {
    let result = result
    let fixes = FixApplication(
      result.diagnostics, allowsUnsafe: true, in: Set(files.indices)
    ) { Array(files[$0].text.utf8) }
    return files.indices.map { index in
      guard let bytes = fixes.texts[index] else { return files[index] }
      return ExampleFile(path: files[index].path, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func mismatches(
    _ expected: [Expectation], _ result: RunResult, of ruleID: String?, noise: Severity
  ) -> [String] {
    let report = Report(result, catalog: .standard)
    var open = expected
    var differences = result.problems.map(\.line)
    for diagnostic in result.diagnostics where ruleID == nil || diagnostic.ruleID == ruleID {
      let file = report.file(diagnostic.place).displayPath
      let line = report.positions(diagnostic.place).start.line
      let match = open.firstIndex {
        $0.file == file && $0.line == line && $0.ruleID == diagnostic.ruleID
          && ($0.severity ?? diagnostic.severity) == diagnostic.severity
          && ($0.messagePart.map { diagnostic.message.contains($0) } ?? true)
      }
      if let match {
        open.remove(at: match)
      } else if diagnostic.severity >= noise {
        differences.append("noisy: \(Self.line(of: diagnostic, in: report))")
      }
    }
    differences += open.map { expectation in
      let part = expectation.messagePart.map { " \"\($0)\"" } ?? ""
      let severity = expectation.severity.map { " \($0.rawValue)" } ?? ""
      return
        "missing: \(expectation.file):\(expectation.line): \(expectation.ruleID)\(severity)\(part)"
    }
    return differences
  }

  private static func line(of diagnostic: Diagnostic, in report: Report) -> String {
    let start = report.positions(diagnostic.place).start
    let file = report.file(diagnostic.place).displayPath
    return "\(file):\(start.line):\(start.column): \(diagnostic.ruleID): \(diagnostic.message)"
  }
}
