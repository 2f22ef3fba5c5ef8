import GlassEngine
import GlassSyntax
import Testing

/// The formats for programs.
@Suite struct ProgramReporterTests {
  @Test func compact() {
    #expect(
      TextReporterTests.conflict.output(CompactReporter()) == """
        App/Player.swift:7:10: warning: `glassCircle` lies on the glass of `HStack` [glass-on-glass]

        """)
  }

  @Test func compactStaysOnItsLine() {
    var run = SampleRun([("a\nb.swift", "x")])
    run.add("x", .error, "m\nn", run.place("x"))
    #expect(run.output(CompactReporter()) == "a\\nb.swift:1:1: error: m\\nn [x]\n")
  }

  @Test func json() {
    #expect(
      TextReporterTests.conflict.output(JSONReporter()) == """
        {
          "schemaVersion": 1,
          "glasslintVersion": "0.1.0",
          "diagnostics": [
            {
              "ruleID": "glass-on-glass",
              "severity": "warning",
              "message": "`glassCircle` lies on the glass of `HStack`",
              "file": "App/Player.swift",
              "range": {"start": {"line": 7, "column": 10, "offset": 132}, "end": {"line": 7, "column": 23, "offset": 145}},
              "related": [
                {
                  "message": "lies on this glass",
                  "file": "App/Player.swift",
                  "range": {"start": {"line": 10, "column": 6, "offset": 172}, "end": {"line": 10, "column": 41, "offset": 207}}
                },
                {
                  "message": "the glass that `glassCircle` applies",
                  "file": "App/Glass.swift",
                  "range": {"start": {"line": 3, "column": 5, "offset": 57}, "end": {"line": 3, "column": 53, "offset": 105}}
                }
              ],
              "fix": {
                "message": "remove `.glassCircle()`",
                "safety": "unsafe",
                "edits": [
                  {
                    "file": "App/Player.swift",
                    "range": {"start": {"line": 7, "column": 9, "offset": 131}, "end": {"line": 7, "column": 23, "offset": 145}},
                    "replacement": ""
                  }
                ]
              },
              "help": "",
              "fingerprint": "d3afed7cccb7c11f"
            }
          ],
          "problems": [],
          "summary": {
            "files": 2,
            "errors": 0,
            "warnings": 1,
            "infos": 0,
            "suppressed": 0,
            "baselined": 0
          }
        }

        """)
  }

  @Test func jsonIsReadBack() throws {
    var run = SampleRun([("a\"\\\n\u{1}é.swift", "x")])
    run.add("x", .error, "tab\tquote\" 👩‍👩‍👧 \u{7f}", run.place("x"))
    let node = try JSONReader.read(Array(run.output(JSONReporter()).utf8))
    let text = "\(node)"
    #expect(text.contains("tab\\tquote\\\" 👩‍👩‍👧 \\u{7F}"))
  }

  /// Lines that moved keep their fingerprints; equal findings have different ones.
  @Test func fingerprints() {
    func fingerprints(_ text: String) -> [String] {
      var run = SampleRun([("A.swift", text)])
      run.add("x", .error, "m", run.place("glass()"))
      run.add("x", .error, "m", run.place("glass()", after: "\n\n"))
      return Report(run.result, catalog: RuleCatalog([])).fingerprints
    }
    let before = fingerprints("a.glass()\n\na.glass()\n")
    #expect(before == fingerprints("// new\na . glass()\nb\n\n  a.glass()\n"))
    #expect(before[0] != before[1])
  }
}
