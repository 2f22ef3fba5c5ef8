import GlassSyntax

/// What must hold for something to be shown: `isOn`, `side == .left`, `item != nil`.
package struct Test: Hashable, Sendable {
  /// A value that is tested or that another one is compared with.
  struct Operand: Hashable, Sendable {
    /// What it starts with, as a number that is equal wherever the same value is meant.
    var root: UInt64
    /// What follows it, such as `.id`, as a number.
    var members: UInt64 = 0
    /// The parameter that it starts with, which each use gives another value.
    var parameter: Parameter?
    /// The parameter of a closure that it mentions, of which nothing is known.
    var element: Name?
    /// Whether it is no more than part of that, or made of it: many can have the same.
    var isPart = false
    /// Whether it is a literal or a case, the same for all that is compared with it.
    var isConstant = false
    /// The value that it starts with, where that is one that views of the project set for what is in them.
    var environment: EnvironmentValue?

    /// Whether it is such a value itself. The state of a model is nothing that those around set.
    var isEnvironmentValue: Bool { environment != nil && members == 0 }
  }

  /// A value that the project adds to the environment, as a view reads it.
  struct EnvironmentValue: Hashable, Sendable {
    var declaration: DeclarationID
    /// The instance of the view.
    var reader: Int
  }

  /// A parameter of an entered function, or a property that the one who makes an instance gives.
  struct Parameter: Hashable, Sendable {
    enum Owner: Hashable, Sendable {
      case entry(Int)
      case instance(Int)
    }

    var owner: Owner
    var name: Name
  }

  var subject: Operand
  /// What it is compared with; nil where it is tested itself.
  var expected: Operand?
  var isNegated: Bool
  /// Whether a pattern asks that takes values of one kind: `case let .report(report)`, `case let song as Song`.
  var isOfKind = false
  /// What holds where it does, of which one need hold: `a == id || b == id`. The subject stands for all of it.
  var alternatives: [[Test]] = []

  /// Whether both never hold together.
  func excludes(_ other: Test) -> Bool {
    guard subject == other.subject else { return false }
    if expected == other.expected { return isNegated != other.isNegated }
    return !isNegated && !other.isNegated && expected != nil && other.expected != nil
  }

  /// Whether it holds for one element at most, or a few that are chosen, of those that a ForEach gives a closure with
  /// these parameters.
  func selects(oneOf parameters: [Name]) -> Bool {
    if !alternatives.isEmpty { return alternatives.allSatisfy { $0.select(oneOf: parameters) } }
    guard let expected, !isNegated, !isOfKind else { return false }
    func isElement(_ operand: Operand) -> Bool { operand.element.map(parameters.contains) ?? false }
    guard isElement(subject) != isElement(expected) else { return false }
    let (element, chosen) = isElement(subject) ? (subject, expected) : (expected, subject)
    // Many can be of one kind.
    return !(element.isPart && chosen.isConstant)
  }

  /// Whether the elements of a ForEach, or what a use gives, decide it.
  var isOfElements: Bool {
    [subject, expected].contains { $0?.element != nil || $0?.parameter != nil }
      || !alternatives.isEmpty
  }

  /// Whether what is around may decide it, by a value of the environment.
  var isEnvironment: Bool {
    subject.isEnvironmentValue || expected?.isEnvironmentValue ?? false
  }
}

extension [Test] {
  /// More tests than this of one thing are not remembered.
  private static var maximum: Int { 12 }

  /// Adds those that are not among them.
  mutating func add(_ tests: [Test]) {
    for test in tests where count < Self.maximum && !contains(test) { append(test) }
  }

  func adding(_ tests: [Test]) -> [Test] {
    guard !tests.isEmpty else { return self }
    var result = self
    result.add(tests)
    return result
  }

  /// Whether together they hold for chosen elements only of those that a ForEach gives a closure with these parameters.
  func select(oneOf parameters: [Name]) -> Bool { contains { $0.selects(oneOf: parameters) } }

  /// Whether all of them never hold together with all of the others.
  func excludes(_ others: [Test]) -> Bool {
    contains { mine in others.contains { mine.excludes($0) } }
  }
}
