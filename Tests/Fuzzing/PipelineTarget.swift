import GlassEngine
import GlassProject
import GlassRules
import GlassSyntax

/// Any bytes can be linted by all rules, reported, fixed, and linted again. A NUL ends a file and starts the next,
/// so that a project has up to four.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPipeline(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
  let files = parts.map(Array.init)
  let result = lint(files)
  report(result)
  let fixes = FixApplication(
    result.diagnostics, allowsUnsafe: true, in: Set(files.indices)
  ) { files[$0] }
  if !fixes.texts.isEmpty { report(lint(files.indices.map { fixes.texts[$0] ?? files[$0] })) }
  return 0
}

private func lint(_ files: [[UInt8]]) -> RunResult {
  let sources = files.enumerated().map { number, bytes in
    SourceFile(path: FilePath("F\(number).swift"), contents: bytes)
  }
  var request = RunRequest(
    files: sources, rules: allRules.map { SelectedRule(rule: $0) }, knownRuleIDs: RulePages.ids)
  request.deploymentTargets = [.iOS: SystemVersion(26), .macOS: SystemVersion(26)]
  let result = Linter.run(request)
  check(result, files)
  var outline = OutputBuffer()
  ViewOutline.render(Array(files.indices), of: request, into: &outline)
  return result
}

private func check(_ result: RunResult, _ files: [[UInt8]]) {
  precondition(result.problems.isEmpty, "a file in memory could not be read")
  for diagnostic in result.diagnostics + result.suppressed {
    let places =
      [diagnostic.place] + diagnostic.related.map(\.place)
      + (diagnostic.fix?.edits.map(\.place) ?? [])
    for place in places {
      let range = place.range
      precondition(
        0 <= range.start && range.start <= range.end && range.end <= files[place.file].count,
        "\(diagnostic.ruleID) reports outside of its file")
    }
  }
}

private func report(_ result: RunResult) {
  let catalog = RuleCatalog(
    allRules.map { RuleCatalog.Entry(rule: $0, folder: "", summary: $0.id) })
  let report = Report(result, catalog: catalog)
  var output = OutputBuffer()
  for reporter in ReporterList.all { reporter.write(report, Appearance(), into: &output) }
}
