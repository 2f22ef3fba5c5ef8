import GlassEngine
import GlassSyntax
import Testing

@Suite struct TextReporterTests {
  @Test func twoFiles() {
    var run = SampleRun([
      (
        "App/Player.swift",
        """
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
      ),
      (
        "App/Glass.swift",
        """
        extension View {
          func glassCircle() -> some View {
            glassEffect(.regular.interactive(), in: .circle)
          }
        }
        """
      ),
    ])
    let edit = Edit(place: run.place(".glassCircle()"), replacement: "")
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
      fix: Fix(message: "remove `.glassCircle()`", safety: .unsafe, edits: [edit]))
    print(run.output(TextReporter()))
    print(run.output(TextReporter(), Appearance(usesColor: true)))
    print(run.output(CompactReporter()))
    print(run.output(JSONReporter()))
  }

  @Test func shapes() {
    var run = SampleRun([
      (
        "A B.swift",
        """
        struct A {
        \tvar body: some View {
        \t\tVStack {
        \t\t\tText("日本語 👩‍👩‍👧 e\u{301}").glassEffect().padding().glassEffect()
        \t\t}.glassEffect()
        \t\tForEach(items) { item in
        \t\t\tRow(item)
        \t\t}
        \t}
        }
        """
      )
    ])
    run.add(
      "many", .error, "several on a line", run.place("glassEffect()"),
      related: [
        ("second", run.place("glassEffect()", after: "padding")),
        ("the text", run.place("Text")),
        ("third", run.place("glassEffect()", after: "}")),
      ])
    run.add(
      "multi", .info, "a range over lines",
      run.place(
        "VStack {\n\t\t\tText(\"日本語 👩‍👩‍👧 e\u{301}\").glassEffect().padding().glassEffect()\n\t\t}"),
      related: [("here", run.place("Row(item)"))])
    run.add(
      "multi", .info, "a range over lines, in a line",
      run.place("{ item in\n\t\t\tRow(item)\n\t\t}"))
    run.add("empty", .error, "nothing here", Place(file: 0, range: ByteRange(10, 10)))
    print(run.output(TextReporter()))
  }
}
