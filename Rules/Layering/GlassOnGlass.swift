import GlassEngine
import GlassViews

/// No glass on glass: neither in the content, overlay or background of a glass surface nor twice on one view.
struct GlassOnGlass: Rule {
  let id = "glass-on-glass"
  let severity = Severity.warning
  let words = RuleWords.glass

  func check(_ view: ViewSite, _ findings: Findings) {
    for glass in view.glasses where glass.ground == .glass {
      let others =
        glass.stylePlace.path.map { [(path: $0, message: "the style is set here")] } ?? []
      findings.report(
        view, glass.path, against: glass.groundPlace, because: "the glass below", others: others
      ) { "`\($0.inner)` lies on the glass of `\($0.outer)`" }
    }
    checkLayers(view, findings)
  }

  /// Layers of a ZStack that nothing moves apart and no container blends.
  private func checkLayers(_ view: ViewSite, _ findings: Findings) {
    guard view.name == "ZStack", view.container == .absent else { return }
    var below: GlassItem?
    for layer in view.siblings where layer.isSurface && !layer.isMoved && !layer.isFaded {
      guard let item = layer.glass.first, !item.isContained else { continue }
      if let below, below.meets(item) {
        findings.report(view, item.path, against: .at(below.path), because: "the glass below") {
          "`\($0.inner)` lies on the glass of `\($0.outer)` in the same ZStack"
        }
      }
      below = item
    }
  }
}
