import GlassCommand
import GlassEngine
import Testing

@Suite struct ProgramTests {
  static let leftOver =
    "a()\n// glasslint:ignore-end unused-suppression\n// glasslint:ignore x-y\nb()\n"

  @Test(arguments: [
    (["--fromat", "x"], "unknown option `--fromat`; did you mean `--format`?"),
    (["-fix"], "unknown option `-fix`; did you mean `--fix`?"),
    (["--format"], "option `--format` needs a value: NAME[=FILE]"),
    (["--format", "jsn"], "unknown format `jsn`; did you mean `json`?"),
    (["--format", "json="], "`--format json=` names no file"),
    (["--fix=yes"], "option `--fix` takes no value"),
    (["--jobs", "0"], "`--jobs` needs a number from 1 on, not `0`"),
    (
      ["--fail-on", "warn"],
      "`--fail-on` takes error, warning, info, never, not `warn`; did you mean `warning`?"
    ),
    (["--color=alwys"], "`--color` takes auto, always, never, not `alwys`; did you mean `always`?"),
    (["--deployment-target", "17"], "`--deployment-target` needs PLATFORM=VERSION, not `17`"),
    (["--deployment-target", "iso=17"], "unknown platform `iso`; did you mean `ios`?"),
    (
      ["--deployment-target", "ios=x"],
      "`--deployment-target` needs a version such as 26.0, not `x`"
    ),
    (["--sdk", "26.0.0.0"], "`--sdk` needs a version such as 26.0, not `26.0.0.0`"),
    (["--stdin"], "`--stdin` needs `--stdin-filename PATH`"),
    (["--stdin-filename", "a"], "`--stdin-filename` needs `--stdin`"),
    (["--project", "a", "--isolated"], "`--project` and `--isolated` exclude each other"),
    (
      ["--format", "json", "--format", "text"],
      "only one format can go to standard output; write `--format NAME=FILE`"
    ),
    (["--format", "json=a", "--format", "sarif=a"], "two formats go to `a`"),
    (["man", "glasslint"], "`man` takes no operand, and not `glasslint`"),
    (
      ["--only", "unused-suppresion"],
      "unknown rule or folder `unused-suppresion`; did you mean `unused-suppression`?; `glasslint rules` lists them"
    ),
    (["--prune"], "`--prune` needs `--baseline FILE`"),
    (["explain"], "`explain` needs a rule's id; `glasslint rules` lists them"),
    (["completions", "bsh"], "unknown shell `bsh`; did you mean `bash`?"),
    (["tree"], "`tree` needs a file"),
  ]) func usage(arguments: [String], message: String) {
    var console = Console(terminal: Terminal()) { [] }
    #expect(Program.run(arguments, &console) == 2)
    #expect(console.output.text == "")
    #expect(console.errors.text.hasPrefix("glasslint: \(message)\n"))
  }

  @Test func version() {
    #expect(CommandRun("--version").output == "glasslint 0.1.0\n")
  }

