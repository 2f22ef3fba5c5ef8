import GlassEngine
import GlassViews

/// The background extension effect mirrors an image, not the text over it.
struct ExtensionEffectAfterOverlay: Rule {
  let id = "extension-effect-after-overlay"
  let severity = Severity.warning
  let words = ["backgroundExtensionEffect"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.modifiers.contains(where: view.isExtension) else { return }
    for resolved in view.resolved {
      for own in view.ownModifiers(of: resolved, named: "backgroundExtensionEffect")
      where view.isExtension(own.modifier) {
        let effect = own.modifier
        if let overlay = overlay(before: own.position, effect, of: resolved, in: view) {
          let isSimple = effect.branches.isEmpty && overlay.branches.isEmpty
          findings.report(
            view, effect.path, against: .at(overlay.path), because: "it shows text or controls",
            fix: { isSimple ? findings.move($0, before: "the overlay") : nil }
          ) { "`\($0.inner)` also mirrors the text and controls that `\($0.outer)` adds before it" }
        } else if let layer = layer(of: resolved, in: view) {
          findings.report(
            view, effect.path, against: .at(layer.path), because: "it shows text or controls"
          ) { "`\($0.inner)` also mirrors the text and controls that lie over the image" }
        }
      }
    }
  }

  /// The first overlay with something to read or operate that the effect takes with it.
  private func overlay(
    before position: Int, _ effect: Modifier, of resolved: ShownView, in view: ViewSite
  ) -> Modifier? {
    resolved.modifiers.prefix(position).first { modifier in
      modifier.name == "overlay" && resolved.combines(modifier, effect)
        && view.first(in: view.shown(by: modifier, of: resolved), where: \.isTextOrControl) != nil
    }
  }

  /// The layer of a ZStack that shows something to read or operate over an image.
  private func layer(of resolved: ShownView, in view: ViewSite) -> ShownView? {
    guard resolved.name == "ZStack" else { return nil }
    let layers = view.shown(in: resolved).views
    guard let first = layers.first, first.name == "Image" || first.name == "AsyncImage" else {
      return nil
    }
    return layers.dropFirst().first { view.first(in: [.view($0)], where: \.isTextOrControl) != nil }
  }
}
