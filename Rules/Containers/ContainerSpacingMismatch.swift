import GlassEngine
import GlassViews

/// The spacing of a container fits that of the stack in it.
struct ContainerSpacingMismatch: Rule {
  let id = "container-spacing-mismatch"
  let severity = Severity.info
  let words = ["GlassEffectContainer", "glassEffectID", "glassEffectUnion"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.isGlassContainer, let stack = view.containedStack,
      let spacing = view.number("spacing"), let inner = stack.spacing,
      view.showsNeighboringGlass, !view.identities.contains(where: { $0.kind == .union })
    else { return }
    let isLoose = view.identities.contains { $0.kind == .id } && spacing.value < inner.value
    guard spacing.value > inner.value || isLoose else { return }
    findings.report(
      view, view.node.path, others: [(path: stack.path, message: "the stack")],
      fix: { findings.replacement(of: spacing, by: inner.text, $0) }
    ) {
      isLoose
        ? "`\($0.inner)` blends within \(spacing.text) what stands \(inner.text) apart: it is too far to morph"
        : "`\($0.inner)` blends within \(spacing.text) what stands \(inner.text) apart: it is fused at rest"
    }
  }
}
