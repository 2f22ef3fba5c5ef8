import GlassEngine
import GlassProject
import Testing

@Suite struct ConfigurationTests {
  struct SomeRule: Rule {
    var id: String
    var severity: Severity { .warning }
    var isOnByDefault: Bool { id != "excessive-glass" }
    var words: [String] { [] }
    var options: [RuleOption] {
      id == "excessive-glass" ? [RuleOption("limit", .number, "So many surfaces may be seen")] : []
    }
  }

  static let catalog = RuleCatalog(
    ["excessive-glass", "faded-glass", "glass-on-glass"].map {
      RuleCatalog.Entry(rule: SomeRule(id: $0), folder: "Layering", summary: "")
    })

  private func load(_ files: [String: String]) -> (Configuration, [String]) {
    let loader = ConfigurationLoader(catalog: Self.catalog, workingDirectory: FilePath("/p")) {
      path in
      guard let text = files[path.text] else {
        return .failure(SourceFile.ReadFault(message: "no such file"))
      }
      return .success(Array(text.utf8))
    }
    let (configuration, problems) = loader.load(FilePath("/p/.glasslint.json"))
    return (configuration, problems.map(\.line))
  }

  @Test func everything() {
    let (configuration, problems) = load([
      "/p/.glasslint.json": """
      // what the team means
      {
        "$schema": "x", "include": ["App/**"], "exclude": ["**/Generated/**"],
        "deploymentTargets": {"ios": "17.0", "macos": "14.0"}, "sdk": "27.0",
        /* rules */
        "rules": {"glass-on-glass": "error", "faded-glass": "off",
          "excessive-glass": {"severity": "info", "limit": 6}},
        "overrides": [{"files": ["Demo/**"], "rules": {"faded-glass": "on"}}],
        "requireSuppressionReason": true,
      }
      """
    ])
    #expect(problems == [])
    #expect(configuration.include?.value == ["App/**"])
    #expect(configuration.exclude?.value == ["**/Generated/**"])
    #expect(configuration.deploymentTargets[.iOS]?.value == SystemVersion(17))
    #expect(configuration.deploymentTargets[.macOS]?.value == SystemVersion(14))
    #expect(configuration.sdk?.value == SystemVersion(27))
    #expect(configuration.sdk?.origin.position.line == 4)
    #expect(configuration.rules["glass-on-glass"]?.state == .severity(.error))
    #expect(configuration.rules["excessive-glass"]?.options.number("limit") == 6)
    #expect(configuration.requireSuppressionReason?.value == true)
    let demo = configuration.setting(of: "faded-glass", in: FilePath("/p/Demo/A/B.swift"))
    let other = configuration.setting(of: "faded-glass", in: FilePath("/p/App/B.swift"))
    #expect(demo?.state == .on)
    #expect(other?.state == .off)
  }

