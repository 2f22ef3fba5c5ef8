import GlassEngine
import GlassViews

/// Sibling glass effects belong into one container.
struct MissingGlassContainer: Rule {
  let id = "missing-glass-container"
  let severity = Severity.warning
  let words = ["glassEffect"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.container == .absent, view.isLayout || view.name == "ForEach", !view.makesRows,
      view.inner.ground == .none
    else { return }
    let glass = view.siblings.compactMap { sibling in
      sibling.isFaded
        ? nil
        : sibling.glass.first { $0.isLoose && $0.depth <= 1 }.map { (item: $0, sibling: sibling) }
    }
    // Glass buttons alone are right without a container; they count where effects need one.
    let effects = glass.count { $0.sibling.glass.contains { $0.isEffect && $0.isLoose } }
    let isRepeated = view.name == "ForEach" || glass.contains { $0.sibling.isRepeated }
    guard let first = glass.first, effects > 1 || isRepeated && effects > 0 else { return }
    if !isRepeated, !glass.dropFirst().contains(where: { $0.item.meets(first.item) }) { return }
    // Layers that lie on each other are glass on glass.
    if view.name == "ZStack",
      glass.count(where: { $0.sibling.isSurface && !$0.sibling.isMoved }) > 1
    {
      return
    }
    let other = glass.first { $0.item.path.owner != view.node.path.owner } ?? first
    let others = glass.prefix(6).map { (path: $0.item.path, message: "glass here") }
    findings.report(
      view, view.node.path, against: .at(other.item.path), because: "glass here",
      // In scrolled content the glass itself is the finding that counts.
      severity: view.inner.scrolling == .none ? nil : .info, others: others,
      fix: { findings.containment(of: view, $0) }
    ) {
      glass.count > 1
        ? "`\($0.inner)` has \(glass.count) glass views side by side and no `GlassEffectContainer` around them"
        : "`\($0.inner)` repeats glass without a `GlassEffectContainer` around it"
    }
  }
}
