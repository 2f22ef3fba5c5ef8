import GlassEngine
import GlassProject

extension LintCommand {
  /// Accepts all findings, and says so.
  func writeBaseline(_ result: RunResult, _ file: String, _ console: inout Console) -> Int32 {
    let baseline = Baseline(of: result)
    guard write(baseline, to: file, &console) else { return 2 }
    let count = result.diagnostics.count
    if !options.isQuiet {
      console.output.line(
        "Wrote \(count) finding\(count == 1 ? "" : "s") to \(PlainText.oneLine(file)).")
    }
    return result.problems.isEmpty ? 0 : 2
  }

  /// Takes the accepted findings out of a result; false where the baseline cannot be used.
  func applyBaseline(
    to result: inout RunResult, _ ruleIDs: Set<String>, _ console: inout Console,
    saysStale: Bool = true
  ) -> Bool {
    guard let file = options.baseline else { return true }
    guard let baseline = readBaseline(file, &console) else { return false }
    let stale = baseline.apply(to: &result, ranRuleIDs: ruleIDs)
    guard saysStale, !stale.isEmpty else { return true }
    if options.prunesBaseline { return write(baseline.pruned(of: stale), to: file, &console) }
    guard !options.isQuiet else { return true }
    for (key, count) in stale.sorted(by: { $0.key < $1.key }) {
      let times = count > 1 ? " (\(count) times)" : ""
      console.report("\(file): no longer found: \(key.rule) in \(key.file): \(key.code)\(times)")
    }
    console.report("\(file): --prune removes what is no longer found")
    return true
  }

  private func readBaseline(_ file: String, _ console: inout Console) -> Baseline? {
    switch SourceFile(path: FilePath(file)).read() {
    case .failure(let fault):
      console.report("\(file): \(fault.message)")
      return nil
    case .success(let bytes):
      do {
        return try BaselineFile.read(bytes)
      } catch {
        let position = LineTable(bytes).position(at: error.offset)
        console.report(RunProblem(error.message, file: file, position: position).line)
        return nil
      }
    }
  }

  private func write(_ baseline: Baseline, to file: String, _ console: inout Console) -> Bool {
    var buffer = OutputBuffer()
    buffer.write(BaselineFile.text(of: baseline))
    return write(buffer, to: file, &console)
  }
}
