import GlassEngine
import GlassViews

/// An accessory whose content can vanish leaves an empty slab of glass above the tab bar.
struct ConditionalBottomAccessory: Rule {
  let id = "conditional-bottom-accessory"
  let severity = Severity.warning
  let words = ["tabViewBottomAccessory"]

  func check(_ view: ViewSite, _ findings: Findings) {
    // A condition around the modifier takes the accessory away.
    guard !view.state.isAccessoryChosen else { return }
    for modifier in view.modifiers
    where modifier.name == "tabViewBottomAccessory" && !modifier.isConditional
      && !view.hasArgument("isEnabled", modifier)
    {
      guard let vanishing = view.vanishing(view.shown(by: modifier)),
        !view.isDecidedAround(vanishing), !view.asksForPlacement(vanishing)
      else { continue }
      findings.report(
        view, vanishing.path, against: .at(modifier.path), because: "the accessory stays"
      ) { "`\($0.inner)` can show nothing, and the empty glass of the accessory stays" }
    }
  }
}
