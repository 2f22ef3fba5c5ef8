import GlassEngine
import GlassViews

/// Glass with an id morphs in animations only.
struct GlassChangeWithoutAnimation: Rule {
  let id = "glass-change-without-animation"
  let severity = Severity.info
  let words = ["glassEffectID"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.isChoice, view.container != .absent else { return }
    let ids = view.identities.filter { $0.kind == .id && $0.path.first != nil }
    guard let shown = ids.first?.path.last else { return }
    for change in view.plainChanges {
      findings.report(
        change.file, change.range,
        related: [RelatedPlace(message: "this glass comes and goes with it", place: shown.place)],
        fix: findings.animation(of: change),
        message:
          "`\(change.property)` shows and hides glass with an id, and changes without an animation: "
          + "nothing morphs")
    }
  }
}
