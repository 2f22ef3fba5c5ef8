import GlassEngine
import GlassProject
import GlassSyntax
import Testing

@Suite struct ChangeFilterTests {
  private func run() -> RunResult {
    var sample = SampleRun([
      ("/p/A.swift", "one()\ntwo(\n)\nthree()\n"), ("/p/B.swift", "four()\n"),
    ])
    sample.add("faded-glass", .warning, "", sample.place("one()"))
    sample.add("faded-glass", .warning, "", sample.place("two(\n)"))
    sample.add(
      "faded-glass", .warning, "", sample.place("three()"),
      related: [("", sample.place("four()", in: 1))])
    return sample.result
  }

  private func kept(_ diff: String) -> [Int] {
    var result = run()
    let all = result.diagnostics.count
    result.keep(touching: ChangedLines(diff: Array(diff.utf8), root: FilePath("/p")))
    #expect(result.diagnostics.count + result.unchanged.count == all)
    return result.diagnostics.map(\.place.range.start)
  }

  @Test func anyLineOfARange() {
    #expect(kept("--- a/A.swift\n+++ b/A.swift\n@@ -2,0 +3 @@\n+)\n") == [6])
    #expect(kept("--- a/A.swift\n+++ b/A.swift\n@@ -1 +1,2 @@\n-x\n+one()\n+two(\n") == [0, 6])
    #expect(kept("--- a/C.swift\n+++ b/C.swift\n@@ -1 +1 @@\n-x\n+y\n") == [])
  }

  @Test func relatedRanges() {
    #expect(kept("--- a/B.swift\n+++ b/B.swift\n@@ -1 +1 @@\n-x\n+four()\n") == [13])
  }

  @Test func equalFindingsOfTheBaseline() {
    var sample = SampleRun([("/p/A.swift", "one()\none()\n")])
    sample.add("faded-glass", .warning, "", sample.place("one()"))
    let baseline = Baseline(of: sample.result)
    sample.add("faded-glass", .warning, "", Place(file: 0, range: ByteRange(6, 11)))
    // The first line is the new one here, the second the old.
    var result = sample.result
    let diff = Array("--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1 @@\n+one()\n".utf8)
    result.keep(touching: ChangedLines(diff: diff, root: FilePath("/p")))
    #expect(baseline.apply(to: &result, ranRuleIDs: ["faded-glass"]).isEmpty)
    #expect(result.diagnostics.map(\.place.range.start) == [0])
    #expect(result.baselined.map(\.place.range.start) == [6])
  }

  @Test func edits() {
    let path = FilePath("/p/A.swift")
    var lines = ChangedLines(
      diff: Array("--- a/A.swift\n+++ b/A.swift\n@@ -1,0 +2,2 @@\n+b\n+c\n".utf8),
      root: FilePath("/p"))
    func has(_ line: Int) -> Bool { lines.touches(path, line...line) }
    #expect((1...6).filter(has) == [2, 3])
    lines.replace(path, Array("a\nb\nc\nd\ne\n".utf8), with: Array("a\nb\nnew\nd\nx\ne\n".utf8))
    #expect((1...8).filter(has) == [2, 3, 5])
    lines.replace(path, Array("a\nb\nnew\nd\nx\ne\n".utf8), with: Array("\n\na\nb\nd\nx\ne\n".utf8))
    #expect((1...9).filter(has) == [1, 2, 4, 6])
  }

  @Test func statistics() {
    var sample = SampleRun([("/p/A.swift", "one()\n"), ("/p/B/C.swift", "two()\n")])
    sample.add("glass-on-glass", .error, "", sample.place("one()"))
    sample.add("faded-glass", .warning, "", sample.place("two()", in: 1))
    sample.add("faded-glass", .error, "", Place(file: 1, range: ByteRange(0, 1)))
    #expect(
      sample.output(StatisticsReporter()) == """
        By rule
          2  faded-glass     1 error, 1 warning
          1  glass-on-glass  1 error

        By folder
          2  /p/B  1 error, 1 warning
          1  /p    1 error

        Found 2 errors and 1 warning in 2 files.

        """)
  }
}
