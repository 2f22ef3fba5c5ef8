/// The rule that watches suppressions for those that cannot work. `SuppressionFilter` reports it.
package struct InvalidSuppression: Rule {
  package let id = "invalid-suppression"
  package let severity = Severity.warning
  package let words: [String] = []
  package let checksViews = false

  package init() {}
}
