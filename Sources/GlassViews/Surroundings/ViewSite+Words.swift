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

  /// Whether the views in it are the rows of a scroller: a ForEach in a list, the stack of a scroll view.
  package var makesRows: Bool {
    state.rows == .scroller || name == "ForEach" && state.rows == .around
  }

  /// Where an expression is written.
  package func place(of expression: Expression) -> PlacePath { interpreter.path(of: expression) }

  /// Whether an availability holds on 26 only, by a check in the view's own file: what its callers check can
  /// differ from use to use.
  package func isModernHere(_ availability: Availability) -> Bool {
    availability.isModern && node.entry.tree.contains("available")
  }

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
    interpreter.values(of: expression).contains {
      !$0.isUnknown && Vocabulary.isGradient($0.expression)
    }
  }

  /// The first colour of the gradient that a modifier is given, with the range of the gradient.
  package func firstColor(of modifier: Modifier) -> (range: Site, text: String)? {
    let call = modifier.expression
    guard let first = call.tree.arguments(of: call.node).first else { return nil }
    return firstColor(in: call.sibling(first.value))
  }

  /// The first colour of a gradient that is written in place: `color.gradient`, `colors: [color, …]`.
  package func firstColor(in gradient: Expression) -> (range: Site, text: String)? {
    let tree = gradient.tree
    guard let site = interpreter.path(of: gradient).first else { return nil }
    if tree.kind(gradient.node) == .member, tree.name(gradient.node) == "gradient",
      let color = tree.firstChild(gradient.node), interpreter.isColor(gradient.sibling(color))
    {
      return (site, tree.text(tree.range(color)))
    }
    guard tree.kind(gradient.node) == .call,
      let colors = tree.arguments(of: gradient.node).first(where: { $0.label == "colors" }),
      tree.kind(colors.value) == .array, let color = tree.firstChild(colors.value)
    else { return nil }
    return (site, tree.text(tree.range(color)))
  }

  // MARK: Toolbars

  /// The item in whose content a modifier of the view is written; nil where it is written elsewhere, or under a check
  /// of the system, which what is outside of it would not have.
  package func enclosingItem(of modifier: Modifier) -> EnclosingItem? {
    guard let path = toolbarItem.path, path.owner == node.entry.id, let site = path.first,
      let inner = modifier.path.first
    else { return nil }
    let tree = node.entry.tree
    let around = tree.nodes(around: inner.name)
    guard let item = tree.call(named: site.name, among: around) else { return nil }
    let closures = tree.arguments(of: item).filter { tree.kind($0.value) == .closure }
    guard closures.count == 1 else { return nil }
    let between = around.drop { $0 != item }
    let isChecked = between.contains { node in
      tree.kind(node) == .ifConfig || tree.kind(node) == .postfixIfConfig
        || tree.child(node, .conditions).flatMap { tree.child($0, .availability) } != nil
    }
    if isChecked { return nil }
    let isConditional = between.contains {
      tree.kind($0) == .ifExpr || tree.kind($0) == .switchExpr || tree.kind($0) == .ternary
    }
    let statements = tree.children(closures[0].value).filter { tree.kind($0) != .closureSignature }
    return EnclosingItem(
      range: tree.range(item), isAlone: statements.count == 1 && !isConditional)
  }

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
    case .slot: return interpreter.isSelfOfView(node)
    case .group, .alternatives, .inert, .placeholder, .unknown: return false
    }
  }
}

/// A toolbar item around a view.
package struct EnclosingItem {
  /// The bytes of its call, without modifiers.
  package let range: ByteRange
  /// Whether the view is all that it holds.
  package let isAlone: Bool
}

extension Outer {
  /// The place, also where it is known only to the user of the declaration.
  package var knownOrInherited: PlacePath? { path }

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

  /// Gradients, materials and image paints as implicit members.
  static let gradientMembers = materials.union([
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
    "image",
  ])
}

extension Interpreter {
  /// Whether what `.gradient` is asked of is a colour: it is written as one, or nothing of the project has a gradient.
  fileprivate func isColor(_ base: Expression) -> Bool {
    let tree = base.tree
    var head = Chain(base.node, in: tree).base
    if tree.kind(head) == .call, let callee = tree.firstChild(head) { head = callee }
    let isWritten =
      tree.kind(head) == .implicitMember
      || tree.kind(head) == .identifier && tree.name(head) == "Color"
    return isWritten || !index.declaresMember("gradient")
  }

  /// Whether a view is the `self` of a function that views are extended by, while nobody uses that.
  func isSelfOfView(_ node: ViewNode) -> Bool {
    guard node.entry.selfView === placeholder, let declaration = node.entry.declaration,
      index.declarations[declaration].owner == .view
    else { return false }
    return children(of: node).flatMap(\.views).allSatisfy { $0 === placeholder }
  }

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

extension ViewSite {
  /// The bytes of the whole expression that makes the view.
  package var extent: ByteRange {
    guard let expression = node.expression else { return node.site.range }
    return expression.tree.range(expression.node)
  }
}
