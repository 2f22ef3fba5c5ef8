import GlassEngine
import GlassProject
import GlassSyntax

/// A made-up run over in-memory files, to show to reporters.
struct SampleRun {
  var result: RunResult

  init(_ files: [(path: String, text: String)]) {
    result = RunResult(
      files: files.map { SourceFile(path: FilePath($0.path), contents: Array($0.text.utf8)) })
    for index in files.indices { result.texts[index] = Array(files[index].text.utf8) }
  }

  /// The place of the first occurrence of a text in a file; where it is missing, the file's start.
  func place(_ text: String, in file: FileID = 0, after: String? = nil) -> Place {
    let bytes = result.texts[file] ?? []
    let from = after.flatMap { Self.index(of: Array($0.utf8), in: bytes, from: 0) } ?? 0
    let needle = Array(text.utf8)
    let start = Self.index(of: needle, in: bytes, from: from) ?? 0
    return Place(file: file, range: ByteRange(start, start + needle.count))
  }

  mutating func add(
    _ rule: String, _ severity: Severity, _ message: String, _ place: Place,
    related: [(String, Place)] = [], fix: Fix? = nil
  ) {
    result.diagnostics.append(
      Diagnostic(
        ruleID: rule, severity: severity, message: message, place: place,
        related: related.map { RelatedPlace(message: $0.0, place: $0.1) }, fix: fix))
  }

  /// What a reporter writes about the run.
  func output(
    _ reporter: any Reporter, _ appearance: Appearance = Appearance(),
    catalog: RuleCatalog = RuleCatalog([])
  ) -> String {
    var sorted = result
    sorted.sort()
    var output = OutputBuffer()
    reporter.write(Report(sorted, catalog: catalog), appearance, into: &output)
    return output.text
  }

  private static func index(of needle: [UInt8], in bytes: [UInt8], from: Int) -> Int? {
    guard bytes.count >= needle.count else { return nil }
    return (from...(bytes.count - needle.count)).first { start in
      bytes[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}
