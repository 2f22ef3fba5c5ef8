import GlassEngine
import TestSupport
import Testing

/// Each folder below Fixtures is linted as a project; its comments say what is found.
@Suite struct FixtureTests {
  @Test(arguments: FixtureFolder.all) func findings(fixture: FixtureFolder) throws {
    #expect(try ExampleRun(fixture.files).mismatches(noise: .warning) == [])
  }

  @Test(arguments: FixtureFolder.all) func crlf(fixture: FixtureFolder) throws {
    let files = ExampleVariation.withCRLF(fixture.files)
    #expect(try ExampleRun(files).mismatches(noise: .warning) == [])
  }
}
