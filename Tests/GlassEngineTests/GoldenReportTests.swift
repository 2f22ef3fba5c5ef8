import Foundation
import GlassEngine
import TestSupport
import Testing

/// What each format writes about a hostile run, compared byte by byte with Tests/Golden.
///
/// After a wanted change, `GLASSLINT_GOLDEN=write swift test --filter GoldenReportTests` writes the files
/// anew; read the difference.
@Suite struct GoldenReportTests {
  static let endings = [
    "text": "txt", "compact": "txt", "json": "json", "jsonl": "jsonl", "sarif": "json",
    "github": "txt", "gitlab": "json", "checkstyle": "xml", "junit": "xml", "markdown": "md",
    "html": "html", "agent": "txt",
  ]

  @Test(arguments: ReporterList.names) func hostile(format: String) throws {
    let reporter = try #require(ReporterList.reporter(named: format))
    try check(HostileRun.run.output(reporter, catalog: HostileRun.catalog), format)
  }

  @Test(arguments: ReporterList.names) func empty(format: String) throws {
    let reporter = try #require(ReporterList.reporter(named: format))
    let run = SampleRun([("A.swift", "")])
    try check(run.output(reporter, catalog: HostileRun.catalog), "\(format)-empty")
  }

  private func check(_ output: String, _ name: String) throws {
    let format = name.split(separator: "-")[0]
    let ending = try #require(Self.endings[String(format)])
    let file = FixtureFolder.package.appending(path: "Tests/Golden/\(name).\(ending)")
    let bytes = Array(Self.withoutLooks(output).utf8)
    if ProcessInfo.processInfo.environment["GLASSLINT_GOLDEN"] == "write" {
      try Data(bytes).write(to: file)
    }
    let golden = Array(try Data(contentsOf: file))
    #expect(bytes == golden, "\(file.lastPathComponent):\n\(output)")
  }

  /// A page without its style sheet and script, which change often and hold no findings.
  private static func withoutLooks(_ output: String) -> String {
    var text = output
    for tag in ["style", "script"] {
      guard let open = text.range(of: "<\(tag)>"), let close = text.range(of: "</\(tag)>") else {
        continue
      }
      text.replaceSubrange(open.upperBound..<close.lowerBound, with: "…")
    }
    return text
  }
}
