import GlassEngine
import GlassViews

/// A bar of controls is pinned with `safeAreaBar`, so that what scrolls below it fades.
struct SafeAreaInsetBar: Rule {
  let id = "safe-area-inset-bar"
  let severity = Severity.info
  let words = ["safeAreaInset"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    for inset in view.modifiers where inset.name == "safeAreaInset" {
      guard let edge = view.edges("edge", of: inset), edge == .top || edge == .bottom,
        isOnlyModern(inset, view, findings),
        view.resolved.contains(where: { view.scrolls($0, at: edge) })
      else { continue }
      let content = view.shown(by: inset)
      guard let control = view.first(in: content, where: { isBar($0) }),
        // A focus state inside `safeAreaBar` does not work on 26.1.
        view.first(in: content, where: { $0.modifiers.contains { $0.name == "focused" } }) == nil
      else { continue }
      findings.report(
        view, inset.path, others: [(path: control.path, message: "a control of the bar")],
        fix: { findings.rename($0, to: "safeAreaBar") }
      ) { "`\($0.inner)` pins controls without the scroll edge effect of `.safeAreaBar`" }
    }
  }

  private func isBar(_ view: ShownView) -> Bool {
    view.isControl || view.modifiers.contains { $0.name == "glassEffect" }
  }

  /// Whether `safeAreaBar` exists wherever the code runs.
  private func isOnlyModern(_ inset: Modifier, _ view: ViewSite, _ findings: Findings) -> Bool {
    view.isModernHere(view.state.availability.refined(by: inset.availability))
      || inset.path.last.map { findings.targets(of: $0.file, areAtLeast: 26) } ?? false
  }
}
