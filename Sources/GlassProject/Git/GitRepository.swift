/// A working copy, asked through the `git` program.
package struct GitRepository: Sendable {
  /// Why git could not answer.
  package struct Failure: Error, Hashable, Sendable {
    /// What went wrong and what to do: lower case, no final stop.
    package let message: String
  }

  /// The top folder of the working copy; absolute, without links.
  package let root: FilePath

  /// The working copy that holds `folder`.
  package init(containing folder: FilePath) throws(Failure) {
    let answer = try Self.run(in: folder, ["rev-parse", "--show-toplevel"])
    guard answer.status == 0, answer.output.last == .newline else {
      let reason = String(decoding: answer.errors, as: UTF8.self)
      if answer.status != 0, !reason.contains("not a git repository") {
        throw Self.failure("rev-parse", answer)
      }
      throw Failure(message: "\(folder.printable) is not in a git working copy")
    }
    let top = FilePath(bytes: answer.output.dropLast())
    root = top.resolved ?? top
  }

  /// The lines that the working copy has and the common ancestor with `revision` has not, untracked
  /// files among them; without a revision, that with the default branch.
  ///
  /// A revision that HEAD grew from is its own common ancestor. One without any is compared as it is.
  package func changes(since revision: String? = nil) throws(Failure) -> ChangedLines {
    let name: String
    if let revision { name = revision } else { name = try defaultBranch() }
    let base = try ancestor(try commit(name), named: name, isRequired: revision == nil)
    var lines = ChangedLines(diff: try diff([base]), root: root)
    for file in try untrackedFiles() { lines.addWholeFile(root.appending(file)) }
    return lines
  }

  /// The lines that are staged: numbers are those of the staged file.
  package func stagedChanges() throws(Failure) -> ChangedLines {
    ChangedLines(diff: try diff(["--cached"]), root: root)
  }

  /// The bytes, as they are staged, of each staged file that has been changed since.
  package func stagedContents() throws(Failure) -> [FilePath: [UInt8]] {
    let options = ["diff", "--name-only", "--no-ext-diff", "--no-relative", "-z"]
    let staged = try paths(options + ["--cached", "--diff-filter=d", "--"])
    let changed = Set(try paths(options + ["--diff-filter=d", "--"]))
    var contents: [FilePath: [UInt8]] = [:]
    for file in staged where changed.contains(file) {
      let arguments = [Array("cat-file".utf8), Array("blob".utf8), Array(":0:".utf8) + file.bytes]
      let answer = try Self.run(in: root, arguments)
      guard answer.status == 0 else { throw Self.failure("cat-file", answer) }
      contents[root.appending(file)] = answer.output
    }
    return contents
  }

  private func paths(_ arguments: [String]) throws(Failure) -> [FilePath] {
    let answer = try run(arguments)
    guard answer.status == 0 else { throw Self.failure(arguments[0], answer) }
    return answer.output.split(separator: 0).map { FilePath(bytes: Array($0)) }
  }

  /// The branch that work is merged into: what the remote calls HEAD, else the usual names.
  func defaultBranch() throws(Failure) -> String {
    let head = try run(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"])
    if head.status == 0, try isCommit(head.firstLine) { return head.firstLine }
    for name in ["origin/main", "origin/master", "main", "master"] where try isCommit(name) {
      return name
    }
    throw Failure(
      message: "cannot tell the default branch of \(root.printable); "
        + "name a revision: `--changed=REVISION`\(try shallowAdvice())")
  }

  private func isCommit(_ name: String) throws(Failure) -> Bool {
    try run(["rev-parse", "--verify", "--quiet", name + "^{commit}"]).status == 0
  }

  private func commit(_ revision: String) throws(Failure) -> String {
    // What begins with a hyphen would be an option.
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Failure(message: "`\(revision)` is not a revision")
    }
    let answer = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard answer.status == 0 else {
      throw Failure(
        message: "git knows no revision `\(revision)` in \(root.printable)\(try shallowAdvice())")
    }
    return answer.firstLine
  }

  private func ancestor(
    _ commit: String, named revision: String, isRequired: Bool
  ) throws(Failure) -> String {
    let answer = try run(["merge-base", commit, "HEAD"])
    if answer.status == 0 { return answer.firstLine }
    guard isRequired else { return commit }
    throw Failure(
      message: "no common ancestor of `\(revision)` and HEAD in \(root.printable)"
        + (try shallowAdvice()))
  }

  /// What to do about missing history, if the clone was made without it.
  private func shallowAdvice() throws(Failure) -> String {
    let answer = try run(["rev-parse", "--is-shallow-repository"])
    guard answer.firstLine == "true" else { return "" }
    return ": the clone is shallow; fetch its history "
      + "(`git fetch --unshallow origin`, in GitHub Actions `fetch-depth: 0`)"
  }

  private func diff(_ what: [String]) throws(Failure) -> [UInt8] {
    // Whatever the user's settings say, the output must be what the parser reads.
    let settings = ["diff.noprefix=false", "diff.mnemonicPrefix=false", "core.quotePath=true"]
    let options = [
      "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv",
      "--no-relative", "--find-renames", "--src-prefix=a/", "--dst-prefix=b/",
      "--ignore-submodules",
    ]
    let answer = try run(settings.flatMap { ["-c", $0] } + ["diff"] + options + what + ["--"])
    guard answer.status == 0 else { throw Self.failure("diff", answer) }
    return answer.output
  }

  private func untrackedFiles() throws(Failure) -> [FilePath] {
    try paths(["ls-files", "--others", "--exclude-standard", "-z"])
  }

  private func run(_ arguments: [String]) throws(Failure) -> ProcessOutput {
    try Self.run(in: root, arguments)
  }

  private static func run(
    in folder: FilePath, _ arguments: [String]
  ) throws(Failure) -> ProcessOutput {
    try run(in: folder, arguments.map { Array($0.utf8) })
  }

  private static func run(
    in folder: FilePath, _ arguments: [[UInt8]]
  ) throws(Failure) -> ProcessOutput {
    // In English, without asking for passwords, and without touching the index.
    let runner = ProcessRunner(variables: [
      "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
    ])
    let start = [Array("git".utf8), Array("-C".utf8), folder.bytes]
    do { return try runner.run(start + arguments) } catch {
      throw Failure(message: "cannot run git: \(error.message)")
    }
  }

  private static func failure(_ command: String, _ output: ProcessOutput) -> Failure {
    let first = String(decoding: output.errors.prefix { $0 != .newline }, as: UTF8.self)
    let reason = first.isEmpty ? "exit status \(output.status)" : first
    return Failure(message: "`git \(command)` failed: \(reason)")
  }
}
