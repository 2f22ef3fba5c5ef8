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
  /// The words of which a file must hold one for the rule to have work in it.
  var words: [String] { get }
  /// The safest fix that the rule offers, or nil.
  var fixSafety: Fix.Safety? { get }
  /// What a configuration can set beside the severity.
  var options: [RuleOption] { get }
  /// The rule with its options set.
  func configured(_ options: RuleOptions) -> any Rule
}

extension Rule {
  package var isOnByDefault: Bool { true }
  package var fixSafety: Fix.Safety? { nil }
  package var options: [RuleOption] { [] }
  package func configured(_ options: RuleOptions) -> any Rule { self }
}
