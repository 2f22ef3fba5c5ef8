import Foundation
import GlassEngine
import GlassProject
import GlassSyntax
import Testing

/// What each form of a suppression covers: `(line, rule)` of the entries, and the faults.
@Suite struct SuppressionTests {
  static let known = ["glass-on-glass", "faded-glass", "unused-suppression", "invalid-suppression"]

  struct Form: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    /// `rule@line` for a line, `rule@file`, `rule@start..<end` in bytes, `rule@nothing`.
    var entries: [String] = []
    var faults: [String] = []
    var testDescription: String { name }
  }

  static let forms: [Form] = [
    Form(
      name: "alone", source: "// glasslint:ignore glass-on-glass\na()\n",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "behind code", source: "a() // glasslint:ignore glass-on-glass\nb()",
      entries: ["glass-on-glass@1"]),
    Form(
      name: "no space", source: "//glasslint:ignore glass-on-glass\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "documentation comment", source: "/// glasslint:ignore glass-on-glass\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "blank lines below", source: "// glasslint:ignore glass-on-glass\n\n// why\n\na()",
      entries: ["glass-on-glass@5"]),
    Form(
      name: "two above one line",
      source: "// glasslint:ignore glass-on-glass\n// glasslint:ignore faded-glass\na()",
      entries: ["glass-on-glass@3", "faded-glass@3"]),
    Form(
      name: "two ids", source: "// glasslint:ignore glass-on-glass, faded-glass\na()",
      entries: ["glass-on-glass@2", "faded-glass@2"]),
    Form(
      name: "two ids without space", source: "// glasslint:ignore glass-on-glass,faded-glass\na()",
      entries: ["glass-on-glass@2", "faded-glass@2"]),
    Form(
      name: "reason", source: "// glasslint:ignore glass-on-glass -- faded-glass, is fine\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "long dash", source: "// glasslint:ignore glass-on-glass — faded-glass\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "prose behind the id",
      source: "// glasslint:ignore glass-on-glass faded-glass is another\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "prose behind a comma",
      source: "// glasslint:ignore glass-on-glass, because we like it\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "hyphenated prose behind a comma",
      source: "// glasslint:ignore glass-on-glass, well-known trick\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "stop behind the id", source: "// glasslint:ignore glass-on-glass.\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "block comment", source: "/* glasslint:ignore glass-on-glass */\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "block comment before code", source: "/* glasslint:ignore glass-on-glass */ a()\nb()",
      entries: ["glass-on-glass@1"]),
    Form(
      name: "block comment of several lines",
      source: "/*\n glasslint:ignore glass-on-glass\n because\n*/\na()",
      entries: ["glass-on-glass@5"]),
    Form(
      name: "documentation block", source: "/** glasslint:ignore glass-on-glass */\na()",
      entries: ["glass-on-glass@2"]),
    Form(name: "nested comment", source: "/* old: /* glasslint:ignore glass-on-glass */ */\na()"),
    Form(name: "comment in a comment", source: "// // glasslint:ignore glass-on-glass\na()"),
    Form(name: "string", source: "let s = \"// glasslint:ignore glass-on-glass\"\na()"),
    Form(
      name: "multi-line string",
      source: "let s = \"\"\"\n// glasslint:ignore glass-on-glass\n\"\"\"\na()"),
    Form(name: "raw string", source: "let s = #\"/* glasslint:ignore glass-on-glass */\"#\na()"),
    Form(
      name: "interpolation",
      source: "let s = \"\"\"\n\\(a(\n// glasslint:ignore glass-on-glass\nb))\n\"\"\"",
      entries: ["glass-on-glass@4"]),
    Form(
      name: "behind a multi-line string",
      source: "let s = \"\"\"\n\n\"\"\" // glasslint:ignore glass-on-glass\na()",
      entries: ["glass-on-glass@3"]),
    Form(
      name: "CRLF", source: "// glasslint:ignore glass-on-glass\r\na()\r\n",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "CRLF and reason", source: "// glasslint:ignore glass-on-glass -- \r\na()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "lone CR", source: "// glasslint:ignore glass-on-glass\ra()\rb()",
      entries: ["glass-on-glass@2"]),
    Form(
      name: "last line without an end", source: "a() // glasslint:ignore glass-on-glass",
      entries: ["glass-on-glass@1"]),
    Form(
      name: "nothing below", source: "a()\n// glasslint:ignore glass-on-glass\n",
      entries: ["glass-on-glass@nothing"]),
    Form(
      name: "in a chain",
      source: "Text(x)\n  .bold()\n  // glasslint:ignore glass-on-glass\n  .glassEffect(\n  )\n",
      entries: ["glass-on-glass@4"]),
    Form(
      name: "above a condition",
      source:
        "Text(x)\n  // glasslint:ignore glass-on-glass\n  #if os(iOS)\n  .glassEffect()\n  #endif\n",
      entries: ["glass-on-glass@4"]),
    Form(
      name: "between conditions",
      source:
        "// glasslint:ignore glass-on-glass\n#if A\n// glasslint:ignore faded-glass\n#if B\na()\n#endif\n#endif\n",
      entries: ["glass-on-glass@5", "faded-glass@5"]),
    Form(
      name: "behind the last code",
      source:
        "#if A\na()\n// glasslint:ignore glass-on-glass\n#endif\n// glasslint:ignore faded-glass\n",
      entries: ["glass-on-glass@nothing", "faded-glass@nothing"]),
    Form(
      name: "in a condition", source: "#if A\n// glasslint:ignore glass-on-glass\na()\n#endif\n",
      entries: ["glass-on-glass@3"]),
    Form(
      name: "tab and emoji", source: "\t/* 👩‍👩‍👧 */ a()\t// glasslint:ignore\tglass-on-glass",
      entries: ["glass-on-glass@1"]),
    Form(
      name: "file", source: "a()\n// glasslint:ignore-file glass-on-glass -- old\n",
      entries: ["glass-on-glass@file"]),
    Form(
      name: "region",
      source:
        "// glasslint:ignore-start glass-on-glass\na()\n// glasslint:ignore-end glass-on-glass\nb()",
      entries: ["glass-on-glass@26..<45"]),
    Form(
      name: "region of two",
      source:
        "// glasslint:ignore-start glass-on-glass, faded-glass\n// glasslint:ignore-end faded-glass\n// glasslint:ignore-end glass-on-glass",
      entries: ["glass-on-glass@26..<90", "faded-glass@42..<54"]),
    Form(
      name: "start without end", source: "// glasslint:ignore-start glass-on-glass\na()",
      entries: ["glass-on-glass@26..<45"],
      faults: ["`ignore-start glass-on-glass` has no `ignore-end`"]),
    Form(
      name: "end without start", source: "// glasslint:ignore-end glass-on-glass\na()",
      faults: ["`ignore-end glass-on-glass` has no `ignore-start`"]),
    Form(
      name: "start twice",
      source:
        "// glasslint:ignore-start faded-glass\n// glasslint:ignore-start faded-glass\n// glasslint:ignore-end faded-glass",
      entries: ["faded-glass@26..<76"], faults: ["`faded-glass` is ignored here already"]),
    Form(
      name: "no id", source: "// glasslint:ignore\na()",
      faults: ["`glasslint:ignore` names no rule"]),
    Form(
      name: "reason without id", source: "// glasslint:ignore -- because\na()",
      faults: ["`glasslint:ignore` names no rule"]),
    Form(
      name: "unknown id", source: "// glasslint:ignore glass-on-glas\na()",
      faults: ["unknown rule `glass-on-glas`; did you mean `glass-on-glass`?"]),
    Form(
      name: "unknown second id", source: "// glasslint:ignore faded-glass, glass-on-glas\na()",
      entries: ["faded-glass@2"],
      faults: ["unknown rule `glass-on-glas`; did you mean `glass-on-glass`?"]),
    Form(name: "all", source: "// glasslint:ignore all\na()", faults: ["unknown rule `all`"]),
    Form(
      name: "watching rule", source: "// glasslint:ignore unused-suppression\na()",
      faults: ["`unused-suppression` cannot be suppressed"]),
    Form(
      name: "unknown directive", source: "// glasslint:ignroe faded-glass\na()",
      faults: ["unknown directive `glasslint:ignroe`; did you mean `ignore`?"]),
    Form(
      name: "other linters' word", source: "// glasslint:disable faded-glass\na()",
      faults: ["unknown directive `glasslint:disable`; write `glasslint:ignore`"]),
    Form(
      name: "space behind the colon", source: "// glasslint: ignore faded-glass\na()",
      faults: ["write `glasslint:ignore` without a space"]),
    Form(name: "prose", source: "// glasslint: a linter\n// see glasslint:ignore faded-glass\na()"),
  ]

  @Test(arguments: forms) func form(_ form: Form) {
    let bytes = Array(form.source.utf8)
    let suppressions = Suppressions(.parse(bytes), knownRuleIDs: Self.known)
    #expect(suppressions.entries.map(Self.text) == form.entries)
    #expect(suppressions.faults.map(\.message) == form.faults)
  }

  /// The first entry that covers a place is the one that is used.
  @Test func coverage() {
    let source = """
      // glasslint:ignore-start faded-glass
      a() // glasslint:ignore faded-glass
      // glasslint:ignore-end faded-glass
      b() // glasslint:ignore faded-glass, glass-on-glass
      b() // glasslint:ignore faded-glass
      // glasslint:ignore-start faded-glass
      c()
      // glasslint:ignore-end faded-glass
      d()
      """
    let suppressions = Suppressions(.parse(Array(source.utf8)), knownRuleIDs: Self.known)
    func entry(_ rule: String, _ text: String) -> Int? {
      guard let start = source.range(of: text)?.lowerBound else { return nil }
      let offset = source.utf8.distance(from: source.startIndex, to: start)
      return suppressions.index(covering: ByteRange(offset, offset + 1), ruleID: rule)
    }
    #expect(entry("faded-glass", "a()") == 0)
    #expect(entry("faded-glass", "b()") == 2)
    #expect(entry("faded-glass", "c()") == 5)
    #expect(entry("faded-glass", "d()") == nil)
    #expect(entry("glass-on-glass", "a()") == nil)
    #expect(entry("glass-on-glass", "b()") == 3)
    let file = Suppressions(
      .parse(
        Array("a() // glasslint:ignore-file faded-glass\nb() // glasslint:ignore faded-glass".utf8)),
      knownRuleIDs: Self.known)
    #expect(file.index(covering: ByteRange(41, 42), ruleID: "faded-glass") == 0)
  }

  @Test func missingReason() {
    let bytes = Array(
      "a() // glasslint:ignore faded-glass\nb() // glasslint:ignore faded-glass -- ok\nc() // glasslint:ignore faded-glass --"
        .utf8)
    let suppressions = Suppressions(.parse(bytes), knownRuleIDs: Self.known, requiresReason: true)
    #expect(suppressions.faults.map(\.range) == [ByteRange(7, 23), ByteRange(85, 101)])
  }

  @Test(arguments: [
    (FileKind.propertyList, "<a>\n<!-- glasslint:ignore faded-glass -->\n\n<b/>", "faded-glass@4"),
    (.propertyList, "<b/> <!-- glasslint:ignore faded-glass -- x -->", "faded-glass@1"),
    (.xcodeGenProject, "a: 1 # glasslint:ignore faded-glass\nb: 2", "faded-glass@1"),
    (.xcodeGenProject, "# glasslint:ignore faded-glass\n# more\nb: 2", "faded-glass@3"),
    (.buildSettings, "// glasslint:ignore-file faded-glass", "faded-glass@file"),
    (.xcodeProject, "\tA = \"x\"; // glasslint:ignore faded-glass", "faded-glass@1"),
  ]) func otherFile(kind: FileKind, source: String, entry: String) {
    let suppressions = Suppressions(Array(source.utf8), kind: kind, knownRuleIDs: Self.known)
    #expect(suppressions.entries.map(Self.text) == [entry])
    #expect(suppressions.faults == [])
  }

  @Test func severalInOtherFiles() {
    let source = """
      # glasslint:ignore faded-glass
      # glasslint:ignore glass-on-glass

      b: 2 # glasslint:ignore faded-glass
      # glasslint:ignore glass-on-glass

      """
    let suppressions = Suppressions(
      Array(source.utf8), kind: .xcodeGenProject, knownRuleIDs: Self.known)
    #expect(
      suppressions.entries.map(Self.text) == [
        "faded-glass@4", "glass-on-glass@4", "faded-glass@4", "glass-on-glass@nothing",
      ])
  }

  @Test func stringsInOtherFiles() {
    let source = "A = \"// glasslint:ignore faded-glass\";"
    let suppressions = Suppressions(
      Array(source.utf8), kind: .buildSettings, knownRuleIDs: Self.known)
    #expect(suppressions.entries.isEmpty)
  }

  private static func text(_ entry: Suppressions.Entry) -> String {
    switch entry.scope {
    case .line(let line): "\(entry.ruleID)@\(line)"
    case .file: "\(entry.ruleID)@file"
    case .region(let range): "\(entry.ruleID)@\(range.start)..<\(range.end)"
    case .nothing: "\(entry.ruleID)@nothing"
    }
  }
}
