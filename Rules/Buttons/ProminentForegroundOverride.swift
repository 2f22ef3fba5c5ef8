import GlassEngine
import GlassSyntax
import GlassViews

/// The system picks the foreground of a prominent button.
struct ProminentForegroundOverride: Rule {
  let id = "prominent-foreground-override"
  let severity = Severity.info
  let words = RuleWords.prominent + ["prominent"]
  let fixSafety: Fix.Safety? = .unsafe
  let checksNames = true

  func check(_ view: ViewSite, _ findings: Findings) {
    // Its spinner has the colour of the tint, whatever this sets.
    guard view.name != "ProgressView" else { return }
    guard let button = view.state.isOnProminent ? view.prominentStyle : ownStyle(view) else {
      return
    }
    for color in view.modifiers
    where (color.name == "foregroundStyle" || color.name == "foregroundColor")
      && color.isUnconditional && view.isColor(argumentOf: color)
    {
      findings.report(
        view, color.path, against: button, because: "the prominent button",
        fix: { findings.removal(of: $0, safety: .unsafe) }
      ) {
        "`\($0.inner)` fixes the colour on a prominent button, where the system picks a legible one"
      }
    }
  }

  /// Where the style of a prominent glass button is set, or of one in a bar, which is glass as well.
  private func ownStyle(_ view: ViewSite) -> Outer? {
    guard let control = view.control else { return nil }
    let style = view.style(of: control)
    let isGlass =
      style.kind == .glassProminent
      || style.kind == .borderedProminent && view.state.toolbar == .item
    return style.isCertain && isGlass ? view.stylePlace(of: control) : nil
  }

  // MARK: UIKit

  /// `item.setTitleTextAttributes([.foregroundColor: …], for: …)` on an item whose style is `.prominent`.
  func check(_ name: NameSite, _ findings: Findings) {
    guard name.name == "setTitleTextAttributes", name.call != nil, !name.isLegacy,
      let item = name.baseName, let attributes = name.arguments.first?.value,
      name.mentions("foregroundColor", in: attributes),
      let style = name.assignment(to: "style", of: item, is: "prominent")
    else { return }
    findings.report(
      name.file, name.callRange,
      related: [
        RelatedPlace(
          message: "the item is prominent", place: Place(file: name.file, range: style))
      ],
      message:
        "`setTitleTextAttributes` fixes the colour on a prominent bar item, where the system picks a legible one"
    )
  }
}