  @Test func extending() {
    let (configuration, problems) = load([
      "/p/.glasslint.json": #"{"extends": "lint/base.json", "rules": {"faded-glass": "error"}}"#,
      "/p/lint/base.json": #"{"extends": "../root.json", "rules": {"faded-glass": "off"}}"#,
      "/p/root.json": #"{"sdk": "26.0", "rules": {"excessive-glass": {"limit": 3}}}"#,
    ])
    #expect(problems == [])
    #expect(configuration.rules["faded-glass"]?.state == .severity(.error))
    #expect(configuration.rules["excessive-glass"]?.options.number("limit") == 3)
    #expect(configuration.sdk?.origin.file == FilePath("/p/root.json"))
    #expect(
      configuration.files.map(\.text) == [
        "/p/.glasslint.json", "/p/lint/base.json", "/p/root.json",
      ])
  }

  @Test func loop() {
    let (_, problems) = load([
      "/p/.glasslint.json": #"{"extends": "a.json"}"#,
      "/p/a.json": "{\n  \"extends\": \".glasslint.json\"}",
    ])
    #expect(problems == ["a.json:2:14: `extends` leads in a circle: back to .glasslint.json"])
  }

  @Test func selection() throws {
    let (configuration, _) = load([
      "/p/.glasslint.json": #"{"rules": {"excessive-glass": "error", "faded-glass": "off"}}"#
    ])
    let rules = try RuleSelection(Self.catalog, configuration: configuration).rules
    #expect(rules.map(\.rule.id) == ["excessive-glass", "glass-on-glass"])
    #expect(rules.map(\.severity) == [.error, nil])
    let only = try RuleSelection(
      Self.catalog, configuration: configuration, only: ["layering"], skip: ["glass-on-glass"])
    #expect(only.rules.map(\.rule.id) == ["excessive-glass", "faded-glass"])
    #expect(throws: RuleSelection.UnknownName(name: "fadedglass", suggestion: "faded-glass")) {
      try RuleSelection(Self.catalog, only: ["fadedglass"])
    }
  }

  static let badTexts: [(String, [String])] = [
    ("", ["1:1: the text ends where a value is missing"]),
    ("[]", ["1:1: the configuration has to be an object, not a list"]),
    ("{", ["1:1: the closing `}` is missing"]),
    ("{\n  \"sdk\": \"26.0\"", ["1:1: the closing `}` is missing"]),
    ("{} x", ["1:4: nothing may follow the value"]),
    ("{sdk: \"26.0\"}", ["1:2: a key in double quotes is missing here"]),
    ("{'sdk': 1}", ["1:2: a key in double quotes is missing here"]),
    ("{\"sdk\" \"26.0\"}", ["1:8: a colon is missing behind the key `sdk`"]),
    ("{\"sdk\": }", ["1:9: a value is missing here"]),
    ("{\"sdk\": '26.0'}", ["1:9: texts stand in double quotes"]),
    ("{\"sdk\": \"26.0}", ["1:9: the text is not closed"]),
    ("{\"sdk\": \"26.0\n\"}", ["1:9: the text is not closed on its line"]),
    ("{\"sdk\": \"\\x\"}", ["1:10: unknown escape `\\x`"]),
    ("{\"sdk\": \"\\u12\"}", ["1:10: `\\u` needs four hexadecimal digits"]),
    ("{\"sdk\": \"26.0\" \"rules\": {}}", ["1:16: a comma or `}` is missing here"]),
    ("{\"include\": [\"a\" \"b\"]}", ["1:18: a comma or `]` is missing here"]),
    ("{,}", ["1:2: a key in double quotes is missing here"]),
    ("{/* }", ["1:2: the comment is not closed"]),
    ("{\"a\": tru}", ["1:7: `tru` is no value; texts stand in double quotes"]),
    ("{\"a\": 1-2}", ["1:7: `1-2` is no number"]),
    (
      "{\r\n\t\"sdk\": 1\r\n}",
      ["2:9: `sdk` has to be a version in quotes such as \"26.0\", not a number"]
    ),
    (
      "{\"sdk\": \"new\"}", ["1:9: `sdk` has to be a version in quotes such as \"26.0\", not `new`"]
    ),
    ("{\"skd\": \"26.0\"}", ["1:2: unknown key `skd` in the configuration; did you mean `sdk`?"]),
    ("{\"rule\": {}}", ["1:2: unknown key `rule` in the configuration; did you mean `rules`?"]),
    ("{\"sdk\": \"26\",\n\"sdk\": \"27\"}", ["2:1: `sdk` is set in line 1 already"]),
    ("{\"rules\": []}", ["1:11: `rules` has to be an object, not a list"]),
    (
      "{\"rules\": {\"glass-on-glas\": \"off\"}}",
      ["1:12: unknown rule `glass-on-glas` in `rules`; did you mean `glass-on-glass`?"]
    ),
    (
      "{\"rules\": {\"faded-glass\": \"warn\"}}",
      ["1:27: unknown severity `warn`; did you mean `warning`?"]
    ),
    (
      "{\"rules\": {\"faded-glass\": true}}",
      ["1:27: `faded-glass` has to be a severity, \"on\" or \"off\", not true or false"]
    ),
    (
      "{\"rules\": {\"faded-glass\": null}}",
      ["1:27: `faded-glass` has to be a severity, \"on\" or \"off\", not null"]
    ),
    (
      "{\"rules\": {\"faded-glass\": {\"limit\": 1}}}",
      ["1:28: unknown key `limit` in `faded-glass`"]
    ),
    (
      "{\"rules\": {\"excessive-glass\": {\"limt\": 1}}}",
      ["1:32: unknown key `limt` in `excessive-glass`; did you mean `limit`?"]
    ),
    (
      "{\"rules\": {\"excessive-glass\": {\"limit\": 1.5}}}",
      ["1:41: `limit` has to be a whole number, not a number"]
    ),
    (
      "{\"rules\": {\"excessive-glass\": {\"severity\": 1}}}",
      ["1:44: `severity` has to be a severity, \"on\" or \"off\", not a number"]
    ),
    (
      "{\"deploymentTargets\": {\"iso\": \"17.0\"}}",
      ["1:24: unknown key `iso` in `deploymentTargets`; did you mean `ios`?"]
    ),
    (
      "{\"deploymentTargets\": \"17\"}", ["1:23: `deploymentTargets` has to be an object, not `17`"]
    ),
    ("{\"include\": \"App\"}", ["1:13: `include` has to be a list of texts, not `App`"]),
    ("{\"exclude\": [1]}", ["1:14: an element of `exclude` has to be a text, not a number"]),
    ("{\"overrides\": {}}", ["1:15: `overrides` has to be a list of objects, not an object"]),
    ("{\"overrides\": [{\"rules\": {}}]}", ["1:16: an override needs `files`"]),
    (
      "{\"overrides\": [{\"files\": [\"a\"], \"rules\": {\"excessive-glass\": {\"limit\": 1}}}]}",
      ["1:63: an override sets severities only; `limit` belongs into `rules`"]
    ),
    (
      "{\"requireSuppressionReason\": \"yes\"}",
      ["1:30: `requireSuppressionReason` has to be true or false, not `yes`"]
    ),
    (
      "{\"extends\": \"missing.json\"}",
      ["1:13: cannot extend `missing.json`: no such file"]
    ),
    ("{\"extends\": [\"a\"]}", ["1:13: `extends` has to be a path, not a list"]),
    (
      "{\"extends\": \".glasslint.json\"}",
      ["1:13: `extends` leads in a circle: back to .glasslint.json"]
    ),
    (
      "{\"sdk\": 1, \"x\": 2}",
      [
        "1:9: `sdk` has to be a version in quotes such as \"26.0\", not a number",
        "1:12: unknown key `x` in the configuration",
      ]
    ),
  ]

  @Test(arguments: badTexts) func bad(text: String, problems: [String]) {
    #expect(load(["/p/.glasslint.json": text]).1 == problems.map { ".glasslint.json:\($0)" })
  }

  @Test func deepNesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(load(["/p/.glasslint.json": text]).1 == [".glasslint.json:1:65: nested too deeply"])
  }
}
