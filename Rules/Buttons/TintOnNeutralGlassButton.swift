import GlassEngine
import GlassViews

/// A tinted button is prominent; the plain glass style is the neutral one.
struct TintOnNeutralGlassButton: Rule {
  let id = "tint-on-neutral-glass-button"
  let severity = Severity.info
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard let control = view.control, view.state.ground != .toolbar,
      !view.isDestructive(control)
    else { return }
    let style = view.style(of: control)
    guard style.kind == .glass, style.isCertain,
      let setter = control.modifiers.first(where: { $0.name == "buttonStyle" }),
      view.isRegular(styleOf: setter)
    else { return }
    for tint in view.modifiers
    where tint.name == "tint" && view.isColor(argumentOf: tint, except: Vocabulary.neutralColors) {
      findings.report(
        view, tint.path, against: .at(setter.path), because: "the neutral style",
        fix: { meeting in
          meeting.outer.count == 1
            ? meeting.outer.first.flatMap {
              findings.style(".glassProminent", insteadOf: $0, meeting)
            }
            : nil
        }
      ) { "`\($0.inner)` tints the neutral `.glass`: a tinted button is `.glassProminent`" }
      return
    }
  }
}
