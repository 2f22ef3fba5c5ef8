import Foundation
import TestSupport
import Testing

/// A file that is still being typed: every beginning of every fixture gives valid JSON whose ranges lie in it.
@Suite struct PrefixTests {
  /// Whether every prefix is taken. Without it every 31st is, counted through all files, which leaves a debug
  /// build some ten seconds of work.
  private static let isThorough = ProcessInfo.processInfo.environment["GLASSLINT_THOROUGH"] != nil

  @Test(arguments: FixtureFolder.all) func prefixes(fixture: FixtureFolder) throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    var number = fixture.name.utf8.count
    for file in fixture.files where file.path.hasSuffix(".swift") {
      let bytes = Array(file.text.utf8)
      for count in 0...bytes.count {
        number += 1
        guard Self.isThorough || number.isMultiple(of: 31) || count == bytes.count else { continue }
        let run = CommandRun(
          [
            "--stdin", "--stdin-filename", "\(folder.path)/A.swift", "--isolated", "--no-config",
            "--format", "json", "--enable", "all",
          ], bytes: Array(bytes[..<count]))
        try Self.check(run, count, "\(fixture.name)/\(file.path), \(count) bytes")
      }
    }
  }

  private static func check(_ run: CommandRun, _ count: Int, _ comment: Comment) throws {
    #expect(run.status < 2, comment)
    #expect(run.errors == "", comment)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(json as? [String: Any], comment)
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]], comment)
    for diagnostic in diagnostics {
      let fix = diagnostic["fix"] as? [String: Any]
      let places =
        [diagnostic] + (diagnostic["related"] as? [[String: Any]] ?? [])
        + (fix?["edits"] as? [[String: Any]] ?? [])
      for place in places {
        let range = try #require(place["range"] as? [String: [String: Int]], comment)
        let start = try #require(range["start"]?["offset"], comment)
        let end = try #require(range["end"]?["offset"], comment)
        #expect(0 <= start && start <= end && end <= count, comment)
      }
    }
  }
}
