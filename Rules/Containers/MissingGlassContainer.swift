import GlassEngine
import GlassViews

/// Sibling glass effects belong into one container.
struct MissingGlassContainer: Rule {
  let id = "missing-glass-container"
  let severity = Severity.warning
  let words = ["glassEffect"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.container == .absent, view.isLayout || view.name == "ForEach",
      view.state.ground == .none || view.state.ground == .sheet
    else { return }
    if view.name == "ForEach", view.state.rows == .around || view.state.rows == .scroller { return }
    let glass = view.siblings.filter { sibling in sibling.glass.contains { !$0.isContained } }
    let isRepeated = glass.contains { $0.isRepeated } || view.name == "ForEach" && !glass.isEmpty
    // Glass buttons are right without a container; only effects need one.
    let effects = glass.count(where: hasEffect)
    guard effects > 1 || isRepeated && effects > 0 else { return }
    if view.name == "ZStack", glass.count(where: { $0.isSurface && !$0.isMoved }) > 1 { return }
    let others = glass.prefix(6).compactMap { sibling in
      sibling.glass.first { !$0.isContained }.map { (path: $0.path, message: "glass here") }
    }
    findings.report(view, view.node.path, others: others) {
      isRepeated && glass.count == 1
        ? "`\($0.inner)` repeats glass without a `GlassEffectContainer` around it"
        : "`\($0.inner)` has \(glass.count) glass views side by side and no `GlassEffectContainer` around them"
    }
  }

  private func hasEffect(_ sibling: Sibling) -> Bool {
    sibling.glass.contains { $0.isEffect && !$0.isContained }
  }
}
