import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The findings of a report, read back as a program would that knows only the format.
struct ReadReport {
  private(set) var findings: [ReadFinding] = []
  /// Whether the format shows paths on one line, with line breaks as escapes.
  let hasPlainPaths: Bool

  struct Unreadable: Error {
    let what: String
  }

  init(_ format: String, _ text: String) throws {
    hasPlainPaths = ["text", "compact", "markdown", "agent"].contains(format)
    switch format {
    case "json": findings = try Self.list(try Self.object(text)["diagnostics"]).map(Self.own)
    case "jsonl":
      findings = try text.split(separator: "\n").map { try Self.own(Self.object(String($0))) }
    case "sarif": try readSARIF(text)
    case "gitlab": try readGitLab(text)
    case "checkstyle", "junit": try readXML(text)
    case "github": try readGitHub(text)
    default: try readText(format, text)
    }
  }

  // MARK: JSON

  private static func value(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static func object(_ text: String) throws -> [String: Any] {
    guard let object = try value(text) as? [String: Any] else { throw Unreadable(what: text) }
    return object
  }

  private static func list(_ value: Any?) throws -> [[String: Any]] {
    guard let list = value as? [[String: Any]] else { throw Unreadable(what: "\(value ?? "nil")") }
    return list
  }

  private static func own(_ object: [String: Any]) throws -> ReadFinding {
    let range = object["range"] as? [String: [String: Int]]
    return try finding(
      object["file"], range?["start"]?["line"], object["ruleID"], object["severity"])
  }

  private static func finding(
    _ file: Any?, _ line: Int?, _ rule: Any?, _ severity: Any?
  ) throws -> ReadFinding {
    guard let file = file as? String, let line, let rule = rule as? String,
      let severity = severity as? String
    else { throw Unreadable(what: "\(file ?? "no file"), \(rule ?? "no rule")") }
    return ReadFinding(file: file, line: line, rule: rule, severity: severity)
  }

  private mutating func readSARIF(_ text: String) throws {
    for run in try Self.list(try Self.object(text)["runs"]) {
      for result in try Self.list(run["results"]) where result["suppressions"] == nil {
        let place = try Self.list(result["locations"]).first?["physicalLocation"] as? [String: Any]
        let artifact = place?["artifactLocation"] as? [String: Any]
        let uri = (artifact?["uri"] as? String)?.removingPercentEncoding
        let level = result["level"] as? String
        findings.append(
          try Self.finding(
            Self.path(uri, base: artifact?["uriBaseId"]),
            (place?["region"] as? [String: Int])?["startLine"], result["ruleId"],
            level == "note" ? "info" : level))
      }
    }
  }

  /// An absolute URI as the path from the working directory.
  private static func path(_ uri: String?, base: Any?) -> String? {
    guard let uri, base == nil else { return uri }
    let path = uri.split(separator: "/").dropFirst()
    let working = FileManager.default.currentDirectoryPath.split(separator: "/")
    let shared = zip(path, working).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: working.count - shared)
    return (up + path.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  private mutating func readGitLab(_ text: String) throws {
    let names = ["major": "error", "minor": "warning", "info": "info"]
    for issue in try Self.list(try Self.value(text)) {
      let location = issue["location"] as? [String: Any]
      findings.append(
        try Self.finding(
          location?["path"], (location?["lines"] as? [String: Int])?["begin"],
          issue["check_name"], names[issue["severity"] as? String ?? ""]))
    }
  }

  // MARK: XML

  private mutating func readXML(_ text: String) throws {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else {
      throw Unreadable(what: "\(String(describing: parser.parserError))")
    }
    findings = reader.findings
  }

  private final class ElementReader: NSObject, XMLParserDelegate {
    var findings: [ReadFinding] = []
    private var file = ""
    private var line = 0
    private var rule = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      switch name {
      case "file": file = attributes["name"] ?? ""
      case "testcase":
        file = attributes["file"] ?? ""
        line = Int(attributes["line"] ?? "") ?? 0
        rule = String(attributes["name"]?.split(separator: " ").first ?? "")
      case "failure": add(attributes["type"])
      case "skipped": add("info")
      case "error":
        line = Int(attributes["line"] ?? "") ?? 0
        rule = String(attributes["source"]?.split(separator: ".").last ?? "")
        add(attributes["severity"])
      default: break
      }
    }

    private func add(_ severity: String?) {
      findings.append(
        ReadFinding(file: file, line: line, rule: rule, severity: severity ?? "none"))
    }
  }

  // MARK: Lines

  private mutating func readGitHub(_ text: String) throws {
    for line in text.split(separator: "\n") where line.hasPrefix("::") {
      guard let match = line.wholeMatch(of: /::(\w+) ([^:]*)::(.*)/) else {
        throw Unreadable(what: String(line))
      }
      var properties: [String: String] = [:]
      for property in match.2.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1)
        properties[String(parts[0])] = String(parts[1]).removingPercentEncoding
      }
      findings.append(
        try Self.finding(
          properties["file"], properties["line"].flatMap { Int($0) }, properties["title"],
          match.1 == "notice" ? "info" : String(match.1)))
    }
  }

  /// How a finding looks in formats for people, with the parts by name.
  private static let patterns = [
    "text": #"(?m)^(?<severity>\w+)\[(?<rule>[a-z-]+)\]: .*\n *--> (?<file>.*):(?<line>\d+):\d+$"#,
    "compact": #"(?m)^(?<file>.*?):(?<line>\d+):\d+: (?<severity>\w+): .* \[(?<rule>[a-z-]+)\]$"#,
    "agent": #"(?m)^(?<file>.*?):(?<line>\d+):\d+: (?<severity>\w+) (?<rule>[a-z-]+): .*$"#,
    "markdown":
      #"(?m)^\| \S+ (?<severity>\w+) \| `+ ?(?<file>.*?):(?<line>\d+) ?`+ \| .* \| `(?<rule>[a-z-]+)` \|$"#,
    "html":
      #"<article class="(?<severity>\w+)" id="\w+" data-rule="(?<rule>[^"]*)" data-file="(?<file>[^"]*)"[^>]*>[^ℵ]*?<figcaption>[^\n]*?<span>:(?<line>\d+):"#,
  ]

  private mutating func readText(_ format: String, _ text: String) throws {
    guard let pattern = Self.patterns[format] else { throw Unreadable(what: format) }
    for match in text.matches(of: try Regex(pattern)) {
      func part(_ name: String) -> String? { match.output[name]?.substring.map(String.init) }
      var file = part("file")
      if format == "markdown" { file = file?.replacingOccurrences(of: "\\|", with: "|") }
      if format == "html" { file = file.map(Self.unescaped) }
      findings.append(
        try Self.finding(file, part("line").flatMap { Int($0) }, part("rule"), part("severity")))
    }
  }

  private static func unescaped(_ text: String) -> String {
    let signs = [
      ("&#10;", "\n"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&amp;", "&"),
    ]
    return signs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
