import GlassSyntax
import GlassViews
import Testing

/// What the bytes of files say about names.
@Suite struct MentionTests {
  private func index(_ sources: String...) -> MentionIndex {
    var scan = NameScan(words: NameScan.Words([:]), viewProtocols: Name.viewOwners)
    for (file, source) in sources.enumerated() { _ = scan.scan(Array(source.utf8), file: file) }
    return MentionIndex([scan.mentions])
  }

  @Test(
    arguments: [
      ("func name() {}", [.value]), ("var name = 1", [.value]),
      ("let other = 1, name = 2", [.value]), ("let (other, name) = f()", [.value]),
      ("let other = 1,\n  name = 2", [.value]), ("typealias name = Int", [.value]),
      ("case other, name", [.enumCase]), ("case .name: break; func f() {}", []),
      ("struct name {}", [.type, .otherType]), ("struct name: View {}", [.type, .view]),
      ("final class name: Base, View {}", [.type, .view]),
      ("class func name() {}", [.value]), ("actor name {}", [.type, .otherType]),
      ("extension name {}", [.extended]), ("extension name: P {}", [.extended, .conforming]),
      ("extension Outer.name: P {}", [.extended, .conforming]),
      ("extension View { func name() {} }", [.value, .member]),
      ("func `name`() {}", [.value]), ("let größe = 1, name = 2", [.value]),
      ("// a class name", [.type, .otherType]), ("import struct name.Other", []),
      ("import class name.Other; class name {}", [.type, .otherType]),
      ("struct name {}; import struct name.Other", [.type, .otherType]),
    ] as [(String, Mention)])
  func declaration(source: String, mention: Mention) {
    // Names that nothing declares are left out.
    #expect(index(source, "").mention(of: "name") == mention)
  }

  @Test func files() {
    let index = index("f()", "func f() {}", "g()", "let x = f")
    #expect(index.files(mentioning: ("f" as Name).shortHash).map(\.file) == [0, 1, 3])
    #expect(index.files(saying: .value, about: "f") == [1])
    #expect(index.files(mentioning: ("g" as Name).shortHash).isEmpty)
  }

  @Test func words() {
    var scan = NameScan(words: NameScan.Words(["glass": 1, "sheet": 2]), viewProtocols: [])
    #expect(scan.scan(Array(".buttonStyle(.glass)".utf8), file: 0) == 1)
    #expect(scan.scan(Array("glassy.sheet { \"glass\" }".utf8), file: 1) == 3)
    #expect(scan.scan(Array("glassSheet".utf8), file: 2) == 0)
  }

  /// More names than the scan's table holds at first.
  @Test func manyNames() {
    let source = (0..<10_000).map { "func name\($0)() {}" }.joined(separator: "\n")
    let index = index(source)
    #expect((0..<10_000).allSatisfy { index.mention(of: Name("name\($0)")) == .value })
  }
}
