import GlassProject
import GlassSyntax

/// Tests: what conditions ask, in terms that can be compared wherever they are written.
extension Interpreter {
  /// Conditions that are made of others are followed this far.
  static let maximumTestSteps = 8

  /// What holds at least where an expression is true, or false where it is negated.
  func tests(of expression: Expression, isNegated: Bool = false, steps: Int = 0) -> [Test] {
    guard steps < Self.maximumTestSteps else { return [] }
    let tree = expression.tree
    let here = expression.sibling(tree.unwrapped(expression.node))
    switch tree.kind(here.node) {
    case .prefixOperator where tree.token(tree[here.node].token, is: "!"):
      return tree.firstChild(here.node).map {
        tests(of: here.sibling($0), isNegated: !isNegated, steps: steps + 1)
      } ?? []
    case .sequence:
      let parts = Array(tree.children(here.node))
      return tests(ofSequence: parts[...], in: here, isNegated: isNegated, steps: steps)
    case .member where tree.name(here.node) == "isEmpty":
      if let count = count(ofEmpty: here) {
        return [Test(subject: count, expected: Self.zero, isNegated: isNegated)]
      }
      fallthrough
    case .identifier, .member, .call:
      if let membership = membership(here, isNegated: isNegated) { return membership }
      let own = operand(of: here).map { [Test(subject: $0, isNegated: isNegated)] } ?? []
      guard let followed = followed(here) else { return own }
      return tests(of: followed, isNegated: isNegated, steps: steps + 1).adding(own)
    default: return []
    }
  }

  /// `a && b`, `a || b`, `a == b`; the parts stand in a row, whatever binds stronger.
  private func tests(
    ofSequence parts: ArraySlice<NodeID>, in scope: Expression, isNegated: Bool, steps: Int
  ) -> [Test] {
    let separators: [(StaticString, Bool)] = [("||", false), ("&&", true)]
    for (text, holdsAll) in separators {
      let operands = scope.tree.split(parts, at: text)
      guard operands.count > 1 else { continue }
      let tests = operands.map {
        self.tests(ofSequence: $0, in: scope, isNegated: isNegated, steps: steps + 1)
      }
      return holdsAll != isNegated ? tests.flatMap(\.self) : self.tests(ofAlternatives: tests)
    }
    if parts.count == 1, let only = parts.first {
      return tests(of: scope.sibling(only), isNegated: isNegated, steps: steps + 1)
    }
    return comparison(parts, in: scope, isNegated: isNegated, steps: steps)
  }

  /// What need not hold all at once, where it asks the same of one value, or all of it for an element of a ForEach:
  /// of other alternatives nothing is known to hold.
  func tests(ofAlternatives alternatives: [[Test]]) -> [Test] {
    if alternatives.allSatisfy({ $0.count == 1 }),
      let either = Test.either(alternatives.flatMap(\.self))
    {
      return [either]
    }
    guard alternatives.allSatisfy({ $0.contains(where: \.isOfElements) }) else { return [] }
    var subject = Test.Operand(root: 0)
    for test in alternatives.joined() {
      subject.root = subject.root &* 31 &+ test.subject.root &+ (test.expected?.root ?? 0)
    }
    return [Test(subject: subject, isNegated: false, alternatives: alternatives)]
  }

  private func comparison(
    _ parts: ArraySlice<NodeID>, in scope: Expression, isNegated: Bool, steps: Int
  ) -> [Test] {
    let tree = scope.tree
    let operators = parts.compactMap { part in Self.order(of: part, in: tree).map { (part, $0) } }
    guard operators.count == 1, let (only, written) = operators.first else { return [] }
    let sides = parts.split(separator: only)
    guard sides.count == 2 else { return [] }
    let order = isNegated ? written.negated : written
    for (literal, other) in [(sides[1], sides[0]), (sides[0], sides[1])] {
      guard order == .equal || order == Test.Order.equal.negated,
        literal.count == 1, let value = literal.first.flatMap(tree.boolean)
      else { continue }
      return tests(
        ofSequence: other, in: scope, isNegated: (order != .equal) == value, steps: steps + 1)
    }
    guard let subject = operand(ofSequence: sides[0], scope),
      let expected = operand(ofSequence: sides[1], scope)
    else { return [] }
    if subject.number != nil {
      return [Test(subject: expected, expected: subject, order: order.flipped)]
    }
    return [Test(subject: subject, expected: expected, order: order)]
  }

  /// What an operator of comparison asks.
  private static func order(of node: NodeID, in tree: SyntaxTree) -> Test.Order? {
    guard tree.kind(node) == .infixOperator else { return nil }
    let token = tree[node].token
    if tree.token(token, is: "==") { return .equal }
    if tree.token(token, is: "!=") { return [.less, .greater] }
    if tree.token(token, is: "<") { return .less }
    if tree.token(token, is: ">") { return .greater }
    if tree.token(token, is: "<=") { return [.less, .equal] }
    return tree.token(token, is: ">=") ? [.greater, .equal] : nil
  }

