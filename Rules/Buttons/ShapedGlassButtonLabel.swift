import GlassEngine
import GlassViews

/// The shape of a glass button is its border shape, not a clip or a backed label.
struct ShapedGlassButtonLabel: Rule {
  let id = "shaped-glass-button-label"
  let severity = Severity.warning
  let words = RuleWords.glass + RuleWords.materials
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard let control = view.control else { return }
    let style = view.style(of: control)
    guard style.isCertain else { return }
    switch style.kind {
    case .glass, .glassProminent:
      checkClips(view, control, findings)
      if view.name != nil { checkLabel(view, control, findings) }
    case .bordered, .borderedProminent: checkEffect(view, control, findings)
    case .automatic, .plain:
      if view.name != nil { checkMaterial(view, control, findings) }
    case .project, .other, .unknown: break
    }
  }

  /// The button cut to a shape.
  private func checkClips(_ view: ViewSite, _ control: CoreChain, _ findings: Findings) {
    let border = view.borderShape(of: control)
    for clip in view.modifiers {
      let shape = view.interpreter.clipShape(of: clip)
      guard shape != .unknown, border != .unknown, shape != border else { continue }
      findings.report(
        view, clip.path, against: view.stylePlace(of: control), because: "the glass style",
        // It is the shape that such a button mostly has.
        severity: border == .automatic && view.interpreter.cutsCapsule(clip) ? .info : nil,
        fix: { border == .automatic ? findings.borderShape(shape, insteadOf: $0) : nil }
      ) { "`\($0.inner)` cuts a glass button: its shape is `.buttonBorderShape`" }
    }
  }

  /// A shape of its own behind the label.
  private func checkLabel(_ view: ViewSite, _ control: CoreChain, _ findings: Findings) {
    guard let label = view.label(of: control) else { return }
    var isBacked = false
    for modifier in label.modifiers {
      if modifier.name == "background" {
        isBacked = true
        guard let shape = view.backedShape(of: modifier), !shape.isClear else { continue }
      } else {
        // A picture in the label may be round; a backed label is the button's shape made by hand.
        guard isBacked, view.interpreter.clipShape(of: modifier) != .unknown else { continue }
      }
      findings.report(
        view, modifier.path, against: view.stylePlace(of: control), because: "the glass style"
      ) { "`\($0.inner)` shapes the label of a glass button: its shape is `.buttonBorderShape`" }
      return
    }
  }

  /// Glass on a button that has a background already.
  private func checkEffect(_ view: ViewSite, _ control: CoreChain, _ findings: Findings) {
    for glass in view.glasses where glass.kind == .effect && glass.isOnContent {
      findings.report(
        view, glass.path, against: view.stylePlace(of: control), because: "the bordered style"
      ) {
        "`\($0.inner)` puts glass on a bordered `\(findings.name(of: control.view.site))`: two shapes for one button"
      }
    }
  }

  /// A capsule of material made by hand.
  private func checkMaterial(_ view: ViewSite, _ control: CoreChain, _ findings: Findings) {
    guard view.state.ground == .none, view.state.scrolling == .none,
      view.state.toolbar == .outside, view.glasses.isEmpty
    else { return }
    let label = view.label(of: control)
    for modifiers in [label?.modifiers ?? [], view.modifiers] {
      guard let shape = modifiers.lazy.compactMap(view.backedShape).first(where: \.isMaterial),
        shape.shape == .capsule || shape.shape == .circle, isPadded(modifiers)
      else { continue }
      findings.report(
        view, shape.modifier.path,
        severity: findings.isAtLeast(26, on: .iOS, view.node.site.file) ? nil : .info
      ) {
        "`\($0.inner)` makes the shape of a `\(findings.name(of: control.view.site))` by hand: `.buttonStyle(.glass)` brings it"
      }
      return
    }
  }

  private func isPadded(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { $0.name == "padding" || $0.name == "frame" }
  }
}
