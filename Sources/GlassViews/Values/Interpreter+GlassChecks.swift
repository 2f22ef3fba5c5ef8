import GlassProject
import GlassSyntax

/// Values that say whether glass is seen: those of the project that stand for an availability check, as
/// `static let hasGlass: Bool = { if #available … }()`, and the setting that takes its look away, Reduce Transparency.
extension Interpreter {
  /// What an expression is on the two sides of the arrival of glass; nil where that is not known.
  struct GlassCheck {
    var modern: Bool?
    var legacy: Bool?

    /// Whether the sides differ: the expression says something about availability.
    var isCheck: Bool { modern != legacy }

    /// Whether the release decides it, not a setting.
    var isOfReleases: Bool { legacy != nil }

    /// Where the code runs if the expression is true.
    var held: Availability { legacy == false ? .modern : modern == false ? .legacy : .any }

    /// Where it runs else.
    var failed: Availability { modern == true ? .legacy : legacy == true ? .modern : .any }
  }

  /// The availability check that a condition stands for, through the project's own names; nil where it is none.
  func glassCheck(_ expression: Expression) -> GlassCheck? {
    let check = GlassCheck(
      modern: isTrue(expression, on: .modern, steps: 0),
      legacy: isTrue(expression, on: .legacy, steps: 0))
    return check.isCheck ? check : nil
  }

  /// Whether an expression is true on one side, where nothing but availability and literals decide.
  private func isTrue(
    _ expression: Expression, on side: Availability.Side, steps: Int
  ) -> Bool? {
    guard steps < 8 else { return nil }
    let tree = expression.tree
    let here = expression.sibling(tree.unwrapped(expression.node))
    switch tree.kind(here.node) {
    case .literal: return tree.boolean(here.node)
    case .prefixOperator where tree.token(tree[here.node].token, is: "!"):
      return tree.firstChild(here.node)
        .flatMap { isTrue(here.sibling($0), on: side, steps: steps) }.map { !$0 }
    case .sequence: return isTrue(sequence: here, on: side, steps: steps)
    case .ifExpr: return result(of: [here.node], in: here, on: side, steps: steps)
    case .codeBlock:
      return result(of: Array(tree.children(here.node))[...], in: here, on: side, steps: steps)
    case .identifier, .member: return isTrue(name: here, on: side, steps: steps)
    case .call: return isTrue(call: here, on: side, steps: steps)
    default: return nil
    }
  }

  private func isTrue(
    sequence: Expression, on side: Availability.Side, steps: Int
  ) -> Bool? {
    let tree = sequence.tree
    let parts = Array(tree.children(sequence.node))
    let operators = parts.filter { tree.kind($0) == .infixOperator }
    func all(_ text: StaticString) -> Bool {
      operators.allSatisfy { tree.token(tree[$0].token, is: text) }
    }
    guard !operators.isEmpty, all("&&") || all("||") else { return nil }
    // What decides an `&&` is false, what decides an `||` is true.
    let deciding = all("||")
    let values = parts.filter { tree.kind($0) != .infixOperator }
      .map { isTrue(sequence.sibling($0), on: side, steps: steps) }
    if values.contains(deciding) { return deciding }
    return values.contains { $0 == nil } ? nil : !deciding
  }

  /// `isGlassy()`, and `{ … }()`.
  private func isTrue(call: Expression, on side: Availability.Side, steps: Int) -> Bool? {
    let tree = call.tree
    guard let callee = tree.firstChild(call.node), tree.arguments(of: call.node).isEmpty else {
      return nil
    }
    guard tree.kind(callee) == .closure else {
      return isTrue(name: call.sibling(callee), on: side, steps: steps)
    }
    let statements = tree.children(callee).filter { tree.kind($0) != .closureSignature }
    return result(of: statements[...], in: call, on: side, steps: steps)
  }

  private func isTrue(name: Expression, on side: Availability.Side, steps: Int) -> Bool? {
    if name.tree.kind(name.node) == .member, let last = name.tree.name(name.node),
      Name.reducesTransparency.contains(last), case .unknown = checkMeaning(of: name)
    {
      return side == .modern ? false : nil
    }
    switch checkMeaning(of: name) {
    case .local(.expression(let value)), .parameter(.expression(let value), _):
      return isTrue(value, on: side, steps: steps + 1)
    case .property(let declarations, _), .function(let declarations, _):
      guard let declaration = declarations.first, declarations.count == 1,
        let check = glassCheck(of: declaration, steps: steps + 1)
      else { return nil }
      return side == .modern ? check.modern : check.legacy
    default: return nil
    }
  }

  /// What a name in a condition means: also a member of a type, or of a value of it as in `UIDevice.current.hasGlass`,
  /// and a global behind the name of its module.
  private func checkMeaning(of name: Expression) -> Meaning {
    let tree = name.tree
    guard let last = tree.name(name.node) else { return .unknown }
    guard tree.kind(name.node) == .member else { return meaning(of: last, in: name) }
    var base = tree.firstChild(name.node)
    if let base, tree.name(base) == .selfKeyword { return memberMeaning(of: last, in: name) }
    while let inner = base, tree.kind(inner) == .member { base = tree.firstChild(inner) }
    guard let base, tree.kind(base) == .identifier, let owner = tree.name(base),
      tree.isCapitalized(token: tree[base].token)
    else { return .unknown }
    var found: [DeclarationID]
    if let type = type(named: owner, in: name.entry) {
      found = index.members(named: last, of: type)
    } else {
      found = index.members(named: last, ofForeign: owner) ?? index.globals(named: last)
    }
    found = found.filter {
      index.declarations[$0].kind == .property || index.declarations[$0].kind == .function
    }
    return found.isEmpty ? .unknown : .property(found, nil)
  }

