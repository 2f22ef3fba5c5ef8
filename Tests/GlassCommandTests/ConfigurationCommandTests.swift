import Foundation
import GlassCommand
import GlassEngine
import Testing

@Suite struct ConfigurationCommandTests {
  static let package = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "P", platforms: [.iOS(.v17), .macOS("14.4")], targets: [.target(name: "P")])
    """

  // MARK: init

  @Test func initWritesWhatItFinds() throws {
    let folder = try ScratchFolder([
      "Package.swift": Self.package, "Sources/P/A.swift": "", "Sources/P/Generated/B.swift": "",
    ])
    defer { folder.remove() }
    let run = CommandRun("init", folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let text = try folder.text(".glasslint.json")
    #expect(text.contains("    \"**/Generated/**\",\n"))
    #expect(
      text.contains("  // \"deploymentTargets\": {\"ios\": \"17.0\", \"macos\": \"14.4\"},\n"))
    #expect(text.contains("Package.swift; set them"))
    #expect(CommandRun(folder.path).errors == "")
    // What it offers is right as well.
    let uncommented = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix("// \"") || code.hasPrefix("// {")
        ? String(code.dropFirst(3)) : String(line)
    }.joined(separator: "\n").replacing("// \"error\", \"warning\"", with: "// \"")
    let lines = uncommented.split(separator: "\n").filter {
      !$0.hasPrefix("\"error\", \"warning\"")
    }
    try lines.joined(separator: "\n").write(
      toFile: "\(folder.path)/.glasslint.json", atomically: false, encoding: .utf8)
    let config = CommandRun("config", folder.path)
    #expect(config.errors == "")
    #expect(config.output.contains("\n  sdk    26.0  "))
  }

  @Test func initOverwritesNothing() throws {
    let folder = try ScratchFolder([".glasslint.json": "{}"])
    defer { folder.remove() }
    let run = CommandRun("init", folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix(".glasslint.json: there is one already\n"))
    #expect(try folder.text(".glasslint.json") == "{}")
    #expect(CommandRun("init", "\(folder.path)/none").status == 2)
    #expect(CommandRun("init", "a", "b").status == 2)
  }

  // MARK: config

  @Test func configOfAFile() throws {
    let folder = try ScratchFolder([
      "Package.swift": Self.package, "Sources/P/A.swift": "", "Demo/B.swift": "",
      ".glasslint.json": """
      {
        "extends": "lint/base.json",
        "deploymentTargets": {"ios": "18.0"},
        "rules": {"glass-on-glass": "error"},
        "overrides": [{"files": ["Demo/**"], "rules": {"glass-on-glass": "off"}}],
      }
      """,
      "lint/base.json": "{\"sdk\": \"26.0\", \"rules\": {\"missing-glass-container\": \"info\"}}",
    ])
    defer { folder.remove() }
    let run = CommandRun("config", "\(folder.path)/Sources/P/A.swift")
    #expect(run.status == 0)
    func line(_ name: String, in run: CommandRun) -> [Substring] {
      let line = run.output.split(separator: "\n").first {
        $0.split(separator: " ").first.map(String.init) == name
      }
      return line?.split(separator: " ").map { $0.split(separator: "/").last ?? "" } ?? []
    }
    #expect(line("ios", in: run) == ["ios", "18.0", ".glasslint.json:3:32"])
    #expect(line("macos", in: run) == ["macos", "14.4", "Package.swift,", "target", "P"])
    #expect(line("sdk", in: run) == ["sdk", "26.0", "base.json:1:9"])
    #expect(
      line("glass-on-glass", in: run) == ["glass-on-glass", "error", ".glasslint.json:4:31"])
    #expect(
      line("missing-glass-container", in: run) == [
        "missing-glass-container", "info", "base.json:1:54",
      ])
    #expect(
      line("glass-in-scrolling-content", in: run) == [
        "glass-in-scrolling-content", "warning", "default",
      ])
    #expect(run.output.contains("A.swift  read and reported\n"))
    let demo = CommandRun("config", "\(folder.path)/Demo/B.swift")
    #expect(line("glass-on-glass", in: demo) == ["glass-on-glass", "off", ".glasslint.json:5:68"])
    let all = CommandRun("config", folder.path)
    #expect(all.output.contains("\nIn Demo/**:\n  glass-on-glass  off  "))
    let none = CommandRun("config", "--no-config", folder.path)
    #expect(none.output.contains("configuration  none\n"))
    #expect(line("ios", in: none) == ["ios", "17.0", "Package.swift,", "target", "P"])
  }

  @Test func schema() throws {
    let run = CommandRun("config", "--schema")
    #expect(run.status == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let properties = schema?["properties"] as? [String: Any]
    let rules = (properties?["rules"] as? [String: Any])?["properties"] as? [String: Any]
    #expect(rules.map { Set($0.keys) } == Set(RuleCatalog.standard.ids))
  }

  // MARK: Files

  @Test func explainsFiles() throws {
    let folder = try ScratchFolder([
      "App/A.swift": "", "App/Old/B.swift": "", "Pods/C.swift": "", "Other/D.swift": "",
      ".glasslint.json": "{\"include\": [\"App/**\"], \"exclude\": [\"**/Old/**\"]}",
    ])
    defer { folder.remove() }
    func lines(_ arguments: String...) -> [String] {
      let run = CommandRun([folder.path, "--explain-files"] + arguments)
      #expect(run.status == 0)
      return run.output.split(separator: "\n").map { line in
        line.split(separator: " ").map {
          $0.contains("/glasslint-") ? $0.split(separator: "/").suffix(1).joined() : String($0)
        }
        .joined(separator: " ")
      }
    }
    #expect(
      lines() == [
        "A.swift: read and reported",
        "B.swift: left out: `**/Old/**` in `exclude` of .glasslint.json",
        "D.swift: left out: no pattern in `include` of .glasslint.json names it",
        "Pods: left out: folders like `Pods` are left out by default",
      ])
    #expect(lines("--no-exclude").count == 4)
    let one = CommandRun("\(folder.path)/Pods/C.swift", "--explain-files")
    #expect(one.output.hasSuffix("Pods: left out: folders like `Pods` are left out by default\n"))
    #expect(one.output.split(separator: "\n").count == 1)
    let missing = CommandRun("\(folder.path)/none", "--explain-files")
    #expect(missing.status == 2)
  }

  // MARK: Bad configurations

  /// Texts with the place and the beginning of the message.
  static let bad: [(String, String)] = [
    ("", "1:1: the text ends"), ("x", "1:1: `x` is no value"), ("[]", "1:1: the configuration"),
    ("\"a\"", "1:1: the configuration"), ("{", "1:1: the closing `}`"), ("}", "1:1: a value"),
    ("{} {}", "1:4: nothing may follow"), ("{\n\"sdk\"\n}", "3:1: a colon is missing"),
    ("{\n  \"sdk\": \"26.0\"\n  \"rules\": {}\n}", "3:3: a comma or `}`"),
    ("{\"sdk\": 26.0}", "1:9: `sdk` has to be"), ("{\"sdk\": \"26.x\"}", "1:9: `sdk` has to be"),
    ("{\"sdk\": null}", "1:9: `sdk` has to be"), ("{\"sdk\": \"\"}", "1:9: `sdk` has to be"),
    ("{\"sdk\": \"26\", \"sdk\": \"27\"}", "1:15: `sdk` is set in line 1 already"),
    ("{\"SDK\": \"26\"}", "1:2: unknown key `SDK`"), ("{\"\": 1}", "1:2: unknown key ``"),
    ("{\"exlude\": []}", "1:2: unknown key `exlude` in the configuration; did you mean `exclude`?"),
    ("{\"exclude\": \"a\"}", "1:13: `exclude` has to be"),
    ("{\"include\": [null]}", "1:14: an element of `include`"),
    ("{\"include\": {}}", "1:13: `include` has to be"),
    ("{\"rules\": \"all\"}", "1:11: `rules` has to be"),
    (
      "{\"rules\": {\"glass_on_glass\": \"off\"}}",
      "1:12: unknown rule `glass_on_glass` in `rules`; did"
    ),
    ("{\"rules\": {\"glass-on-glass\": \"none\"}}", "1:30: unknown severity `none`"),
    ("{\"rules\": {\"glass-on-glass\": false}}", "1:30: `glass-on-glass` has to be"),
    ("{\"rules\": {\"glass-on-glass\": []}}", "1:30: `glass-on-glass` has to be"),
    ("{\"rules\": {\"glass-on-glass\": {\"level\": 1}}}", "1:31: unknown key `level`"),
    ("{\"rules\": {\"glass-on-glass\": {\"severity\": true}}}", "1:43: `severity` has to be"),
    (
      "{\"rules\": {\"glass-on-glass\": \"on\",\n\"glass-on-glass\": \"off\"}}",
      "2:1: `glass-on-glass` is set in line 1 already"
    ),
    ("{\"deploymentTargets\": []}", "1:23: `deploymentTargets` has to be"),
    ("{\"deploymentTargets\": {\"ios\": 17}}", "1:31: `ios` has to be"),
    ("{\"deploymentTargets\": {\"iOS\": \"17\"}}", "1:24: unknown key `iOS`"),
    ("{\"overrides\": [1]}", "1:16: an override has to be"),
    ("{\"overrides\": [{}]}", "1:16: an override needs `files`"),
    ("{\"overrides\": [{\"files\": []}]}", "1:16: an override needs `files`"),
    ("{\"overrides\": [{\"files\": \"a\"}]}", "1:26: `files` has to be"),
    ("{\"overrides\": [{\"files\": [\"a\"], \"exclude\": []}]}", "1:33: unknown key `exclude`"),
    ("{\"requireSuppressionReason\": 1}", "1:30: `requireSuppressionReason` has to be"),
    ("{\"extends\": 1}", "1:13: `extends` has to be"),
    ("{\"extends\": \"none.json\"}", "1:13: cannot extend `none.json`: no such file"),
    ("{\"extends\": \"folder\"}", "1:13: cannot extend `folder`: not a regular file"),
    ("{\"extends\": \".glasslint.json\"}", "1:13: `extends` leads in a circle"),
    ("{\"extends\": \"loop.json\"}", "loop.json:1:13: `extends` leads in a circle"),
    ("{\"extends\": \"bad.json\"}", "bad.json:2:3: unknown key `ruls`"),
    ("{\"sdk\": \"26\u{0}\"}", "1:9: the text is not closed on its line"),
    ("\u{feff}{\"a\": 1}", "1:5: unknown key `a`"), ("{\r\n\r\n\"a\": 1}", "3:1: unknown key `a`"),
    ("{/* \"sdk\": \"26\" }", "1:2: the comment is not closed"),
  ]

  @Test(arguments: bad) func badConfiguration(text: String, problem: String) throws {
    let folder = try ScratchFolder([
      "A.swift": ProgramTests.leftOver, ".glasslint.json": text, "folder/x.json": "{}",
      "loop.json": "{\"extends\": \".glasslint.json\"}", "bad.json": "{\n  \"ruls\": {}}",
    ])
    defer { folder.remove() }
    for arguments in [[folder.path], ["--config", "\(folder.path)/.glasslint.json", folder.path]] {
      let run = CommandRun(arguments)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.split(separator: "\n").count == 1)
      let place = problem.first?.isNumber == true ? ".glasslint.json:\(problem)" : problem
      #expect(run.errors.contains(place), "\(run.errors)")
    }
  }

  @Test func configurationThatIsMissing() throws {
    let folder = try ScratchFolder(["A.swift": ProgramTests.leftOver, ".glasslint.json/x": ""])
    defer { folder.remove() }
    let run = CommandRun("--config", "\(folder.path)/none.json", folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("none.json: no such file\n"))
  }
}
