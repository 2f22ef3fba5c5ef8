import GlassEngine
import GlassRules

extension RuleCatalog {
  /// The rules of this program with their pages. Made when first asked for.
  package static let standard = RuleCatalog(
    allRules.map { rule in
      Entry(
        rule: rule, folder: RulePages.folder(for: rule.id) ?? "",
        summary: RulePages.summary(for: rule.id) ?? "", page: RulePages.page(for: rule.id) ?? "")
    })
}
