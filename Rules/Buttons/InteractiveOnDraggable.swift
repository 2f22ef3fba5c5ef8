import GlassEngine
import GlassViews

/// Interactive glass and dragging want the same touches.
struct InteractiveOnDraggable: Rule {
  let id = "interactive-on-draggable"
  let severity = Severity.warning
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    if let drag = view.drag {
      let own = view.glasses.filter { $0.kind == .effect }
      for glass in own where glass.isInteractive == true {
        report(glass.path, view, against: drag.path, isMild(drag, view), findings)
      }
      if own.isEmpty, let surface = view.innerSurface {
        check(surface, view, drag.path, isMild(drag, view), findings)
      }
    }
    if let reordering = view.reordering {
      for sibling in view.siblings where sibling.isSurface {
        if let surface = sibling.glass.first {
          check(surface, view, reordering, view.isForMacOnly, findings)
        }
      }
    }
  }

  /// Whether both gestures are wanted, or a pointer drags: it presses before it moves, and no finger is followed.
  private func isMild(_ drag: Modifier, _ view: ViewSite) -> Bool {
    drag.isSimultaneous || view.isForMacOnly(with: drag)
  }

  private func check(
    _ surface: GlassItem, _ view: ViewSite, _ drag: PlacePath, _ isMild: Bool,
    _ findings: Findings
  ) {
    guard surface.isEffect, surface.isInteractive == true else { return }
    report(surface.path, view, against: drag, isMild, findings)
  }

  private func report(
    _ glass: PlacePath, _ view: ViewSite, against drag: PlacePath, _ isMild: Bool,
    _ findings: Findings
  ) {
    findings.report(
      view, glass, against: .at(drag), because: "it is dragged by this",
      severity: isMild ? .info : nil,
      fix: { findings.glass(isInteractive: false, $0) }
    ) { "`\($0.inner)` reacts to the touches that `\($0.outer)` drags by" }
  }
}
