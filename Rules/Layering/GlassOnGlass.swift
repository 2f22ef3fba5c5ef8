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
    var below: (item: GlassItem, isFilling: Bool)?
    for layer in view.siblings where !layer.isMoved && !layer.isFaded {
      // Over a shape that fills the room lies whatever a layer holds.
      guard layer.isSurface || below?.isFilling ?? false else { continue }
      let items = layer.glass.prefix(layer.isSurface ? 1 : layer.glass.count)
      for item in items where !item.isContained {
        if let below, below.item.meets(item) {
          findings.report(
            view, item.path, against: .at(below.item.path), because: "the glass below"
          ) { "`\($0.inner)` lies on the glass of `\($0.outer)` in the same ZStack" }
        }
        if layer.isSurface { below = (item, layer.isFilling) }
      }
    }
  }
}
