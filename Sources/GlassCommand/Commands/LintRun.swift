import GlassEngine
import GlassProject
import GlassSyntax

/// One run over all projects that the paths belong to. Each has its configuration and is linted alone;
/// the results become one.
struct LintRun {
  /// A project's request, and what its configuration says about single files.
  struct Part {
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
    for part in parts {
      let offset = merged.files.count
      let result = run(part)
      merged.files += result.files
      merged.diagnostics += result.diagnostics.map { $0.moved(by: offset) }
      merged.suppressed += result.suppressed.map { $0.moved(by: offset) }
      merged.problems += result.problems
      for (file, bytes) in result.texts { merged.texts[file + offset] = bytes }
    }
    merged.sort()
    return merged
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
