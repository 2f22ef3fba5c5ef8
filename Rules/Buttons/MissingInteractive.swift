import GlassEngine
import GlassViews

/// Custom glass that is touched reacts to it.
struct MissingInteractive: Rule {
  let id = "missing-interactive"
  let severity = Severity.info
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.state.scrolling == .none, view.state.toolbar == .outside,
      view.state.ground == .none, view.drag == nil
    else { return }
    if let control = view.control {
      return checkLabel(of: control, view, findings)
    }
    // What can be touched inside reacts by itself.
    guard let touch = view.tap?.path ?? view.togglePath,
      view.touchables.count == 0 || view.toggle != nil,
      !view.touchables.takesText, view.toggle != nil || !view.isControl
    else { return }
    let own = view.glasses.filter { $0.kind == .effect }
    for glass in own where glass.isInteractive == false {
      report(glass.path, view, against: touch, findings)
    }
    if own.isEmpty, let surface = view.innerSurface, surface.isPlain {
      report(surface.path, view, against: touch, findings)
    }
  }

  /// Glass that is all of a plain button's label.
  private func checkLabel(of control: CoreChain, _ view: ViewSite, _ findings: Findings) {
    let style = view.style(of: control)
    guard view.name != nil, style.kind == .automatic || style.kind == .plain,
      view.glasses.isEmpty, view.touchables.count == 0, let surface = view.innerSurface,
      surface.isPlain
    else { return }
    report(surface.path, view, against: view.node.path, findings)
  }

  private func report(
    _ glass: PlacePath, _ view: ViewSite, against touch: PlacePath, _ findings: Findings
  ) {
    findings.report(
      view, glass, against: .at(touch), because: "it is touched here",
      fix: { findings.glass(isInteractive: true, $0) }
    ) {
      "`\($0.inner)` does not react to the touches that `\($0.outer)` takes: it is not `.interactive()`"
    }
  }
}

extension GlassItem {
  /// Whether it is an effect that does not react to touch.
  fileprivate var isPlain: Bool { isEffect && isInteractive == false }
}
