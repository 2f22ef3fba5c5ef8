import GlassProject
import GlassSyntax

/// Conditions: whether bound values decide them, and what they say about availability.
extension Interpreter {
  struct Condition {
    /// Whether it holds, where the bound values decide that.
    var value: Bool?
    var held = Availability.any
    var failed = Availability.any
    /// The names it binds.
    var locals: Locals?
    /// The names where it does not hold.
    var others: Locals?
  }

  /// Reads the conditions of an `if`, `guard` or `while`.
  func condition(of node: NodeID, in entry: Entry, _ locals: Locals?) -> Condition {
    var result = commonCondition(of: node, in: entry, locals)
    if result.value == nil, locals?.bindsElements == true {
      result.locals = narrowed(result.locals, by: node, holding: true, in: entry)
      result.others = narrowed(locals, by: node, holding: false, in: entry)
    }
    return result
  }

  /// Reads conditions for all elements of lists that are written out at once.
  func commonCondition(of node: NodeID, in entry: Entry, _ locals: Locals?) -> Condition {
    let tree = entry.tree
    var result = Condition(value: true, locals: locals, others: locals)
    guard let conditions = tree.child(node, .conditions) else {
      return Condition(locals: locals, others: locals)
    }
    var isOnlyAvailability = true
    var failed = Availability.any
    // What fails with Reduce Transparency may fail with other conditions as well.
    var failedAlone = Availability.any
    for part in tree.children(conditions) {
      if tree.kind(part) == .availability {
        let availability = tree.availability(ofCondition: part)
        result.held = result.held.refined(by: availability.held)
        failed = failed.refined(by: availability.failed)
        if result.value == true { result.value = nil }
        continue
      }
      if let check = glassCheck(Expression(part, in: entry, result.locals)) {
        result.held = result.held.refined(by: check.held)
        if check.isOfReleases {
          failed = failed.refined(by: check.failed)
        } else {
          failedAlone = failedAlone.refined(by: check.failed)
        }
        if result.value == true { result.value = nil }
        continue
      }
      let value = truth(ofCondition: part, in: entry, &result.locals)
      if value != true { isOnlyAvailability = false }
      if value == false {
        result.value = false
      } else if value == nil, result.value == true {
        result.value = nil
      }
    }
    // Where other conditions stand beside the check, the other side is still the one without glass.
    if isOnlyAvailability || failed.isLegacy { result.failed = failed.refined(by: failedAlone) }
    return result
  }

  private func truth(
    ofCondition node: NodeID, in entry: Entry, _ locals: inout Locals?
  ) -> Bool? {
    let tree = entry.tree
    switch tree.kind(node) {
    case .optionalBinding:
      guard let pattern = tree.firstChild(node) else { return nil }
      let value = tree.child(node, .initializer).flatMap(tree.firstChild)
      let name = boundNames(pattern, in: tree).first
      var subject: Bound = .unknown
      if let value {
        subject = .expression(Expression(value, in: entry, locals))
      } else if let name {
        subject = bound(name, in: entry, locals) ?? .unknown
      }
      let isNil = isNil(subject)
      for name in boundNames(pattern, in: tree) {
        locals = bind(name, to: .value(subject), in: locals)
      }
      return isNil.map { !$0 }
    case .patternMatch:
      guard let pattern = tree.firstChild(node) else { return nil }
      for name in boundNames(pattern, in: tree) {
        locals = bind(name, to: .value(.unknown), in: locals)
      }
      guard let value = tree.child(node, .initializer).flatMap(tree.firstChild) else { return nil }
      return matches(pattern, Expression(value, in: entry, locals))
    default: return truth(of: Expression(node, in: entry, locals))
    }
  }

