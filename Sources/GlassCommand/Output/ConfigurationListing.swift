import GlassEngine
import GlassProject

/// The settings of a project or of one file in it, a line each: name, value, where it comes from.
struct ConfigurationListing {
  private let project: Project
  private let root: ProjectRoot
  private let configuration: Configuration
  private let catalog: RuleCatalog
  private let facts: ProjectFacts
  /// The file that is asked about; nil for the whole project.
  private let file: FilePath?

  /// A line: what is called how, and why.
  private struct Row {
    var name: String
    var value = ""
    var origin = ""
  }

  init(
    _ project: Project, _ root: ProjectRoot, _ configuration: Configuration,
    _ catalog: RuleCatalog, file: FilePath?
  ) {
    self.project = project
    self.root = root
    self.configuration = configuration
    self.catalog = catalog
    self.file = file
    facts = ProjectFacts(project)
  }

  func write(into output: inout OutputBuffer) {
    Self.write(heads, into: &output)
    Self.write(systems, under: "Systems", into: &output)
    if file == nil, !targets.isEmpty {
      Self.write(targets, under: "Targets, as project files tell", into: &output)
    }
    Self.write(settings, under: "Settings", into: &output)
    Self.write(rules, under: "Rules", into: &output)
    guard file == nil else { return }
    for override in configuration.overrides {
      let patterns = override.files.patterns.map(\.text).joined(separator: ", ")
      Self.write(rows(of: override), under: "In \(patterns)", into: &output)
    }
  }

  // MARK: What is where

  private var heads: [Row] {
    var rows = [Row(name: "project", value: display(root.folder))]
    let files = configuration.files.map(display)
    let source = files.first.map { first in
      ([first] + files.dropFirst().map { "extends \($0)" }).joined(separator: ", ")
    }
    rows.append(Row(name: "configuration", value: source ?? "none"))
    if let file {
      rows.append(Row(name: display(file), value: project.explanation(of: file)))
    }
    return rows
  }

  private var systems: [Row] {
    var rows: [Row] = []
    let targets = file.map(facts.targets) ?? facts.mainTargets
    for platform in Platform.allCases {
      if let told = configuration.deploymentTargets[platform] {
        rows.append(
          Row(name: platform.key, value: told.value.description, origin: display(told.origin)))
        continue
      }
      let versions = targets.compactMap { target in
        target.deploymentTargets[platform].map { (version: $0, target: target) }
      }
      guard let lowest = versions.min(by: { $0.version < $1.version }) else { continue }
      let origin = "\(display(lowest.target.file)), target \(lowest.target.name)"
      rows.append(
        Row(name: platform.key, value: lowest.version.description, origin: origin))
    }
    if rows.isEmpty { rows.append(Row(name: "deployment targets", value: "unknown")) }
    let sdk = configuration.sdk
    rows.append(
      Row(
        name: "sdk", value: sdk?.value.description ?? "unknown",
        origin: sdk.map { display($0.origin) } ?? ""))
    return rows
  }

  /// The targets of the project files with what they run on, but for tests.
  private var targets: [Row] {
    facts.targets.filter { $0.product != .test && !$0.deploymentTargets.isEmpty }.map { target in
      let systems = target.deploymentTargets.sorted { $0.key < $1.key }
        .map { "\($0.key.key) \($0.value)" }
      return Row(
        name: target.name, value: systems.joined(separator: ", "), origin: display(target.file))
    }
  }

  private var settings: [Row] {
    [
      row("include", configuration.include, Self.list, otherwise: "all"),
      row("exclude", configuration.exclude, Self.list, otherwise: "none"),
      row(
        "requireSuppressionReason", configuration.requireSuppressionReason, { "\($0)" },
        otherwise: "false"),
    ]
  }

  private func row<Value>(
    _ name: String, _ value: Configuration.Located<Value>?, _ text: (Value) -> String,
    otherwise: String
  ) -> Row {
    Row(
      name: name, value: value.map { text($0.value) } ?? otherwise,
      origin: value.map { display($0.origin) } ?? "default")
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }

  // MARK: Rules

  private var rules: [Row] {
    catalog.entries.flatMap { entry -> [Row] in
      let setting =
        file.map { configuration.setting(of: entry.id, in: $0) } ?? configuration.rules[entry.id]
      return [row(entry.rule, setting)] + options(of: entry.rule, setting)
    }
  }

  private func row(_ rule: any Rule, _ setting: RuleSetting?) -> Row {
    guard let setting, let state = setting.state else {
      let value = rule.isOnByDefault ? rule.severity.rawValue : "off"
      return Row(name: rule.id, value: value, origin: "default")
    }
    let value =
      switch state {
      case .off: "off"
      case .on: rule.severity.rawValue
      case .severity(let severity): severity.rawValue
      }
    return Row(name: rule.id, value: value, origin: display(setting.origin))
  }

  private func options(of rule: any Rule, _ setting: RuleSetting?) -> [Row] {
    guard let setting else { return [] }
    return setting.options.values.sorted { $0.key < $1.key }.map { name, value in
      let text =
        switch value {
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .text(let text): text
        case .texts(let texts): Self.list(texts)
        }
      let origin = setting.optionOrigins[name].map(display) ?? ""
      return Row(name: "  \(name)", value: text, origin: origin)
    }
  }

  private func rows(of override: Configuration.Override) -> [Row] {
    override.rules.sorted { $0.key < $1.key }.compactMap { id, setting in
      catalog[id].map { row($0.rule, setting) }
    }
  }

  // MARK: Text

  private func display(_ path: FilePath) -> String {
    path.relative(to: project.workingDirectory).printable
  }

  private func display(_ origin: Configuration.Origin) -> String {
    "\(display(origin.file)):\(origin.position.line):\(origin.position.column)"
  }

  private static func write(
    _ rows: [Row], under heading: String? = nil, into output: inout OutputBuffer
  ) {
    if let heading {
      output.line()
      output.line("\(heading):")
    }
    let indent = heading == nil ? "" : "  "
    let names = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
    let values = rows.filter { !$0.origin.isEmpty }.map { DisplayWidth.of($0.value) }.max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: names - DisplayWidth.of(row.name) + 2)
      var line = indent + row.name + gap + row.value
      if !row.origin.isEmpty {
        line += String(repeating: " ", count: values - DisplayWidth.of(row.value) + 2) + row.origin
      }
      output.line(line)
    }
  }
}
