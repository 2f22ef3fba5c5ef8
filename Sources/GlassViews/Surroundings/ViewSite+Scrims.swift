import GlassSyntax

/// Strips that darken or blur what scrolls under the bars.
extension ViewSite {
  /// Whether views show a gradient, a material or a colour that lets through, and nothing else.
  package func isScrim(_ shown: [Shown]) -> Bool {
    let views = shown.views
    return !views.isEmpty && views.allSatisfy(isScrimOrNothing) && views.contains(where: isScrim)
  }

  private func isScrimOrNothing(_ view: ShownView) -> Bool {
    // What goes where something else is marks that.
    if view.modifiers.contains(where: interpreter.follows) { return false }
    switch view.name {
    case "Spacer", "EmptyView": return true
    case "VStack", "ZStack", "HStack", "GeometryReader":
      return shown(in: view).views.allSatisfy(isScrimOrNothing)
    case "Color" where paint(of: view) == .nothing:
      return view.modifiers.allSatisfy { $0.name != "overlay" }
    default: return isScrim(view)
    }
  }

  private func isScrim(_ view: ShownView) -> Bool {
    switch view.name {
    case "VStack", "ZStack", "HStack", "GeometryReader":
      return shown(in: view).views.contains(where: isScrim)
    default: break
    }
    switch paint(of: view) {
    case .gradient, .material: return true
    case .neutral, .color, .hue: return isTranslucent(view)
    case .nothing:
      return view.modifiers.contains { modifier in
        switch backgroundPaint(of: modifier, on: view) {
        case .gradient?, .material?: return true
        default: return false
        }
      }
    case .automatic, .visible, .unknown: return false
    }
  }

  /// Whether a view that paints a colour lets through what is below.
  private func isTranslucent(_ view: ShownView) -> Bool {
    if view.modifiers.contains(where: { $0.name == "opacity" || $0.name == "blur" }) { return true }
    return view.modifiers.filter { Vocabulary.fills.contains($0.name) }.contains { fill in
      values(ofFirstArgumentOf: fill).contains { value in
        let tree = value.expression.tree
        return Chain(value.expression.node, in: tree).links.contains { link in
          guard case .call(let token, _) = link else { return false }
          return tree.name(token: token) == "opacity"
        }
      }
    }
  }

  /// Whether a view among some leaves the safe area, or is at least as high as a bar of the system.
  package func isAsHigh(asABar shown: [Shown]) -> Bool {
    first(in: shown) { view in
      view.modifiers.contains { modifier in
        switch modifier.name {
        case "ignoresSafeArea", "edgesIgnoringSafeArea": true
        case "frame":
          interpreter.values(of: "height", in: modifier.expression)
            .contains { ($0.amount ?? 0) >= Vocabulary.barHeight }
        default: false
        }
      }
    } != nil
  }

  /// Whether a modifier gives its screen a bar at the top.
  package func bringsBar(_ modifier: Modifier) -> Bool {
    Vocabulary.barModifiers.contains(modifier.name)
  }
}

extension Vocabulary {
  /// The height of a navigation bar in points.
  static let barHeight = 44.0

  static let barModifiers: Set<Name> = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "toolbarTitleDisplayMode", "toolbar", "searchable",
  ]
}
