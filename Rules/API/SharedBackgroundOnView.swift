import GlassEngine
import GlassViews

/// Modifiers of toolbar items do nothing for the views in them: they do not exist there.
struct SharedBackgroundOnView: Rule {
  let id = "shared-background-on-view"
  let severity = Severity.error
  let words = [
    "sharedBackgroundVisibility", "visibilityPriority", "contentMarginsRemoved", "axisBehavior",
  ]
  let fixSafety: Fix.Safety? = .safe

  func check(_ view: ViewSite, _ findings: Findings) {
    for modifier in view.modifiers
    where view.isOnlyForToolbarItems(modifier) && view.isCertainlyView {
      findings.report(
        view, modifier.path, against: view.toolbarItem, because: "it belongs on this item",
        atOrigin: true, fix: { findings.move($0, outOf: view.enclosingItem(of: modifier)) }
      ) { "`\($0.inner)` is a modifier of toolbar items and does not exist on the view inside" }
    }
  }
}
