import GlassEngine
import GlassViews

/// A scroll view that is turned upside down has its scroll edge effect at the wrong side.
struct FlippedScrollView: Rule {
  let id = "flipped-scroll-view"
  let severity = Severity.info
  let words = ["scaleEffect", "rotationEffect", "rotation3DEffect"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard !view.state.hidesScrollEdgeEffects,
      view.modifiers.contains(where: view.turnsUpsideDown)
    else { return }
    for resolved in view.resolved {
      guard let scroller = view.verticalScroller(in: resolved),
        !resolved.modifiers.contains(where: { $0.name == "scrollEdgeEffectHidden" })
      else { continue }
      let flips = resolved.modifiers.filter(view.turnsUpsideDown)
      // Turned twice it is upright again.
      guard flips.count % 2 == 1, let flip = flips.last else { continue }
      findings.report(view, flip.path, against: .at(scroller.path), because: "it scrolls") {
        "`\($0.inner)` turns `\($0.outer)` upside down, and its scroll edge effects with it"
      }
    }
  }
}
