import GlassSyntax

/// What gestures wait for.
extension Interpreter {
  /// Whether a modifier makes a view react to taps or long presses.
  package func isTap(_ modifier: Modifier) -> Bool {
    switch modifier.name {
    case "onTapGesture", "onLongPressGesture": return !isEmptyAction(modifier.expression)
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      return recognizes(Vocabulary.tapGestures, modifier.expression)
        && !recognizes(Vocabulary.dragGestures, modifier.expression)
    default: return false
    }
  }

  /// Whether a modifier lets a view be dragged.
  package func isDrag(_ modifier: Modifier) -> Bool {
    switch modifier.name {
    case "draggable", "onDrag": return true
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      return recognizes(Vocabulary.dragGestures, modifier.expression)
        && !isSwipe(modifier.expression)
    default: return false
    }
  }

  /// `DragGesture().onEnded { }` alone: nothing follows the finger.
  private func isSwipe(_ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else { return false }
    return values(of: call.sibling(first.value)).allSatisfy { value in
      guard !value.isUnknown else { return false }
      var isEnded = false
      var isFollowed = false
      for link in Chain(value.expression.node, in: value.expression.tree).links {
        guard case .call(let token, _) = link else { continue }
        switch value.expression.tree.name(token: token) {
        case "onEnded": isEnded = true
        case "onChanged", "updating": isFollowed = true
        default: break
        }
      }
      return isEnded && !isFollowed
    }
  }

  /// `onTapGesture { }` does nothing but keep taps from what lies below.
  private func isEmptyAction(_ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call,
      let action = call.tree.arguments(of: call.node).last,
      call.tree.kind(action.value) == .closure
    else { return false }
    return call.tree.children(action.value).allSatisfy {
      call.tree.kind($0) == .closureSignature
    }
  }

  /// Whether the first argument of a modifier is certainly made of one of these gestures.
  private func recognizes(_ gestures: Set<Name>, _ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first, !first.isTrailing
    else { return false }
    return values(of: call.sibling(first.value)).allSatisfy { value in
      !value.isUnknown && mentions(gestures, value.expression.node, value.expression.tree)
    }
  }

  private func mentions(_ gestures: Set<Name>, _ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .closure: return false
    case .call:
      if let callee = tree.firstChild(node), tree.kind(callee) == .identifier,
        let name = tree.name(callee)
      {
        return gestures.contains(name) && !isPress(node, tree)
      }
    default: break
    }
    return tree.children(node).contains { mentions(gestures, $0, tree) }
  }

  /// `DragGesture(minimumDistance: 0)` is how a touch is noticed that need not move.
  private func isPress(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.arguments(of: call).contains { argument in
      guard argument.label == "minimumDistance" else { return false }
      let text = tree.text(tree.range(argument.value))
      return text == "0" || text == "0.0" || text == ".zero"
    }
  }
}

extension Modifier {
  /// Whether it recognises a gesture together with those that the view has already.
  package var isSimultaneous: Bool { name == "simultaneousGesture" }
}

extension ViewSite {
  /// What lets the view itself be dragged.
  package var drag: Modifier? { modifiers.first { interpreter.isDrag($0) } }

  /// What makes the view itself react to taps or long presses.
  package var tap: Modifier? { modifiers.first { interpreter.isTap($0) } }

  /// What lets the views in it be moved among each other, where it is a ForEach or a List.
  package var reordering: PlacePath? {
    guard name == "ForEach" || name == "List" else { return nil }
    if let move = modifiers.first(where: { Vocabulary.reorderings.contains($0.name) }) {
      return move.path
    }
    return interpreter.hasMoveAction(node) ? node.path : nil
  }
}

extension Interpreter {
  /// `ForEach($items, editActions: .move)`
  fileprivate func hasMoveAction(_ node: ViewNode) -> Bool {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let actions = call.tree.arguments(of: call.node).first(where: { $0.label == "editActions" })
    else { return false }
    return values(of: call.sibling(actions.value)).allSatisfy { value in
      let name = value.expression.tree.name(value.expression.node)
      return !value.isUnknown && (name == "move" || name == "all")
    }
  }
}

extension Vocabulary {
  fileprivate static let tapGestures: Set<Name> = [
    "TapGesture", "SpatialTapGesture", "LongPressGesture",
  ]
  fileprivate static let dragGestures: Set<Name> = ["DragGesture"]
  fileprivate static let reorderings: Set<Name> = ["onMove", "reorderable"]
}
