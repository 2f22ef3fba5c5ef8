import GlassEngine
import GlassViews

/// Buttons get their glass from a button style, not from an effect around them.
struct GlassEffectOnButton: Rule {
  let id = "glass-effect-on-button"
  let severity = Severity.warning
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    if view.node.isStyledLabel { return checkStyle(view, findings) }
    guard view.glasses.contains(where: { $0.kind == .effect }), view.state.toolbar != .item,
      let control = view.eachControl
    else { return }
    let style = view.style(of: control)
    // Glass on a glass style is glass on glass; on a bordered one it is a second shape.
    guard style.kind == .automatic || style.kind == .plain else { return }
    for glass in view.glasses where glass.kind == .effect && glass.isOnContent {
      findings.report(
        view, glass.path, against: .at(control.path), because: "the button",
        severity: isDeliberate(style, control, view) || isPicture(glass, control, view)
          ? .info : nil,
        fix: {
          style.kind == .automatic && !view.inner.isIdentified
            ? findings.buttonStyle(insteadOf: glass, view, $0) : nil
        }
      ) {
        "`\($0.inner)` puts an effect on a `\(findings.name(of: control.view.site))`, whose glass comes from `.buttonStyle(.glass)`"
      }
    }
  }

  /// Whether the button was made by hand for a reason, or where its glass is another rule's matter.
  private func isDeliberate(
    _ style: ControlStyle, _ control: CoreChain, _ view: ViewSite
  ) -> Bool {
    style.kind == .plain || view.inner.isIdentified || view.state.scrolling != .none
      || view.takesTouchesAllOver(control)
  }

  /// Whether a gradient fills all of the glass, which no style can be given: the touches are taken by that.
  private func isPicture(_ glass: GlassSite, _ control: CoreChain, _ view: ViewSite) -> Bool {
    guard let label = view.label(of: control) else { return false }
    let around = control.modifiers.prefix { $0.path != glass.path }
    return view.fill(behindAllOf: label.modifiers + around)
      .map { view.paints(of: $0).contains(.gradient) } ?? false
  }

  /// Interactive glass on the label of a style can take the taps that the label does not cover.
  private func checkStyle(_ view: ViewSite, _ findings: Findings) {
    guard !view.modifiers.contains(where: { $0.name == "contentShape" }) else { return }
    for glass in view.glasses
    where glass.kind == .effect && glass.isInteractive == true && glass.isOnContent
      && view.fill(behindAllOf: view.modifiers.prefix { $0.path != glass.path }) == nil
    {
      findings.report(view, glass.path, severity: .info) {
        "interactive glass by `\($0.inner)` on the label of a button style: taps beside the label can be lost"
      }
    }
  }
}
