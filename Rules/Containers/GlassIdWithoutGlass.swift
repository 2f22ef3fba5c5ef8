import GlassEngine
import GlassViews

/// An identity is for glass: without glass in the view it does nothing.
struct GlassIdWithoutGlass: Rule {
  let id = "glass-id-without-glass"
  let severity = Severity.info
  let words = RuleWords.glass + ["glassEffectID", "glassEffectUnion", "glassEffectTransition"]

  func check(_ view: ViewSite, _ findings: Findings) {
    // What is handed in can be glass at another use.
    guard view.showsNoGlass, !view.isGlassContainer, !view.isSlot else { return }
    for morph in view.morphs {
      findings.report(view, morph.path) {
        "`\($0.inner)` does nothing here: the view has no glass"
      }
    }
  }
}
