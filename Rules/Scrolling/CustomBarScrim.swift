import GlassEngine
import GlassViews

/// The system's scroll edge effect keeps bar items legible; nothing of the project's own does it again.
struct CustomBarScrim: Rule {
  let id = "custom-bar-scrim"
  let severity = Severity.info
  let words =
    RuleWords.materials + [
      "LinearGradient", "linearGradient", "RadialGradient", "radialGradient", "MeshGradient",
      "black",
    ]

  func check(_ view: ViewSite, _ findings: Findings) {
    for scrim in view.modifiers where isAtTop(scrim, view) {
      let shown = view.shown(by: scrim)
      guard view.isScrim(shown), reachesBar(shown, scrim, view),
        view.resolved.contains(where: { isScreenful($0, view) })
      else { continue }
      findings.report(view, scrim.path) {
        "`\($0.inner)` lays a scrim of its own over what scrolls below the bar"
      }
    }
  }

  /// Whether a strip lies where the bar is: it extends under it, is as high as one, or the screen has one.
  private func reachesBar(_ shown: [Shown], _ scrim: Modifier, _ view: ViewSite) -> Bool {
    scrim.name == "safeAreaInset" || view.isAsHigh(asABar: shown)
      || view.modifiers.contains(where: view.bringsBar)
  }

  private func isAtTop(_ modifier: Modifier, _ view: ViewSite) -> Bool {
    switch modifier.name {
    case "overlay": view.edges("alignment", of: modifier)?.contains(.top) ?? false
    case "safeAreaInset": view.edges("edge", of: modifier) == .top
    default: false
    }
  }

  /// Whether a view scrolls under the bars: up and down, in a height that nothing fixes.
  private func isScreenful(_ resolved: ShownView, _ view: ViewSite) -> Bool {
    view.verticalScroller(in: resolved) != nil
      && !resolved.modifiers.contains(where: view.fixesHeight)
  }
}
