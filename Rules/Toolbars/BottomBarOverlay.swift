import GlassEngine
import GlassSyntax
import GlassViews

/// A bar at the bottom reserves space for itself where the system knows that it is a bar.
struct BottomBarOverlay: Rule {
  let id = "bottom-bar-overlay"
  let severity = Severity.warning
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    for overlay in view.modifiers where overlay.name == "overlay" {
      let layer = view.shown(by: overlay)
      guard let bar = bar(in: layer, view, at: view.bottom(of: overlay)),
        let scrolled = view.scrolled(in: view.itself)
      else { continue }
      findings.report(
        view, overlay.path, against: .at(scrolled.path), because: "this scrolls under the bar",
        severity: view.keepsBottomClear(scrolled) ? .info : nil,
        others: [(path: bar.path, message: "the bar")],
        fix: { findings.safeAreaBar(insteadOf: $0, in: view) }
      ) {
        "`\($0.inner)` pins a bar over `\($0.outer)`; in `safeAreaBar` it would keep the content clear"
      }
    }
    checkLayers(view, findings)
  }

  /// A ZStack with a bar in front of what scrolls.
  private func checkLayers(_ view: ViewSite, _ findings: Findings) {
    guard view.name == "ZStack" else { return }
    let layers = view.shown()
    guard let back = layers.first.flatMap({ [$0].views.first }),
      let scrolled = view.scrolled(in: back)
    else { return }
    for layer in layers.dropFirst() {
      guard let bar = bar(in: [layer], view, at: view.bottom) else { continue }
      findings.report(
        view, view.node.path, against: .at(scrolled.path), because: "this scrolls under the bar",
        severity: .info, others: [(path: bar.path, message: "the bar")]
      ) {
        "`\($0.inner)` pins a bar over `\($0.outer)`; in `safeAreaBar` it would keep the content clear"
      }
    }
  }

  /// The bar at the lower edge of a layer.
  private func bar(
    in layer: [Shown], _ view: ViewSite, at bottom: ViewSite.Bottom?
  ) -> ShownView? {
    if let bottom, let bar = view.glassBar(in: layer, at: bottom) { return bar }
    return layer.views.lazy.compactMap {
      view.glassBar(in: view.pushedDown(in: $0), at: .edge)
    }.first
  }
}

extension Findings {
  /// `overlay(alignment: .bottom)` becomes `safeAreaBar(edge: .bottom)`, where that exists.
  fileprivate func safeAreaBar(insteadOf meeting: Meeting, in view: ViewSite) -> Fix? {
    let site = meeting.primary
    let known =
      view.isModernHere(view.state.availability) || isAtLeast(26, on: .iOS, site.file)
      || isAtLeast(26, on: .macOS, site.file)
    guard known, meeting.inner.count == 1, text(of: site) == "overlay(alignment: .bottom)" else {
      return nil
    }
    return Fix(
      message: "use `safeAreaBar`", safety: .unsafe,
      edits: [Edit(place: site.place, replacement: "safeAreaBar(edge: .bottom)")])
  }
}
