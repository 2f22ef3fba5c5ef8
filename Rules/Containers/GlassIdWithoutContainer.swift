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
    for morph in view.morphsInContainers {
      findings.report(view, morph.path) {
        "`\($0.inner)` does nothing here: no `GlassEffectContainer` is around this glass"
      }
    }
  }
}
