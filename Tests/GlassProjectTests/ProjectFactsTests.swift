import GlassProject
import Testing

@Suite struct ProjectFactsTests {
  private func facts(_ tree: TemporaryTree) -> (String) -> [Platform: Version] {
    let facts = ProjectFacts(discover(tree.options()))
    return { facts.deploymentTargets(of: tree.folder.appending($0)) }
  }

  @Test func packagesSayTheirPlatforms() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      /* platforms: [.iOS(.v12)] */
      let package = Package(
        name: "Kit",
        platforms: [.iOS(.v17), .macOS("14.4"), .visionOS(.v26_1), .custom("tvOS", versionString: "18")],
        targets: [
          .target(name: "Kit", path: "Code"),
          .testTarget(name: "KitTests"),
        ])
      """
    let tree = try TemporaryTree([
      "Package.swift": manifest, "Code/a.swift": "", "Sources/b.swift": "", "Other/c.swift": "",
      "Sources/Inner/Package.swift": "let package = Package(name: \"Inner\")",
      "Sources/Inner/Sources/d.swift": "",
    ])
    let targets = facts(tree)
    let expected: [Platform: Version] = [
      .iOS: Version(17), .macOS: Version(14, 4), .visionOS: Version(26, 1), .tvOS: Version(18),
    ]
    #expect(targets("Code/a.swift") == expected)
    #expect(targets("Sources/b.swift") == expected)
    #expect(targets("Other/c.swift") == [:])
    #expect(targets("Sources/Inner/Sources/d.swift") == [:])
  }

  @Test func xcodeTargetsSayTheirs() throws {
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.xcodeProject,
      "Config/App.xcconfig": """
      #include? "missing.xcconfig"
      #include "Base.xcconfig"
      IPHONEOS_DEPLOYMENT_TARGET = $(BASE_TARGET) // as the base says
      IPHONEOS_DEPLOYMENT_TARGET[config=Debug] = 12.0
      """,
      "Config/Base.xcconfig": "BASE_TARGET = 18.2;\n#include \"App.xcconfig\"\n",
      "App/a.swift": "", "App/shared.swift": "", "Sync/in.swift": "", "Sync/out.swift": "",
      "Elsewhere/x.swift": "",
    ])
    let targets = facts(tree)
    #expect(targets("App/a.swift") == [.iOS: Version(18, 2), .macCatalyst: Version(18, 2)])
    #expect(targets("Sync/in.swift") == [.macOS: Version(15)])
    #expect(
      targets("App/shared.swift") == [
        .iOS: Version(18, 2), .macCatalyst: Version(18, 2), .macOS: Version(15),
      ])
    #expect(targets("Sync/out.swift") == [.iOS: Version(18, 2), .macCatalyst: Version(18, 2)])
    #expect(targets("Elsewhere/x.swift") == [.iOS: Version(18, 2), .macCatalyst: Version(18, 2)])
    let all = ProjectFacts(discover(tree.options())).targets
    #expect(all.map(\.name) == ["App", "Mac", "Tests"])
    #expect(all.map(\.product) == [.application, .other, .test])
    #expect(all.first?.infoPlist == tree.folder.appending("App/Info.plist"))
  }

  @Test func xcodeTargetsLeaveFilesOut() throws {
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.xcodeProject,
      "Config/App.xcconfig": """
      EXCLUDED_SOURCE_FILE_NAMES = $(SRCROOT)/App/shared.swift "Sync/Other Files/x.swift" App/*.swift
      IPHONEOS_DEPLOYMENT_TARGET = 18.2
      """,
      "App/a.swift": "", "App/shared.swift": "",
    ])
    let targets = facts(tree)
    #expect(targets("App/a.swift").keys.contains(.iOS))
    #expect(targets("App/shared.swift") == [.macOS: Version(15)])
  }

  @Test func xcodeGenProjectsSayTheirs() throws {
    let project = """
      name: App # a comment
      options:
        deploymentTarget: {iOS: "17.0", macOS: '14.0'}
      include:
      - path: Kit/target.yml
      - Missing.yml
      targetTemplates:
        Base:
          deploymentTarget: "18.0"
      targets:
        App:
          type: application
          platform: iOS
          templates: [Base]
          sources:
          - App
          - path: Shared
            excludes:
            - "Skip"
          postBuildScripts:
            - script: |
                echo "targets: {"
              name: x
        Mac:
          type: app-extension
          platform: macOS
          sources: Mac
          settings:
            base:
              MACOSX_DEPLOYMENT_TARGET: 15.1
      """
    let tree = try TemporaryTree([
      "project.yml": project,
      "Kit/target.yml":
        "targets:\n  Kit:\n    type: framework\n    platform: [iOS, macOS]\n    sources: [Code]\n",
      "App/a.swift": "", "Shared/Skip/b.swift": "", "Mac/c.swift": "", "Kit/Code/d.swift": "",
    ])
    let targets = facts(tree)
    #expect(targets("App/a.swift") == [.iOS: Version(18)])
    #expect(targets("Shared/Skip/b.swift") == [.iOS: Version(18)])
    #expect(targets("Mac/c.swift") == [.macOS: Version(15, 1)])
    #expect(targets("Kit/Code/d.swift") == [.iOS: Version(17), .macOS: Version(14)])
  }

  @Test func targetsCanBeWithoutGlass() throws {
    let project = """
      targets:
        App: {type: application, platform: iOS, sources: [App, Shared]}
        TV: {type: application, platform: tvOS, sources: [TV, Shared]}
        Space: {type: framework, platform: [tvOS, visionOS], sources: Space}
        Kit: {type: framework, platform: auto, sources: Kit}
      """
    let tree = try TemporaryTree([
      "project.yml": project, "App/a.swift": "", "TV/b.swift": "", "Shared/c.swift": "",
      "Space/d.swift": "", "Kit/e.swift": "",
    ])
    let facts = ProjectFacts(discover(tree.options()))
    let files = ["App/a.swift", "TV/b.swift", "Shared/c.swift", "Space/d.swift", "Kit/e.swift"]
    let without = files.filter { facts.isWithoutGlass(tree.folder.appending($0)) }
    #expect(without == ["TV/b.swift", "Space/d.swift"])
  }

  @Test(arguments: [
    // Another app is built for Apple's platforms.
    (["project.yml": app], true),
    // The app takes the package in.
    (
      [
        "project.yml": app,
        "Core/Package.swift": "let package = Package(dependencies: [.package(path: \"../Droid\")])",
      ], false
    ),
    // The package is an app of both kinds, or nobody knows who uses it.
    (["Droid/Darwin/project.yml": app], false),
    ([:], false),
  ])
  func skipPackagesCanBeForAndroidOnly(
    others: [String: String], isWithoutGlass: Bool
  ) throws {
    let manifest = """
      let package = Package(name: "Droid", platforms: [.iOS(.v26)], targets: [
        .target(name: "Screen", plugins: [.plugin(name: "skipstone", package: "skip")])
      ])
      """
    let own = ["Droid/Package.swift": manifest, "Droid/Sources/Screen/a.swift": ""]
    let tree = try TemporaryTree(own.merging(others) { $1 })
    let facts = ProjectFacts(discover(tree.options()))
    let file = tree.folder.appending("Droid/Sources/Screen/a.swift")
    #expect(facts.isWithoutGlass(file) == isWithoutGlass)
  }

  private static let app = "targets: {App: {type: application, platform: iOS, sources: App}}"

  @Test(arguments: [
    "", "{", "{ objects = { a = ( 1, 2 }; }", "// !$*UTF8*$!\n{ objects = {}; }",
    "<plist><dict><key>a",
  ])
  func brokenProjectsAreProblems(contents: String) throws {
    let tree = try TemporaryTree(["A.xcodeproj/project.pbxproj": contents, "a.swift": ""])
    let facts = ProjectFacts(discover(tree.options()))
    #expect(facts.problems.map(\.message) == ["cannot read the Xcode project"])
    #expect(facts.deploymentTargets(of: tree.folder.appending("a.swift")) == [:])
  }

  /// Other tools write these, and Xcode reads them.
  @Test(arguments: ["bplist00", "// !$*UTF8*$!\n{ \"objects\": {} }"])
  func otherFormatsAreNoProblems(contents: String) throws {
    let tree = try TemporaryTree(["A.xcodeproj/project.pbxproj": contents, "a.swift": ""])
    let facts = ProjectFacts(discover(tree.options()))
    #expect(facts.problems.isEmpty)
    #expect(facts.deploymentTargets(of: tree.folder.appending("a.swift")) == [:])
  }

  /// An app and a framework with a folder in step, and groups that hold each other.
  private static let xcodeProject = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, M, T); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 15.0; }; };
      G = { isa = PBXGroup; children = (GA, GC, S); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; path = App; children = (F1, F2, G); sourceTree = "<group>"; };
      GC = { isa = PBXGroup; path = Config; children = (C1); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = App/shared.swift; sourceTree = SOURCE_ROOT; };
      C1 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; exceptions = (E1, E2);
        sourceTree = "<group>"; };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = M;
        membershipExceptions = ("out.swift"); };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
        membershipExceptions = ("out.swift"); };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = AL; buildPhases = (B1); };
      AL = { isa = XCConfigurationList; buildConfigurations = (AR);
        defaultConfigurationName = Release; };
      AR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = C1;
        buildSettings = { SUPPORTS_MACCATALYST = YES; INFOPLIST_FILE = "$(TARGET_NAME)/Info.plist"; }; };
      B1 = { isa = PBXSourcesBuildPhase; files = (BF1, BF2); };
      BF1 = { isa = PBXBuildFile; fileRef = F1 /* a.swift */; };
      BF2 = { isa = PBXBuildFile; fileRef = F2; };
      M = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.framework";
        buildConfigurationList = ML; buildPhases = (B2); fileSystemSynchronizedGroups = (S); };
      ML = { isa = XCConfigurationList; buildConfigurations = (MR); };
      MR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
      B2 = { isa = PBXSourcesBuildPhase; files = (BF2); };
      T = { isa = PBXNativeTarget; name = Tests; buildConfigurationList = PL; buildPhases = (B1);
        productType = "com.apple.product-type.bundle.unit-test"; };
    }; }
    """
}
