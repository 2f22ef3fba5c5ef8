import Testing

/// Only the findings of a change appear, wherever their halves stand.
@Suite struct PullRequestTests {
  static let wrapper = """
    import SwiftUI

    extension View {
      func card() -> some View {
        padding()
      }
    }

    """

  /// Glass on glass in line 6 once `card` is glass; an old one in line 15.
  static let screens = """
    import SwiftUI

    struct Screen: View {
      var body: some View {
        HStack {
          Text("a").card()
        }
        .glassEffect()
      }
    }

    struct Old: View {
      var body: some View {
        HStack {
          Text("b").glassEffect()
        }
        .glassEffect()
      }
    }

    """

  static let rule = ["--only", "glass-on-glass"]

  private func makeBranch() throws -> GitFolder {
    let folder = try GitFolder(["Card.swift": Self.wrapper, "Screens.swift": Self.screens])
    try folder.git("checkout", "-qb", "topic")
    return folder
  }

  @Test func changedWrapper() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    #expect(folder.findings() == ["Screens.swift:15 glass-on-glass"])
    #expect(folder.findings("--changed") == [])
    try folder.edit("Card.swift", "    padding()\n", "    padding()\n      .glassEffect()\n")
    // The finding stands in a file that did not change.
    #expect(folder.findings("--changed") == ["Screens.swift:6 glass-on-glass"])
    try folder.commit("glass")
    #expect(folder.findings("--changed") == ["Screens.swift:6 glass-on-glass"])
    #expect(folder.findings("--changed=main") == ["Screens.swift:6 glass-on-glass"])
    #expect(folder.findings("--changed=HEAD") == [])
    #expect(folder.findings().count == 2)
  }

  @Test func changedUse() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    try folder.git("checkout", "-q", "main")
    try folder.edit("Card.swift", "    padding()\n", "    padding()\n      .glassEffect()\n")
    try folder.edit("Screens.swift", "Text(\"a\").card()", "Text(\"a\")")
    try folder.commit("glass")
    try folder.git("checkout", "-q", "-B", "topic")
    try folder.edit("Screens.swift", "Text(\"a\")", "Text(\"a\").card()")
    // The wrapper's line did not change, the use did.
    #expect(folder.findings("--changed") == ["Screens.swift:6 glass-on-glass"])
    try folder.write(
      "New.swift", Self.screens.replacing("Screen", with: "S").replacing("Old", with: "O"))
    #expect(
      folder.findings("--changed") == [
        "New.swift:6 glass-on-glass", "New.swift:15 glass-on-glass",
        "Screens.swift:6 glass-on-glass",
      ])
  }

  @Test func stagedLines() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    let glass = "Text(\"a\").glassEffect()"
    try folder.edit("Screens.swift", "Text(\"a\").card()", glass)
    #expect(folder.findings("--staged") == [])
    try folder.git("add", "Screens.swift")
    #expect(folder.findings("--staged") == ["Screens.swift:6 glass-on-glass"])
    // What follows in the working copy does not count, and moves nothing.
    try folder.edit("Screens.swift", "import SwiftUI\n", "import SwiftUI\n\n\n")
    try folder.edit("Screens.swift", glass, "Text(\"a\")")
    #expect(folder.findings("--staged") == ["Screens.swift:6 glass-on-glass"])
    let fix = CommandRun(folder.path, "--staged", "--fix")
    #expect(fix.status == 2)
    #expect(
      fix.errors.contains("Screens.swift has changes that are not staged; stage or stash them"))
  }

  @Test func patch() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    try folder.edit("Screens.swift", "Text(\"a\").card()", "Text(\"a\").glassEffect()")
    let patch = "--- a/Screens.swift\n+++ b/Screens.swift\n@@ -6 +6 @@\n-x\n+y\n"
    let run = CommandRun(folder.path, "--diff-file", "-", "--format=compact", input: patch)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("Screens.swift:6:"))
    try folder.write("p.diff", patch)
    #expect(
      folder.findings("--diff-file", "\(folder.path)/p.diff") == ["Screens.swift:6 glass-on-glass"])
    let missing = CommandRun(folder.path, "--diff-file", "\(folder.path)/none")
    #expect(missing.status == 2)
    #expect(missing.errors == "glasslint: \(folder.path)/none: no such file\n")
    #expect(missing.output == "")
  }

  @Test func editorBuffer() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    let text = Self.screens.replacing("Text(\"a\").card()", with: "Text(\"a\").glassEffect()")
    let run = CommandRun(
      "--stdin", "--stdin-filename", "\(folder.path)/Screens.swift", "--format=compact",
      "--changed", input: "\n" + text)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("Screens.swift:7:"))
  }

  @Test func summaryAndBaseline() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    let run = CommandRun(folder.path, "--changed")
    #expect(run.status == 0)
    #expect(run.output == "No findings in 2 files. (1 on unchanged lines.)\n")
    let base = "\(folder.path)/base.json"
    #expect(CommandRun(folder.path, "--write-baseline", base).status == 0)
    // An old finding that is not looked at is not called stale.
    let both = CommandRun(folder.path, "--changed", "--baseline", base)
    #expect(both.errors == "")
    #expect(both.output == "No findings in 2 files. (1 in the baseline.)\n")
  }

  @Test func troubles() throws {
    let folder = try makeBranch()
    defer { folder.remove() }
    let revision = CommandRun(folder.path, "--changed=nowhere")
    #expect(revision.status == 2)
    #expect(revision.errors.hasPrefix("glasslint: git knows no revision `nowhere` in "))
    #expect(revision.output == "")
    // A clone of one commit, as CI makes it.
    try folder.commitNothing()
    let clone = try ScratchFolder()
    defer { clone.remove() }
    try folder.git(
      "clone", "-q", "--depth", "1", "--branch", "topic", "file://\(folder.path)", clone.path)
    let shallow = CommandRun(clone.path, "--changed=main")
    #expect(shallow.status == 2)
    #expect(
      shallow.errors.contains("the clone is shallow; fetch its history (`git fetch --unshallow"))
    let plain = try ScratchFolder(["A.swift": "a()"])
    defer { plain.remove() }
    let outside = CommandRun(plain.path, "--changed")
    #expect(outside.status == 2)
    #expect(outside.errors.contains("is not in a git working copy"))
  }

  @Test(arguments: [
    (["--changed", "--staged"], "`--changed` and `--staged` exclude each other"),
    (
      ["--stdin", "--stdin-filename", "a", "--diff-file", "-"],
      "`--stdin` and `--diff-file -` both read standard input"
    ),
    (
      ["--changed", "--write-baseline", "x"],
      "`--write-baseline` accepts all findings; leave out the changed lines"
    ),
    (
      ["--add-suppressions=a\nb"],
      "the reason for `--add-suppressions` has to be one line without `*/`"
    ),
    (["--add-suppressions", "--fix"], "`--add-suppressions` and fixes exclude each other"),
    (
      ["--statistics", "--format", "json"],
      "only one format can go to standard output; write `--format NAME=FILE`"
    ),
  ]) func usage(arguments: [String], message: String) {
    let run = CommandRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("glasslint: \(message)\n"))
  }
}

extension GitFolder {
  fileprivate func commitNothing() throws {
    try git("commit", "-q", "--allow-empty", "-m", "nothing")
  }
}
