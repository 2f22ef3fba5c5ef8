import GlassSyntax

/// What colours arguments name.
extension ViewSite {
  /// Whether the first argument of a modifier is certainly a colour, and none of `others`.
  package func isColor(argumentOf modifier: Modifier, except others: Set<Name> = []) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    guard arguments.count == 1, !arguments[0].isTrailing else { return false }
    return interpreter.values(of: call.sibling(arguments[0].value)).allSatisfy { value in
      guard !value.isUnknown, let name = Vocabulary.color(value.expression) else { return false }
      return !others.contains(name) && !Vocabulary.hierarchicalStyles.contains(name)
    }
  }

  /// Whether an argument or the shape it fills is certainly a material.
  package func isMaterial(_ expression: Expression) -> Bool {
    interpreter.values(of: expression).allSatisfy {
      !$0.isUnknown && Vocabulary.isMaterial($0.expression)
    }
  }
}

/// A shape that a view is put on by `background`.
package struct BackedShape {
  package let modifier: Modifier
  package let shape: BorderShape
  /// Whether it is filled with a material.
  package let isMaterial: Bool
  /// Whether nothing of it is seen.
  package let isClear: Bool
}

extension ViewSite {
  /// The shape that a background puts behind a view: `.background(.thinMaterial, in: Capsule())`,
  /// `.background(Circle().fill(.red))`.
  package func backedShape(of modifier: Modifier) -> BackedShape? {
    let call = modifier.expression
    guard modifier.name == "background", call.tree.kind(call.node) == .call else { return nil }
    let arguments = call.tree.arguments(of: call.node)
    if let first = arguments.first, first.label == nil, !first.isTrailing,
      arguments.contains(where: { $0.label == "in" })
    {
      let style = call.sibling(first.value)
      return BackedShape(
        modifier: modifier, shape: interpreter.shapeArgument(of: call),
        isMaterial: isMaterial(style), isClear: interpreter.isClearOrHidden(call))
    }
    guard let content = modifier.contents.first else { return nil }
    let views = interpreter.views(of: content)
    guard views.count == 1, case .external = views[0].kind, let name = views[0].name else {
      return nil
    }
    let shape = Interpreter.shape(named: name)
    let fill = views[0].modifiers.first { $0.name == "fill" || $0.name == "foregroundStyle" }
    guard shape != .unknown, let fill, fill.expression.tree.kind(fill.expression.node) == .call,
      let style = fill.expression.tree.arguments(of: fill.expression.node).first
    else { return nil }
    return BackedShape(
      modifier: modifier, shape: shape,
      isMaterial: isMaterial(fill.expression.sibling(style.value)),
      isClear: interpreter.isClearOrHidden(fill.expression))
  }
}

extension Vocabulary {
  /// Shape styles that follow their surroundings instead of naming a colour.
  static let hierarchicalStyles: Set<Name> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "background",
    "tint", "selection", "separator", "placeholder", "link", "fill", "windowBackground",
    // The same of UIKit and AppKit.
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "labelColor",
    "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "tintColor",
    "placeholderText", "controlAccentColor",
  ]

  /// Colours without a hue: a tint of these says nothing.
  package static let neutralColors: Set<Name> = [
    "clear", "primary", "secondary", "white", "black", "gray", "label", "secondaryLabel",
    "systemGray", "darkGray", "lightGray", "nil",
  ]

  /// The name of a colour: `red` of `.red.opacity(0.5)` and `Color.red`, `Color` of `Color(…)`.
  static func color(_ expression: Expression) -> Name? {
    let tree = expression.tree
    let chain = Chain(expression.node, in: tree)
    let others = chain.links.contains { link in
      if case .member(let token, _) = link { return tree.name(token: token) == "gradient" }
      return false
    }
    guard !others else { return nil }
    switch tree.kind(chain.base) {
    case .implicitMember:
      let name = tree.name(chain.base)
      return name.map(shapeStyleMembers.contains) == true ? nil : name
    case .identifier where colorTypes.contains(tree.name(chain.base) ?? ""):
      guard case .member(let token, _)? = chain.links.first else { return nil }
      return tree.name(token: token)
    case .call:
      guard let callee = tree.firstChild(chain.base) else { return nil }
      guard tree.kind(callee) == .identifier, tree.name(callee) == "Color" else { return nil }
      return color(wrappedIn: chain.base, tree) ?? "Color"
    default: return nil
    }
  }

  /// `Color(.label)`, `Color(uiColor: .red)`
  private static func color(wrappedIn call: NodeID, _ tree: SyntaxTree) -> Name? {
    guard let first = tree.arguments(of: call).first,
      tree.kind(first.value) == .implicitMember || tree.kind(first.value) == .member
    else { return nil }
    return tree.name(first.value)
  }

  private static let colorTypes: Set<Name> = ["Color", "UIColor", "NSColor"]

  /// Implicit members that are no colours.
  private static let shapeStyleMembers = gradientMembers.union([
    "shadow", "blendMode", "opacity", "init",
  ])

  /// Whether an expression is a material: `.thinMaterial`, `Material.thin`.
  static func isMaterial(_ expression: Expression) -> Bool {
    let tree = expression.tree
    let chain = Chain(expression.node, in: tree)
    switch tree.kind(chain.base) {
    case .implicitMember: return tree.name(chain.base).map(materials.contains) ?? false
    case .identifier: return tree.name(chain.base) == "Material"
    default: return false
    }
  }

  /// Whether a call names a material somewhere in its arguments.
  static func mentionsMaterial(_ call: Expression) -> Bool {
    mentionsMaterial(call.node, call.tree)
  }

  private static func mentionsMaterial(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .member where tree.firstChild(node).map { tree.kind($0) == .call } ?? false:
      // The view that the modifier hangs on.
      return false
    case .implicitMember, .member:
      if let name = tree.name(node), name != "bar", materials.contains(name) { return true }
    case .identifier: return tree.name(node) == "Material"
    default: break
    }
    return tree.children(node).contains { mentionsMaterial($0, tree) }
  }
}