  /// Whether an expression is true, where literals decide it.
  func truth(of expression: Expression) -> Bool? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    switch tree.kind(node) {
    case .prefixOperator where tree.token(tree[node].token, is: "!"):
      return tree.firstChild(node).flatMap { truth(of: expression.sibling($0)) }.map { !$0 }
    case .sequence: return truth(ofSequence: Array(tree.children(node)), in: expression)
    case .call, .member:
      if let truth = truth(ofCollection: expression.sibling(node)) { return truth }
    default: break
    }
    // What is decided where there is glass is decided: the other side is not looked at.
    if let check = glassCheck(expression) { return check.modern }
    var result: Bool?
    for (number, value) in values(of: expression.sibling(node)).enumerated() {
      guard
        let truth = value.boolean ?? truth(ofNegation: value)
          ?? (value.isUnknown ? nil : truth(ofCollection: value.expression))
      else { return nil }
      if number > 0, truth != result { return nil }
      result = truth
    }
    return result
  }

  /// `!x` that a name was bound to.
  func truth(ofNegation value: Value) -> Bool? {
    let (tree, node) = (value.expression.tree, value.expression.node)
    guard !value.isUnknown, tree.kind(node) == .prefixOperator,
      tree.token(tree[node].token, is: "!")
    else { return nil }
    return truth(of: value.expression)
  }

  /// `[…].isEmpty` and `[…].contains(x)` of literals and cases.
  private func truth(ofCollection expression: Expression) -> Bool? {
    let tree = expression.tree
    var member = expression.node
    let isCall = tree.kind(member) == .call
    if isCall, let callee = tree.firstChild(member) { member = callee }
    guard tree.kind(member) == .member, let base = tree.firstChild(member),
      let name = tree.name(member),
      name == "contains" && isCall || name == "isEmpty" && !isCall
    else { return nil }
    let collections = values(of: expression.sibling(base))
    guard collections.count == 1, !collections[0].isUnknown,
      tree.kind(of: collections[0]) == .array
    else { return nil }
    let array = collections[0].expression
    let elements = Array(array.tree.children(array.node))
    if name == "isEmpty" { return elements.isEmpty }
    if elements.isEmpty { return false }
    guard let argument = tree.arguments(of: expression.node).first else { return nil }
    let results = elements.map { equality(array.sibling($0), expression.sibling(argument.value)) }
    if results.contains(true) { return true }
    return results.contains { $0 == nil } ? nil : false
  }

  /// Whether `a && b || c`, `a == b` and the like hold.
  func truth(ofSequence parts: [NodeID], in expression: Expression) -> Bool? {
    let tree = expression.tree
    func truth(_ operand: ArraySlice<NodeID>) -> Bool? {
      if operand.count == 1, let only = operand.first {
        return self.truth(of: expression.sibling(only))
      }
      return self.truth(ofSequence: Array(operand), in: expression)
    }
    let alternatives = tree.split(parts[...], at: "||")
    if alternatives.count > 1 {
      let values = alternatives.map(truth)
      if values.contains(true) { return true }
      return values.contains { $0 == nil } ? nil : false
    }
    let conjuncts = tree.split(parts[...], at: "&&")
    if conjuncts.count > 1 {
      let values = conjuncts.map(truth)
      if values.contains(false) { return false }
      return values.contains { $0 == nil } ? nil : true
    }
    guard parts.count == 3 else { return nil }
    return self.truth(
      comparing: expression.sibling(parts[0]), expression.sibling(parts[2]),
      by: tree.nameText(parts[1]))
  }

  private func truth(
    comparing left: Expression, _ right: Expression, by comparison: String
  ) -> Bool? {
    switch comparison {
    case "<", ">":
      guard let one = amount(of: left), let other = amount(of: right) else { return nil }
      return comparison == "<" ? one < other : one > other
    case "==", "!=":
      for (one, other) in [(left, right), (right, left)] where isNilLiteral(one) {
        // What a method returns can be nil.
        guard !values(of: other).contains(where: isReturned) else { return nil }
        return isNil(.expression(other)).map { $0 == (comparison == "==") }
      }
      return equality(left, right).map { $0 == (comparison == "==") }
    default: return nil
    }
  }

  /// Whether two expressions are equal, where both are literals or cases.
  private func equality(_ left: Expression, _ right: Expression) -> Bool? {
    let left = values(of: left).map(\.comparable)
    let right = values(of: right).map(\.comparable)
    guard right.count == 1, let expected = right[0], !left.contains(where: { $0 == nil }) else {
      return nil
    }
    if left.allSatisfy({ $0 == expected }) { return true }
    return left.contains { $0 == expected } ? nil : false
  }

  private func isReturned(_ value: Value) -> Bool {
    let tree = value.expression.tree
    guard !value.isUnknown, tree.kind(value.expression.node) == .call,
      let callee = tree.firstChild(value.expression.node)
    else { return false }
    return !tree.isCapitalized(token: tree[callee].token)
  }

  private func isNilLiteral(_ expression: Expression) -> Bool {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    return tree.kind(node) == .literal && tree.token(tree[node].token, is: "nil")
  }

  private func isNil(_ bound: Bound) -> Bool? {
    if case .something = bound { return false }
    guard case .expression(let expression) = bound else { return nil }
    let values = values(of: expression)
    if values.allSatisfy({ $0.isNil == true }) { return true }
    return values.allSatisfy { $0.isNil == false } ? false : nil
  }

  /// The cases of a `switch` that its subject can take; all where it is unknown.
  func cases(ofSwitch expression: Expression) -> [NodeID] {
    let tree = expression.tree
    guard let subject = tree.firstChild(expression.node) else { return [] }
    var cases: [NodeID] = []
    collectCases(expression.node, in: tree, into: &cases)
    var possible: [NodeID] = []
    for node in cases {
      switch matches(case: node, expression.sibling(subject)) {
      case true?: return possible + [node]
      case false?: continue
      case nil: possible.append(node)
      }
    }
    return possible
  }

  private func collectCases(_ node: NodeID, in tree: SyntaxTree, into cases: inout [NodeID]) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .switchCase: cases.append(child)
      case .ifConfig:
        for (clause, availability) in tree.clauses(ofIfConfig: child) where !availability.isLegacy {
          collectCases(clause, in: tree, into: &cases)
        }
      default: break
      }
    }
  }

  private func matches(case node: NodeID, _ subject: Expression) -> Bool? {
    let tree = subject.tree
    if tree.flags(node).contains(.isDefault) { return true }
    var result: Bool? = false
    for pattern in tree.children(node) where tree.kind(pattern) != .codeBlock {
      if tree.kind(pattern) == .whereGuard { return result == false ? false : nil }
      switch matches(pattern, subject) {
      case true?: result = true
      case nil: if result == false { result = nil }
      case false?: break
      }
    }
    return result
  }

  /// Whether a pattern matches; known for literals and cases only.
  private func matches(_ pattern: NodeID, _ subject: Expression) -> Bool? {
    let tree = subject.tree
    guard tree.kind(pattern) == .expressionPattern, let expected = tree.firstChild(pattern) else {
      return tree.kind(pattern) == .wildcardPattern ? true : nil
    }
    return equality(subject, subject.sibling(expected))
  }
}

extension SyntaxTree {
  /// The kind of the expression that makes a value.
  fileprivate func kind(of value: Value) -> SyntaxKind {
    value.expression.tree.kind(value.expression.node)
  }

  /// The parts of a sequence apart from each other where an operator stands.
  func split(_ parts: ArraySlice<NodeID>, at text: StaticString) -> [ArraySlice<NodeID>] {
    parts.split(omittingEmptySubsequences: false) {
      kind($0) == .infixOperator && token(self[$0].token, is: text)
    }
  }
}
