import GlassEngine
import GlassViews

/// A sheet's own background is glass; another one takes it away.
struct CustomPresentationBackground: Rule {
  let id = "custom-presentation-background"
  let severity = Severity.warning
  let words = ["presentationBackground"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    let backgrounds = view.modifiers.filter {
      $0.name == "presentationBackground" && view.isOnIOS($0)
    }
    guard !backgrounds.isEmpty, let isOnGlass = isOnGlass(view.presentation) else { return }
    for background in backgrounds {
      let paints = view.presentationPaints(of: background)
      guard let paint = paints.first, paints.allSatisfy(\.isPainted) else { continue }
      let what =
        isOnGlass ? "the glass of the presentation" : "the system's background of the sheet"
      // A material is there to look like glass, at any height.
      let isAdvice = !isOnGlass && paint != .material
      findings.report(
        view, background.path, severity: isAdvice ? .info : nil,
        atOrigin: view.isSettledWhereWritten(background),
        fix: { findings.removal(of: $0, safety: .unsafe) }
      ) { "`\($0.inner)` replaces \(what) with \(paint.noun)" }
    }
  }

  /// Whether a presentation shows glass: certainly, or perhaps (false); nil where it has none, or is not known.
  private func isOnGlass(_ presentation: State.Presentation) -> Bool? {
    switch presentation {
    case .partialSheet, .popover: true
    case .sheet, .fullSheet: false
    case .none, .fullScreenCover, .unknown: nil
    }
  }
}
