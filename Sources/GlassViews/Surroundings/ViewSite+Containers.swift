import GlassSyntax

/// What rules ask of a glass container.
extension ViewSite {
  /// A number that is written as a literal.
  package struct Number {
    package let value: Double
    /// As it is written.
    package let text: String
    /// Where it is written, if that is in the argument itself.
    package let site: Site?
  }

  /// A stack with the distance that it keeps between its views.
  package struct Stack {
    package let path: PlacePath
    /// Nil where the stack leaves it to the system, or where it is not known.
    package let spacing: Number?
  }

  /// The container around the view.
  package var outerContainer: Outer { outers.container }

  /// The number that a labelled argument of the view has.
  package func number(_ label: Name) -> Number? { interpreter.number(label, of: node) }

  /// The stack that is all of the view's content, directly or through the project's own declarations.
  package var containedStack: Stack? {
    guard let stack = interpreter.onlyStack(in: node) else { return nil }
    // In a stack of a declaration of its own the path would be told in that one's terms.
    return Stack(path: stack.path, spacing: interpreter.number("spacing", of: stack))
  }

  /// Whether two glass surfaces stand next to each other in the stack that is the view's content, with nothing
  /// that keeps them apart.
  package var showsNeighboringGlass: Bool {
    guard siblings.count == 1, !siblings[0].isMoved else { return false }
    let near = siblings[0].glass.filter { $0.depth == 1 }
    return near.count > 1 || near.contains(where: \.isRepeated)
  }

  /// The siblings, by their numbers, that take all the room beside others: what is on both sides is apart.
  package var flexibleSiblings: Set<Int> {
    let shown = shown()
    guard shown.count == siblings.count else { return [] }
    return Set(
      shown.indices.filter { number in
        guard case .view(let view) = shown[number] else { return false }
        return isFlexible(view, depth: 0)
      })
  }

  /// The siblings in a row, by their numbers, whose glass stands in more room than it takes.
  package var spacedSiblings: Set<Int> {
    guard name == "HStack" else { return [] }
    let shown = shown()
    guard shown.count == siblings.count else { return [] }
    return Set(
      shown.indices.filter { number in
        guard case .view(let view) = shown[number],
          let glass = view.modifiers.lastIndex(where: { $0.name == "glassEffect" })
        else { return false }
        let inside = view.modifiers[..<glass]
        return !inside.contains(where: interpreter.takesAllWidth) && !grows(view, depth: 0)
          && view.modifiers[(glass + 1)...].contains(where: interpreter.takesAllWidth)
      })
  }

  private func isFlexible(_ view: ShownView, depth: Int) -> Bool {
    if view.modifiers.contains(where: interpreter.takesAllWidth) { return true }
    return grows(view, depth: depth)
  }

  /// Whether a view takes all the width that it is offered, whatever its modifiers say.
  private func grows(_ view: ShownView, depth: Int) -> Bool {
    if interpreter.isRepresentable(view.node) { return true }
    guard let name = view.name, depth < 4 else { return false }
    if Vocabulary.growingViews.contains(name) { return true }
    return Vocabulary.layouts.contains(name)
      && shown(in: view).views.contains { isFlexible($0, depth: depth + 1) }
  }

  /// Whether a ForEach runs over a part of a collection, which may be a single element.
  package var isOfPart: Bool {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let data = call.tree.arguments(of: call.node).first, !data.isTrailing
    else { return false }
    var found = false
    for link in Chain(data.value, in: call.tree).links {
      if case .call(let token, _) = link,
        Vocabulary.partsOfCollections.contains(call.tree.name(token: token))
      {
        found = true
      }
    }
    return found
  }

  /// Whether the view is known to show one glass surface and no more.
  package var showsOneGlass: Bool {
    summary.isKnown && summary.items.count == 1 && !summary.items[0].isRepeated
  }
}

extension Vocabulary {
  /// Views that take all the width that they are offered.
  fileprivate static let growingViews: Set<Name> = [
    "Spacer", "ScrollView", "List", "TextField", "TextEditor", "Slider", "GeometryReader", "Color",
    "Map", "Chart", "VideoPlayer", "WebView", "Canvas",
  ]

  /// Methods that return some of a collection's elements.
  fileprivate static let partsOfCollections: Set<Name> = [
    "filter", "prefix", "suffix", "compactMap", "dropFirst", "dropLast", "drop",
  ]
}

extension Interpreter {
  func number(_ label: Name, of node: ViewNode) -> ViewSite.Number? {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let argument = call.tree.arguments(of: call.node).first(where: { $0.label == label })
    else { return nil }
    let values = values(of: call.sibling(argument.value))
    guard values.count == 1, let value = values.first, !value.isUnknown else { return nil }
    let tree = value.expression.tree
    guard tree.kind(value.expression.node) == .literal else { return nil }
    let text = tree.text(tree.range(value.expression.node))
    guard let number = Double(text.filter { $0 != "_" }) else { return nil }
    let isInPlace = tree === call.tree && value.expression.node == argument.value
    return ViewSite.Number(
      value: number, text: text, site: isInPlace ? path(of: value.expression).first : nil)
  }

  /// The `HStack` or `VStack` that is all of a view's content; what a caller passes is not followed.
  func onlyStack(in node: ViewNode, depth: Int = 0) -> ViewNode? {
    let views: [ViewNode]
    switch node.kind {
    case .external where depth == 0: views = children(of: node).flatMap(\.views)
    case .external:
      guard let name = node.name else { return nil }
      if name == "HStack" || name == "VStack" { return node }
      guard name == "Group" || name == "AnyView" else { return nil }
      views = children(of: node).flatMap(\.views)
    case .use(let use): views = self.views(of: use.entry)
    case .group: views = children(of: node).flatMap(\.views)
    case .inert: views = [entered(node)]
    case .slot, .alternatives, .placeholder, .unknown: return nil
    }
    guard views.count == 1, depth < 8 else { return nil }
    return onlyStack(in: views[0], depth: depth + 1)
  }
}
