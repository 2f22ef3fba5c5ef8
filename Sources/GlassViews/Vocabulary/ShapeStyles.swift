import GlassSyntax

/// What a shape style or a visibility paints, as far as the code decides it.
package enum Paint: Hashable, Sendable {
  /// Nothing: `.clear`, `.hidden`, a colour without opacity.
  case nothing
  /// What the system chooses: `.automatic`.
  case automatic
  /// `.visible`
  case visible
  /// A colour that follows the appearance or has no hue: `.primary`, `.white`, `.gray`.
  case neutral
  /// A colour, named or made, of which it is not known whether it has a hue.
  case color
  /// A colour with a hue: `.red`, `Color(red: 1, green: 0, blue: 0)`.
  case hue
  case material
  case gradient
  case unknown

  /// Whether something certainly is painted.
  package var isPainted: Bool {
    switch self {
    case .nothing, .automatic, .unknown: false
    case .visible, .neutral, .color, .hue, .material, .gradient: true
    }
  }
}

extension Interpreter {
  /// What the first argument of a call can paint; nothing without one.
  func paints(ofFirstArgumentOf call: Expression) -> [Paint] {
    values(ofFirstArgumentOf: call).map(paint(of:))
  }

  /// What a value paints.
  func paint(of value: Value) -> Paint {
    let (tree, node) = (value.expression.tree, value.expression.node)
    let chain = Chain(node, in: tree)
    if chain.links.contains(where: { isClearing($0, in: tree) }) { return .nothing }
    if value.isUnknown { return paint(ofTyped: value.expression.sibling(chain.base), chain) }
    if Vocabulary.isGradient(value.expression) {
      return Vocabulary.isMaterial(chain, in: tree) ? .material : .gradient
    }
    var head = chain.base
    if tree.kind(head) == .call, let callee = tree.firstChild(head) { head = callee }
    guard let name = tree.name(head) else { return .unknown }
    switch tree.kind(head) {
    case .implicitMember: return Vocabulary.paint(named: name)
    case .identifier:
      guard tree.isCapitalized(token: tree[head].token) else {
        return paint(ofTyped: value.expression.sibling(chain.base), chain)
      }
      return paint(ofType: name, chain, in: tree)
    default: return .unknown
    }
  }

  /// `Color.red`, `Color(…)`, `Theme.background`
  private func paint(ofType name: Name, _ chain: Chain, in tree: SyntaxTree) -> Paint {
    if case .member(let token, _)? = chain.links.first {
      let paint = Vocabulary.paint(named: tree.name(token: token))
      if Vocabulary.isStyleType(name) { return paint }
      return paint == .nothing ? .nothing : .unknown
    }
    if name == "Material" { return .material }
    guard Vocabulary.isStyleType(name), tree.kind(chain.base) == .call else { return .unknown }
    return paint(ofMade: chain.base, in: tree)
  }

  /// `Color(.systemRed)`, `Color(white: 0.2)`, `Color(red: 1, green: 0, blue: 0)`
  private func paint(ofMade color: NodeID, in tree: SyntaxTree) -> Paint {
    let arguments = tree.arguments(of: color)
    if arguments.contains(where: { $0.label == "white" }) { return .neutral }
    if let first = arguments.first, first.label == nil || first.label == "uiColor",
      tree.kind(first.value) == .implicitMember || tree.kind(first.value) == .member,
      let name = tree.name(first.value)
    {
      return Vocabulary.paint(named: name)
    }
    let parts = arguments.filter { $0.label == "red" || $0.label == "green" || $0.label == "blue" }
      .map { tree.text(tree.range($0.value)) }
    guard parts.count == 3 else { return .color }
    return Set(parts).count == 1 ? .neutral : .hue
  }

  /// `.opacity(0)`
  private func isClearing(_ link: Chain.Link, in tree: SyntaxTree) -> Bool {
    guard case .call(let token, let node) = link, tree.name(token: token) == "opacity",
      let amount = tree.arguments(of: node).first
    else { return false }
    let text = tree.text(tree.range(amount.value))
    return text == "0" || text == "0.0"
  }

