import GlassEngine
import GlassSyntax
import GlassViews

/// Since 26 a `ToolbarSpacer` splits the items of a bar.
struct ManualToolbarSpacing: Rule {
  let id = "manual-toolbar-spacing"
  let severity = Severity.info
  let words = ["toolbar", "ToolbarItem"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.holdsToolbar, isModern(view, findings) else { return }
    if let entry = view.toolbarEntry { check(entry, in: view, .at(view.node.path), findings) }
    for toolbar in view.modifiers where toolbar.name == "toolbar" {
      for entry in view.entries(ofToolbar: toolbar) where entry.kind == .view {
        check(entry, in: view, .at(toolbar.path), findings)
      }
    }
  }

  /// Whether the code runs on 26 and later only: before, there is no `ToolbarSpacer`.
  private func isModern(_ view: ViewSite, _ findings: Findings) -> Bool {
    let file = view.node.site.file
    return view.isModernHere(view.state.availability) || findings.isAtLeast(26, on: .iOS, file)
      || findings.isAtLeast(26, on: .macOS, file)
  }

  private func check(
    _ entry: ToolbarEntry, in view: ViewSite, _ outer: Outer, _ findings: Findings
  ) {
    guard entry.placement.hasGlass, entry.kind == .group || entry.content.count == 1 else {
      return
    }
    for shown in entry.content.views {
      if let gap = view.gap(shown), !view.isInstead(shown, in: entry) {
        findings.report(
          view, shown.path, against: outer, because: "here",
          fix: { findings.spacer(insteadOf: view, gap, $0) }
        ) { "`\($0.inner)` as an item: `ToolbarSpacer` or `ToolbarItemGroup` split a bar" }
      } else if let padding = view.sidePadding(of: shown) {
        findings.report(view, padding, against: outer, because: "the item") {
          "`\($0.inner)` moves an item by hand: `ToolbarSpacer` or `ToolbarItemGroup` split a bar"
        }
      }
    }
  }
}

extension Findings {
  /// `ToolbarItem(placement: p) { Spacer() }` becomes `ToolbarSpacer(.flexible, placement: p)`.
  fileprivate func spacer(
    insteadOf item: ViewSite, _ gap: ToolbarGap, _ meeting: Meeting
  ) -> Fix? {
    guard item.name == "ToolbarItem", meeting.inner.count == 1, meeting.outer.count == 1,
      !item.hasModifiers, !item.hasArgument("id")
    else { return nil }
    let placement = item.text(ofArgument: "placement").map { ", placement: \($0)" } ?? ""
    return Fix(
      message: "use a `ToolbarSpacer`", safety: .unsafe,
      edits: [
        Edit(
          place: Place(file: meeting.primary.file, range: item.extent),
          replacement: "ToolbarSpacer(\(gap == .flexible ? ".flexible" : ".fixed")\(placement))")
      ])
  }
}
