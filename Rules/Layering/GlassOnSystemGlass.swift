import GlassEngine
import GlassViews

/// Bars, sheets and the tab bar's accessory bring their own glass.
struct GlassOnSystemGlass: Rule {
  let id = "glass-on-system-glass"
  let severity = Severity.warning
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .safe

  func check(_ view: ViewSite, _ findings: Findings) {
    for glass in view.glasses {
      switch glass.ground {
      case .toolbar where glass.kind != .prominentStyle:
        report(glass, view, findings, "the toolbar's own glass", safety: safety(view))
      case .sheet where glass.kind == .effect:
        report(glass, view, findings, "the glass of the presentation", safety: .unsafe)
      case .accessory:
        report(
          glass, view, findings, "the glass of the tab bar's accessory", severity: .info,
          safety: .unsafe)
      default: break
      }
    }
    if view.name == "GlassEffectContainer", view.state.ground == .toolbar {
      findings.report(
        view, view.node.path, against: view.ground, because: "items here share one glass"
      ) { "`\($0.inner)` in a toolbar: its items already share the system's glass" }
    }
  }

  private func safety(_ view: ViewSite) -> Fix.Safety {
    let isIdentified = view.modifiers.contains {
      $0.name == "glassEffectID" || $0.name == "glassEffectUnion"
    }
    return isIdentified ? .unsafe : .safe
  }

  private func report(
    _ glass: GlassSite, _ view: ViewSite, _ findings: Findings, _ ground: String,
    severity: Severity? = nil, safety: Fix.Safety
  ) {
    let isWritten = glass.modifier != nil
    findings.report(
      view, glass.path, against: glass.groundPlace, because: "\(ground) is here",
      severity: severity,
      fix: { isWritten ? findings.removal(of: $0, safety: safety) : nil }
    ) { "`\($0.inner)` lies on \(ground)" }
  }
}
