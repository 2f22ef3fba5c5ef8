import GlassSyntax

/// Where the items of toolbars stand.
package enum ToolbarPlacement: Hashable, Sendable {
  /// The placement that the item names; of two names for one place the newer. Without one it is `automatic`.
  case named(Name)
  case unknown

  /// Whether the system draws glass behind items that stand here.
  package var hasGlass: Bool {
    if case .named(let name) = self { return Self.onGlass.contains(name) }
    return false
  }

  /// Whether the items here confirm or dismiss: each has its own background.
  package var standsAlone: Bool {
    if case .named(let name) = self { return Self.alone.contains(name) }
    return true
  }

  private static let onGlass: Set<Name> = [
    "automatic", "topBarLeading", "topBarTrailing", "topBarPinnedTrailing", "bottomBar",
    "navigation",
    "primaryAction", "confirmationAction", "cancellationAction", "destructiveAction",
  ]

  private static let alone: Set<Name> = [
    "confirmationAction", "cancellationAction", "destructiveAction",
  ]
}

extension Interpreter {
  /// The place that a toolbar item or a group of them names.
  func placement(of node: ViewNode) -> ToolbarPlacement {
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return .unknown }
    let argument = call.tree.arguments(of: call.node).first { $0.label == "placement" }
    guard let argument else { return .named("automatic") }
    let values = values(of: call.sibling(argument.value))
    guard values.count == 1, !values[0].isUnknown else { return .unknown }
    let (tree, value) = (values[0].expression.tree, values[0].expression.node)
    guard tree.kind(value) == .implicitMember || tree.kind(value) == .member,
      let name = tree.name(value)
    else { return .unknown }
    switch name {
    case "navigationBarLeading": return .named("topBarLeading")
    case "navigationBarTrailing": return .named("topBarTrailing")
    default: return .named(name)
    }
  }

  /// What the first argument of a call can be; nothing without one.
  func values(ofFirstArgumentOf call: Expression) -> [Value] {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first,
      !first.isTrailing
    else { return [] }
    return values(of: call.sibling(first.value))
  }

  /// What a labelled argument of a call can be; nothing without one.
  func values(of label: Name, in call: Expression) -> [Value] {
    guard call.tree.kind(call.node) == .call else { return [] }
    let argument = call.tree.arguments(of: call.node).first { $0.label == label }
    return argument.map { values(of: call.sibling($0.value)) } ?? []
  }
}
