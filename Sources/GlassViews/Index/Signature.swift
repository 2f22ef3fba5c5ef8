import GlassSyntax

/// The parameters of a function or initialiser, as calls match them.
package struct Signature: Sendable {
  package struct Parameter: Sendable {
    /// The label that calls write; nil for `_`.
    package var label: Name?
    /// The name inside the body.
    package var name: Name
    package var node: NodeID
    package var defaultValue: NodeID?
    package var isVariadic: Bool
    /// Whether its type is a function, so that a trailing closure can be given for it.
    package var takesClosure: Bool
    package var isViewBuilder: Bool
    var type: NodeID?
    /// What the body can make of an argument.
    var use = ArgumentUse.anything
  }

  package var parameters: [Parameter]

  /// Reads the parameters that stand among a node's children.
  package init(of node: NodeID, in tree: SyntaxTree) {
    parameters = tree.children(node).lazy
      .filter { tree.kind($0) == .parameter }
      .map { Parameter(node: $0, in: tree) }
  }

  package init(parameters: [Parameter]) { self.parameters = parameters }

  /// Matches the arguments of a call as Swift does: labels in order, defaults skipped, the first trailing
  /// closure scanning forward. Returns for each argument the number of its parameter, or nil where the
  /// call does not fit.
  package func match(_ arguments: [CallArgument]) -> [Int]? {
    var result: [Int] = []
    var next = 0
    for (number, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        let following = arguments[(number + 1)...].first?.label
        guard let found = trailingParameter(from: next, before: following) else { return nil }
        result.append(found)
        next = found + 1
        continue
      }
      if let last = result.last, parameters[last].isVariadic, argument.label == nil,
        !argument.isTrailing
      {
        result.append(last)
        continue
      }
      guard let found = parameter(for: argument, from: next) else { return nil }
      result.append(found)
      next = found + 1
    }
    for index in next..<max(next, parameters.count) where !canBeLeftOut(index) { return nil }
    return result
  }

  private func parameter(for argument: CallArgument, from start: Int) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == argument.label { return index }
      guard canBeLeftOut(index) else { return nil }
      index += 1
    }
    return nil
  }

  /// The forward scan of SE-0286: the first parameter that takes a closure, but for those that can be left out
  /// while a later one needs an argument, as far as the next trailing closure's label leaves room.
  private func trailingParameter(from start: Int, before following: Name?) -> Int? {
    guard start < parameters.count else { return nil }
    var end = parameters.count
    if let following {
      guard let next = parameters[start...].firstIndex(where: { $0.label == following }) else {
        return nil
      }
      end = next
    }
    let candidates = (start..<end).filter { parameters[$0].takesClosure }
    // A type of another name can be a closure's too.
    guard !candidates.isEmpty else { return end - start == 1 ? start : nil }
    return candidates.first { candidate in
      !canBeLeftOut(candidate) || (candidate + 1..<end).allSatisfy(canBeLeftOut)
    } ?? (start..<end).first { !canBeLeftOut($0) }
  }

  private func canBeLeftOut(_ index: Int) -> Bool {
    parameters[index].defaultValue != nil || parameters[index].isVariadic
  }
}

extension Signature.Parameter {
  fileprivate init(node: NodeID, in tree: SyntaxTree) {
    let parameter = tree[node]
    let hasLabel = parameter.detail != 0 && !tree.token(parameter.detail, is: "_")
    label = hasLabel ? tree.name(token: parameter.detail) : nil
    name = tree.name(token: parameter.token)
    self.node = node
    defaultValue = tree.child(node, .defaultValue).flatMap(tree.firstChild)
    isVariadic = parameter.flags.contains(.isVariadic)
    type = tree.children(node).first { tree.kind($0).isType }
    takesClosure = type.map { tree.isFunctionType($0) } ?? false
    isViewBuilder =
      tree.children(node).contains { tree.isViewBuilder(attribute: $0) }
      || type.map { type in tree.children(type).contains { tree.isViewBuilder(attribute: $0) } }
        ?? false
  }
}

/// One argument of a call, trailing closures included.
package struct CallArgument: Sendable {
  package var label: Name?
  /// The argument's expression.
  package var value: NodeID
  package var isTrailing: Bool
}

extension SyntaxTree {
  /// The arguments of a `call`, `subscript`, `attribute` or `macroExpansion` node, in order.
  package func arguments(of call: NodeID) -> [CallArgument] {
    var result: [CallArgument] = []
    for child in children(call) {
      let isTrailing = kind(child) == .trailingClosure
      guard isTrailing || kind(child) == .argument, let value = firstChild(child) else { continue }
      result.append(
        CallArgument(label: name(child), value: value, isTrailing: isTrailing))
    }
    return result
  }

  /// Whether a type is a function type, seen through attributes, optionals and parentheses.
  func isFunctionType(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .functionType: return true
    case .attributedType, .optionalType, .prefixedType:
      return children(node).contains { kind($0).isType && isFunctionType($0) }
    case .tupleType:
      guard let only = firstChild(node), self[only].nextSibling < 0, let type = firstChild(only)
      else {
        return false
      }
      return isFunctionType(type)
    default: return false
    }
  }

  /// Whether an attribute is a result builder of views (`@ViewBuilder`, `@ToolbarContentBuilder`, …).
  func isViewBuilder(attribute node: NodeID) -> Bool {
    guard kind(node) == .attribute, let name = name(node) else { return false }
    return Name.viewBuilders.contains(name)
  }
}

extension SyntaxKind {
  /// Whether the node is a type.
  package var isType: Bool { rawValue >= SyntaxKind.namedType.rawValue }
}

extension Name {
  static let viewBuilders: Set<Name> = [
    "ViewBuilder", "ContentBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
    "TabContentBuilder", "TableColumnBuilder",
  ]
}
