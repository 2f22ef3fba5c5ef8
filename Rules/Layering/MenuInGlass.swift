import GlassEngine
import GlassViews

/// A menu morphs out of the glass it is in: it should not take other controls with it.
struct MenuInGlass: Rule {
  let id = "menu-in-glass"
  let severity = Severity.info
  let words = ["glassEffect"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.name == "Menu", view.state.glassContent == .part, view.state.ground == .glass,
      view.glasses.isEmpty
    else { return }
    // On macOS menus are windows of their own.
    guard view.state.availability.includesIOS else { return }
    findings.report(
      view, view.node.path, against: view.ground, because: "the glass that it shares"
    ) {
      let menu = $0.meeting.isDirect ? "`\($0.inner)`" : "the menu in `\($0.inner)`"
      return "\(menu) shares the glass of `\($0.outer)`: opening it morphs all of the surface"
    }
  }
}
