import GlassEngine
import GlassProject
import GlassSyntax
import Testing

@Suite struct BaselineTests {
  /// A run that finds each `glass(…)` in a file.
  private func run(_ text: String, path: String = "A.swift") -> RunResult {
    var result = RunResult(files: [SourceFile(path: FilePath(path), contents: Array(text.utf8))])
    let bytes = Array(text.utf8)
    for start in bytes.indices where bytes[start...].starts(with: Array("glass(".utf8)) {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? bytes.count
      result.diagnostics.append(
        Diagnostic(
          ruleID: "faded-glass", severity: .warning, message: "",
          place: Place(file: 0, range: ByteRange(start, end))))
    }
    return result
  }

  private func left(_ baseline: Baseline, _ text: String) -> (open: Int, stale: [String: Int]) {
    var result = run(text)
    let stale = baseline.apply(to: &result, ranRuleIDs: ["faded-glass"])
    return (
      result.diagnostics.count,
      Dictionary(uniqueKeysWithValues: stale.map { ($0.key.code, $0.value) })
    )
  }

  @Test func movedAndFormatted() {
    let baseline = Baseline(of: run("a.glass(.regular, in: .capsule)\nb.glass()\n"))
    let (open, stale) = left(
      baseline, "c()\nrenamed\n  .glass(\n    .regular,\n    in: .capsule)\n\n\tb.glass()")
    #expect(open == 0)
    #expect(stale.isEmpty)
  }

  @Test func newAndFixedOnes() {
    let baseline = Baseline(of: run("a.glass(1)\nb.glass(2)\nc.glass(2)\n"))
    #expect(left(baseline, "a.glass(1)\nb.glass(2)\nc.glass(2)\nd.glass(2)\n").open == 1)
    let (open, stale) = left(baseline, "b.glass(2)\n")
    #expect(open == 0)
    #expect(stale == ["glass(1)": 1, "glass(2)": 1])
  }

  @Test func otherRulesAndFilesAreNotStale() {
    let baseline = Baseline(of: run("a.glass(1)", path: "B.swift"))
    var partial = RunResult(
      files: [
        SourceFile(path: FilePath("A.swift"), contents: []),
        SourceFile(path: FilePath("B.swift"), isReported: false, contents: []),
      ])
    #expect(baseline.apply(to: &partial, ranRuleIDs: ["faded-glass"]).isEmpty)
    var other = run("", path: "B.swift")
    #expect(baseline.apply(to: &other, ranRuleIDs: []).isEmpty)
    var whole = run("")
    #expect(baseline.apply(to: &whole, ranRuleIDs: ["faded-glass"]).count == 1)
  }

  @Test func file() throws {
    let baseline = Baseline(of: run("b.glass(\"ü\")\na.glass(1)\nc.glass(1)\n"))
    let text = BaselineFile.text(of: baseline)
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {
              "file": "A.swift",
              "rule": "faded-glass",
              "code": "glass(\\"ü\\")"
            },
            {
              "file": "A.swift",
              "rule": "faded-glass",
              "code": "glass(1)",
              "count": 2
            }
          ]
        }

        """)
    #expect(try BaselineFile.read(Array(text.utf8)).counts == baseline.counts)
    #expect(throws: JSONReader.Fault(offset: 0, message: "`version` is missing")) {
      try BaselineFile.read(Array("{}".utf8))
    }
  }
}
