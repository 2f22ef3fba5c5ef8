import GlassEngine
import GlassViews

/// One style of the scroll edge effect for each edge of a screen.
struct MixedScrollEdgeStyles: Rule {
  let id = "mixed-scroll-edge-styles"
  let severity = Severity.warning
  let words = ["scrollEdgeEffectStyle"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.modifiers.contains(where: { $0.name == "scrollEdgeEffectStyle" }) else { return }
    for resolved in view.resolved {
      for own in view.ownModifiers(of: resolved, named: "scrollEdgeEffectStyle") {
        guard let outer = view.scrollEdgeStyle(of: own.modifier) else { continue }
        let inner = view.scrollEdgeStyles(inside: own.position, of: resolved).first {
          $0.name != outer.name && !$0.edges.isDisjoint(with: outer.edges)
            && resolved.combines($0.modifier, outer.modifier)
        }
        guard let inner else { continue }
        findings.report(
          view, outer.modifier.path, against: .at(inner.modifier.path),
          because: "`.\(inner.name)` is set here"
        ) {
          "`\($0.inner)` sets `.\(outer.name)` for an edge that is `.\(inner.name)` inside"
        }
      }
    }
  }
}
