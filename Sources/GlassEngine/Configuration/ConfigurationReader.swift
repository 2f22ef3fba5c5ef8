import GlassProject
import GlassSyntax

/// Turns the JSON of one file into a configuration, and says all that is wrong with it.
struct ConfigurationReader {
  /// A file that is extended, and where that is said.
  struct Extension {
    var path: String
    var range: ByteRange
  }

  private(set) var configuration = Configuration()
  private(set) var extended: Extension?
  private(set) var faults: [JSONReader.Fault] = []
  private let file: FilePath
  private let catalog: RuleCatalog
  private let lines: LineTable

  /// The keys of a configuration; the schema lists the same.
  static let keys = [
    "$schema", "extends", "include", "exclude", "deploymentTargets", "sdk", "rules", "overrides",
    "requireSuppressionReason",
  ]

  static let overrideKeys = ["files", "rules"]

  /// What stands for a rule where it is no object.
  static let states = ["error", "warning", "info", "on", "off"]

  init(_ bytes: [UInt8], file: FilePath, catalog: RuleCatalog) {
    self.file = file
    self.catalog = catalog
    lines = LineTable(bytes)
    configuration.files = [file]
    do {
      let node = try JSONReader.read(bytes)
      for member in members(of: node, "the configuration", known: Self.keys) { read(member) }
    } catch {
      faults.append(error)
    }
  }

  // MARK: Keys

  private mutating func read(_ member: JSONNode.Member) {
    let value = member.value
    switch member.key {
    case "extends":
      extended = text(value, "`extends`", "a path").map { Extension(path: $0, range: value.range) }
    case "include": configuration.include = texts(value, "`include`").map { located($0, value) }
    case "exclude": configuration.exclude = texts(value, "`exclude`").map { located($0, value) }
    case "sdk": configuration.sdk = version(value, "`sdk`").map { located($0, value) }
    case "rules": configuration.rules = rules(value)
    case "deploymentTargets":
      let keys = Platform.allCases.map(\.key)
      for member in members(of: value, "`deploymentTargets`", known: keys) {
        if let platform = Platform.allCases.first(where: { $0.key == member.key }),
          let version = version(member.value, "`\(member.key)`")
        {
          configuration.deploymentTargets[platform] = located(version, member.value)
        }
      }
    case "overrides":
      for node in elements(value, "`overrides`", "a list of objects") { readOverride(node) }
    case "requireSuppressionReason":
      if case .flag(let flag) = value.value {
        configuration.requireSuppressionReason = located(flag, value)
      } else {
        refuse(value, "`requireSuppressionReason`", "true or false")
      }
    default: break
    }
  }

  private mutating func readOverride(_ node: JSONNode) {
    var files: [String]?
    var settings: [String: RuleSetting] = [:]
    for member in members(of: node, "an override", known: Self.overrideKeys) {
      if member.key == "files" {
        files = texts(member.value, "`files`")
      } else {
        settings = rules(member.value, allowsOptions: false)
      }
    }
    guard let files, !files.isEmpty, let base = file.parent else {
      let isKnownFault = faults.contains {
        node.range.start <= $0.offset && $0.offset < node.range.end
      }
      if case .object = node.value, !isKnownFault {
        faults.append(
          JSONReader.Fault(offset: node.range.start, message: "an override needs `files`"))
      }
      return
    }
    let patterns = PatternList(files, base: base, origin: .configuration(file))
    configuration.overrides.append(
      Configuration.Override(files: patterns, rules: settings, origin: origin(node)))
  }

  // MARK: Rules

