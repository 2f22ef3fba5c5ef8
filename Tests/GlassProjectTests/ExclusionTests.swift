import GlassProject
import Testing

@Suite struct ExclusionTests {
  @Test func defaultFoldersAreLeftOut() throws {
    let tree = try TemporaryTree([
      "a.swift": "", ".build/x.swift": "", "DerivedData/x.swift": "", "Pods/x.swift": "",
      "s/Carthage/x.swift": "", "SourcePackages/x.swift": "", "node_modules/x.swift": "",
      ".hidden/x.swift": "", "Media.xcassets/x.swift": "", "Docs.docc/x.swift": "",
      "PodsLike/x.swift": "", "._a.swift": "",
    ])
    let project = discover(tree.options())
    #expect(project.listing == ["+PodsLike/x.swift", "+a.swift"])
    #expect(project.excluded.count == 10)
    var options = tree.options()
    options.excludes = false
    #expect(discover(options).listing.count == 12)
  }

  @Test func ignoreFilesHoldFromTheRepositoryDown() throws {
    let tree = try TemporaryTree([
      ".git/HEAD": "", ".gitignore": "*.gen.swift\n/App/Top\nBuild/\n",
      "App/Package.swift": "", "App/a.swift": "", "App/b.gen.swift": "", "App/Top/x.swift": "",
      "App/Sub/.gitignore": "!keep.gen.swift\nc.swift\n", "App/Sub/keep.gen.swift": "",
      "App/Sub/c.swift": "", "App/Sub/Build/x.swift": "", "App/Sub/Top/x.swift": "",
    ])
    #expect(
      discover(tree.options(in: "App")).listing == [
        "+Package.swift", "+Sub/Top/x.swift", "+Sub/keep.gen.swift", "+a.swift",
      ])
    let project = discover(tree.options(["App/b.gen.swift"]))
    #expect(project.isEverythingExcluded)
    #expect(
      project.explanation(of: tree.folder.appending("App/b.gen.swift"))
        == "left out: `*.gen.swift` in .gitignore:1")
    #expect(
      project.explanation(of: tree.folder.appending("App/Sub/Build/x.swift"))
        == "left out: below App/Sub/Build: `Build/` in .gitignore:3")
    #expect(!discover(tree.options(["App/a.swift", "App/b.gen.swift"])).isEverythingExcluded)
  }

  @Test func xcodeProjectsAreReadThoughIgnored() throws {
    let tree = try TemporaryTree([
      ".git/HEAD": "", ".gitignore": "*.xcodeproj\n*.pbxproj\nGen/\n",
      "A.xcodeproj/project.pbxproj": "", "Gen/B.xcodeproj/project.pbxproj": "", "a.swift": "",
    ])
    #expect(
      discover(tree.options()).listing == ["+A.xcodeproj/project.pbxproj", "+a.swift"])
  }

  @Test func aRepositoryWithinHasItsOwnIgnoreFiles() throws {
    let tree = try TemporaryTree([
      ".git/HEAD": "", ".gitignore": "*.gen.swift\n", "Package.swift": "", "a.gen.swift": "",
      "Sub/.git": "gitdir: x", "Sub/a.gen.swift": "", "Sub/.gitignore": "b.swift",
      "Sub/b.swift": "",
      "Sub/c.swift": "",
    ])
    #expect(
      discover(tree.options()).listing == ["+Package.swift", "+Sub/a.gen.swift", "+Sub/c.swift"])
  }

  @Test func exclusionsHoldForNamedFiles() throws {
    let tree = try TemporaryTree([
      "Package.swift": "", "Pods/a.swift": "", "b.swift": "", "c.md": "",
    ])
    let project = discover(tree.options(["Pods/a.swift"]))
    #expect(project.listing == ["Package.swift", "b.swift"])
    #expect(project.isEverythingExcluded)
    #expect(project.namedExclusions.map { $0.path.name } == ["Pods"])
    var lifted = tree.options(["Pods/a.swift"])
    lifted.excludes = false
    #expect(discover(lifted).listing == ["Package.swift", "+Pods/a.swift", "b.swift"])
    let other = discover(tree.options(["c.md"]))
    #expect(other.isEverythingExcluded)
    #expect(
      other.explanation(of: tree.folder.appending("c.md"))
        == "left out: not a kind of file that glasslint reads")
  }

  @Test func foldersAboveTheProjectMayHaveAnyName() throws {
    let tree = try TemporaryTree([
      ".hidden/Pods/App/Package.swift": "", ".hidden/Pods/App/a.swift": "",
    ])
    var options = tree.options(in: ".hidden/Pods/App")
    options.paths = [FilePath("a.swift")]
    #expect(discover(options).listing == ["Package.swift", "+a.swift"])
    let bare = try TemporaryTree(["Pods/a.swift": "", ".x/b.swift": ""])
    #expect(discover(bare.options(["Pods/a.swift"])).isEverythingExcluded)
    #expect(discover(bare.options(in: "Pods")).listing == ["+a.swift"])
  }

  @Test func optionsAndConfigurationLeaveOut() throws {
    let tree = try TemporaryTree([
      ".glasslint.json": "{}", "App/a.swift": "", "App/Generated/b.swift": "", "Tools/c.swift": "",
      "App/d.swift": "", "App/Info.plist": "", "Package.swift": "",
    ])
    let filter = PathFilter(
      include: ["App/**"], exclude: ["**/Generated/**"], base: tree.folder,
      file: tree.folder.appending(".glasslint.json"))
    var options = tree.options()
    options.exclude = ["App/d.*"]
    let project = ProjectDiscovery(options: options).project(filters: [tree.folder: filter])
    #expect(project.listing == ["+App/Info.plist", "+App/a.swift", "+Package.swift"])
    func explain(_ path: String) -> String { project.explanation(of: tree.folder.appending(path)) }
    #expect(explain("App/d.swift") == "left out: `--exclude App/d.*`")
    #expect(
      explain("App/Generated/b.swift")
        == "left out: `**/Generated/**` in `exclude` of .glasslint.json")
    #expect(
      explain("Tools/c.swift") == "left out: no pattern in `include` of .glasslint.json names it")
    #expect(explain("App/a.swift") == "read and reported")
  }
}
