import Testing

@testable import GlassProject

/// Each expectation was checked against `git check-ignore`.
@Suite struct PathPatternTests {
  /// Whether the lines of a `.gitignore` at the root leave out `path`, or a folder above it.
  private func ignores(_ lines: String, _ path: String) -> Bool {
    let base = FilePath("/r")
    let list = PatternList(
      gitIgnore: Array(lines.utf8), file: base.appending(".gitignore"), base: base)
    let isFolder = path.hasSuffix("/")
    var prefix = base
    let components = FilePath(path).components
    for (index, component) in components.enumerated() {
      let nameStart = prefix.bytes.count + 1
      prefix = prefix.appending(component)
      let decision = list.decision(
        prefix.bytes, nameStart: nameStart, isFolder: isFolder || index < components.count - 1)
      if let decision, !decision.isNegated { return true }
    }
    return false
  }

  @Test(arguments: [
    ("a.swift", "a.swift"), ("a.swift", "x/y/a.swift"), ("*.swift", "x/a.swift"),
    ("/a.swift", "a.swift"), ("x/a.swift", "x/a.swift"), ("x/", "x/a"), ("x", "x/a"),
    ("**/x", "x"), ("**/x", "a/b/x"), ("**/x/y", "a/x/y"), ("x/**", "x/a/b"), ("x/**", "x/a"),
    ("a/**/b", "a/b"), ("a/**/b", "a/x/b"), ("a/**/b", "a/x/y/b"), ("/**/b", "a/b"), ("**", "a"),
    ("/*", "a"), ("a?c", "abc"), ("[a-c]x", "bx"), ("[!a-c]x", "dx"), ("[^a-c]x", "dx"),
    ("[]]x", "]x"), ("[a-]x", "-x"), ("[[:digit:]]x", "7x"), ("[\\]]x", "]x"), ("a\\*b", "a*b"),
    ("\\#a", "#a"), ("\\!a", "!a"), ("a\\ ", "a "), ("a   ", "a"), ("a\r\nb", "a"),
    ("\u{feff}a", "a"), ("a*b*c", "aXbXbXc"), ("foo**bar", "fooxbar"), ("a/*/c", "a/b/c"),
    ("*", "a/b"), ("a b", "a b"), ("**/a/**/b/*.swift", "x/a/y/z/b/b/c.swift"),
    ("a/**/**/b", "a/b"), ("x/*.swift", "x/.swift"), ("*a*", "bab"), ("é", "é"), ("\\a", "a"),
    ("a/**/", "a/b/"), ("*/b", "a/b"), ("x\n!x\nx", "x"), ("a/***/b", "a/b"),
  ])
  func matches(pattern: String, path: String) { #expect(ignores(pattern, path)) }

  @Test(arguments: [
    ("a.swift", "ba.swift"), ("/a.swift", "x/a.swift"), ("x/a.swift", "y/x/a.swift"), ("x/", "x"),
    ("a/**/b", "axb"), ("a/*", "b/a/c"), ("*.swift", "a.swiftx"), ("a*c", "a/c"),
    ("a?c", "a/c"), ("a[!b]c", "a/c"), ("[a", "[a"), ("[a", "a"), ("a\\", "a\\"), ("#a", "#a"),
    ("", "a"), ("/", "a"), ("!a", "a"), ("x\n!x", "x"), ("*.log\n!keep.log", "keep.log"),
    ("a\\*b", "axb"), ("[[:nope:]]", "n"), ("a/b", "x/a/b"), ("*/b", "b"),
    ("*/b", "a/x/b"), ("a/**/b", "a/b2"), ("**/x/y", "x/z/y"), ("A", "a"),
    ("/*\n!/a", "a/b"), ("a/", "b/a"), ("?", "ab"), ("*/", "a"),
  ])
  func doesNotMatch(pattern: String, path: String) { #expect(!ignores(pattern, path)) }

  @Test func aFolderThatIsOutCannotBeEnteredAgain() {
    #expect(ignores("x/\n!x/a", "x/a"))
    #expect(!ignores("x/*\n!x/a", "x/a"))
    #expect(ignores("x/*\n!x/a", "x/b"))
  }

  @Test func manyStarsTakeNoLongerThanTheProductOfTheLengths() {
    let pattern = String(repeating: "*a", count: 500) + "b"
    #expect(!ignores(pattern, String(repeating: "a", count: 2000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!ignores(folders, String(repeating: "a/", count: 500) + "c"))
  }

  @Test func commandLinePatternsMayPointAnywhere() {
    let list = PatternList(
      commandLine: ["../Other/*.swift", "Gen", "./Sub/x.swift", "/abs/y.swift"],
      workingDirectory: FilePath("/w [1]/App"))
    #expect(list.names(FilePath("/w [1]/Other/a.swift")))
    #expect(!list.names(FilePath("/w [1]/App/Other/a.swift")))
    #expect(list.names(FilePath("/w [1]/App/x/Gen/a.swift")))
    #expect(list.names(FilePath("/elsewhere/Gen")))
    #expect(list.names(FilePath("/w [1]/App/Sub/x.swift")))
    #expect(list.names(FilePath("/abs/y.swift")))
    #expect(!list.names(FilePath("/w 1/App/Sub/x.swift")))
  }
}
