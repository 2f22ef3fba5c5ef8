import GlassEngine
import GlassSyntax
import Testing

@Suite struct TextReporterTests {
  static let player = """
    import SwiftUI

    struct PlayerBar: View {
      var body: some View {
        HStack {
          Button("Play", systemImage: "play") {}
            .glassCircle()
        }
        .padding()
        .glassEffect(.regular, in: .capsule)
      }
    }

    """

  static let glass = """
    extension View {
      func glassCircle() -> some View {
        glassEffect(.regular.interactive(), in: .circle)
      }
    }

    """

  static var conflict: SampleRun {
    var run = SampleRun([("App/Player.swift", player), ("App/Glass.swift", glass)])
    run.add(
      "glass-on-glass", .warning, "`glassCircle` lies on the glass of `HStack`",
      run.place("glassCircle()"),
      related: [
        ("lies on this glass", run.place("glassEffect(.regular, in: .capsule)")),
        (
          "the glass that `glassCircle` applies",
          run.place("glassEffect(.regular.interactive(), in: .circle)", in: 1)
        ),
      ],
      fix: Fix(
        message: "remove `.glassCircle()`", safety: .unsafe,
        edits: [Edit(place: run.place(".glassCircle()"), replacement: "")]))
    return run
  }

  private func frames(_ text: String, _ edit: (inout SampleRun) -> Void) -> String {
    var run = SampleRun([("A.swift", text)])
    edit(&run)
    return run.output(TextReporter(), Appearance(isQuiet: true))
  }

  @Test func conflictOverTwoFiles() {
    #expect(
      Self.conflict.output(TextReporter()) == """
        warning[glass-on-glass]: `glassCircle` lies on the glass of `HStack`
          --> App/Player.swift:7:10
           |
         6 |       Button("Play", systemImage: "play") {}
         7 |         .glassCircle()
           |          ^^^^^^^^^^^^^
        ...
        10 |     .glassEffect(.regular, in: .capsule)
           |      ----------------------------------- lies on this glass
           |
          ::: App/Glass.swift:3:5
           |
         2 |   func glassCircle() -> some View {
         3 |     glassEffect(.regular.interactive(), in: .circle)
           |     ------------------------------------------------ the glass that `glassCircle` applies
           |
           = fix: remove `.glassCircle()` (--fix --unsafe-fixes)

        Found 1 warning in 1 of 2 files. 1 can be fixed with --fix --unsafe-fixes.

        """)
  }

  @Test func colours() {
    let output = Self.conflict.output(TextReporter(), Appearance(usesColor: true))
    #expect(output.hasPrefix("\u{1b}[1;33mwarning[glass-on-glass]\u{1b}[0m"))
    #expect(output.contains("\u{1b}[1;33m^^^^^^^^^^^^^\u{1b}[0m\n"))
  }

  @Test func severalMarksOnALine() {
    let output = frames("Text(a).glassEffect().glassEffect()\n") { run in
      run.add(
        "x", .error, "m", run.place("glassEffect()"),
        related: [
          ("second", run.place("glassEffect()", after: "()")), ("the text", run.place("Text")),
        ])
    }
    #expect(
      output == """
        error[x]: m
         --> A.swift:1:9
          |
        1 | Text(a).glassEffect().glassEffect()
          | ----    ^^^^^^^^^^^^^ ------------- second
          | the text


        """)
  }

  @Test func tabsAndWideSigns() {
    let output = frames("\tText(\"日本語 👩‍👩‍👧 e\u{301}\").bold()\n") { run in
      run.add("x", .info, "m", run.place("bold()"))
    }
    #expect(
      output == """
        info[x]: m
         --> A.swift:1:43
          |
        1 | \tText("日本語 👩‍👩‍👧 e\u{301}").bold()
          | \t                    ^^^^^^


        """)
  }

  @Test func severalLines() {
    let output = frames("a()\n  VStack {\n    b()\n  }\nlet x = f {\n  c()\n}\n") { run in
      run.add("x", .info, "m", run.place("VStack {\n    b()\n  }"))
      run.add("y", .info, "m", run.place("f {\n  c()\n}"))
    }
    #expect(
      output == """
        info[x]: m
         --> A.swift:2:3
          |
        1 |   a()
        2 | /   VStack {
        3 | |     b()
        4 | |   }
          | |___^

        info[y]: m
         --> A.swift:5:9
          |
        4 |     }
        5 |   let x = f {
          |  _________^
        6 | |   c()
        7 | | }
          | |_^


        """)
  }

  @Test func longLinesAreCut() {
    let line =
      String(repeating: "a", count: 2000) + " needle " + String(repeating: "b", count: 2000)
    let output = frames(line) { $0.add("x", .info, "m", $0.place("needle")) }
    #expect(output.split(separator: "\n").allSatisfy { $0.count < 200 })
    #expect(output.contains(" needle "))
  }

  @Test func controlSignsMoveNoCursor() {
    let output = frames("a\u{1b}[2J()\u{0}") { $0.add("x", .info, "m\u{1b}", $0.place("()")) }
    #expect(!output.utf8.contains(0x1b) && !output.utf8.contains(0))
  }

  @Test func emptyRangesAndFiles() {
    let output = frames("") { run in
      run.add("x", .info, "m", Place(file: 0, range: ByteRange(0, 0)))
    }
    #expect(output == "info[x]: m\n --> A.swift:1:1\n  |\n1 |\n  | ^\n\n")
  }

  @Test func summaries() {
    var run = SampleRun([("A.swift", "a")])
    #expect(run.output(TextReporter()) == "No findings in 1 file.\n")
    run.add("x", .error, "m", run.place("a"))
    run.add("y", .info, "m", run.place("a"))
    run.add("z", .info, "m", run.place("a"))
    #expect(run.output(TextReporter()).hasSuffix("\nFound 1 error and 2 infos in 1 file.\n"))
  }
}
