import GlassEngine
import GlassViews

/// A view whose background extends under the sidebar reaches the edges.
struct PaddedExtensionEffect: Rule {
  let id = "padded-extension-effect"
  let severity = Severity.info
  let words = ["backgroundExtensionEffect"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard
      view.modifiers.contains(where: view.padsSides)
        || view.modifiers.contains(where: view.isExtension)
    else { return }
    for resolved in view.resolved {
      let start = max(0, resolved.modifiers.count - view.modifiers.count)
      let effects = effects(in: resolved, of: view)
      for (position, padding) in resolved.modifiers.enumerated() where view.padsSides(padding) {
        let effect = effects.first { effect in
          let isOwn = position >= start || effect.position >= start
          return isOwn && (effect.isOnView || effect.position < position)
            && resolved.combines(effect.modifier, padding)
        }
        guard let effect else { continue }
        findings.report(
          view, padding.path, against: .at(effect.modifier.path), because: "the effect is here"
        ) { "`\($0.inner)` keeps the view of `\($0.outer)` from the edges, where it would extend" }
      }
    }
  }

  private struct Effect {
    var position: Int
    var modifier: Modifier
    /// Whether all padding of the chain counts, not only what comes later.
    var isOnView: Bool
  }

  /// The extension effects of a view: its own, those of the views in it, those in its backgrounds.
  private func effects(in resolved: ShownView, of view: ViewSite) -> [Effect] {
    var result: [Effect] = []
    for (position, modifier) in resolved.modifiers.enumerated() {
      if view.isExtension(modifier) {
        result.append(Effect(position: position, modifier: modifier, isOnView: true))
      } else if modifier.name == "background" || modifier.name == "overlay",
        let inside = view.first(
          in: view.shown(by: modifier, of: resolved),
          where: { shown in
            shown.modifiers.contains(where: view.isExtension)
          })?.modifiers.first(where: view.isExtension)
      {
        result.append(Effect(position: position, modifier: inside, isOnView: false))
      }
    }
    if let inside = view.extended(in: resolved) {
      result.append(Effect(position: -1, modifier: inside, isOnView: true))
    }
    return result
  }
}
