/// Which rules run, and at which severity: the defaults, changed by what a configuration or the command
/// line names.
package struct RuleSelection: Sendable {
  /// The rules that run, with the severity that replaces their own.
  package private(set) var rules: [SelectedRule]

  /// A name that is no rule, folder or `all`.
  package struct UnknownName: Error, Hashable, Sendable {
    package var name: String
    /// A name that it might be a slip of.
    package var suggestion: String?
  }

  /// The rules that are on by default, or exactly those of `only`; then those of `enable`, less those
  /// of `skip`. Each is a list of ids, folder names or `all`.
  package init(
    _ catalog: RuleCatalog, only: [String] = [], enable: [String] = [], skip: [String] = [],
    severities: [String: Severity] = [:]
  ) throws(UnknownName) {
    var chosen = Set<String>()
    if only.isEmpty {
      chosen = Set(catalog.entries.filter { $0.rule.isOnByDefault }.map(\.id))
    }
    for name in only + enable { chosen.formUnion(try Self.ids(of: name, in: catalog)) }
    for name in skip { chosen.subtract(try Self.ids(of: name, in: catalog)) }
    rules = catalog.entries.filter { chosen.contains($0.id) }.map {
      SelectedRule(rule: $0.rule, severity: severities[$0.id])
    }
  }

  private static func ids(of name: String, in catalog: RuleCatalog) throws(UnknownName) -> [String] {
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