  /// `items.count` of `items.isEmpty`.
  private func count(ofEmpty expression: Expression) -> Test.Operand? {
    let tree = expression.tree
    guard let base = tree.firstChild(expression.node), tree.name(base) != .selfKeyword,
      var result = operand(of: expression.sibling(base))
    else { return nil }
    result.members = result.members &* 31 &+ ("count" as Name).hash
    result.isPart = true
    return result
  }

  private static let zero = Test.Operand(root: ("0" as Name).hash, isConstant: true, number: 0)

  /// `[.left, .right].contains(side)`
  private func membership(_ call: Expression, isNegated: Bool) -> [Test]? {
    let tree = call.tree
    guard tree.kind(call.node) == .call, let callee = tree.firstChild(call.node),
      tree.kind(callee) == .member, tree.name(callee) == "contains",
      let list = tree.firstChild(callee), tree.kind(list) == .array
    else { return nil }
    let arguments = tree.arguments(of: call.node)
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      let subject = operand(of: call.sibling(arguments[0].value))
    else { return nil }
    var tests: [Test] = []
    for element in tree.children(list) {
      guard let value = operand(of: call.sibling(element)) else { return nil }
      tests.append(Test(subject: subject, expected: value, isNegated: isNegated))
    }
    return isNegated ? tests : Test.either(tests).map { [$0] }
  }

  /// One side of a comparison: a value, or several that are reckoned together.
  private func operand(ofSequence parts: ArraySlice<NodeID>, _ scope: Expression) -> Test.Operand? {
    if parts.count == 1, let only = parts.first { return operand(of: scope.sibling(only)) }
    var result = Test.Operand(root: 0, isPart: true)
    for part in parts {
      let value =
        scope.tree.kind(part) == .infixOperator
        ? Test.Operand(root: scope.tree.textHash(of: part)) : operand(of: scope.sibling(part))
      // What a parameter is reckoned into is not told in the terms of a use.
      guard let value, value.parameter == nil else { return nil }
      result.root = result.root &* 31 &+ value.root &+ value.members
      result.element = result.element ?? value.element
      if value.members == 0 { result.environment = result.environment ?? value.environment }
    }
    return result
  }

  /// The condition that a name stands for: that of a `let` in the body, or of a computed property.
  func followed(_ expression: Expression) -> Expression? {
    switch plainMeaning(of: expression) {
    case .local(.expression(let value)):
      return value.tree.kind(value.node) == .closure ? nil : onlyResult(of: value)
    case .property(let declarations, let instance):
      guard declarations.count == 1 else { return nil }
      let property = index.declarations[declarations[0]]
      let tree = index.trees[property.file]
      guard let accessors = tree.child(property.node, .accessorBlock),
        let block = getter(accessors, in: tree)
      else { return nil }
      let entry = entry(
        declaration: declarations[0], node: property.node, file: property.file, instance: instance,
        from: expression.entry)
      return entry.isRecursive ? nil : onlyResult(of: Expression(block, in: entry, nil))
    default: return nil
    }
  }

  /// The expression that is all of a block.
  private func onlyResult(of expression: Expression) -> Expression? {
    let tree = expression.tree
    guard tree.kind(expression.node) == .codeBlock else { return expression }
    guard let statement = tree.firstChild(expression.node), tree[statement].nextSibling < 0 else {
      return nil
    }
    guard tree.kind(statement) == .returnStmt else { return expression.sibling(statement) }
    return tree.firstChild(statement).map(expression.sibling)
  }

  /// What `name` or `self.name` means.
  func plainMeaning(of expression: Expression) -> Meaning {
    let tree = expression.tree
    guard let name = tree.name(expression.node), name != .selfKeyword else { return .unknown }
    switch tree.kind(expression.node) {
    case .identifier: return meaning(of: name, in: expression)
    case .member:
      guard let base = tree.firstChild(expression.node), tree.name(base) == .selfKeyword,
        tree.kind(base) == .identifier
      else { return .unknown }
      return memberMeaning(of: name, in: expression)
    default: return .unknown
    }
  }

  // MARK: Operands

  /// A value in terms that can be compared; nil for one that cannot.
  func operand(of expression: Expression) -> Test.Operand? {
    let tree = expression.tree
    let here = expression.sibling(tree.unwrapped(expression.node))
    switch tree.kind(here.node) {
    case .closure, .ifExpr, .switchExpr, .ternary, .sequence, .macroExpansion: return nil
    case .identifier:
      guard let name = tree.name(here.node) else { return nil }
      return operand(named: name, meaning(of: name, in: here), here)
    case .optionalChain, .forceUnwrap:
      return tree.firstChild(here.node).flatMap { operand(of: here.sibling($0)) }
    case .implicitMember:
      return tree.name(here.node).map { Test.Operand(root: $0.hash, isConstant: true) }
    case .member: return operand(ofMember: here)
    default: return operand(ofText: here)
    }
  }

