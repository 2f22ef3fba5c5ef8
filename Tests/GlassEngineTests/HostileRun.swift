import GlassEngine
import GlassProject
import GlassSyntax

/// A made-up run in which names and messages hold all that a format could trip over.
enum HostileRun {
  static let bar = """
    import SwiftUI

    struct PlayerBar: View {
      var body: some View {
        HStack {
          /* 👩‍👩‍👧 é */ Button("Play <b>", systemImage: "play") {}.glassCircle()
        }
        .padding()

        // What stands here keeps both ends apart.

        .glassEffect(.regular, in: .capsule)
      }
    }

    """

  static let wrapper = """
    extension View {
      func glassCircle() -> some View {
        glassEffect(
          .regular.interactive(),
          in: .circle)
      }
    }

    """

  static let old = "let a = \"```\"\nlet b = 1\nlet c = 2\r\nlet d = 3\n"

  /// Paths with spaces, quotes, signs of every kind, and line breaks.
  static let paths = [
    "App/Player Bar.swift", "App/Gläser/\"it's\" 100%: a,b+c & <d>|`e`.swift",
    "漢字\nline\u{1}/Old.swift",
  ]

  static var run: SampleRun {
    var run = SampleRun(Array(zip(paths, [bar, wrapper, old])))
    run.add(
      "glass-on-glass", .warning, "`glassCircle` lies on the glass of `HStack`",
      run.place("glassCircle()"),
      related: [
        ("lies on this glass", run.place("glassEffect(.regular, in: .capsule)")),
        (
          "applied here",
          run.place("glassEffect(\n      .regular.interactive(),\n      in: .circle)", in: 1)
        ),
      ],
      fix: Fix(
        message: "remove `.glassCircle()`", safety: .unsafe,
        edits: [Edit(place: run.place(".glassCircle()"), replacement: "")]))
    run.add(
      "odd-names", .error,
      "a\nb\r::error::c %0A `d|e` <f> & \"g\" 'h' ]]> [i](j) *k* @l #1 \u{1}\u{2028}\u{202e} `m",
      run.place("b = 1", in: 2),
      fix: Fix(
        message: "write `<é>`", safety: .safe,
        edits: [
          Edit(place: run.place("1", in: 2, after: "b = "), replacement: "\"<é>\""),
          Edit(place: run.place("2", in: 2), replacement: "3"),
        ]))
    run.add("advice", .info, "think of it", run.place("c", in: 2, after: "let "))
    run.result.suppressed = [
      Diagnostic(
        ruleID: "advice", severity: .info, message: "taken", place: run.place("d = 3", in: 2))
    ]
    run.result.baselined = [
      Diagnostic(
        ruleID: "odd-names", severity: .error, message: "accepted", place: run.place("HStack"))
    ]
    run.result.problems = [RunProblem("could not be read: no such file", file: paths[1])]
    return run
  }

  /// Knows two of the three rules.
  static let catalog = RuleCatalog([
    RuleCatalog.Entry(
      rule: StandIn(id: "glass-on-glass", severity: .warning), folder: "Layering",
      summary: "One surface, one layer of `glass`.",
      page: """
        # glass-on-glass

        One surface, one layer of `glass`.

        ## Why

        Glass cannot sample glass: see [Apple's guide](https://example.com/a?b=1&c=2)
        and [another page](other.md).

        - it blurs <twice>
        - it costs

        ## Incorrect

        ```swift
        let a = 1
        ```
        """),
    RuleCatalog.Entry(
      rule: StandIn(id: "odd-names", severity: .error), folder: "API", summary: "No odd names."),
  ])

  private struct StandIn: Rule {
    let id: String
    let severity: Severity
    let words: [String] = []
  }
}
