import GlassEngine
import GlassProject
import GlassSyntax
import Testing

@Suite struct AddedSuppressionsTests {
  static let known = ["glass-on-glass", "faded-glass", "unused-suppression", "invalid-suppression"]

  struct Form: Sendable, CustomTestStringConvertible {
    var name: String
    /// `§` stands before each finding.
    var source: String
    var result: String
    var kind = FileKind.swift
    var testDescription: String { name }
  }

  static let forms: [Form] = [
    Form(
      name: "statement", source: "  §a()\nb()\n",
      result: "  // glasslint:ignore faded-glass -- why\n  a()\nb()\n"),
    Form(
      name: "in a chain", source: "Text(x)\n\t\t.§glass(\n\t)",
      result: "Text(x)\n\t\t// glasslint:ignore faded-glass -- why\n\t\t.glass(\n\t)"),
    Form(
      name: "CRLF", source: "a()\r\n  §b()\r\n",
      result: "a()\r\n  // glasslint:ignore faded-glass -- why\r\n  b()\r\n"),
    Form(
      name: "lone CR", source: "a()\r§b()",
      result: "a()\r// glasslint:ignore faded-glass -- why\rb()"),
    Form(
      name: "one line without an end", source: "§a()",
      result: "// glasslint:ignore faded-glass -- why\na()"),
    Form(
      name: "byte order mark", source: "\u{feff}§a()\n",
      result: "\u{feff}// glasslint:ignore faded-glass -- why\na()\n"),
    Form(
      name: "two on a line", source: "§a(§b())\n",
      result: "// glasslint:ignore faded-glass -- why\na(b())\n"),
    Form(
      name: "behind a string of several lines", source: "f(\"\"\"\n  x\n  \"\"\").§a()\nb()\n",
      result: """
        // glasslint:ignore-start faded-glass -- why
        f(\"""
          x
          \""").a()
        // glasslint:ignore-end faded-glass
        b()

        """),
    Form(
      name: "in an interpolation of several lines",
      source: "  let s = \"\"\"\n    \\(\n    §a())\n    \"\"\"",
      result: """
          // glasslint:ignore-start faded-glass -- why
          let s = \"""
            \\(
            a())
            \"""
          // glasslint:ignore-end faded-glass
        """),
    Form(
      name: "two in one string", source: "f(\"\"\"\n\\(§a())\n\\(§b())\n\"\"\")\n",
      result:
        "// glasslint:ignore-start faded-glass -- why\nf(\"\"\"\n\\(a())\n\\(b())\n\"\"\")\n// glasslint:ignore-end faded-glass\n"
    ),
    Form(
      name: "behind a comment of several lines", source: "/* x\n */ §a()\nb()",
      result:
        "// glasslint:ignore-start faded-glass -- why\n/* x\n */ a()\n// glasslint:ignore-end faded-glass\nb()"
    ),
    Form(
      name: "in a condition", source: "#if A\n  §a()\n#endif\n",
      result: "#if A\n  // glasslint:ignore faded-glass -- why\n  a()\n#endif\n"),
    Form(
      name: "property list", source: "<a>\n  §<b/>\n</a>",
      result: "<a>\n  <!-- glasslint:ignore faded-glass — why -->\n  <b/>\n</a>",
      kind: .propertyList),
    Form(
      name: "YAML", source: "a:\n  §b: 1\n",
      result: "a:\n  # glasslint:ignore faded-glass -- why\n  b: 1\n", kind: .xcodeGenProject),
  ]

  @Test(arguments: forms) func form(_ form: Form) {
    var offsets: [Int] = []
    var bytes: [UInt8] = []
    for part in form.source.split(separator: "§", omittingEmptySubsequences: false) {
      if !bytes.isEmpty || !offsets.isEmpty || form.source.first == "§" {
        if !(part.utf8.isEmpty && bytes.isEmpty) { offsets.append(bytes.count) }
      }
      bytes += part.utf8
    }
    let added = AddedSuppressions(
      offsets.map { ($0, "faded-glass") }, in: bytes, kind: form.kind, reason: "why")
    #expect(String(decoding: added.text, as: UTF8.self) == form.result)
    #expect(added.count == offsets.count)
    // What was written covers as many places as were to be covered, and nothing in it is wrong.
    let suppressions =
      form.kind == .swift
      ? Suppressions(.parse(added.text), knownRuleIDs: Self.known, requiresReason: true)
      : Suppressions(added.text, kind: form.kind, knownRuleIDs: Self.known, requiresReason: true)
    #expect(suppressions.faults == [])
    for name in ["a(", "b(", "glass(", "<b", "b:"] where form.source.contains("§\(name)") {
      let start = added.text.indices.first { added.text[$0...].starts(with: Array(name.utf8)) }
      let place = ByteRange(start ?? 0, (start ?? 0) + 1)
      #expect(suppressions.index(covering: place, ruleID: "faded-glass") != nil)
    }
  }

  @Test func severalRules() {
    let added = AddedSuppressions(
      [(0, "glass-on-glass"), (0, "faded-glass"), (4, "unused-suppression")],
      in: Array("a()\nb()".utf8),
      kind: .swift, reason: "x -- y")
    #expect(
      String(decoding: added.text, as: UTF8.self)
        == "// glasslint:ignore faded-glass, glass-on-glass -- x -- y\na()\nb()")
    #expect(added.count == 2)
  }

  @Test func binaryPropertyList() {
    let bytes = Array("bplist00\nx".utf8)
    let added = AddedSuppressions(
      [(9, "faded-glass")], in: bytes, kind: .propertyList, reason: "x")
    #expect(added.text == bytes)
    #expect(added.count == 0)
  }
}
