import Foundation
import Testing

/// A project with old findings: they are accepted once and stay away, whatever happens to their code.
@Suite struct AdoptionTests {
  /// 25 files with 8 old findings each.
  private static func files() -> [String: String] {
    var files: [String: String] = [:]
    for file in 0..<25 {
      files["Views/File\(file).swift"] =
        "import SwiftUI\n\n"
        + (0..<8).map { view in
          """
          struct View\(file)x\(view): View {
            let name: String
            var body: some View {
              HStack {
                Text(name)
                Image("a\(view)").glassEffect(.regular, in: .rect(cornerRadius: \(view + 1)))
              }
              .glassEffect()
            }
          }

          """
        }.joined(separator: "\n")
    }
    return files
  }

  private static func glass(_ radius: Int) -> String {
    ".glassEffect(.regular, in: .rect(cornerRadius: \(radius)))"
  }

  /// One of ten edits that move, rename and reformat the code of a file.
  private static func edit(_ number: Int, _ folder: GitFolder, _ file: Int) throws {
    let name = "Views/File\(file).swift"
    let text = try folder.folder.text(name)
    switch number {
    case 0:
      try folder.edit(
        name, "import SwiftUI\n", "// A comment.\n\n\nimport SwiftUI\nimport UIKit\n")
    case 1: try folder.write(name, text.replacing("View\(file)x", with: "Screen"))
    case 2:
      try folder.edit(
        name, glass(3),
        "\n  .glassEffect(\n          .regular,\n          in: .rect(cornerRadius: 3)\n        )")
    case 3:
      try folder.edit(
        name, glass(4), ".glassEffect(.regular, in: .rect(\n  cornerRadius: 4,\n  ),\n )")
    case 4: try folder.write(name, text.replacing("Image(\"", with: "Image(systemName: \"x"))
    case 5: try folder.write(name, text.replacing("name", with: "title"))
    case 6: try folder.write(name, text.replacing("  ", with: "\t"))
    case 7: try folder.write(name, text.replacing("\n", with: "\r\n"))
    case 8:
      // The types in reverse order.
      let parts = text.components(separatedBy: "\nstruct ")
      let types = parts.dropFirst().reversed().map { "\nstruct \($0)\n" }
      try folder.write(name, parts[0] + types.joined())
    default:
      try folder.write(name, text.replacing("HStack {", with: "VStack(alignment: .leading) {"))
    }
  }

  @Test func baselineOfTwoHundred() throws {
    let folder = try GitFolder(Self.files())
    defer { folder.remove() }
    let base = "\(folder.path)/base.json"
    let only = ["--only", "glass-on-glass"]
    let written = CommandRun([folder.path, "--write-baseline", base] + only)
    #expect(written.status == 0)
    #expect(written.output == "Wrote 200 findings to \(base).\n")
    for edit in 0..<30 {
      let file = edit % 25
      try Self.edit(edit % 10, folder, file)
      if edit % 10 == 9 {
        let run = CommandRun([folder.path, "--baseline", base, "--format=compact"] + only)
        #expect(run.status == 0 && run.output == "" && run.errors == "", "edit \(edit)")
      }
    }
    // A new one is reported.
    let last = "Views/File20.swift"
    let new = "Text(\"new\").glassEffect(.clear)"
    try folder.edit(last, "Image(\"a7\")", "\(new)\n      Image(\"a7\")")
    let found = CommandRun([folder.path, "--baseline", base, "--format=compact"] + only)
    #expect(found.status == 1)
    #expect(found.output.split(separator: "\n").count == 1)
    #expect(found.output.contains("File20.swift"))
    try folder.edit(last, "\(new)\n      ", "")
    // One that is gone is told, and taken out.
    try folder.edit(last, Self.glass(1), "")
    let stale = CommandRun([folder.path, "--baseline", base] + only)
    #expect(stale.status == 0)
    #expect(stale.errors.contains("no longer found: glass-on-glass in Views/File20.swift: "))
    #expect(CommandRun([folder.path, "--baseline", base, "--prune"] + only).errors == "")
    let pruned = CommandRun([folder.path, "--baseline", base] + only)
    #expect(pruned.errors == "")
    #expect(pruned.output == "No findings in 25 files. (199 in the baseline.)\n")
  }

  @Test func suppressionsOfTwoHundred() throws {
    let folder = try GitFolder(Self.files())
    defer { folder.remove() }
    let diff = CommandRun(folder.path, "--add-suppressions=old", "--diff")
    #expect(diff.status == 1)
    #expect(diff.output.contains("+      // glasslint:ignore glass-on-glass -- old\n"))
    #expect(folder.findings().count == 200)
    let added = CommandRun(
      folder.path, "--add-suppressions=old", "--skip", "missing-glass-container")
    #expect(added.status == 0)
    #expect(added.errors == "glasslint: added suppressions for 200 findings to 25 files\n")
    #expect(added.output == "No findings in 25 files. (200 suppressed.)\n")
    let text = try folder.folder.text("Views/File3.swift")
    #expect(
      text.contains(
        "      Text(name)\n      // glasslint:ignore glass-on-glass -- old\n      Image(\"a0\")"))
    let again = CommandRun(folder.path, "--add-suppressions=old")
    #expect(again.errors == "glasslint: added suppressions for 0 findings to 0 files\n")
    #expect(try folder.folder.text("Views/File3.swift") == text)
  }

  @Test func suppressionsInAnEditor() throws {
    let source = try #require(Self.files()["Views/File3.swift"])
    let run = CommandRun(
      "--stdin", "--stdin-filename", "/nowhere/File3.swift", "--add-suppressions", "--isolated",
      input: source)
    #expect(run.status == 0)
    #expect(
      run.output.split(separator: "\n").count { $0.contains("-- not looked at yet") } == 8)
  }

  @Test func statistics() throws {
    let folder = try GitFolder(Self.files())
    defer { folder.remove() }
    let run = CommandRun(folder.path, "--statistics", "--only", "glass-on-glass")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("By rule\n  200  glass-on-glass  200 warnings\n\nBy folder\n"))
    #expect(run.output.hasSuffix("/Views  200 warnings\n\nFound 200 warnings in 25 files.\n"))
  }
}
