import GlassEngine
import GlassViews

/// The system's scroll edge effect keeps bar items legible; nothing of the project's own does it again.
struct CustomBarScrim: Rule {
  let id = "custom-bar-scrim"
  let severity = Severity.info
  let words = [
    "LinearGradient", "linearGradient", "Material", "bar", "opacity", "RadialGradient",
    "MeshGradient",
  ]

  func check(_ view: ViewSite, _ findings: Findings) {
    for scrim in view.modifiers where isAtTop(scrim, view) && view.isScrim(view.shown(by: scrim)) {
      guard view.resolved.contains(where: { isScreenful($0, view) }) else { continue }
      findings.report(view, scrim.path) {
        "`\($0.inner)` puts a scrim of its own where the bars have the scroll edge effect"
      }
    }
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
