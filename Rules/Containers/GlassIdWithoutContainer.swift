import GlassEngine
import GlassViews

/// Identities and unions of glass do their work in a container only.
struct GlassIdWithoutContainer: Rule {
  let id = "glass-id-without-container"
  let severity = Severity.warning
  let words = RuleWords.glass + ["glassEffectID", "glassEffectUnion", "glassEffectTransition"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.container == .absent, !view.isGlassContainer else { return }
    let hasOwnGlass = !view.glasses.isEmpty
    guard hasOwnGlass || view.shownGlass.contains(where: { !$0.isContained }) else { return }
    let morphs = view.morphsInContainers
    guard let first = morphs.first else { return }
    findings.report(
      view, first.path,
      others: morphs.dropFirst().map { (path: $0.path, message: "nor does this") }
    ) { "`\($0.inner)` does nothing here: no `GlassEffectContainer` is around this glass" }
  }
}
