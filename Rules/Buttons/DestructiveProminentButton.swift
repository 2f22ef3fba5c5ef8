import GlassEngine
import GlassViews

/// The button that destroys is not the one that stands out.
struct DestructiveProminentButton: Rule {
  let id = "destructive-prominent-button"
  let severity = Severity.info
  let words = RuleWords.prominent
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.name != nil, let control = view.control, view.isDestructive(control) else { return }
    let style = view.style(of: control)
    guard style.isProminent, style.isCertain else { return }
    let neutral = style.kind == .glassProminent ? ".glass" : ".bordered"
    let setter = control.modifiers.first { $0.name == "buttonStyle" }
    findings.report(
      view, setter?.path ?? view.node.path,
      against: setter == nil ? view.stylePlace(of: control) : .none, because: "the prominent style",
      fix: { setter == nil ? nil : findings.style(neutral, insteadOf: $0.primary, $0) }
    ) { "`\($0.inner)` makes a destructive button the prominent one" }
  }
}
