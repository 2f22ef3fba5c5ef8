import GlassEngine
import GlassViews

/// Items that share a piece of glass are all icons or all text.
struct ToolbarMixedTextAndIcons: Rule {
  let id = "toolbar-mixed-text-and-icons"
  let severity = Severity.info
  let words = ["toolbar"]

  func check(_ view: ViewSite, _ findings: Findings) {
    for toolbar in view.modifiers where toolbar.name == "toolbar" {
      for run in view.sharedBackgrounds(ofToolbar: toolbar) { check(run, in: view, findings) }
    }
  }

  /// Reports the first text that stands with an icon on one background.
  private func check(_ run: [ShownView], in view: ViewSite, _ findings: Findings) {
    let labels = run.map { (control: $0, label: view.label(of: $0)) }
    let icons = labels.filter { $0.label == .icon }.map(\.control)
    for text in labels where text.label == .text {
      guard let icon = icons.first(where: { !$0.excludes(text.control) }) else { continue }
      findings.report(
        view, text.control.path, against: .at(icon.path), because: "an icon"
      ) { _ in "text shares the background of this bar with an icon" }
      return
    }
  }
}
