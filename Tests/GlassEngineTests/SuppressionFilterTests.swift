import GlassEngine
import GlassSyntax
import Testing

@Suite struct SuppressionFilterTests {
  struct SomeRule: Rule {
    var id: String
    var severity: Severity { .warning }
    var words: [String] { [] }
  }

  /// The texts of a file after the unused suppressions have been taken out.
  private func cleaned(_ source: String) -> String {
    var text = source
    while true {
      let bytes = Array(text.utf8)
      let filter = filter(text, ["faded-glass", "glass-on-glass"])
      let fixes = FixApplication(filter.findings, allowsUnsafe: false, in: [0]) { _ in bytes }
      guard let fixed = fixes.texts[0] else { return text }
      text = String(decoding: fixed, as: UTF8.self)
    }
  }

  private func filter(_ source: String, _ running: [String]) -> SuppressionFilter {
    let suppressions = Suppressions(
      .parse(Array(source.utf8)), knownRuleIDs: ["faded-glass", "glass-on-glass"])
    let rules: [any Rule] =
      running.map { SomeRule(id: $0) } + [UnusedSuppression(), InvalidSuppression()]
    return SuppressionFilter([0: suppressions], rules: rules.map { SelectedRule(rule: $0) })
  }

  private func finding(_ offset: Int, related: Int? = nil) -> Diagnostic {
    Diagnostic(
      ruleID: "faded-glass", severity: .warning, message: "x",
      place: Place(file: 0, range: ByteRange(offset, offset + 1)),
      related: related.map {
        [RelatedPlace(message: "", place: Place(file: 0, range: ByteRange($0, $0 + 1)))]
      } ?? [])
  }

  @Test func primaryAndRelatedPlaces() {
    var filter = filter("a()\nb() // glasslint:ignore faded-glass\n", ["faded-glass"])
    let other = filter.isSuppressed(finding(0))
    #expect(!other)
    #expect(filter.findings.map(\.message) == ["nothing here needs `faded-glass` to be ignored"])
    let related = filter.isSuppressed(finding(0, related: 4))
    let primary = filter.isSuppressed(finding(4))
    #expect(related && primary)
    #expect(filter.findings.isEmpty)
  }

  @Test func ruleThatDidNotRun() {
    #expect(filter("a() // glasslint:ignore faded-glass", []).findings.isEmpty)
  }

  @Test func removal() {
    #expect(cleaned("a()\n  // glasslint:ignore faded-glass\nb()\n") == "a()\nb()\n")
    #expect(cleaned("a()  // glasslint:ignore faded-glass -- why\nb()\n") == "a()\nb()\n")
    #expect(cleaned("/* glasslint:ignore faded-glass */ a()\n") == "a()\n")
    #expect(cleaned("a()\r\n// glasslint:ignore-file faded-glass\r\nb()") == "a()\r\nb()")
    #expect(cleaned("a() // glasslint:ignore faded-glass, glass-on-glass -- x\n") == "a()\n")
  }
}
