import GlassEngine
import GlassViews

/// The root of a sheet or popover lets the glass of the presentation through.
struct OpaqueSheetRoot: Rule {
  let id = "opaque-sheet-root"
  let severity = Severity.info
  let words = ["sheet", "popover"]

  func check(_ view: ViewSite, _ findings: Findings) {
    for presentation in view.modifiers {
      guard let presented = view.presented(by: presentation) else { continue }
      for shown in presented {
        let (root, around) = view.presentedRoot(shown)
        guard let (path, what) = background(of: root, around, in: view) else { continue }
        findings.report(
          view, path, against: .at(presentation.path), because: "it is presented here"
        ) { "`\($0.inner)` puts \(what) over the background of `\($0.outer)`" }
      }
    }
  }

  /// What hides the presentation's background: a background that fills the root, or its first layer.
  private func background(
    of root: ShownView, _ around: [Modifier], in view: ViewSite
  ) -> (path: PlacePath, what: String)? {
    let modifiers = root.modifiers + around
    // Sheets of part of the height, which show glass, are those of iOS.
    guard root.availability.includesIOS,
      !modifiers.contains(where: { $0.name == "presentationBackground" }),
      !modifiers.contains(where: { view.detents(of: $0) == .full })
    else { return nil }
    for (position, modifier) in root.modifiers.enumerated() {
      guard root.isOnIOS(with: modifier), !modifier.isConditionalAtRunTime,
        !view.paintsAppKitColor(modifier),
        let paint = view.backgroundPaint(of: modifier, on: root),
        view.fillsPresentation(root, at: position)
      else { continue }
      return (modifier.path, paint.noun)
    }
    guard root.name == "ZStack", let first = view.shown(in: root).views.first,
      view.shown(in: root).views.count > 1
    else { return nil }
    let paint = view.paint(of: first)
    return paint.isPainted && !first.isCard && !root.isCard && !view.isAppKitColor(first)
      ? (first.path, paint.noun) : nil
  }
}
