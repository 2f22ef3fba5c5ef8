import GlassEngine
import GlassViews

/// A background in a toolbar item draws a second enclosure inside the system's glass.
struct CustomToolbarItemBackground: Rule {
  let id = "custom-toolbar-item-background"
  let severity = Severity.warning
  let words = ["toolbar", "ToolbarItem"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    if let entry = view.toolbarEntry {
      check(entry, in: view, .at(view.node.path), findings)
    }
    for toolbar in view.modifiers where toolbar.name == "toolbar" {
      for entry in view.entries(ofToolbar: toolbar) where entry.kind == .view {
        check(entry, in: view, .at(toolbar.path), findings)
      }
    }
  }

  private func check(
    _ entry: ToolbarEntry, in view: ViewSite, _ outer: Outer, _ findings: Findings
  ) {
    guard entry.hasGlass else { return }
    for background in view.enclosures(of: entry) {
      findings.report(
        view, background, against: outer, because: "the system's glass is here",
        fix: { findings.removal(of: $0, safety: .unsafe) }
      ) { "`\($0.inner)` draws a second enclosure inside the item's glass" }
    }
  }
}
