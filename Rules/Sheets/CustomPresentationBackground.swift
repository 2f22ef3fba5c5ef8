import GlassEngine
import GlassViews

/// A sheet's own background is glass; another one takes it away.
struct CustomPresentationBackground: Rule {
  let id = "custom-presentation-background"
  let severity = Severity.warning
  let words = ["presentationBackground"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.state.presentation != .none, view.state.presentation != .fullScreenCover else {
      return
    }
    // At full height a sheet is opaque anyway.
    let isFull = view.modifiers.lazy.compactMap(view.detents).first == .full
    for background in view.modifiers where background.name == "presentationBackground" {
      let paints = view.presentationPaints(of: background)
      guard let paint = paints.first, paints.allSatisfy(\.isPainted) else { continue }
      let what = paint.noun
      findings.report(
        view, background.path, severity: isFull ? .info : nil, atOrigin: true,
        fix: { findings.removal(of: $0, safety: .unsafe) }
      ) { "`\($0.inner)` replaces the glass of the presentation with \(what)" }
    }
  }
}