  private mutating func rules(
    _ node: JSONNode, allowsOptions: Bool = true
  ) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for member in members(of: node, "`rules`", known: catalog.ids, called: "rule") {
      let rule = catalog[member.key]?.rule
      settings[member.key] = setting(member, rule, allowsOptions: allowsOptions)
    }
    return settings
  }

  private mutating func setting(
    _ member: JSONNode.Member, _ rule: (any Rule)?, allowsOptions: Bool
  ) -> RuleSetting? {
    var setting = RuleSetting(state: nil, origin: origin(member.value))
    guard case .object = member.value.value else {
      setting.state = state(member.value, "`\(member.key)`")
      return setting
    }
    let options = rule?.options ?? []
    let known = ["severity"] + options.map(\.name)
    for part in members(of: member.value, "`\(member.key)`", known: known) {
      if part.key == "severity" {
        setting.state = state(part.value, "`severity`")
        setting.origin = origin(part.value)
      } else if !allowsOptions {
        faults.append(
          JSONReader.Fault(
            offset: part.keyRange.start,
            message: "an override sets severities only; `\(part.key)` belongs into `rules`"))
      } else if let option = options.first(where: { $0.name == part.key }) {
        setting.options.values[part.key] = value(part.value, of: option)
        setting.optionOrigins[part.key] = origin(part.value)
      }
    }
    return setting
  }

  private mutating func state(_ node: JSONNode, _ name: String) -> RuleSetting.State? {
    guard let text = text(node, name, "a severity, \"on\" or \"off\"") else { return nil }
    if text == "off" { return .off }
    if text == "on" { return .on }
    if let severity = Severity(rawValue: text) { return .severity(severity) }
    faults.append(
      JSONReader.Fault(
        offset: node.range.start,
        message: "unknown severity `\(text)`" + Spelling.hint(for: text, among: Self.states)))
    return nil
  }

  private mutating func value(_ node: JSONNode, of option: RuleOption) -> RuleOptions.Value? {
    let name = "`\(option.name)`"
    switch option.kind {
    case .number:
      if case .number(let text) = node.value, let number = Int(text) { return .number(number) }
      refuse(node, name, "a whole number")
    case .flag:
      if case .flag(let flag) = node.value { return .flag(flag) }
      refuse(node, name, "true or false")
    case .text: return text(node, name, "a text").map { .text($0) }
    case .texts: return texts(node, name).map { .texts($0) }
    }
    return nil
  }

  // MARK: Values

  /// The members with known keys, each once; the others are faults.
  private mutating func members(
    of node: JSONNode, _ name: String, known: [String], called: String = "key"
  ) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      refuse(node, name, "an object")
      return []
    }
    var seen: [String: ByteRange] = [:]
    return members.filter { member in
      let offset = member.keyRange.start
      if let first = seen[member.key] {
        let line = lines.position(at: first.start).line
        faults.append(
          JSONReader.Fault(
            offset: offset, message: "`\(member.key)` is set in line \(line) already"))
        return false
      }
      seen[member.key] = member.keyRange
      if known.contains(member.key) { return true }
      faults.append(
        JSONReader.Fault(
          offset: offset,
          message: "unknown \(called) `\(member.key)` in \(name)"
            + Spelling.hint(for: member.key, among: known)))
      return false
    }
  }

  private mutating func elements(
    _ node: JSONNode, _ name: String, _ wanted: String
  ) -> [JSONNode] {
    if case .array(let nodes) = node.value { return nodes }
    refuse(node, name, wanted)
    return []
  }

  private mutating func texts(_ node: JSONNode, _ name: String) -> [String]? {
    guard case .array(let nodes) = node.value else {
      refuse(node, name, "a list of texts")
      return nil
    }
    return nodes.compactMap { text($0, "an element of \(name)", "a text") }
  }

  private mutating func text(_ node: JSONNode, _ name: String, _ wanted: String) -> String? {
    if case .text(let text) = node.value { return text }
    refuse(node, name, wanted)
    return nil
  }

  private mutating func version(_ node: JSONNode, _ name: String) -> SystemVersion? {
    if case .text(let text) = node.value, let version = SystemVersion(numbers: text) {
      return version
    }
    refuse(node, name, "a version in quotes such as \"26.0\"")
    return nil
  }

  private mutating func refuse(_ node: JSONNode, _ name: String, _ wanted: String) {
    var found = node.kindName
    if case .text(let text) = node.value { found = "`\(text)`" }
    faults.append(
      JSONReader.Fault(
        offset: node.range.start, message: "\(name) has to be \(wanted), not \(found)"))
  }

  private func located<Value>(
    _ value: Value, _ node: JSONNode
  ) -> Configuration.Located<Value> {
    Configuration.Located(value: value, origin: origin(node))
  }

  private func origin(_ node: JSONNode) -> Configuration.Origin {
    Configuration.Origin(file: file, position: lines.position(at: node.range.start))
  }
}
