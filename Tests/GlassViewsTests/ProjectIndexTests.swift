import GlassSyntax
import GlassViews
import Testing

/// What a name means in a file where several declare it.
@Suite struct ProjectIndexTests {
  /// The path of the file whose type a name means in another file, or nil.
  private func home(of name: Name, in user: String, _ sources: [String: String]) -> String? {
    let (index, paths) = index(of: sources)
    guard let file = paths.firstIndex(of: user), let type = index.type(named: name, from: file)
    else { return nil }
    return paths[index.types[type].file]
  }

  private func index(of sources: [String: String]) -> (ProjectIndex, paths: [String]) {
    let paths = sources.keys.sorted()
    let bytes = paths.map { Array((sources[$0] ?? "").utf8) }
    var scan = NameScan(words: NameScan.Words([:]), viewProtocols: Name.viewOwners)
    for file in bytes.indices { _ = scan.scan(bytes[file], file: file) }
    let index = ProjectIndex(
      paths: paths, mentions: MentionIndex([scan.mentions]), mentionsGlassContainer: false,
      entryPoints: [], hosts: []
    ) { ProjectIndex.ParsedFile(bytes[$0], file: $0) }
    return (index, paths)
  }

  private static let sources = [
    "a/T.swift": "struct T {}", "a/deep/er/User.swift": "", "b/T.swift": "struct T {}",
    "b/User.swift": "", "c/User.swift": "", "d/One.swift": "struct T {}\nstruct U {}",
    "d/Two.swift": "struct T {}", "d/User.swift": "", "e/Twice.swift": "struct T {}\nstruct T {}",
    "ab/T.swift": "struct T {}", "ab/c/User.swift": "", "Root.swift": "struct R {}\nstruct U {}",
    "f/g/Inner.swift": "struct Outer { struct T {} }", "f/g/User.swift": "",
  ]

  @Test func nearestType() {
    func home(_ name: Name, _ user: String) -> String? {
      self.home(of: name, in: user, Self.sources)
    }
    #expect(home("T", "a/T.swift") == "a/T.swift")
    #expect(home("T", "a/deep/er/User.swift") == "a/T.swift")
    #expect(home("T", "b/User.swift") == "b/T.swift")
    #expect(home("T", "ab/c/User.swift") == "ab/T.swift")
    #expect(home("T", "d/Two.swift") == "d/Two.swift")
    // Those of one folder are equally near, as all are to what stands elsewhere, and two of one file.
    #expect(home("T", "d/User.swift") == nil)
    #expect(home("T", "c/User.swift") == nil)
    #expect(home("T", "e/Twice.swift") == nil)
    #expect(home("T", "Root.swift") == nil)
    // Nested types are others.
    #expect(home("T", "f/g/User.swift") == nil)
    #expect(home("U", "d/User.swift") == "d/One.swift")
    #expect(home("R", "a/T.swift") == "Root.swift")
    #expect(home("V", "a/T.swift") == nil)
  }

  @Test func nestedTypes() {
    let sources = [
      "a/One.swift": "struct One { struct T {} }", "b/Two.swift": "struct Two { struct T {} }",
      "a/User.swift": "", "c/User.swift": "",
    ]
    #expect(home(of: "T", in: "a/User.swift", sources) == "a/One.swift")
    #expect(home(of: "T", in: "c/User.swift", sources) == nil)
  }

  /// The members of an extension by a path are those of the type at that path, and others of its name stay unread.
  @Test func extensionByPath() {
    let (index, _) = index(of: [
      "a/One.swift": "struct One {}", "a/OneParts.swift": "extension One { struct Part {} }",
      "a/OnePartName.swift": "extension One.Part { var name: Int { 1 } }",
      "b/Two.swift": "struct Two { struct Part { var name: Int } }",
      "c/Three.swift": "struct Three { struct Part { var name: Int } }",
    ])
    let one = index.type(named: "One", from: 0)
    let part = one.flatMap { index.type(named: "Part", nestedIn: $0) }
    let members = part.map { index.members(named: "name", of: $0) } ?? []
    #expect(members.map { index.declarations[$0].file } == [1])
    #expect(index.loadedCount == 3)
  }
}
