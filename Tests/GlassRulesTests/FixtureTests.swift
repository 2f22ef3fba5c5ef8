import Foundation
import GlassEngine
import TestSupport
import Testing

/// Each folder below Fixtures is linted as a project; its comments say what is found.
@Suite struct FixtureTests {
  /// The sample of the README. It looks like an app, so its findings stand in a file instead of in comments.
  private static let sample = "SampleApp"
  private static let commented = FixtureFolder.all.filter { $0.name != sample }

  @Test(arguments: commented) func findings(fixture: FixtureFolder) throws {
    #expect(try ExampleRun(fixture.files).mismatches(noise: .warning) == [])
  }

  @Test(arguments: commented) func crlf(fixture: FixtureFolder) throws {
    let files = ExampleVariation.withCRLF(fixture.files)
    #expect(try ExampleRun(files).mismatches(noise: .warning) == [])
  }

  /// What is not parsed or not entered would have added nothing.
  @Test(arguments: FixtureFolder.all) func reach(fixture: FixtureFolder) throws {
    var run = try ExampleRun(fixture.files, only: ["all"])
    let found = String(describing: run.result.diagnostics)
    for reach in [Reach.parsed, .entered] {
      run.reach = reach
      #expect(String(describing: run.result.diagnostics) == found)
    }
  }

  /// A file that is asked for alone has the findings that it has among all.
  @Test(arguments: FixtureFolder.all) func alone(fixture: FixtureFolder) throws {
    var run = try ExampleRun(fixture.files, only: ["all"])
    let all = run.result.diagnostics
    for file in run.files.indices {
      run.reportedFile = file
      let found = run.result.diagnostics.filter { $0.place.file == file }
      #expect(String(describing: found) == String(describing: all.filter { $0.place.file == file }))
    }
  }

  @Test func findingsOfSample() throws {
    let sample = try #require(FixtureFolder.all.first { $0.name == Self.sample })
    let list = FixtureFolder.package.appending(path: "Fixtures/\(Self.sample)/findings.txt")
    let expected = try String(contentsOf: list, encoding: .utf8)
      .split(separator: "\n").map { "noisy: \($0)" }
    #expect(try ExampleRun(sample.files).noise(from: .warning) == expected)
  }
}
