import GlassSyntax

/// The words that rules say about a view.
extension ViewSite {
  /// What the view lies on.
  package var ground: Outer { outers.ground }

  /// Whether the view lays out the views in it: a stack, a grid, a layout of the project.
  package var isLayout: Bool {
    guard let name else { return false }
    return Vocabulary.layouts.contains(name) || interpreter.isLayout(node)
  }

  /// Where an expression is written.
  package func place(of expression: Expression) -> PlacePath { interpreter.path(of: expression) }

  // MARK: Shape styles

  /// Whether the first argument of a modifier can be a gradient, material or image paint.
  package func isGradient(argumentOf modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first,
      !first.isTrailing
    else { return false }
    return isGradient(call.sibling(first.value))
  }

  /// Whether an expression can be a gradient, material or image paint.
  package func isGradient(_ expression: Expression) -> Bool {
    interpreter.values(of: expression).contains { !$0.isUnknown && Vocabulary.isGradient($0.expression) }
  }

  // MARK: Toolbars

  /// Whether a modifier exists for toolbar items only.
  package func isOnlyForToolbarItems(_ modifier: Modifier) -> Bool {
    Vocabulary.toolbarItemModifiers.contains(modifier.name)
  }

  /// The toolbar item in whose content the view stands.
  package var toolbarItem: Outer { state.toolbar == .item ? outers.frame : .none }

  /// Whether the view cannot be toolbar content: it stands in an item, or is a view by its type.
  package var isCertainlyView: Bool {
    if state.toolbar == .item { return true }
    switch node.kind {
    case .external:
      guard let name = node.name, !Vocabulary.toolbarContent.contains(name) else { return false }
      return Vocabulary.isAppleView(name) && !Vocabulary.eitherViewOrToolbarContent.contains(name)
    case .use(let use): return interpreter.isView(use)
    case .slot, .group, .alternatives, .placeholder, .unknown: return false
    }
  }
}

extension Outer {
  /// The place, where it is known here.
  package var path: PlacePath? {
    if case .at(let path) = self { return path }
    return nil
  }
}

extension Vocabulary {
  /// Modifiers of `ToolbarContent` that `View` does not have.
  static let toolbarItemModifiers: Set<Name> = [
    "sharedBackgroundVisibility", "visibilityPriority", "contentMarginsRemoved", "axisBehavior",
  ]

  /// Types that are toolbar content in a toolbar's builder and views elsewhere.
  static let eitherViewOrToolbarContent: Set<Name> = ["Group", "ForEach", "EmptyView", "Section"]

  /// Gradients, materials and image paints: shape styles that are no colour.
  static func isGradient(_ expression: Expression) -> Bool {
    let tree = expression.tree
    let chain = Chain(expression.node, in: tree)
    for link in chain.links {
      // `Color.red.gradient`, `Gradient(…)` kept in a property is a gradient too.
      if case .member(let token, _) = link, tree.name(token: token) == "gradient" { return true }
    }
    var head = chain.base
    if tree.kind(head) == .call, let callee = tree.firstChild(head) { head = callee }
    if tree.kind(head) == .specialization, let inner = tree.firstChild(head) { head = inner }
    guard let name = tree.name(head) else { return false }
    switch tree.kind(head) {
    case .implicitMember: return gradientMembers.contains(name)
    case .identifier: return gradientTypes.contains(name) && tree.kind(chain.base) == .call
    default: return false
    }
  }

  private static let gradientTypes: Set<Name> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "AnyGradient", "Gradient", "ImagePaint",
  ]

  private static let gradientMembers: Set<Name> = [
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
    "image", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
    "ultraThickMaterial", "bar",
  ]
}

extension Interpreter {
  /// Whether a use shows a view, not toolbar content.
  func isView(_ use: Use) -> Bool {
    if let type = use.type {
      let conformances = index.allConformances(of: type)
      return conformances.contains("View") && conformances.isDisjoint(with: Name.toolbarProtocols)
    }
    guard let declaration = use.entry.declaration else { return false }
    let member = index.declarations[declaration]
    let tree = index.trees[member.file]
    let holder =
      member.kind == .function
      ? tree.child(member.node, .returnType) : tree.child(member.node, .typeAnnotation)
    guard let type = holder.flatMap(tree.firstChild) else { return false }
    return tree.kind(type) == .prefixedType && tree.firstChild(type).flatMap(tree.name) == "View"
  }
}

extension Name {
  static let toolbarProtocols: Set<Name> = ["ToolbarContent", "CustomizableToolbarContent"]
}
