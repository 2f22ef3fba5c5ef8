import GlassProject
import GlassSyntax

/// Identities of glass: what their arguments stand for, seen through wrappers and uses.
extension Interpreter {
  /// The value and the namespace of `.glassEffectID(_:in:)` and `.glassEffectUnion(id:namespace:)`, in the terms
  /// of the view; nil where they cannot be told.
  func identity(
    _ modifier: Modifier
  ) -> (value: GlassIdentity.Reference?, namespace: GlassIdentity.Reference?) {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return (nil, nil) }
    let arguments = call.tree.arguments(of: call.node)
    let isUnion = modifier.name == "glassEffectUnion"
    func argument(_ label: Name?) -> GlassIdentity.Reference? {
      arguments.first { $0.label == label }
        .flatMap { reference(call.sibling($0.value), through: modifier.uses[...]) }
    }
    return isUnion ? (argument("id"), argument("namespace")) : (argument(nil), argument("in"))
  }

  /// Whether `.glassEffectTransition(…)` is certain to ask for matched geometry.
  func isMatchedGeometry(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else { return false }
    let values = values(of: call.sibling(first.value))
    return values.allSatisfy { value in
      value.expression.tree.name(value.expression.node) == "matchedGeometry"
        || value.expression.tree.kind(value.expression.node) == .call
          && value.expression.tree.firstChild(value.expression.node)
            .flatMap(value.expression.tree.name) == "matchedGeometry"
    }
  }

  /// What an expression of a wrapper stands for where the outermost of the calls that lead to it is written.
  private func reference(
    _ expression: Expression, through uses: ArraySlice<Expression>
  ) -> GlassIdentity.Reference? {
    guard let reference = reference(to: expression) else { return nil }
    guard let use = uses.first else { return reference }
    guard case .constant = reference else {
      guard let argument = argument(for: reference, of: expression.entry, in: use) else {
        return nil
      }
      return self.reference(argument, through: uses.dropFirst())
    }
    return reference
  }

  /// What an expression stands for in the declaration that it is written in.
  private func reference(to expression: Expression, depth: Int = 0) -> GlassIdentity.Reference? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    if let name = ownName(node, in: tree) {
      let isMember = tree.kind(node) == .member
      let meaning =
        isMember
        ? memberMeaning(of: name, in: expression) : meaning(of: name, in: expression)
      switch meaning {
      case .local(.expression(let bound)) where depth < 8:
        return reference(to: bound, depth: depth + 1)
      case .parameter(_, let name):
        if !isMember, expression.entry.parameters[name] != nil { return .parameter(name) }
        return expression.entry.instance.map { .property(name, of: $0.type) }
      case .property(let declarations, let instance):
        if let constant = constant(expression) { return constant }
        guard declarations.count == 1, let instance else { return nil }
        return reference(toProperty: declarations[0], named: name, of: instance.type)
      default: return nil
      }
    }
    return constant(expression)
  }

  /// `name` and `self.name`.
  private func ownName(_ node: NodeID, in tree: SyntaxTree) -> Name? {
    switch tree.kind(node) {
    case .identifier: return tree.name(node)
    case .member:
      guard let base = tree.firstChild(node), tree.name(base) == .selfKeyword else { return nil }
      return tree.name(node)
    default: return nil
    }
  }

  private func reference(
    toProperty declaration: DeclarationID, named name: Name, of type: TypeID
  ) -> GlassIdentity.Reference? {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    guard tree.child(property.node, .accessorBlock) == nil else { return nil }
    let isOwn = tree.children(property.outerNode).contains { tree.kind($0) == .attribute }
    return isOwn ? .own(name, of: type, use: 0) : .property(name, of: type)
  }

  /// A literal or a member of a type, where that is all that an expression can be.
  private func constant(_ expression: Expression) -> GlassIdentity.Reference? {
    let values = values(of: expression)
    guard values.count == 1, let value = values.first, !value.isUnknown,
      value.comparable != nil, value.isNil == false
    else { return nil }
    return .constant(value.expression.tree.textHash(of: value.expression.node))
  }

  /// The argument that a call gives for what is a parameter or property inside.
  private func argument(
    for reference: GlassIdentity.Reference, of entry: Entry, in call: Expression
  ) -> Expression? {
    switch reference {
    case .constant: return nil
    case .parameter(let name):
      guard let declaration = entry.declaration, call.tree.kind(call.node) == .call else {
        return nil
      }
      return argument(name, signature(of: declaration), call)
    case .property(let name, let type), .own(let name, let type, _):
      guard let made = creation(of: type, in: call) else { return nil }
      let argument = made.tree.arguments(of: made.node).first { $0.label == name }
      return argument.map { made.sibling($0.value) }
    }
  }

  /// `Card(…)`, also in `.modifier(Card(…))`.
  private func creation(of type: TypeID, in call: Expression) -> Expression? {
    guard call.tree.kind(call.node) == .call else { return nil }
    if let callee = call.tree.firstChild(call.node), call.tree.name(callee) == .modifier,
      let first = call.tree.arguments(of: call.node).first
    {
      let values = values(of: call.sibling(first.value))
      guard values.count == 1, values[0].expression.tree.kind(values[0].expression.node) == .call
      else { return nil }
      return values[0].expression
    }
    return call
  }

  /// What a reference of a used declaration stands for where it is used; nil where that cannot be told.
  func lift(
    _ reference: GlassIdentity.Reference, through use: Use, at node: ViewNode
  ) -> GlassIdentity.Reference? {
    switch reference {
    case .constant: return reference
    case .parameter:
      guard let call = node.expression,
        let argument = argument(for: reference, of: use.entry, in: call)
      else { return nil }
      return self.reference(to: argument)
    case .property, .own:
      if use.keepsInstance { return reference }
      guard use.type != nil, let call = node.expression else { return nil }
      if let argument = argument(for: reference, of: use.entry, in: call) {
        return self.reference(to: argument)
      }
      guard case .own(let name, let type, let inner) = reference else { return nil }
      return .own(
        name, of: type,
        use: inner &* 31 ^ UInt64(node.site.name.start) << 20 ^ UInt64(node.site.file) + 1)
    }
  }
}