  private func operand(ofMember expression: Expression) -> Test.Operand? {
    let tree = expression.tree
    guard let base = tree.firstChild(expression.node), let name = tree.name(expression.node) else {
      return nil
    }
    if tree.kind(base) == .identifier, tree.isCapitalized(token: tree[base].token) {
      // `Mode.edit` is `.edit` where a mode is expected.
      return Test.Operand(root: name.hash, isConstant: true)
    }
    if tree.kind(base) == .identifier, tree.name(base) == .selfKeyword,
      expression.entry.instance != nil
    {
      return operand(named: name, memberMeaning(of: name, in: expression), expression)
    }
    guard var result = operand(of: expression.sibling(base)) else { return nil }
    result.members = result.members &* 31 &+ name.hash
    result.isPart = true
    return result
  }

  func operand(
    named name: Name, _ meaning: Meaning, _ expression: Expression
  ) -> Test.Operand? {
    let entry = expression.entry
    switch meaning {
    case .local(.expression(let value)):
      if let operand = operand(of: value) { return operand }
      // What is reckoned once is the same wherever the name is.
      guard value.tree.kind(value.node).isChoiceOrSequence,
        let locals = Locals.lookup(name, in: expression.locals)
      else { return nil }
      return Test.Operand(root: number([6, locals.id]))
    case .local:
      let locals = Locals.lookup(name, in: expression.locals)
      return Test.Operand(root: number([1, locals?.id ?? 0]), element: name)
    case .parameter(_, let name):
      let isOwn = entry.parameters[name] == nil
      guard !isOwn || entry.instance != nil else { return nil }
      let owner: Test.Parameter.Owner =
        isOwn ? .instance(entry.instance?.id ?? 0) : .entry(entry.id)
      return Test.Operand(
        root: number([isOwn ? 2 : 3, isOwn ? entry.instance?.id ?? 0 : entry.id]) ^ name.hash,
        parameter: Test.Parameter(owner: owner, name: name))
    case .property(let declarations, let instance):
      guard let first = declarations.first else { return nil }
      return Test.Operand(
        root: number([4, first, instance?.id ?? 0]),
        environment: environmentValue(of: first).map {
          Test.EnvironmentValue(declaration: $0, reader: instance?.id ?? 0)
        },
        isSetting: environmentType(of: first).map(isUnchanging) ?? false)
    case .type, .function, .localFunction: return nil
    case .unknown: return operand(ofText: expression)
    }
  }

  /// A value that is known by its text alone: a literal, or something of which nothing is known.
  private func operand(ofText expression: Expression) -> Test.Operand {
    let (tree, node) = (expression.tree, expression.node)
    var root = tree.textHash(of: node)
    if tree.kind(node) != .literal, tree.kind(node) != .stringLiteral,
      let instance = expression.entry.instance
    {
      root ^= number([5, instance.id])
    }
    var result = Test.Operand(root: root)
    result.element = unknownLocal(in: node, expression)
    result.isPart = result.element != nil
    result.isConstant = tree.kind(node) == .literal || tree.kind(node) == .stringLiteral
    result.number = tree.number(node)
    return result
  }

  /// The parameter of a closure that an expression mentions.
  private func unknownLocal(in node: NodeID, _ scope: Expression) -> Name? {
    let tree = scope.tree
    if tree.kind(node) == .identifier, let name = tree.name(node),
      let found = Locals.lookup(name, in: scope.locals)
    {
      if case .value(.expression) = found.meaning { return nil }
      return name
    }
    for child in tree.children(node) {
      if let name = unknownLocal(in: child, scope) { return name }
    }
    return nil
  }

  private func number(_ parts: [Int]) -> UInt64 {
    parts.reduce(0x9e37_79b9_7f4a_7c15) {
      ($0 ^ UInt64(truncatingIfNeeded: $1)) &* 0xd6e8_feb8_6659_fd93
    }
  }
}

extension SyntaxKind {
  fileprivate var isChoiceOrSequence: Bool {
    self == .sequence || self == .ternary || self == .ifExpr || self == .switchExpr
  }
}

extension SyntaxTree {
  /// The number that a literal is, with its sign.
  fileprivate func number(_ node: NodeID) -> Double? {
    if kind(node) == .prefixOperator, token(self[node].token, is: "-") {
      return firstChild(node).flatMap(number).map { -$0 }
    }
    guard kind(node) == .literal else { return nil }
    let range = range(node)
    guard (48...57).contains(bytes[range.start]) else { return nil }
    return Double(text(range).filter { $0 != "_" })
  }
}
