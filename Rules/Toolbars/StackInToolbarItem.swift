import GlassEngine
import GlassViews

/// The bar can neither group nor overflow controls that a stack holds together.
struct StackInToolbarItem: Rule {
  let id = "stack-in-toolbar-item"
  let severity = Severity.info
  let words = ["ToolbarItem"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard let entry = view.toolbarEntry, entry.kind == .item, entry.placement.hasGlass else {
      return
    }
    for stack in entry.content.views where stack.name == "HStack" || stack.name == "VStack" {
      let count = view.controls(in: stack)
      guard count > 1 else { continue }
      findings.report(
        view, stack.path, against: .at(view.node.path), because: "one item to the bar"
      ) {
        "`\($0.inner)` makes one item of \(count) controls: the bar cannot group or overflow them"
      }
    }
  }
}
