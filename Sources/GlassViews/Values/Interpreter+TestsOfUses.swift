import GlassProject
import GlassSyntax

/// Tests of a used declaration: what they ask in the terms of its user.
extension Interpreter {
  /// Tests of a used declaration in the terms of its user; those that the use says nothing of are dropped.
  func lift(_ tests: [Test], from entry: Entry, through call: Expression?, keepsInstance: Bool)
    -> [Test]
  {
    guard !tests.isEmpty else { return tests }
    var result: [Test] = []
    for test in tests {
      result.add(lift(test, from: entry, through: call, keepsInstance: keepsInstance))
    }
    return result
  }

  private func lift(
    _ test: Test, from entry: Entry, through call: Expression?, keepsInstance: Bool
  ) -> [Test] {
    if !test.alternatives.isEmpty {
      return tests(
        ofAlternatives: test.alternatives.map {
          lift($0, from: entry, through: call, keepsInstance: keepsInstance)
        })
    }
    func given(_ operand: Test.Operand) -> Expression?? {
      guard let parameter = operand.parameter else { return .some(nil) }
      switch parameter.owner {
      case .entry(let owner): if owner != entry.id { return .some(nil) }
      case .instance(let owner):
        if keepsInstance || owner != entry.instance?.id { return .some(nil) }
      }
      // The outer nil: it is the caller's, and the call does not tell.
      return call.flatMap { argument(parameter, of: entry, in: $0) }.map { .some($0) } ?? .none
    }
    guard let subject = given(test.subject) else { return [] }
    guard let expected = test.expected else {
      guard let subject else { return [test] }
      if test.subject.members == 0 { return tests(of: subject, isNegated: test.isNegated) }
      return moved(test.subject, to: subject).map {
        [Test(subject: $0, isNegated: test.isNegated)]
      } ?? []
    }
    let isEquality = test.order == .equal || test.order == Test.Order.equal.negated
    if let subject, isEquality, test.otherValues.isEmpty, test.subject.members == 0,
      case .some(.none) = given(expected),
      let tests = tests(ofChoice: subject, being: expected, isNegated: test.isNegated)
    {
      return tests
    }
    guard let subject = moved(test.subject, to: subject) else { return [] }
    var result = Test(subject: subject, expected: nil, order: test.order)
    result.isOfKind = test.isOfKind
    for (number, value) in ([expected] + test.otherValues).enumerated() {
      guard let other = given(value), let value = moved(value, to: other) else { return [] }
      if number == 0 { result.expected = value } else { result.otherValues.append(value) }
    }
    return [result]
  }

  /// What holds where `condition ? a : b` is one of two constants; nil where it is no such choice.
  private func tests(
    ofChoice expression: Expression, being expected: Test.Operand, isNegated: Bool
  ) -> [Test]? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    guard tree.kind(node) == .ternary else { return nil }
    let parts = Array(tree.children(node))
    guard parts.count == 3, parts.dropFirst().allSatisfy({ isConstant($0, in: tree) }) else {
      return nil
    }
    let matches = parts.dropFirst().map { operand(of: expression.sibling($0)) == expected }
    guard matches[0] != matches[1] else { return nil }
    return tests(of: expression.sibling(parts[0]), isNegated: matches[0] == isNegated)
  }

  private func isConstant(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .literal, .stringLiteral, .implicitMember: true
    default: false
    }
  }

  /// An operand that starts with what a parameter was given.
  private func moved(_ operand: Test.Operand, to given: Expression?) -> Test.Operand? {
    guard let given else { return operand }
    guard var result = self.operand(of: given) else { return nil }
    if operand.members != 0 { result.members = result.members &* 31 &+ operand.members }
    if operand.isPart { result.isPart = true }
    return result
  }

  /// What a call gives a parameter of what it enters.
  private func argument(
    _ parameter: Test.Parameter, of entry: Entry, in call: Expression
  ) -> Expression? {
    switch parameter.owner {
    case .entry:
      guard let declaration = entry.declaration,
        index.declarations[declaration].kind == .function,
        entry.node == index.declarations[declaration].node
      else { return nil }
      return argument(parameter.name, signature(of: declaration), call)
    case .instance:
      guard let type = entry.instance?.type else { return nil }
      return argument(parameter.name, ofInitializing: type, call)
    }
  }

  /// What a call gives the parameter of a name.
  func argument(_ name: Name, _ signature: Signature, _ call: Expression) -> Expression? {
    let arguments = call.tree.arguments(of: call.node)
    guard let number = signature.parameters.firstIndex(where: { $0.name == name }),
      let argument = signature.match(arguments)?.firstIndex(of: number)
    else { return nil }
    return call.sibling(arguments[argument].value)
  }

  /// What `T(…)`, or `.modifier(T(…))`, gives a property of `T`.
  private func argument(
    _ name: Name, ofInitializing type: TypeID, _ call: Expression
  ) -> Expression? {
    let tree = call.tree
    guard tree.kind(call.node) == .call, let callee = tree.firstChild(call.node) else { return nil }
    if tree.name(callee) != index.types[type].name, tree.name(callee) != .initializer {
      guard let inner = tree.arguments(of: call.node).first?.value, tree.kind(inner) == .call,
        let made = tree.firstChild(inner), tree.name(made) == index.types[type].name
      else { return nil }
      return argument(name, ofInitializing: type, call.sibling(inner))
    }
    let arguments = tree.arguments(of: call.node)
    let initializers = index.members(named: .initializer, of: type)
    for initializer in initializers where signature(of: initializer).match(arguments) != nil {
      return parameter(assignedTo: name, in: initializer).flatMap {
        argument($0, signature(of: initializer), call)
      }
    }
    let given = arguments.first { $0.label == name }
    return given.map { call.sibling($0.value) }
  }

  /// The parameter of an initialiser that it gives a property as it is.
  private func parameter(assignedTo name: Name, in initializer: DeclarationID) -> Name? {
    let declaration = index.declarations[initializer]
    let tree = index.trees[declaration.file]
    guard let block = tree.child(declaration.node, .codeBlock) else { return nil }
    for statement in tree.children(block) {
      guard let (assigned, value) = assignment(statement, in: tree), assigned == name,
        tree.kind(value) == .identifier
      else { continue }
      return tree.name(value)
    }
    return nil
  }
}
