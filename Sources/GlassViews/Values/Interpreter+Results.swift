import GlassProject
import GlassSyntax

/// What functions, blocks and branches result in.
extension Interpreter {
  /// A project function's values are those it returns; any other call is a value of its own.
  func values(ofCall expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard var callee = tree.firstChild(expression.node) else { return [unknownValue(expression)] }
    if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
    guard case .function(let candidates, let instance)? = function(calledAt: callee, expression),
      let call = matchingCall(candidates, expression)
    else { return [value(expression)] }
    let function = index.declarations[call.declaration]
    guard let block = index.trees[function.file].child(function.node, .codeBlock) else {
      return [unknownValue(expression)]
    }
    let entry = enter(call, instance: instance, from: expression.entry)
    guard !entry.isRecursive else { return [unknownValue(expression)] }
    return values(of: Expression(block, in: entry, nil), steps: steps).map { value in
      guard value.path.owner == entry.id, let parameter = value.path.parameter else {
        return value.told(by: expression.entry.id, insteadOf: entry)
      }
      return value.with(call.places[parameter] ?? path(of: expression))
    }
  }

  /// The functions that a call can mean: by their name alone, of `self`, of a type or of a value of one.
  private func function(calledAt callee: NodeID, _ call: Expression) -> Meaning? {
    let tree = call.tree
    guard let name = tree.name(callee) else { return nil }
    if tree.kind(callee) == .identifier { return meaning(of: name, in: call) }
    guard tree.kind(callee) == .member, let base = tree.firstChild(callee) else { return nil }
    if tree.kind(base) == .identifier, tree.name(base) == .selfKeyword {
      return memberMeaning(of: name, in: call)
    }
    let isType =
      (tree.kind(base) == .identifier || tree.kind(base) == .member)
      && tree.isCapitalized(token: tree[base].token)
    let owner =
      isType
      ? tree.name(base).flatMap { type(named: $0, in: call.entry) }
      : projectType(of: call.sibling(base))
    guard let owner else { return nil }
    let functions = index.members(named: name, of: owner).filter {
      let function = index.declarations[$0]
      return function.kind == .function && function.flags.contains(.isStatic) == isType
        && returnsPlainValue($0)
    }
    guard !functions.isEmpty else { return nil }
    let own =
      isType ? nil : instance(of: owner, binding: [.selfKeyword: passed(call.sibling(base))])
    return .function(functions, own)
  }

  /// Whether a function's result is a string or a style: what a view is given, not what decides about it.
  func returnsPlainValue(_ declaration: DeclarationID) -> Bool {
    let function = index.declarations[declaration]
    let tree = index.trees[function.file]
    guard var type = tree.child(function.node, .returnType).flatMap(tree.firstChild) else {
      return false
    }
    while tree.kind(type) == .optionalType || tree.kind(type) == .prefixedType {
      type = tree.firstChild(type) ?? type
    }
    guard let name = tree.name(type) else { return false }
    return name == "String" || Vocabulary.isStyleType(name)
  }

  /// The expressions that a block, `if` or `switch` can result in.
  func results(of expression: Expression) -> [Expression] {
    let (tree, entry) = (expression.tree, expression.entry)
    switch tree.kind(expression.node) {
    case .switchExpr:
      return cases(ofSwitch: expression).flatMap { node in
        tree.child(node, .codeBlock).map { results(of: expression.sibling($0)) } ?? []
      }
    case .ifExpr:
      let condition = condition(of: expression.node, in: entry, expression.locals)
      let parts = tree.children(expression.node).filter { tree.kind($0) != .conditions }
      var found: [Expression] = []
      if condition.value != false, !condition.held.isLegacy, let block = parts.first {
        found += results(of: Expression(block, in: entry, condition.locals))
      }
      if condition.value != true, !condition.failed.isLegacy, parts.count > 1 {
        found += results(of: expression.sibling(parts[1]))
      }
      return found
    case .codeBlock: return results(ofBlock: expression)
    default: return [expression]
    }
  }

  private func results(ofBlock expression: Expression) -> [Expression] {
    let (tree, entry) = (expression.tree, expression.entry)
    var locals = expression.locals
    var found: [Expression] = []
    let statements = Array(tree.children(expression.node))
    for statement in statements {
      switch tree.kind(statement) {
      case .variableDecl: locals = bind(variables: statement, in: entry, locals)
      case .returnStmt:
        if let value = tree.firstChild(statement) {
          found.append(Expression(value, in: entry, locals))
        }
        return found
      case .ifExpr:
        found += results(of: Expression(statement, in: entry, locals))
        if isFinal(statement, in: entry, locals) { return found }
      case .switchExpr: found += results(of: Expression(statement, in: entry, locals))
      case .guardStmt:
        if let block = tree.child(statement, .codeBlock),
          !condition(of: statement, in: entry, locals).failed.isLegacy
        {
          found += results(of: Expression(block, in: entry, locals))
        }
      default:
        if statements.count == 1 { found.append(Expression(statement, in: entry, locals)) }
      }
    }
    return found
  }

  /// Whether nothing behind an `if` runs where there is glass: it returns, and holds there.
  private func isFinal(_ node: NodeID, in entry: Entry, _ locals: Locals?) -> Bool {
    let tree = entry.tree
    let parts = tree.children(node).filter { tree.kind($0) != .conditions }
    guard parts.count == 1, endsInReturn(parts[0], in: tree) else { return false }
    let condition = condition(of: node, in: entry, locals)
    return condition.value == true || condition.failed.isLegacy
  }
}
