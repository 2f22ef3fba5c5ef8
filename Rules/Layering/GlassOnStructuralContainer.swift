import GlassEngine
import GlassViews

/// Glass is for what floats above the content, not for the content or the structure of a screen.
struct GlassOnStructuralContainer: Rule {
  let id = "glass-on-structural-container"
  let severity = Severity.warning
  let words = ["glassEffect"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard let glass = view.glasses.first(where: { $0.kind == .effect }),
      let structure = view.structuralView
    else { return }
    findings.report(
      view, glass.path, against: .at(structure.path), because: "the `\(structure.name)`",
      fix: { findings.removal(of: $0, safety: .unsafe) }
    ) {
      "`\($0.inner)` puts a whole `\(structure.name)` on glass, which is for what floats above it"
    }
  }
}