  @Test func helpNamesEveryOption() {
    for command in CommandTable.all {
      let help = CommandRun(command.name, "--help")
      #expect(help.status == 0)
      for option in command.options { #expect(help.output.contains(option.usage)) }
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(CommandRun("--help").output.contains("Commands:"))
  }

  @Test func manualPage() {
    let run = CommandRun("man")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    func tag(_ text: String) -> Substring {
      ".B " + text.replacing("-", with: "\\-").replacing("…", with: "\\[u2026]")[...]
    }
    for option in CommandTable.lint.options {
      let letter = option.letter.map { "-\($0), " } ?? ""
      #expect(lines.contains(tag(letter + option.usage)), "\(option.name)")
    }
    for reporter in ReporterList.all { #expect(lines.contains(tag(reporter.name))) }
    for command in CommandTable.all.dropFirst() {
      #expect(lines.contains(".B glasslint \(command.name)"))
    }
  }

  @Test func statusAndFailOn() throws {
    let folder = try ScratchFolder(["A.swift": Self.leftOver])
    defer { folder.remove() }
    #expect(CommandRun(folder.path).status == 1)
    #expect(CommandRun(folder.path, "--fail-on", "error").status == 0)
    #expect(CommandRun(folder.path, "--fail-on=never").status == 0)
    #expect(CommandRun(folder.path, "--skip", "all").status == 0)
    #expect(CommandRun(folder.path, "--only", "unused-suppression").status == 0)
    let missing = CommandRun(folder.path, "\(folder.path)/none", "--format", "compact")
    #expect(missing.status == 2)
    #expect(missing.output.split(separator: "\n").count == 2)
  }

  @Test func unreadableFile() throws {
    let folder = try ScratchFolder(["A.swift": "", "B.swift/C.txt": ""])
    defer { folder.remove() }
    let tree = CommandRun("tree", "--calls", "\(folder.path)/none")
    #expect(tree.status == 2)
    #expect(
      tree.errors == "glasslint: \(folder.path)/none: no such file\n")
  }

  @Test func standardInput() throws {
    let folder = try ScratchFolder(["A.swift": "a()"])
    defer { folder.remove() }
    let run = CommandRun(
      "--stdin", "--stdin-filename", "\(folder.path)/A.swift", "--format=compact",
      input: Self.leftOver)
    #expect(run.status == 1)
    #expect(run.output.contains("A.swift:3:21: warning: unknown rule `x-y`"))
  }

  @Test func reportsToFiles() throws {
    let folder = try ScratchFolder(["A.swift": Self.leftOver])
    defer { folder.remove() }
    let run = CommandRun(
      folder.path, "--format", "json=\(folder.path)/out.json", "--format",
      "compact=\(folder.path)/out.txt")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(try folder.text("out.json").contains("\"warnings\": 2"))
    #expect(try folder.text("out.txt").split(separator: "\n").count == 2)
  }

  @Test func stepSummary() throws {
    let folder = try ScratchFolder(["A.swift": Self.leftOver, "summary.md": "before\n"])
    defer { folder.remove() }
    let terminal = Terminal(stepSummary: "\(folder.path)/summary.md")
    #expect(CommandRun([folder.path, "--format", "compact"], terminal: terminal).status == 1)
    #expect(try folder.text("summary.md") == "before\n")
    let run = CommandRun([folder.path, "--format", "github"], terminal: terminal)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::warning file="))
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("before\n<!-- glasslint -->\n### glasslint: 2 warnings\n"))
    let nowhere = Terminal(stepSummary: "\(folder.path)/none/summary.md")
    let failed = CommandRun([folder.path, "--format", "github"], terminal: nowhere)
    #expect(failed.status == 2)
    #expect(failed.errors.contains("summary.md: could not be written: "))
  }

  @Test func badConfigurationLintsNothing() throws {
    let folder = try ScratchFolder([
      "A.swift": Self.leftOver, ".glasslint.json": "{\"rules\": {\"x\": \"off\"}}",
    ])
    defer { folder.remove() }
    let run = CommandRun(folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(".glasslint.json:1:12: unknown rule `x` in `rules`"))
    #expect(CommandRun(folder.path, "--no-config").status == 1)
  }

  @Test func configurationAndOverrides() throws {
    let folder = try ScratchFolder([
      "A.swift": Self.leftOver, "Demo/B.swift": Self.leftOver,
      ".glasslint.json": """
      {"rules": {"invalid-suppression": "info"},
       "overrides": [{"files": ["Demo/**"], "rules": {"invalid-suppression": "error"}}]}
      """,
    ])
    defer { folder.remove() }
    let run = CommandRun(folder.path, "--format", "json")
    #expect(run.output.contains("\"errors\": 2"))
    #expect(run.output.contains("\"infos\": 2"))
  }

  @Test func baseline() throws {
    let folder = try ScratchFolder(["A.swift": Self.leftOver])
    defer { folder.remove() }
    let file = "\(folder.path)/base.json"
    let written = CommandRun(folder.path, "--write-baseline", file)
    #expect(written.status == 0)
    #expect(written.output == "Wrote 2 findings to \(file).\n")
    let run = CommandRun(folder.path, "--baseline", file)
    #expect(run.status == 0)
    #expect(run.output == "No findings in 1 file. (2 in the baseline.)\n")
  }

  @Test func nothingToReport() throws {
    let folder = try ScratchFolder(["A.txt": ""])
    defer { folder.remove() }
    let run = CommandRun(folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "glasslint: no Swift files found\n")
  }

  @Test func tree() throws {
    let folder = try ScratchFolder(["A.swift": "a(b: c())"])
    defer { folder.remove() }
    let run = CommandRun("tree", "--calls", "\(folder.path)/A.swift")
    #expect(run.output == "# \(folder.path)/A.swift\n0\ta\tb\t\t-\t-\n5\tc\t\t\t-\t0\n")
  }

  @Test func explain() {
    let plain = CommandRun("explain", "unused-suppression", "invalid-suppression")
    #expect(plain.status == 0)
    #expect(plain.output.hasPrefix("# unused-suppression\n"))
    #expect(plain.output.contains("\n# invalid-suppression\n"))
    let wide = CommandRun(
      "explain", "unused-suppression", terminal: Terminal(isInteractive: true, width: 50))
    #expect(wide.output.contains("\nWHY\n"))
    #expect(wide.output.contains("\n    struct Caption: View {\n"))
    let unknown = CommandRun("explain", "unused-supression")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "glasslint: unknown rule `unused-supression`; did you mean `unused-suppression`?\n")
  }

  @Test func rules() {
    #expect(CommandRun("rules").output.contains("  unused-suppression "))
    #expect(
      CommandRun("rules", "--format", "json").output.contains("\"id\": \"unused-suppression\""))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completions(shell: String) {
    let run = CommandRun("completions", shell)
    #expect(run.status == 0)
    for option in OptionTable.lint { #expect(run.output.contains(option.name)) }
    #expect(run.output.contains("unused-suppression"))
  }
}
