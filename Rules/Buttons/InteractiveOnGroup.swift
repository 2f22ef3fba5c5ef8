import GlassEngine
import GlassViews

/// Interactive glass around several controls reacts as one.
struct InteractiveOnGroup: Rule {
  let id = "interactive-on-group"
  let severity = Severity.info
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    // A bar with a text field is that field.
    guard view.touchables.count > 1, !view.touchables.takesText, view.isOne,
      !view.isControl
    else { return }
    for glass in view.glasses where glass.kind == .effect && glass.isInteractive == true {
      findings.report(view, glass.path, fix: { findings.glass(isInteractive: false, $0) }) {
        "`\($0.inner)` is interactive around several controls: a touch on one moves them all"
      }
    }
  }
}