  /// A value that is not known, by the type that its name is declared with.
  private func paint(ofTyped base: Expression, _ chain: Chain) -> Paint {
    var type = declaredType(of: base)
    for case .member(let token, _) in chain.links {
      let name = base.tree.name(token: token)
      if let owner = type, let own = index.type(named: owner, from: base.entry.file) {
        type = index.members(named: name, of: own).first.flatMap(declaredType(ofProperty:))
      } else if let owner = type, Vocabulary.isStyleType(owner) {
        continue
      } else {
        type = nil
      }
    }
    guard let type else { return .unknown }
    if type == "Material" { return .material }
    return Vocabulary.isStyleType(type) ? .color : .unknown
  }

  /// The name of the type that a name or type stands for, as it is declared.
  private func declaredType(of expression: Expression) -> Name? {
    let tree = expression.tree
    guard tree.kind(expression.node) == .identifier, let name = tree.name(expression.node) else {
      return nil
    }
    if tree.isCapitalized(token: tree[expression.node].token) { return name }
    switch meaning(of: name, in: expression) {
    case .property(let declarations, _):
      return declarations.first.flatMap(declaredType(ofProperty:))
    case .parameter(_, let name):
      if let instance = expression.entry.instance, instance.properties[name] != nil,
        let property = index.members(named: name, of: instance.type).first
      {
        return declaredType(ofProperty: property)
      }
      let parameter = tree.children(expression.entry.node).first {
        tree.kind($0) == .parameter && tree.name($0) == name
      }
      return parameter.flatMap { typeName(annotating: $0, in: tree) }
    default: return nil
    }
  }

  private func declaredType(ofProperty declaration: DeclarationID) -> Name? {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    guard property.kind == .property else { return nil }
    if let annotation = tree.child(property.node, .typeAnnotation) {
      return typeName(annotating: annotation, in: tree)
    }
    if let value = environmentValue(of: declaration) { return declaredType(ofProperty: value) }
    // `let theme = Theme()`
    guard let value = tree.child(property.node, .initializer).flatMap(tree.firstChild),
      tree.kind(value) == .call, let callee = tree.firstChild(value),
      tree.kind(callee) == .identifier, tree.isCapitalized(token: tree[callee].token)
    else { return nil }
    return tree.name(callee)
  }

  private func typeName(annotating node: NodeID, in tree: SyntaxTree) -> Name? {
    for child in tree.children(node) {
      if tree.kind(child) == .optionalType { return typeName(annotating: child, in: tree) }
      if tree.kind(child) == .namedType || tree.kind(child) == .memberType {
        return tree.name(child)
      }
    }
    return nil
  }
}

extension Vocabulary {
  /// Whether a type's values are colours or other shape styles that paint.
  static func isStyleType(_ name: Name) -> Bool { styleTypes.contains(name) }

  /// What an implicit member paints where a shape style or a visibility is asked for.
  static func paint(named name: Name) -> Paint {
    switch name {
    case "clear", "hidden": .nothing
    case "automatic": .automatic
    case "visible": .visible
    // No shape style: it does not compile, which another rule tells.
    case "glass": .unknown
    default: neutrals.contains(name) ? .neutral : hues.contains(name) ? .hue : .color
    }
  }

  /// Whether a chain names a material.
  static func isMaterial(_ chain: Chain, in tree: SyntaxTree) -> Bool {
    var names: [Name] = tree.name(chain.base).map { [$0] } ?? []
    for case .member(let token, _) in chain.links { names.append(tree.name(token: token)) }
    return names.contains { $0 == "Material" || materials.contains($0) }
  }

  private static let styleTypes: Set<Name> = [
    "Color", "UIColor", "NSColor", "CGColor", "Material", "ShapeStyle", "LinearGradient",
    "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient",
    "AnyGradient", "AnyShapeStyle", "HierarchicalShapeStyle", "BackgroundStyle", "ImagePaint",
  ]

  private static let hues: Set<Name> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "accentColor", "tint", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown",
  ]

  private static let neutrals: Set<Name> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "white", "black", "gray",
    "foreground", "background", "label", "secondaryLabel", "tertiaryLabel", "separator",
    "placeholder", "selection", "windowBackground", "fill", "link",
  ]
}