  /// The check that a constant, a computed property or a function without parameters stands for.
  private func glassCheck(of declaration: DeclarationID, steps: Int) -> GlassCheck? {
    if let known = glassChecks[declaration] { return known }
    glassChecks[declaration] = .some(nil)
    if environmentKey(of: declaration) == .reduceTransparency {
      let check = GlassCheck(modern: false, legacy: nil)
      glassChecks[declaration] = check
      return check
    }
    let owner = index.declarations[declaration]
    let tree = index.trees[owner.file]
    var source: NodeID?
    if owner.kind == .function {
      source = tree.child(owner.node, .codeBlock)
    } else if let accessors = tree.child(owner.node, .accessorBlock) {
      source = getter(accessors, in: tree)
    } else if owner.flags.contains(.isLet) {
      source = tree.child(owner.node, .initializer).flatMap(tree.firstChild)
    }
    guard let source else { return nil }
    let scope = Expression(
      source,
      in: entry(
        declaration: declaration, node: owner.node, file: owner.file, instance: nil, from: nil), nil
    )
    let check = GlassCheck(
      modern: isTrue(scope, on: .modern, steps: steps),
      legacy: isTrue(scope, on: .legacy, steps: steps))
    let result = check.isCheck ? check : nil
    glassChecks[declaration] = .some(result)
    return result
  }

  // MARK: Statements

  /// What statements result in on one side.
  private func result(
    of statements: ArraySlice<NodeID>, in scope: Expression, on side: Availability.Side, steps: Int
  ) -> Bool? {
    let tree = scope.tree
    guard steps < 8, let first = statements.first else { return nil }
    let rest = statements.dropFirst()
    switch tree.kind(first) {
    case .returnStmt:
      return tree.firstChild(first).flatMap {
        isTrue(scope.sibling($0), on: side, steps: steps + 1)
      }
    case .ifExpr:
      let parts = tree.children(first).filter { tree.kind($0) != .conditions }
      guard let block = parts.first else { return nil }
      let then = Array(tree.children(block)) + rest
      var otherwise = Array(rest)
      if parts.count > 1 {
        let isIf = tree.kind(parts[1]) == .ifExpr
        otherwise = (isIf ? [parts[1]] : Array(tree.children(parts[1]))) + rest
      }
      return choice(
        conditions(of: first, in: scope, on: side, steps: steps), then[...], otherwise[...], scope,
        side, steps)
    case .guardStmt:
      let block = tree.child(first, .codeBlock).map { Array(tree.children($0)) } ?? []
      return choice(
        conditions(of: first, in: scope, on: side, steps: steps), rest, block[...], scope, side,
        steps)
    case .ifConfig:
      let results = tree.clauses(ofIfConfig: first).filter { !$0.availability.isLegacy }.map {
        clause in
        let inner = tree.children(clause.clause).filter { tree.kind($0) != .ifConfigCondition }
        return result(of: (inner + rest)[...], in: scope, on: side, steps: steps + 1)
      }
      guard let result = results.first else { return nil }
      return results.allSatisfy { $0 == result } ? result : nil
    default:
      return rest.isEmpty ? isTrue(scope.sibling(first), on: side, steps: steps + 1) : nil
    }
  }

  private func choice(
    _ condition: Bool?, _ then: ArraySlice<NodeID>, _ otherwise: ArraySlice<NodeID>,
    _ scope: Expression, _ side: Availability.Side, _ steps: Int
  ) -> Bool? {
    func result(_ statements: ArraySlice<NodeID>) -> Bool? {
      self.result(of: statements, in: scope, on: side, steps: steps + 1)
    }
    guard let condition else {
      let (first, second) = (result(then), result(otherwise))
      return first == second ? first : nil
    }
    return result(condition ? then : otherwise)
  }

  /// Whether the conditions of an `if` or `guard` hold on one side.
  private func conditions(
    of node: NodeID, in scope: Expression, on side: Availability.Side, steps: Int
  ) -> Bool? {
    let tree = scope.tree
    guard let conditions = tree.child(node, .conditions) else { return nil }
    var result: Bool? = true
    for part in tree.children(conditions) {
      let value: Bool?
      if tree.kind(part) == .availability {
        let (held, failed) = tree.availability(ofCondition: part)
        value = held.side == side ? true : failed.side == side ? false : nil
      } else {
        value = isTrue(scope.sibling(part), on: side, steps: steps + 1)
      }
      if value == false { return false }
      if value == nil { result = nil }
    }
    return result
  }
}

extension Name {
  /// What UIKit and AppKit call the setting Reduce Transparency.
  fileprivate static let reducesTransparency: Set<Name> = [
    "isReduceTransparencyEnabled", "accessibilityDisplayShouldReduceTransparency",
  ]
}
