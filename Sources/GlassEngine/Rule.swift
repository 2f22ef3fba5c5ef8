import GlassViews

/// A design rule: what it is called, how much it weighs, which words wake it, and its check.
///
/// Its page (the Markdown file beside it) is its documentation and its test.
package protocol Rule: Sendable {
  /// The id, equal to the page's name and title: `glass-on-glass`.
  var id: String { get }
  /// The severity where the rule's parts do not say otherwise.
  var severity: Severity { get }
  /// Whether the rule runs without being enabled.
  var isOnByDefault: Bool { get }
  /// The words, as identifiers in code, of which each declaration must hold one, or lead to one, to have a part in a
  /// finding.
  ///
  /// What leads to no word is not entered, unless its surroundings (glass, a bar, a style) change what it shows. A
  /// rule that concludes something from absence names the words of what could be there.
  var words: [String] { get }
  /// The safest fix that the rule offers, or nil.
  var fixSafety: Fix.Safety? { get }
  /// What a configuration can set beside the severity.
  var options: [RuleOption] { get }
  /// The rule with its options set.
  func configured(_ options: RuleOptions) -> any Rule

  /// Whether the rule looks at views; one that only looks at names costs no interpretation.
  var checksViews: Bool { get }
  /// Whether the rule looks at names.
  var checksNames: Bool { get }
  /// Looks at a view in its surroundings.
  func check(_ view: ViewSite, _ findings: Findings)
  /// Looks at a name as it is written: a call, a member, a type.
  func check(_ name: NameSite, _ findings: Findings)
}

extension Rule {
  package var isOnByDefault: Bool { true }
  package var fixSafety: Fix.Safety? { nil }
  package var options: [RuleOption] { [] }
  package func configured(_ options: RuleOptions) -> any Rule { self }
  package var checksViews: Bool { true }
  package var checksNames: Bool { false }
  package func check(_ view: ViewSite, _ findings: Findings) {}
  package func check(_ name: NameSite, _ findings: Findings) {}
}
