import GlassProject
import GlassSyntax

/// Choices: what holds in each of their arms.
extension Interpreter {
  /// What holds where the conditions of an `if` or `guard` do.
  func tests(ofConditionsOf node: NodeID, in entry: Entry, _ locals: Locals?) -> [Test] {
    guard let conditions = entry.tree.child(node, .conditions) else { return [] }
    return entry.tree.children(conditions).flatMap {
      tests(ofCondition: $0, isNegated: false, in: entry, locals)
    }
  }

  /// What holds where they do not.
  func tests(ofFailed node: NodeID, in entry: Entry, _ locals: Locals?) -> [Test] {
    let tree = entry.tree
    guard let conditions = tree.child(node, .conditions), let only = tree.firstChild(conditions),
      tree[only].nextSibling < 0
    else { return [] }
    return tests(ofCondition: only, isNegated: true, in: entry, locals)
  }

  private func tests(
    ofCondition node: NodeID, isNegated: Bool, in entry: Entry, _ locals: Locals?
  ) -> [Test] {
    let tree = entry.tree
    let scope = Expression(node, in: entry, locals)
    switch tree.kind(node) {
    case .availability: return []
    case .optionalBinding:
      var subject: Test.Operand?
      if let value = tree.child(node, .initializer).flatMap(tree.firstChild) {
        subject = operand(of: scope.sibling(value))
      } else if let name = tree.firstChild(node).flatMap({ boundNames($0, in: tree).first }) {
        subject = operand(named: name, meaning(of: name, in: scope), scope)
      }
      return subject.map {
        [Test(subject: $0, expected: Self.absence, isNegated: !isNegated)]
      } ?? []
    case .patternMatch:
      guard let pattern = tree.firstChild(node),
        let value = tree.child(node, .initializer).flatMap(tree.firstChild),
        let subject = operand(of: scope.sibling(value)),
        let expected = self.expected(by: pattern, scope), !isNegated || expected.isWhole
      else { return [] }
      return [
        Test(
          subject: subject, expected: expected.operand, isNegated: isNegated,
          isOfKind: expected.isOfKind)
      ]
    default: return tests(of: scope, isNegated: isNegated)
    }
  }

  /// What holds where a value is there.
  func tests(ofPresence subject: Expression, isNegated: Bool) -> [Test] {
    operand(of: subject).map {
      [Test(subject: $0, expected: Self.absence, isNegated: !isNegated)]
    } ?? []
  }

  /// `nil`, as something that values are compared with.
  private static let absence = Test.Operand(root: ("nil" as Name).hash, isConstant: true)

  /// The case that a pattern expects, whether that is all that it asks, and whether it takes values of a kind.
  private func expected(
    by pattern: NodeID, _ scope: Expression
  ) -> (operand: Test.Operand, isWhole: Bool, isOfKind: Bool)? {
    let tree = scope.tree
    guard tree.kind(pattern) == .expressionPattern || tree.kind(pattern) == .bindingPattern,
      let value = tree.firstChild(pattern)
    else { return nil }
    if tree.kind(pattern) == .bindingPattern { return expected(by: value, scope) }
    guard tree.kind(value) == .call, let callee = tree.firstChild(value) else {
      let isOfKind = tree.kind(value) == .cast || tree.kind(value) == .sequence
      return operand(of: scope.sibling(value)).map { ($0, true, isOfKind) }
    }
    guard tree.kind(callee) == .implicitMember || tree.kind(callee) == .member else { return nil }
    let isBinding = tree.arguments(of: value).allSatisfy { self.isBinding($0.value, in: tree) }
    return operand(of: scope.sibling(callee)).map { ($0, isBinding, true) }
  }

  /// Whether part of a pattern takes any value.
  private func isBinding(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .identifierPattern, .bindingPattern, .wildcardPattern, .discard: true
    default: false
    }
  }

  /// What holds in each of some cases of a `switch`.
  func tests(ofCases cases: [NodeID], _ subject: Expression) -> [[Test]] {
    let tree = subject.tree
    guard let tested = operand(of: subject) else { return cases.map { _ in [] } }
    var others: [Test] = []
    return cases.map { node in
      if tree.flags(node).contains(.isDefault) { return others }
      let patterns = tree.children(node).filter { tree.kind($0) != .codeBlock }
      let expected = patterns.map { self.expected(by: $0, subject) }
      for case let (operand, true, _)? in expected
      where !patterns.contains(where: { tree.kind($0) == .whereGuard }) {
        others.append(Test(subject: tested, expected: operand, isNegated: true))
      }
      let values = expected.compactMap { $0 }
      guard values.count == patterns.count(where: { tree.kind($0) != .whereGuard }) else {
        return []
      }
      let tests = values.map {
        Test(subject: tested, expected: $0.operand, isNegated: false, isOfKind: $0.isOfKind)
      }
      return Test.either(tests).map { [$0] } ?? []
    }
  }

  /// What holds where a value is not one of those that are off: `isOn ? .regular : .identity`.
  func tests(
    choosing expression: Expression, steps: Int = 0, isOff: (Expression) -> Bool
  ) -> [Test] {
    guard steps < Self.maximumTestSteps else { return [] }
    let tree = expression.tree
    let here = expression.sibling(tree.unwrapped(expression.node))
    if tree.kind(here.node) == .ternary {
      let parts = Array(tree.children(here.node))
      guard parts.count == 3 else { return [] }
      for (off, on) in [(1, 2), (2, 1)] where isOff(here.sibling(parts[off])) {
        return tests(of: here.sibling(parts[0]), isNegated: off == 1)
          .adding(tests(choosing: here.sibling(parts[on]), steps: steps + 1, isOff: isOff))
      }
      return []
    }
    if case .parameter(.expression(let value), _) = plainMeaning(of: here) {
      return tests(choosing: value, steps: steps + 1, isOff: isOff)
    }
    return followed(here).map { tests(choosing: $0, steps: steps + 1, isOff: isOff) } ?? []
  }
}
