import GlassEngine
import GlassProject

/// Lints and fixes in turn, in memory, until no fix is left or a fix keeps coming back.
struct FixingRun {
  /// The bytes of a file before and after.
  struct Change {
    var old: [UInt8]
    var new: [UInt8]
  }

  /// The last run, in which the fixed texts stand for the files.
  private(set) var result: RunResult
  /// Each file that changes.
  private(set) var changes: [FileID: Change] = [:]
  /// The number of fixes that were applied.
  private(set) var count = 0

  /// A fix may bring another finding that can be fixed; this often at most.
  private static let passLimit = 10

  init(_ run: LintRun, _ first: RunResult, allowsUnsafe: Bool) {
    result = first
    var run = run
    let reported = Set(first.files.indices.filter { first.files[$0].isReported })
    for _ in 0..<Self.passLimit {
      let current = result
      let fixes = FixApplication(current.diagnostics, allowsUnsafe: allowsUnsafe, in: reported) {
        Self.bytes($0, current)
      }
      guard fixes.count > 0 else { return }
      count += fixes.count
      for (file, bytes) in fixes.texts {
        let old = Self.bytes(file, current) ?? []
        changes[file] = Change(old: changes[file]?.old ?? old, new: bytes)
        run.replace(file, old, with: bytes)
      }
      result = run.run()
    }
  }

  static func bytes(_ file: FileID, _ result: RunResult) -> [UInt8]? {
    if let bytes = result.texts[file] { return bytes }
    return try? result.files[file].read().get()
  }
}
