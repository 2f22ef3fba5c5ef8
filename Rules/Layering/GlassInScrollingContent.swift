import GlassEngine
import GlassViews

/// No glass in rows or in other content that scrolls.
struct GlassInScrollingContent: Rule {
  let id = "glass-in-scrolling-content"
  let severity = Severity.warning
  let words = [
    "List", "Form", "Table", "ScrollView", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.state.scrolling != .none, view.state.ground != .toolbar else { return }
    for glass in view.glasses where glass.ground != .glass {
      findings.report(view, glass.path, against: view.scroller, because: "it scrolls with this") {
        "`\($0.inner)` is glass in the scrolled content of `\($0.outer)`"
      }
    }
  }
}
