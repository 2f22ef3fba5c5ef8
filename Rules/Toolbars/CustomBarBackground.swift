import GlassEngine
import GlassViews

/// A colour or material behind a bar hides its glass and the scroll edge effect.
struct CustomBarBackground: Rule {
  let id = "custom-bar-background"
  let severity = Severity.warning
  let words = ["toolbarBackground", "toolbarBackgroundVisibility", "TabView"]
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    let paints = view.modifiers.map { ($0, view.barPaints(of: $0)) }
    // Where the chain also hides the background of the bar, what it would paint is never seen.
    let hiding = paints.filter { $0.1 == [.nothing] }.map(\.0)
    let painting = paints.filter { $0.1.contains { $0.isPainted && $0 != .visible } }.map(\.0)
    for (modifier, paints) in paints
    where paints.contains(where: \.isPainted)
      && !hiding.contains(where: { view.sharesBar($0, with: modifier) })
    {
      // What shows a background that the chain itself paints goes with that.
      let isSecond =
        paints.allSatisfy { $0 == .visible }
        && painting.contains { view.sharesBar($0, with: modifier) }
      findings.report(
        view, modifier.path, severity: isSecond || isAdvice(modifier, view) ? .info : nil,
        atOrigin: view.isSettledWhereWritten(modifier),
        fix: { findings.removal(of: $0, safety: .unsafe) }
      ) { "`\($0.inner)` covers the bar's glass and its scroll edge effect" }
    }
    checkTabView(view, findings)
  }

  /// Whether the background was chosen for 26, or nothing scrolls below that SwiftUI has an edge effect for.
  private func isAdvice(_ modifier: Modifier, _ view: ViewSite) -> Bool {
    view.isModernHere(view.state.availability) || modifier.availability.isModern
      || view.scrollsWithoutEdgeEffect
  }

  /// A colour behind a whole tab view is what the glass of the tab bar then samples.
  private func checkTabView(_ view: ViewSite, _ findings: Findings) {
    guard view.name == "TabView", !view.isPaged else { return }
    for modifier in view.modifiers where modifier.name == "background" {
      guard view.backgroundPaint(of: modifier, on: view.itself) != nil else { continue }
      findings.report(
        view, modifier.path, severity: .info,
        fix: { findings.removal(of: $0, safety: .unsafe) }
      ) { "`\($0.inner)` of a `TabView` lies under the glass of its tab bar" }
    }
  }
}
