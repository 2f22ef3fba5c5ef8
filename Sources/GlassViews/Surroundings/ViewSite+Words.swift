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

  /// Whether the view puts the views in it side by side.
  package var isRow: Bool { isLayout && interpreter.isRow(node) }

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
    case .slot, .group, .alternatives, .inert, .placeholder, .unknown: return false
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
}

extension Interpreter {
  /// Whether a layout puts its views side by side, not below or over each other.
  func isRow(_ layout: ViewNode) -> Bool {
    layout.name.map { !Vocabulary.stackingLayouts.contains($0) } ?? false
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
