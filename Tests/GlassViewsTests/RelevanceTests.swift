import GlassSyntax
import GlassViews
import Testing

/// What leads to a word, and which files are parsed to find out.
@Suite struct RelevanceTests {
  /// The files that are parsed for the word `glass`, by their names.
  private func parsed(_ sources: [String: String]) -> [String] {
    let paths = sources.keys.sorted()
    let bytes = paths.map { Array((sources[$0] ?? "").utf8) }
    var scan = NameScan(words: NameScan.Words(["glass": 1]), viewProtocols: Name.viewOwners)
    var awake: [Int: ProjectIndex.ParsedFile] = [:]
    for file in bytes.indices where scan.scan(bytes[file], file: file) == 1 {
      awake[file] = ProjectIndex.ParsedFile(bytes[file], file: file)
    }
    var search = RelevanceSearch(
      words: ["glass"], awake: awake, MentionIndex([scan.mentions]), paths: paths)
    _ = search.run { files in
      files.map { ($0, ProjectIndex.ParsedFile(bytes[$0], file: $0)) }
    }
    return search.parsed.keys.sorted().map { paths[$0] }
  }

  @Test func users() {
    let files = [
      "A.swift": "struct A: View { var body: some View { B() } }",
      "B.swift": "struct B: View { var body: some View { Text(\"\").card() } }",
      "Card.swift": "extension View { func card() -> some View { buttonStyle(.glass) } }",
      "Other.swift": "struct Other: View { var body: some View { Text(\"\") } }",
    ]
    #expect(parsed(files) == ["A.swift", "B.swift", "Card.swift"])
  }

  /// What gives no view away ends the search.
  @Test func coordinators() {
    let files = [
      "Coordinator.swift": "class Coordinator { func start() { push(Screen()) } }",
      "Flow.swift": "class Flow { let coordinator: Coordinator }",
      "Screen.swift":
        "struct Screen: View { var body: some View { Button(\"\") {}.buttonStyle(.glass) } }",
    ]
    #expect(parsed(files) == ["Coordinator.swift", "Screen.swift"])
  }

  /// A namespace of views carries them on, whatever it is.
  @Test func namespaces() {
    let files = [
      "Backport.swift": """
      struct Backport<Content> {
        let content: Content
        func shiny() -> some View { content.buttonStyle(.glass) }
      }
      """,
      "View.swift": "extension View { var backport: Backport<Self> { Backport(content: self) } }",
      "User.swift": "struct User: View { var body: some View { Text(\"\").backport.shiny() } }",
    ]
    #expect(parsed(files) == ["Backport.swift", "User.swift", "View.swift"])
  }

  /// Of two declarations of one name the nearer is meant.
  @Test func nearest() {
    let screen = "struct Screen: View { var body: some View { Row() } }"
    let files = [
      "One/Row.swift":
        "struct Row: View { var body: some View { Button(\"\") {}.buttonStyle(.glass) } }",
      "One/Screen.swift": screen,
      "Two/Root.swift": "struct Root: View { var body: some View { Screen() } }",
      "Two/Row.swift": "struct Row: View { var body: some View { Text(\"\") } }",
      "Two/Screen.swift": screen,
    ]
    // Users of the name are looked at, to tell which of the two they mean.
    #expect(
      parsed(files)
        == [
          "One/Row.swift", "One/Screen.swift", "Two/Root.swift", "Two/Row.swift",
          "Two/Screen.swift",
        ]
    )
  }
}
