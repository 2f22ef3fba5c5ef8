import Testing

@testable import GlassProject

@Suite struct GitRepositoryTests {
  /// A repository with two commits on `main` and one on `topic`, which is checked out.
  private func makeRepository() throws -> TemporaryTree {
    let tree = try TemporaryTree(["a.swift": "1\n2\n3\n", "sub/b.swift": "1\n"])
    try git(tree, "init", "-q", "-b", "main")
    try git(tree, "add", "-A")
    try git(tree, "commit", "-qm", "one")
    try git(tree, "checkout", "-qb", "topic")
    try tree.write("a.swift", "1\nnew\n2\n3\n")
    try git(tree, "commit", "-qam", "topic")
    try git(tree, "checkout", "-q", "main")
    try tree.write("sub/b.swift", "1\nmain\n")
    try git(tree, "commit", "-qam", "two")
    try git(tree, "checkout", "-q", "topic")
    return tree
  }

  private func git(_ tree: TemporaryTree, _ arguments: String...) throws {
    let runner = ProcessRunner(variables: ["GIT_CONFIG_GLOBAL=/dev/null"])
    let start = ["git", "-c", "user.name=t", "-c", "user.email=t@t", "-C", tree.folder.text]
    let output = try runner.run((start + arguments).map { Array($0.utf8) })
    try #require(output.status == 0, "\(String(decoding: output.errors, as: UTF8.self))")
  }

  private func listing(_ lines: ChangedLines, _ tree: TemporaryTree) -> [String: ChangedLines.Lines]
  {
    Dictionary(
      uniqueKeysWithValues: lines.files.map { ($0.key.relative(to: tree.folder).text, $0.value) })
  }

  @Test func changesSinceTheDefaultBranch() throws {
    let tree = try makeRepository()
    try tree.write("a.swift", "1\nnew\n2\n3\nunstaged\n")
    try tree.write("sub/ü \n.swift", "x")
    try tree.write(".gitignore", "ignored.swift\n")
    try tree.write("ignored.swift", "x")
    let repository = try GitRepository(containing: tree.folder.appending("sub"))
    #expect(repository.root == tree.folder)
    #expect(
      listing(try repository.changes(), tree) == [
        "a.swift": .ranges([2...2, 5...5]), "sub/ü \n.swift": .all, ".gitignore": .all,
      ])
    #expect(listing(try repository.changes(since: "HEAD"), tree)["a.swift"] == .ranges([5...5]))
    #expect(listing(try repository.changes(since: "main"), tree)["sub/b.swift"] == nil)
  }

  @Test func settingsOfTheUserDoNotMatter() throws {
    let tree = try makeRepository()
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("color.ui", "always"),
      ("diff.context", "9"), ("diff.external", "false"), ("core.quotePath", "false"),
    ] { try git(tree, "config", key, value) }
    let repository = try GitRepository(containing: tree.folder)
    #expect(listing(try repository.changes(), tree) == ["a.swift": .ranges([2...2])])
  }

  @Test func stagedLines() throws {
    let tree = try makeRepository()
    try tree.write("a.swift", "staged\n1\nnew\n2\n3\n")
    try git(tree, "add", "a.swift")
    try tree.write("sub/b.swift", "unstaged\n")
    let repository = try GitRepository(containing: tree.folder)
    #expect(listing(try repository.stagedChanges(), tree) == ["a.swift": .ranges([1...1])])
  }

  @Test func whatGitDoesNotKnowIsSaid() throws {
    let tree = try makeRepository()
    let repository = try GitRepository(containing: tree.folder)
    let root = tree.folder.text
    #expect(throws: GitRepository.Failure(message: "git knows no revision `nope` in \(root)")) {
      try repository.changes(since: "nope")
    }
    #expect(throws: GitRepository.Failure(message: "`--output=x` is not a revision")) {
      try repository.changes(since: "--output=x")
    }
    let bare = try TemporaryTree(["a.swift": ""])
    #expect(
      throws: GitRepository.Failure(message: "\(bare.folder.text) is not in a git working copy")
    ) { try GitRepository(containing: bare.folder) }
  }

  @Test func shallowClonesSayWhatToDo() throws {
    let tree = try makeRepository()
    try git(tree, "checkout", "-q", "main")
    let other = try TemporaryTree()
    let url = "file://" + tree.folder.text
    try git(other, "clone", "-q", "--depth=1", "--no-single-branch", "-b", "topic", url, "clone")
    let repository = try GitRepository(containing: other.folder.appending("clone"))
    let failure = try #require(throws: GitRepository.Failure.self) { try repository.changes() }
    #expect(
      failure.message.hasPrefix("no common ancestor of `origin/")
        && failure.message.hasSuffix(
          ": the clone is shallow; fetch its history "
            + "(`git fetch --unshallow origin`, in GitHub Actions `fetch-depth: 0`)")
    )
    let missing = try #require(throws: GitRepository.Failure.self) {
      try repository.changes(since: "HEAD~1")
    }
    #expect(missing.message.contains("the clone is shallow"))
  }

  @Test func aRepositoryWithoutCommitsHasStagedLines() throws {
    let tree = try TemporaryTree(["a.swift": "1\n"])
    try git(tree, "init", "-q", "-b", "main")
    try git(tree, "add", "-A")
    let repository = try GitRepository(containing: tree.folder)
    #expect(listing(try repository.stagedChanges(), tree) == ["a.swift": .ranges([1...1])])
    #expect(throws: GitRepository.Failure.self) { try repository.changes() }
  }

  @Test func bothOutputsAreCollected() throws {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; exit 3"
    let runner = ProcessRunner(variables: ["A=1"])
    let output = try runner.run(["sh", "-c", script].map { Array($0.utf8) })
    #expect(output.output.count == 300_000 && output.errors.count == 300_000)
    #expect(output.status == 3)
    let killed = try runner.run(["sh", "-c", "echo $A; kill -9 $$"].map { Array($0.utf8) })
    #expect(killed.status == 137 && killed.firstLine == "1")
    #expect(throws: SystemError(code: 2)) { try runner.run([Array("no-such-program-x".utf8)]) }
  }
}
