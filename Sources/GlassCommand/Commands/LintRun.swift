import GlassEngine
import GlassProject
import GlassSyntax

/// One run over all projects that the paths belong to. Each has its configuration and is linted alone;
/// the results become one.
struct LintRun: Sendable {
  /// A project's request, and what its configuration says about single files.
  struct Part: Sendable {
    var request: RunRequest
    var overrides: OverrideFilter
  }

  private(set) var parts: [Part]
  /// The lines that findings have to touch; nil for all.
  private var changes: ChangedLines?

  init(_ parts: [Part], changes: ChangedLines? = nil) {
    self.parts = parts
    self.changes = changes
  }

  /// The ids of the rules that run anywhere.
  var ruleIDs: Set<String> { Set(parts.flatMap { $0.request.rules.map(\.rule.id) }) }

  /// Lints all parts. A `FileID` in the result counts over the files of all of them.
  func run() -> RunResult {
    var result = runAll()
    if let changes { result.keep(touching: changes) }
    return result
  }

  private func runAll() -> RunResult {
    if parts.count == 1 { return run(parts[0]) }
    var merged = RunResult(files: [])
    for result in runEach() {
      let offset = merged.files.count
      merged.files += result.files
      merged.diagnostics += result.diagnostics.map { $0.moved(by: offset) }
      merged.suppressed += result.suppressed.map { $0.moved(by: offset) }
      merged.problems += result.problems
      for (file, bytes) in result.texts { merged.texts[file + offset] = bytes }
    }
    merged.sort()
    return merged
  }

  /// Lints the parts, several at a time: they have nothing in common. Returns the results in the order of the parts.
  private func runEach() -> [RunResult] {
    // Where times are asked for, those of one part must not be those of another.
    let jobs = parts.contains { $0.request.timings != nil } ? 1 : parts.map(\.request.jobs).max()
    let workers = Workers(count: min(jobs ?? 1, parts.count))
    // The largest first, so that none is left for the end alone.
    let order = parts.indices.sorted {
      parts[$0].request.files.count > parts[$1].request.files.count
    }
    let results = workers.forEach(order.count) {
      [(part: Int, result: RunResult)]()
    } body: { number, results in
      var part = parts[order[number]]
      part.request.jobs = (part.request.jobs + workers.count - 1) / workers.count
      results.append((order[number], run(part)))
    }
    return results.joined().sorted { $0.part < $1.part }.map(\.result)
  }

  /// Lets bytes stand for those of a file, which were `old`.
  mutating func replace(_ file: FileID, _ old: [UInt8], with bytes: [UInt8]) {
    var file = file
    for index in parts.indices {
      let count = parts[index].request.files.count
      if file < count {
        changes?.replace(parts[index].request.files[file].path, old, with: bytes)
        parts[index].request.files[file].contents = bytes
        return
      }
      file -= count
    }
  }

  private func run(_ part: Part) -> RunResult {
    var result = Linter.run(part.request)
    part.overrides.apply(to: &result)
    return result
  }
}

extension Diagnostic {
  /// The same finding in a run in which other files come first.
  fileprivate func moved(by offset: Int) -> Diagnostic {
    var moved = self
    moved.place.file += offset
    for index in related.indices { moved.related[index].place.file += offset }
    if let edits = fix?.edits {
      for index in edits.indices { moved.fix?.edits[index].place.file += offset }
    }
    return moved
  }
}
