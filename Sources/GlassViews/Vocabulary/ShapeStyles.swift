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
    values(ofFirstArgumentOf: call).flatMap { paints(of: $0) }
  }

  /// What a value can paint: several where it is chosen inside, as in `.opacity(isOn ? 1 : 0)`.
  func paints(of value: Value, depth: Int = 0) -> [Paint] {
    guard depth < 8 else { return [.unknown] }
    let tree = value.expression.tree
    let chain = Chain(value.expression.node, in: tree)
    let opacities = chain.links.compactMap { opacity(of: $0, in: value.expression) }
    if opacities.contains(.none) { return [.nothing] }
    let paints = opaquePaints(of: value, chain, depth: depth)
    return opacities.contains(.possible) && !paints.contains(.nothing)
      ? [.nothing] + paints : paints
  }

  /// Whether a value is a gradient, material or image paint: as it is written, or by the type it is declared with.
  func isGradient(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let chain = Chain(value.expression.node, in: value.expression.tree)
    if value.isUnknown {
      return paint(ofTyped: value.expression.sibling(chain.base), chain) == .gradient
    }
    if let followed = values(ofStyleMember: value.expression, chain) {
      return followed.contains { isGradient($0, depth: depth + 1) }
    }
    return Vocabulary.isGradient(value.expression)
  }

  /// What a value can paint, without its own opacity.
  private func opaquePaints(of value: Value, _ chain: Chain, depth: Int) -> [Paint] {
    let (tree, base) = (value.expression.tree, value.expression.sibling(chain.base))
    if value.isUnknown { return [paint(ofTyped: base, chain)] }
    if let followed = values(ofStyleMember: value.expression, chain) {
      return followed.flatMap { paints(of: $0, depth: depth + 1) }
    }
    if Vocabulary.isGradient(value.expression) {
      return [Vocabulary.isMaterial(chain, in: tree) ? .material : .gradient]
    }
    let head = chain.head(in: tree)
    guard let name = tree.name(head) else { return [.unknown] }
    switch tree.kind(head) {
    case .implicitMember: return [Vocabulary.paint(named: name)]
    case .identifier:
      guard tree.isCapitalized(token: tree[head].token) else {
        return [paint(ofTyped: base, chain)]
      }
      if Vocabulary.erasers.contains(name), tree.kind(chain.base) == .call {
        return values(ofFirstArgumentOf: base).flatMap { paints(of: $0, depth: depth + 1) }
      }
      return [paint(ofType: name, chain, base)]
    default: return [.unknown]
    }
  }

  /// The values of `.brand` and `Color.brand`, which an extension of a style type declares; nil for others, and
  /// where any of them is not known.
  private func values(ofStyleMember expression: Expression, _ chain: Chain) -> [Value]? {
    let tree = expression.tree
    var owners = Vocabulary.extendedStyles
    let member = chain.base
    if tree.kind(member) == .identifier, let owner = tree.name(member), owners.contains(owner),
      case .member(let token, _)? = chain.links.first
    {
      guard !isPalette(chain.links.dropFirst(), in: tree) else { return nil }
      owners = [owner]
      return values(ofMember: tree.name(token: token), ofForeign: owners, at: expression)
    }
    guard tree.kind(member) == .implicitMember, let name = tree.name(member),
      !isPalette(chain.links, in: tree)
    else { return nil }
    return values(ofMember: name, ofForeign: owners, at: expression)
  }

  /// Whether a member is one that holds the colour behind it: `Color.theme.background`.
  private func isPalette(_ links: some Sequence<Chain.Link>, in tree: SyntaxTree) -> Bool {
    links.contains { link in
      guard case .member(let token, _) = link else { return false }
      return tree.name(token: token) != "gradient"
    }
  }

  /// `Color.red`, `Color(…)`, `Theme.background`
  private func paint(ofType name: Name, _ chain: Chain, _ base: Expression) -> Paint {
    let tree = base.tree
    if case .member(let token, _)? = chain.links.first {
      let paint = Vocabulary.paint(named: tree.name(token: token))
      if Vocabulary.isStyleType(name) { return paint }
      return paint == .nothing ? .nothing : .unknown
    }
    if name == "Material" { return .material }
    guard Vocabulary.isStyleType(name), tree.kind(chain.base) == .call else { return .unknown }
    return paint(ofMade: base)
  }

  /// `Color(.systemRed)`, `Color(white: 0.2)`, `Color(red: 1, green: 0, blue: 0)`
  private func paint(ofMade color: Expression) -> Paint {
    let tree = color.tree
    let arguments = tree.arguments(of: color.node)
    let amount = arguments.first { $0.label == "opacity" || $0.label == "alpha" }
    if let amount, opacity(color.sibling(amount.value)) == .none { return .nothing }
    if arguments.contains(where: { $0.label == "white" }) { return .neutral }
    if let first = arguments.first, first.label.map(Vocabulary.colorLabels.contains) ?? true,
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

  /// How much of a colour an opacity lets be seen.
  private enum Opacity {
    /// Nothing: `.opacity(0)`.
    case none
    /// Something or nothing: `.opacity(isOn ? 1 : 0)`, and what is not known.
    case possible
    case some
  }

  /// What a modifier of a colour leaves of it; nil for another than `opacity`.
  private func opacity(of link: Chain.Link, in expression: Expression) -> Opacity? {
    let tree = expression.tree
    guard case .call(let token, let node) = link, tree.name(token: token) == "opacity",
      let amount = tree.arguments(of: node).first
    else { return nil }
    return opacity(expression.sibling(amount.value))
  }

  private func opacity(_ amount: Expression) -> Opacity {
    let amounts = values(of: amount).map { value -> Double? in
      let (tree, node) = (value.expression.tree, value.expression.node)
      return value.isUnknown ? nil : Double(tree.text(tree.range(node)))
    }
    if amounts.allSatisfy({ $0 == 0 }) { return .none }
    return amounts.allSatisfy { $0.map { $0 > 0 } ?? false } ? .some : .possible
  }

  /// A value that is not known, by the type that its name is declared with.
  private func paint(ofTyped base: Expression, _ chain: Chain) -> Paint {
    var type = declaredType(of: base)
    for case .member(let token, _) in chain.links {
      let name = base.tree.name(token: token)
      if let owner = type, let own = index.type(named: owner, from: base.entry.file) {
        type = index.members(named: name, of: own).first.flatMap(declaredType(ofProperty:))
      } else if let owner = type, Vocabulary.isStyleType(owner) {
        if name == "gradient", owner == "Color" { type = "AnyGradient" }
      } else {
        type = nil
      }
    }
    guard let type, !Vocabulary.openStyles.contains(type) else { return .unknown }
    if type == "Material" { return .material }
    if Vocabulary.gradientTypes.contains(type) { return .gradient }
    return Vocabulary.isStyleType(type) && !startsClear(base) ? .color : .unknown
  }

  /// Whether a property starts, or is left by an initialiser, without anything to be seen:
  /// `var background: Color = .clear`.
  private func startsClear(_ expression: Expression) -> Bool {
    let tree = expression.tree
    guard tree.kind(expression.node) == .identifier, let name = tree.name(expression.node),
      let declarations = properties(named: name, in: expression)
    else { return false }
    let entry = expression.entry
    return declarations.contains { declaration in
      let property = index.declarations[declaration]
      return isClear(initialValueAt: property.node, in: property, entry.instance, entry)
        || isLeftClear(property, entry.instance, entry)
    }
  }

  /// The declarations of the property that a name means.
  private func properties(named name: Name, in expression: Expression) -> [DeclarationID]? {
    switch meaning(of: name, in: expression) {
    case .property(let declarations, _): return declarations
    case .parameter(_, let name):
      guard let instance = expression.entry.instance, instance.properties[name] != nil else {
        return nil
      }
      return index.members(named: name, of: instance.type)
    default: return nil
    }
  }

  /// Whether an initialiser of a property's type has a parameter that is clear where it is not given.
  private func isLeftClear(_ property: Declaration, _ instance: Instance?, _ user: Entry) -> Bool {
    guard let type = property.ownerType else { return false }
    return index.members(named: .initializer, of: type).contains { id in
      let initializer = index.declarations[id]
      let tree = index.trees[initializer.file]
      return tree.children(initializer.node).contains { parameter in
        tree.kind(parameter) == .parameter
          && isClear(initialValueAt: parameter, in: initializer, instance, user)
      }
    }
  }

  private func isClear(
    initialValueAt node: NodeID, in declaration: Declaration, _ instance: Instance?, _ user: Entry
  ) -> Bool {
    let tree = index.trees[declaration.file]
    guard
      let value = (tree.child(node, .initializer) ?? tree.child(node, .defaultValue))
        .flatMap(tree.firstChild)
    else { return false }
    let entry = entry(
      declaration: nil, node: node, file: declaration.file, instance: instance, from: user)
    return values(of: Expression(value, in: entry, nil)).contains { value in
      !value.isUnknown && paints(of: value, depth: 4).contains(.nothing)
    }
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
    return initialType(of: property) { typeName(ofStatic: $0, of: $1) }
  }

  /// The type that a property's initial value names: `Theme()`, or `Theme.dark`.
  private func initialType(
    of property: Declaration, member: (Name, TypeID) -> Name?
  ) -> Name? {
    let tree = index.trees[property.file]
    guard let value = tree.child(property.node, .initializer).flatMap(tree.firstChild),
      let head = tree.firstChild(value), tree.kind(head) == .identifier,
      tree.isCapitalized(token: tree[head].token), let name = tree.name(head)
    else { return nil }
    switch tree.kind(value) {
    case .call: return name
    case .member:
      guard let own = tree.name(value), let type = index.type(named: name, from: property.file)
      else { return nil }
      return member(own, type)
    default: return nil
    }
  }

  /// The type of a static member, by what it is declared as or made by.
  private func typeName(ofStatic name: Name, of type: TypeID) -> Name? {
    guard let member = index.members(named: name, of: type).first else { return nil }
    let property = index.declarations[member]
    let tree = index.trees[property.file]
    switch property.kind {
    case .enumCase: return index.types[type].name
    case .property where property.flags.contains(.isStatic):
      return tree.child(property.node, .typeAnnotation).flatMap {
        typeName(annotating: $0, in: tree)
      }
        ?? initialType(of: property) { _, _ in nil }
    default: return nil
    }
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

  /// Types whose values can be any style, one that paints nothing too.
  static let openStyles: Set<Name> = ["AnyShapeStyle", "ShapeStyle"]

  /// Types that paint what they are made of.
  static let erasers: Set<Name> = ["AnyShapeStyle"]

  /// The types and protocols whose extensions name styles of a project.
  static let extendedStyles: Set<Name> = gradientTypes.union(["Color", "ShapeStyle"])

  /// The labels of colours that a colour is made of.
  static let colorLabels: Set<Name> = ["uiColor", "nsColor", "cgColor"]

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
