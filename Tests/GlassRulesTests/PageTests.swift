import Foundation
import GlassCommand
import GlassEngine
import GlassRules
import TestSupport
import Testing

/// The pages of the rules are their tests: each example expects what its comments say, in each of its
/// variations.
@Suite struct PageTests {
  @Test(arguments: RulePages.ids) func form(id: String) throws {
    let page = PageExamples(try #require(RulePages.page(for: id)))
    #expect(page.title == id)
    #expect(!page.summary.isEmpty)
    #expect(page.prose["Why"]?.contains { !$0.isWhitespace } == true, "says why")
    #expect(!page["Incorrect"].isEmpty)
    #expect(!page["Correct"].isEmpty)
    #expect(page.sections.filter { !PageExamples.knownSections.contains($0) } == [])
    for example in page["Incorrect"] {
      let ids = example.files.flatMap { Expectation.read($0.text, file: $0.path) }.map(\.ruleID)
      #expect(ids.contains(id), "incorrect example \(example.number) expects nothing")
    }
  }

  @Test(arguments: RulePages.ids) func incorrect(id: String) throws {
    for example in try examples(id, "Incorrect") {
      let run = try Self.run(example.files, id)
      #expect(run.mismatches(of: id) == [], "incorrect example \(example.number)")
    }
  }

  @Test(arguments: RulePages.ids) func correct(id: String) throws {
    for example in try examples(id, "Correct") {
      #expect(
        try ExampleRun(example.files).noise(from: .warning) == [],
        "correct example \(example.number), default rules")
      #expect(
        try Self.run(example.files, id).noise(of: [id]) == [], "correct example \(example.number)")
    }
  }

  /// What is not parsed or not entered would have added nothing.
  @Test(arguments: RulePages.ids) func reach(id: String) throws {
    for example in try examples(id, "Incorrect") + examples(id, "Correct") {
      var run = try ExampleRun(example.files, only: ["all"])
      let found = String(describing: run.result.diagnostics)
      for reach in [Reach.parsed, .entered] {
        run.reach = reach
        #expect(String(describing: run.result.diagnostics) == found, "example \(example.number)")
      }
    }
  }

  @Test(arguments: RulePages.ids) func fixed(id: String) throws {
    let incorrect = try examples(id, "Incorrect")
    for (before, after) in zip(incorrect, try examples(id, "Fixed")) {
      let fixed = try Self.run(before.files, id).fixed.map { Expectation.removed(from: $0.text) }
      let wanted = after.files.sorted { $0.path < $1.path }
        .map { Expectation.removed(from: $0.text) }
      #expect(fixed == wanted, "fixed example \(after.number)")
    }
  }

  @Test(arguments: RulePages.ids) func inert(id: String) throws {
    for example in try examples(id, "Incorrect") {
      for files in [
        ExampleVariation.inBlockComment(example.files), ExampleVariation.inString(example.files),
      ] {
        guard let files else { continue }
        #expect(try Self.run(files, id).noise() == [], "incorrect example \(example.number)")
      }
    }
  }

  @Test(arguments: RulePages.ids) func suppressed(id: String) throws {
    guard RulePages.folder(for: id) != "Suppressions" else { return }
    for example in try examples(id, "Incorrect") {
      let files = ExampleVariation.suppressed(example.files)
      let ids = [id, "unused-suppression", "invalid-suppression"]
      #expect(
        try ExampleRun(files, only: ids).noise() == [], "incorrect example \(example.number)")
    }
  }

  @Test(arguments: RulePages.ids) func otherBytes(id: String) throws {
    for example in try examples(id, "Incorrect") {
      let crlf = try Self.run(ExampleVariation.withCRLF(example.files), id)
      #expect(crlf.mismatches(of: id) == [], "CRLF, incorrect example \(example.number)")
      guard let files = ExampleVariation.behindEmoji(example.files) else { continue }
      let emoji = try Self.run(files, id)
      #expect(emoji.mismatches(of: id) == [], "emoji, incorrect example \(example.number)")
    }
  }

  /// Half a file must not end the program; what it finds does not matter.
  @Test(arguments: RulePages.ids) func cut(id: String) throws {
    for example in try examples(id, "Incorrect") + examples(id, "Correct") {
      for files in ExampleVariation.cuts(example.files) {
        #expect(try Self.run(files, id).result.problems == [])
      }
    }
  }

  @Test func everyRuleIsItsPage() {
    #expect(allRules.map(\.id) == RulePages.ids)
  }

  @Test func readmeListsAll() throws {
    let readme = FixtureFolder.package.appending(path: "Rules/README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let missing = RulePages.ids.filter { id in
      !text.contains("(\(RulePages.folder(for: id) ?? "")/\(id).md)")
    }
    #expect(missing == [])
  }

  /// The rule alone; one that watches suppressions needs all the others.
  private static func run(_ files: [ExampleFile], _ id: String) throws -> ExampleRun {
    let isWatching = RulePages.folder(for: id) == "Suppressions"
    return try ExampleRun(files, only: isWatching ? ["all"] : [id])
  }

  private func examples(_ id: String, _ section: String) throws -> [PageExamples.Example] {
    PageExamples(try #require(RulePages.page(for: id)))[section]
  }
}
