import GlassProject
import Testing

@Suite struct DiscoveryTests {
  @Test func theOutermostProjectIsReadAndThePathReported() throws {
    let tree = try TemporaryTree([
      ".git/HEAD": "", "App/App.xcodeproj/project.pbxproj": "", "App/Main.swift": "",
      "App/Packages/Kit/Package.swift": "", "App/Packages/Kit/Sources/Kit.swift": "",
      "Elsewhere/Other.swift": "", "App/Config/a.xcconfig": "", "App/Info.plist": "",
      "App/notes.md": "",
    ])
    #expect(
      discover(tree.options(["App/Packages/Kit/Sources/Kit.swift"])).listing == [
        "App/App.xcodeproj/project.pbxproj", "App/Config/a.xcconfig", "App/Info.plist",
        "App/Main.swift", "App/Packages/Kit/Package.swift", "+App/Packages/Kit/Sources/Kit.swift",
      ])
    #expect(
      discover(tree.options(in: "App/Packages/Kit")).listing == [
        "../../App.xcodeproj/project.pbxproj", "../../Config/a.xcconfig", "../../Info.plist",
        "../../Main.swift", "+Package.swift", "+Sources/Kit.swift",
      ])
  }

  @Test func theNearestConfigurationMakesAProject() throws {
    let tree = try TemporaryTree([
      ".git/HEAD": "", "Package.swift": "", "A/.glasslint.json": "{}", "A/x.swift": "",
      "A/Sub/y.swift": "", "B/z.swift": "",
    ])
    let discovery = ProjectDiscovery(options: tree.options(["A/Sub"]))
    #expect(discovery.roots.map(\.folder) == [tree.folder.appending("A")])
    #expect(discovery.roots.first?.configuration == tree.folder.appending("A/.glasslint.json"))
    #expect(discovery.project().listing == ["+A/Sub/y.swift", "A/x.swift"])
  }

  @Test func searchesEndAtTheRepository() throws {
    let tree = try TemporaryTree([
      "Package.swift": "", ".glasslint.json": "", "repo/.git": "gitdir: elsewhere",
      "repo/a.swift": "", "repo/S/b.swift": "",
    ])
    #expect(discover(tree.options(["S"], in: "repo")).listing == ["+S/b.swift"])
  }

  @Test func withoutAProjectThePathsAreRead() throws {
    let tree = try TemporaryTree(["a/x.swift": "", "b/y.swift": "", "c/z.swift": ""])
    #expect(discover(tree.options(["b", "a"])).listing == ["+a/x.swift", "+b/y.swift"])
    #expect(discover(tree.options()).listing == ["+a/x.swift", "+b/y.swift", "+c/z.swift"])
  }

  @Test func isolatedReadsOnlyThePaths() throws {
    let tree = try TemporaryTree(["Package.swift": "", "a/x.swift": "", "b/y.swift": ""])
    var options = tree.options(["b"])
    options.isIsolated = true
    let project = discover(options)
    #expect(project.listing == ["+b/y.swift"])
    #expect(
      project.explanation(of: tree.folder.appending("a/x.swift"))
        == "left out: not below the paths, and only they are read of .")
  }

  @Test func aGivenProjectIsReadAndSoAreFilesOutsideIt() throws {
    let tree = try TemporaryTree([
      "Package.swift": "", "a/x.swift": "", "b/y.swift": "", "c/z.swift": "",
    ])
    var options = tree.options(["b/y.swift", "c"])
    options.project = FilePath("a")
    #expect(discover(options).listing == ["a/x.swift", "+b/y.swift", "+c/z.swift"])
    options.project = FilePath("nope")
    #expect(discover(options).complaints == ["`--project nope` is not a folder"])
  }

  @Test func filesAreSortedByTheBytesOfTheirPaths() throws {
    let names = [
      "a-b/x.swift", "a/x.swift", "a.swift", "a0.swift", "B.swift", "a/b/x.swift", "é.swift",
    ]
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let sorted = names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(discover(tree.options()).listing == sorted.map { "+" + $0 })
  }

  @Test func missingPathsAreProblems() throws {
    let tree = try TemporaryTree(["a.swift": ""])
    let project = discover(tree.options(["a.swift", "nope.swift", "a.swift/b"]))
    #expect(project.listing == ["+a.swift"])
    #expect(
      project.complaints == ["`nope.swift`: no such file or folder", "`a.swift/b`: not a folder"])
  }

  @Test func linksAreReadOnceAndFolderLinksNotAtAll() throws {
    let tree = try TemporaryTree(["src/real.swift": "", "other/o.swift": "", "hard.swift": ""])
    try tree.link("a.swift", to: "src/real.swift")
    try tree.link("b.swift", to: "a.swift")
    try tree.link("src/loop", to: "..")
    try tree.link("dangling.swift", to: "nowhere")
    try tree.link("self.swift", to: "self.swift")
    try tree.link("folder.swift", to: "src")
    try tree.hardLink("hard2.swift", to: "hard.swift")
    let project = discover(tree.options())
    #expect(project.listing == ["+hard.swift", "+other/o.swift", "+src/real.swift"])
    #expect(
      project.excluded == [
        "a.swift", "b.swift", "dangling.swift", "folder.swift", "hard2.swift", "self.swift",
        "src/loop",
      ])
    #expect(project.complaints == [])
    #expect(discover(tree.options(["a.swift", "src"])).listing == ["+src/real.swift"])
    let path = tree.folder.appending("a.swift")
    #expect(project.explanation(of: path) == "left out: the same file as src/real.swift")
  }

  @Test func aLinkThatIsNamedReportsTheFile() throws {
    let tree = try TemporaryTree(["Package.swift": "", "src/real.swift": "", "src/x.swift": ""])
    try tree.link("a.swift", to: "src/real.swift")
    #expect(
      discover(tree.options(["a.swift"])).listing == [
        "Package.swift", "+src/real.swift", "src/x.swift",
      ])
    try tree.link("linked", to: "src")
    #expect(
      discover(tree.options(["linked"])).listing == [
        "Package.swift", "+src/real.swift", "+src/x.swift",
      ])
  }

  @Test func namesNeedNotBeText() throws {
    let tree = try TemporaryTree(["line\nbreak.swift": "", " space .swift": ""])
    let odd = FilePath(bytes: Array("x".utf8) + [0xff, 0xfe] + Array(".swift".utf8))
    try tree.write(odd, Array("let a = 1".utf8))
    let project = discover(tree.options())
    #expect(project.files.count == 3)
    let file = try #require(project.file(at: tree.folder.appending(odd)))
    var buffer: [UInt8] = []
    #expect(project.read(file, into: &buffer) == nil)
    #expect(buffer == Array("let a = 1".utf8))
    #expect(project.listing.contains("+line\nbreak.swift"))
  }

  @Test func pipesAndFoldersNamedLikeFilesAreNotRead() throws {
    let tree = try TemporaryTree(["ok.swift": "", "dir.swift/in.swift": ""])
    tree.makePipe("pipe.swift")
    let project = discover(tree.options())
    #expect(project.listing == ["+dir.swift/in.swift", "+ok.swift"])
    #expect(project.excluded == ["pipe.swift"])
    let named = discover(tree.options(["pipe.swift", "ok.swift"]))
    #expect(named.listing == ["+ok.swift"])
    #expect(named.excluded == ["pipe.swift"])
  }

  @Test func unreadableFoldersAreProblems() throws {
    let tree = try TemporaryTree(["ok.swift": "", "locked/x.swift": ""])
    tree.setMode("locked", 0)
    defer { tree.setMode("locked", 0o755) }
    let project = discover(tree.options())
    if project.files.count == 1 {
      #expect(project.complaints == ["locked: cannot read the folder: permission denied"])
    }
  }

  @Test(arguments: ["", "in"]) func unreadableIgnoreFilesAreProblems(_ folder: String) throws {
    let path = folder + (folder.isEmpty ? "" : "/") + ".gitignore"
    let tree = try TemporaryTree(["ok.swift": "", "in/x.swift": "", path: "ok.swift\nx.swift\n"])
    tree.setMode(path, 0)
    defer { tree.setMode(path, 0o644) }
    let project = discover(tree.options())
    // The superuser reads everything.
    if project.files.count == 2 {
      #expect(project.complaints == ["\(path): cannot read the file: permission denied"])
    } else {
      #expect(project.complaints.isEmpty)
    }
  }

  @Test func ignoreFilesThatLeadNowhereAreNone() throws {
    let tree = try TemporaryTree(["ok.swift": ""])
    tree.makePipe(".gitignore")
    let project = discover(tree.options())
    #expect(project.listing == ["+ok.swift"])
    #expect(project.complaints.isEmpty)
  }

  @Test func anUnsavedFileNeedNotExist() throws {
    let tree = try TemporaryTree(["Package.swift": "", "a.swift": "", ".gitignore": "Gen/\n"])
    var options = tree.options()
    options.unsavedFile = FilePath("New/b.swift")
    #expect(discover(options).listing == ["+New/b.swift", "Package.swift", "a.swift"])
    options.unsavedFile = FilePath("a.swift")
    #expect(discover(options).listing == ["Package.swift", "+a.swift"])
    options.unsavedFile = FilePath("Gen/b.swift")
    #expect(discover(options).listing == ["Package.swift", "a.swift"])
    #expect(discover(options).isEverythingExcluded)
    options.excludes = false
    #expect(discover(options).listing == ["+Gen/b.swift", "Package.swift", "a.swift"])
  }
}
