/// The rule that watches suppressions for those that suppress nothing. `SuppressionFilter` reports it.
package struct UnusedSuppression: Rule {
  package let id = "unused-suppression"
  package let severity = Severity.warning
  package let words: [String] = []
  package let checksViews = false
  package let fixSafety: Fix.Safety? = .safe

  package init() {}
}
