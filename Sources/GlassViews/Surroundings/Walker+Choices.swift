import GlassSyntax

/// Choices: what the arms have in common, and what one of them brings.
extension Walker {
  /// Whether a view is a glass container, seen through slots.
  func bringsContainer(_ view: ViewNode) -> Bool {
    switch view.kind {
    case .slot, .group:
      let views = interpreter.children(of: view).flatMap(\.views)
      return views.count == 1 && bringsContainer(views[0])
    default: return isContainer(view)
    }
  }

  /// Whether of the arms of a choice one shows a view with an accessory of its tab bar, and another the same view
  /// without one.
  func choosesAccessory(_ arms: [Arm], in state: State) -> Bool {
    func hasAccessory(_ view: ViewNode) -> Bool {
      view.modifiers.contains { $0.name == "tabViewBottomAccessory" }
    }
    let views = arms.filter { !state.availability.refined(by: $0.availability).isLegacy }
      .compactMap { $0.views.count == 1 ? $0.views[0] : nil }
    let others = views.filter { !hasAccessory($0) }
    guard others.count < views.count, !others.isEmpty else { return false }
    let names = Set(others.compactMap { interpreter.entered($0).name })
    return views.contains { hasAccessory($0) && $0.name.map(names.contains) == true }
  }
}
