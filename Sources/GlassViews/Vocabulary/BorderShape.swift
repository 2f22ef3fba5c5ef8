import GlassSyntax

/// The shapes that the border of a button can have.
package enum BorderShape: UInt8, Sendable {
  /// None is set.
  case automatic
  case capsule
  case circle
  case roundedRectangle
  case unknown
}

extension Interpreter {
  /// The shape that `.buttonBorderShape(…)` sets.
  func borderShape(of call: Expression) -> BorderShape {
    shape(of: call) { name in
      switch name {
      case "automatic": .automatic
      case "capsule": .capsule
      case "circle": .circle
      case "roundedRectangle": .roundedRectangle
      default: .unknown
      }
    }
  }

  /// The shape that a modifier such as `.clipShape(…)` cuts a view to, as far as buttons can have it.
  package func clipShape(of modifier: Modifier) -> BorderShape {
    switch modifier.name {
    case "cornerRadius": .roundedRectangle
    case "clipShape", "mask": shape(of: modifier.expression, Self.shape(named:))
    default: .unknown
    }
  }

  /// Whether a modifier cuts a view of the height of a button to a capsule, by a corner radius that is as large.
  package func cutsCapsule(_ modifier: Modifier) -> Bool {
    let shape = clipShape(of: modifier)
    guard shape == .roundedRectangle else { return shape == .capsule }
    guard modifier.expression.tree.kind(modifier.expression.node) == .call,
      let first = modifier.expression.tree.arguments(of: modifier.expression.node).first
    else { return false }
    let cut = modifier.expression.sibling(first.value)
    if modifier.name == "cornerRadius" { return amount(of: cut).map { $0 >= 40 } ?? false }
    return values(of: cut).allSatisfy { value in
      guard !value.isUnknown, value.expression.tree.kind(value.expression.node) == .call,
        let radius = value.expression.tree.arguments(of: value.expression.node)
          .first(where: { $0.label == "cornerRadius" })
      else { return false }
      return amount(of: value.expression.sibling(radius.value)).map { $0 >= 40 } ?? false
    }
  }

  /// The shape of an `in:` argument; automatic without one.
  package func shapeArgument(of call: Expression) -> BorderShape {
    guard call.tree.kind(call.node) == .call,
      let argument = call.tree.arguments(of: call.node).first(where: { $0.label == "in" })
    else { return .automatic }
    return shape(call.sibling(argument.value), Self.shape(named:))
  }

  /// The shape that a view of Apple's is.
  package static func shape(named name: Name) -> BorderShape {
    switch name {
    case "capsule", "Capsule": .capsule
    case "circle", "Circle": .circle
    case "rect", "RoundedRectangle": .roundedRectangle
    default: .unknown
    }
  }

  private func shape(of call: Expression, _ named: (Name) -> BorderShape) -> BorderShape {
    guard call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return .unknown }
    return shape(call.sibling(first.value), named)
  }

  private func shape(_ expression: Expression, _ named: (Name) -> BorderShape) -> BorderShape {
    let shapes = Set(values(of: expression).map { $0.isUnknown ? .unknown : shape($0, named) })
    return shapes.count == 1 ? shapes.first ?? .unknown : .unknown
  }

  private func shape(_ value: Value, _ named: (Name) -> BorderShape) -> BorderShape {
    let tree = value.expression.tree
    let head = Chain(value.expression.node, in: tree).head(in: tree)
    guard let name = tree.name(head) else { return .unknown }
    // A rectangle with corners of its own radius each is no border shape; without any it is no rounding.
    if name == "rect", !hasCornerRadius(value.expression) { return .unknown }
    return named(name)
  }

  private func hasCornerRadius(_ expression: Expression) -> Bool {
    guard expression.tree.kind(expression.node) == .call else { return false }
    return expression.tree.arguments(of: expression.node).contains {
      $0.label == "cornerRadius" || $0.label == "cornerSize"
    }
  }
}
