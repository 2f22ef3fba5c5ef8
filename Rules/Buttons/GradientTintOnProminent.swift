import GlassEngine
import GlassViews

/// A prominent glass button is tinted with a colour; other shape styles are dropped.
struct GradientTintOnProminent: Rule {
  let id = "gradient-tint-on-prominent"
  let severity = Severity.warning
  let fixSafety: Fix.Safety? = .unsafe
  let words = RuleWords.glass

  func check(_ view: ViewSite, _ findings: Findings) {
    for tint in view.modifiers where tint.name == "tint" {
      guard let style = view.prominentGlass(under: tint), view.isGradient(argumentOf: tint) else {
        continue
      }
      findings.report(
        view, view.place(ofGradientOf: tint), against: style, because: "the prominent style",
        fix: { findings.replacement(of: view.firstColor(of: tint), $0) }
      ) {
        "`\($0.inner)` gives `.glassProminent` a gradient, which it drops: it takes a colour"
      }
    }
    for glass in view.glasses {
      for tint in glass.materials.compactMap(\.tint) where view.isGradient(tint) {
        findings.report(
          view, view.place(of: tint), severity: .error,
          fix: { findings.replacement(of: view.firstColor(in: tint), $0) }
        ) { _ in
          "`Glass.tint` takes a colour, not a gradient"
        }
      }
    }
  }
}
