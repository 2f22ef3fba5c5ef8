import GlassSyntax

/// What could show nothing while the glass around it stays.
extension ViewSite {
  /// What makes content that stands alone in its surroundings vanish: an `if` without `else`, or a modifier.
  package func vanishing(_ content: [Shown]) -> Vanishing? {
    guard content.count == 1 else { return nil }
    switch content[0] {
    case .choice(let choice):
      guard !choice.isSetAround else { return nil }
      let arms = possibleArms(of: choice)
      let empty = arms.count { $0.isEmptyToSee }
      return empty > 0 && empty < arms.count
        ? Vanishing(path: choice.path, isFaded: false, choice: choice.node) : nil
    case .view(let view):
      if let modifier = hiding(view) {
        return Vanishing(path: modifier.path, isFaded: modifier.name == "opacity", choice: nil)
      }
      guard let name = view.name, Self.stacks.contains(name), !draws(view) else { return nil }
      return vanishing(shown(in: view))
    }
  }

  /// The arms of a choice that can come about. The placement of an accessory is optional and open to further
  /// cases; an accessory that is shown is in line or expanded.
  private func possibleArms(of choice: ShownChoice) -> [[Shown]] {
    let placements: Set<Name> = ["inline", "expanded"]
    guard Set(choice.cases.joined()).isSuperset(of: placements), let condition = choice.condition,
      interpreter.reads(environment: .accessoryPlacement, in: condition)
    else { return choice.arms }
    return choice.arms.indices.filter { !choice.cases[$0].isDisjoint(with: placements) }
      .map { choice.arms[$0] }
  }

  private static let stacks: Set<Name> = ["HStack", "VStack", "ZStack"]

  /// The modifier that hides a view, always or at times, where nothing is drawn over or under it.
  private func hiding(_ view: ShownView) -> Modifier? {
    guard !draws(view) else { return nil }
    return view.modifiers.first { modifier in
      guard !modifier.path.tests.contains(where: \.isEnvironment) else { return false }
      switch modifier.name {
      case "hidden": return true
      case "opacity":
        return values(ofFirstArgumentOf: modifier).contains { value in
          let text = value.expression.tree.text(value.expression.tree.range(value.expression.node))
          return !value.isUnknown && (text == "0" || text == "0.0")
        }
      default: return false
      }
    }
  }

  private func draws(_ view: ShownView) -> Bool {
    view.modifiers.contains { $0.name == "overlay" || $0.name == "background" }
  }

  /// The parts of an item whose only statement is an `if`, for moving the `if` around the item.
  package var loneCondition: LoneCondition? {
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return nil }
    let tree = call.tree
    let arguments = tree.arguments(of: call.node)
    guard let closure = arguments.last?.value, tree.kind(closure) == .closure,
      arguments.count(where: \.isTrailing) == 1, !arguments.contains(where: { $0.label == "id" }),
      let condition = tree.firstChild(closure), tree.kind(condition) == .ifExpr,
      tree[condition].nextSibling < 0
    else { return nil }
    let parts = tree.children(condition).filter { tree.kind($0) != .conditions }
    guard parts.count == 1, isBuilt(call.node, in: tree),
      let end = endOfChain(around: call.node, in: tree)
    else { return nil }
    let (item, inner) = (tree.range(call.node), tree.range(condition))
    let block = tree.range(parts[0])
    let result = LoneCondition(
      itemHeader: ByteRange(item.start, tree.range(closure).start + 1),
      header: ByteRange(inner.start, block.start + 1), end: block.end,
      suffix: ByteRange(item.end, end))
    let isCommented = tree.comments.contains { comment in
      let start = comment.range.start
      return start >= item.start && start < result.header.end
        || start >= block.end && start < end
    }
    return isCommented ? nil : result
  }

  /// Whether an item stands in a builder of toolbar content, where it can stand in an `if` as well: in the closure of
  /// a toolbar, or in a declaration that says it is one.
  private func isBuilt(_ item: NodeID, in tree: SyntaxTree) -> Bool {
    let (calls, declaration) = tree.builders(around: item)
    for call in calls {
      guard let callee = tree.firstChild(call), let name = tree.name(callee) else { return false }
      if tree.kind(callee) == .member, name == "toolbar" { return true }
      guard tree.kind(callee) == .identifier, name == "Group" || name == "ForEach" else {
        // `toolbar` of a `self` that is not written.
        return tree.kind(callee) == .identifier && name == "toolbar"
      }
    }
    guard let declaration else { return false }
    let isMarked = tree.children(declaration).contains {
      tree.kind($0) == .attribute && tree.name($0) == "ToolbarContentBuilder"
    }
    return isMarked || isBody(declaration, in: tree)
  }

  /// `var body: some ToolbarContent`
  private func isBody(_ declaration: NodeID, in tree: SyntaxTree) -> Bool {
    guard let binding = tree.child(declaration, .binding), let pattern = tree.firstChild(binding),
      tree.name(pattern) == "body",
      let type = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild),
      tree.kind(type) == .prefixedType, let name = tree.firstChild(type).flatMap(tree.name)
    else { return false }
    return Name.toolbarProtocols.contains(name)
  }

  /// The end of the modifiers that hang on a call; nil where an `#if` stands among them.
  private func endOfChain(around call: NodeID, in tree: SyntaxTree) -> Int? {
    let start = tree.range(call).start
    var end = tree.range(call).end
    for number in tree.nodes.indices {
      let node = NodeID(number)
      let kind = tree.kind(node)
      guard kind == .call || kind == .member || kind == .postfixIfConfig,
        tree.range(node).start == start, tree.range(node).end > end
      else { continue }
      let chain = Chain(node, in: tree)
      guard chain.base == call else { continue }
      for link in chain.links {
        if case .call = link { continue }
        return nil
      }
      end = tree.range(node).end
    }
    return end
  }
}

/// What makes content vanish at times.
package struct Vanishing {
  package let path: PlacePath
  /// Whether the content stays and is only faded out.
  package let isFaded: Bool
  /// The choice that can show nothing, where it is one.
  let choice: ViewNode?
}

/// `Item { if condition { … } }` and the modifiers behind it, taken apart.
package struct LoneCondition {
  /// From the item's name to its opening brace.
  package let itemHeader: ByteRange
  /// From `if` to its opening brace.
  package let header: ByteRange
  /// The end of the closing brace of the `if`, in bytes.
  package let end: Int
  /// The modifiers of the item.
  package let suffix: ByteRange
}
