/// Which rules run, and at which severity: the defaults, changed by what a configuration and then the
/// command line name.
package struct RuleSelection: Sendable {
  /// The rules that run, with the severity that replaces their own.
  package private(set) var rules: [SelectedRule]
  /// The ids that the command line turned on: a configuration does not turn them off again.
  package private(set) var namedIDs: Set<String> = []

  /// A name that is no rule, folder or `all`.
  package struct UnknownName: Error, Hashable, Sendable {
    package var name: String
    /// A name that it might be a slip of.
    package var suggestion: String?

    package init(name: String, suggestion: String?) {
      self.name = name
      self.suggestion = suggestion
    }
  }

  /// The rules that are on by default or in the configuration, or exactly those of `only`; then those of
  /// `enable`, less those of `skip`. Each is a list of ids, folder names or `all`.
  package init(
    _ catalog: RuleCatalog, configuration: Configuration = Configuration(), only: [String] = [],
    enable: [String] = [], skip: [String] = []
  ) throws(UnknownName) {
    for name in only + enable { namedIDs.formUnion(try Self.ids(of: name, in: catalog)) }
    var chosen = namedIDs
    if only.isEmpty {
      chosen.formUnion(catalog.entries.filter { Self.isOn($0.rule, configuration) }.map(\.id))
    }
    for name in skip { chosen.subtract(try Self.ids(of: name, in: catalog)) }
    rules = catalog.entries.filter { chosen.contains($0.id) }.map { entry in
      Self.selected(entry.rule, configuration.rules[entry.id])
    }
  }

  /// Whether a rule has work: it may be off but for some files.
  private static func isOn(_ rule: any Rule, _ configuration: Configuration) -> Bool {
    let states = configuration.overrides.compactMap { $0.rules[rule.id]?.state }
    if states.contains(where: { $0 != .off }) { return true }
    return configuration.rules[rule.id]?.state.map { $0 != .off } ?? rule.isOnByDefault
  }

  private static func selected(_ rule: any Rule, _ setting: RuleSetting?) -> SelectedRule {
    guard let setting else { return SelectedRule(rule: rule) }
    var selected = SelectedRule(rule: rule.configured(setting.options))
    if case .severity(let severity) = setting.state { selected.severity = severity }
    return selected
  }

  private static func ids(of name: String, in catalog: RuleCatalog) throws(UnknownName) -> [String]
  {
    if name == "all" { return catalog.ids }
    if let entry = catalog[name] { return [entry.id] }
    let members = catalog.entries.filter { $0.folder.lowercased() == name.lowercased() }
    if !members.isEmpty { return members.map(\.id) }
    let known = catalog.ids + catalog.folders + ["all"]
    throw UnknownName(name: name, suggestion: Spelling.nearest(to: name, among: known))
  }
}

/// A rule that runs.
package struct SelectedRule: Sendable {
  package var rule: any Rule
  /// The severity that replaces those of all the rule's findings; nil leaves them.
  package var severity: Severity?

  package init(rule: any Rule, severity: Severity? = nil) {
    self.rule = rule
    self.severity = severity
  }
}
