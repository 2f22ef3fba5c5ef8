import Foundation
import GlassEngine
import GlassProject
import Testing

/// What rules are told about the systems that a file must run on.
@Suite struct ProjectTermsTests {
  @Test func deploymentTargets() throws {
    let folder = try ScratchFolder([
      "Package.swift": ConfigurationCommandTests.package, "Sources/P/A.swift": "",
    ])
    defer { folder.remove() }
    let working = try #require(FilePath.workingDirectory)
    var options = DiscoveryOptions(workingDirectory: working)
    options.paths = [FilePath(folder.path)]
    let project = ProjectDiscovery(options: options).project()
    let id = try #require(project.files.firstIndex { $0.path.name == "A.swift" })
    var request = RunRequest(
      files: project.files.map { SourceFile(path: $0.path, kind: $0.kind) }, rules: [],
      knownRuleIDs: [])
    #expect(request.deploymentTargets(of: id) == [:])
    let facts = LazyProjectFacts(project)
    request.projectFacts = facts
    // A run in which nobody asks reads no project file.
    _ = Linter.run(request)
    #expect(!facts.isKnown)
    #expect(request.deploymentTargets(of: id) == [.iOS: Version(17), .macOS: Version(14, 4)])
    request.deploymentTargets = [.iOS: Version(26), .tvOS: Version(18)]
    #expect(
      request.deploymentTargets(of: id)
        == [.iOS: Version(26), .macOS: Version(14, 4), .tvOS: Version(18)])
    #expect(facts.isKnown)
  }

  /// A view of which a rule asks what systems it must run on.
  private static let notes = """
    import SwiftUI

    struct Notes: View {
      var body: some View {
        Text("Notes").toolbar { ToolbarItem(placement: .bottomBar) { Spacer() } }
        Button("New") {}.buttonStyle(.glass).glassEffect()
      }
    }
    """

  /// What does not depend on the project is linted all the same.
  @Test func brokenProject() throws {
    let broken = "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n"
    let folder = try ScratchFolder([
      ".glasslint.json": "{}", "App.xcodeproj/project.pbxproj": broken, "Notes.swift": Self.notes,
      "Other/.glasslint.json": "{}", "Other/Notes.swift": Self.notes,
    ])
    defer { folder.remove() }
    // What stands before it depends on the working directory.
    let problem = "App.xcodeproj/project.pbxproj: cannot read the Xcode project"
    let paths = [folder.path, "\(folder.path)/Other"]
    let run = CommandRun(paths + ["--format", "json"])
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: problem).count == 2)
    #expect(run.output.components(separatedBy: "\"ruleID\": \"glass-on-glass\"").count == 3)
    #expect(run.output.components(separatedBy: "cannot read the Xcode project").count == 2)
    // Where nobody asks for the project nothing is missing.
    let other = CommandRun(paths + ["--only", "unused-suppression"])
    #expect(other.status == 0)
    #expect(other.errors == "")
  }

  @Test func targetsWithoutGlass() throws {
    let bar = """
      import SwiftUI
      struct Login: View {
        let isBusy: Bool
        var body: some View {
          Text("Login").toolbar { ToolbarItem { if isBusy { ProgressView() } } }
        }
      }
      """
    let project = """
      targets:
        App: {type: application, platform: iOS, sources: App}
        TV: {type: application, platform: tvOS, sources: TV}
      """
    let folder = try ScratchFolder([
      "project.yml": project, "App/Login.swift": bar, "TV/Login.swift": bar,
    ])
    defer { folder.remove() }
    let run = CommandRun(
      folder.path, "--format=compact", "--only=conditional-toolbar-item", "--no-config")
    let places = run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(places.count == 1)
    #expect(places.first?.hasSuffix("App/Login.swift") == true)
  }
}
