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
    /// Whether it starts with an object that views of the project give to what is in them and that never changes.
    var isSetting = false
    /// The number that it is written as.
    var number: Double?

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

  /// How the subject may stand to what it is compared with.
  struct Order: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let less = Order(rawValue: 1)
    static let equal = Order(rawValue: 2)
    static let greater = Order(rawValue: 4)
    static let any: Order = [.less, .equal, .greater]

    /// What stands the other way where this does not.
    var negated: Order { .any.subtracting(self) }

    /// The same with the sides exchanged.
    var flipped: Order {
      var result = intersection(.equal)
      if contains(.less) { result.insert(.greater) }
      if contains(.greater) { result.insert(.less) }
      return result
    }
  }

  var subject: Operand
  /// What it is compared with; nil where it is tested itself.
  var expected: Operand?
  /// Further values of which it may be one as well: `side == .left || side == .right`.
  var otherValues: [Operand] = []
  var order: Order
  /// Whether a pattern asks that takes values of one kind: `case let .report(report)`, `case let song as Song`.
  var isOfKind = false
  /// What holds where it does, of which one need hold: `a == id || b == id`. The subject stands for all of it.
  var alternatives: [[Test]] = []

  init(subject: Operand, expected: Operand?, order: Order) {
    self.subject = subject
    self.expected = expected
    self.order = order
  }

  init(
    subject: Operand, expected: Operand? = nil, isNegated: Bool, isOfKind: Bool = false,
    alternatives: [[Test]] = []
  ) {
    self.init(
      subject: subject, expected: expected, order: isNegated ? Order.equal.negated : .equal)
    self.isOfKind = isOfKind
    self.alternatives = alternatives
  }

  var isNegated: Bool { !order.contains(.equal) }

  /// Whether the subject must be one of some values.
  private var isEquality: Bool { order == .equal && expected != nil }

  /// The test with one of its values each.
  private var single: [Test] {
    guard let expected else { return [self] }
    return ([expected] + otherValues).map { Test(subject: subject, expected: $0, order: order) }
  }

  /// Tests of which one holds at least, as one; nil where they cannot be told so.
  static func either(_ tests: [Test]) -> Test? {
    guard var result = tests.first, tests.count <= maximumValues,
      tests.allSatisfy({ $0.isEquality && $0.subject == result.subject })
    else { return nil }
    result.otherValues = tests.flatMap(\.single).dropFirst().compactMap(\.expected)
    result.isOfKind = tests.contains(where: \.isOfKind)
    return result
  }

  private static let maximumValues = 8

  /// Whether both never hold together.
  func excludes(_ other: Test) -> Bool {
    guard subject == other.subject else { return false }
    guard let expected, let others = other.expected else {
      return self.expected == nil && other.expected == nil && order.isDisjoint(with: other.order)
    }
    if otherValues.isEmpty, other.otherValues.isEmpty {
      return Self.areExclusive((expected, order), (others, other.order))
    }
    return single.allSatisfy { mine in other.single.allSatisfy { mine.excludes($0) } }
  }

  private static func areExclusive(_ left: (Operand, Order), _ right: (Operand, Order)) -> Bool {
    if left.0 == right.0 { return left.1.isDisjoint(with: right.1) }
    guard let one = left.0.number, let two = right.0.number else {
      // Different names are different values.
      return left.1 == .equal && right.1 == .equal
    }
    // All ways in which a value can stand to both numbers.
    var ways: [(Order, Order)] = [(.less, .less), (.greater, .greater)]
    if one == two {
      ways.append((.equal, .equal))
    } else if one < two {
      ways += [(.equal, .less), (.greater, .less), (.greater, .equal)]
    } else {
      ways += [(.less, .equal), (.less, .greater), (.equal, .greater)]
    }
    return !ways.contains { left.1.contains($0) && right.1.contains($1) }
  }

  /// Whether others leave none of its several values.
  func isRuledOut(by others: [Test]) -> Bool {
    !otherValues.isEmpty
      && single.allSatisfy { value in others.contains { value.excludes($0) } }
  }

  /// Whether it holds for one element at most, or a few that are chosen, of those that a ForEach gives a closure with
  /// these parameters.
  func selects(oneOf parameters: [Name]) -> Bool {
    if !alternatives.isEmpty { return alternatives.allSatisfy { $0.select(oneOf: parameters) } }
    guard isEquality, !isOfKind else { return false }
    return single.allSatisfy { $0.names(oneOf: parameters) }
  }

  /// Whether one of its sides is such an element and the other is what one or a few of them are.
  private func names(oneOf parameters: [Name]) -> Bool {
    guard let expected else { return false }
    func isElement(_ operand: Operand) -> Bool { operand.element.map(parameters.contains) ?? false }
    guard isElement(subject) != isElement(expected) else { return false }
    let (element, chosen) = isElement(subject) ? (subject, expected) : (expected, subject)
    // Many can be of one kind.
    return !(element.isPart && chosen.isConstant)
  }

  /// Whether the elements of a ForEach, or what a use gives, decide it.
  var isOfElements: Bool {
    ([subject, expected] + otherValues).contains { $0?.element != nil || $0?.parameter != nil }
      || !alternatives.isEmpty
  }

  /// Whether what is around may decide it, by a value of the environment.
  var isEnvironment: Bool {
    subject.isEnvironmentValue || expected?.isEnvironmentValue ?? false
  }

  /// Whether what is around an instance may decide it, by a value that the instance itself reads.
  func isEnvironment(readBy instance: Instance?) -> Bool {
    isEnvironment && instance != nil
      && [subject, expected].allSatisfy { operand in
        operand.map { !$0.isEnvironmentValue || $0.environment?.reader == instance?.id } ?? true
      }
  }

  /// Whether it asks what an object of the environment was made with: those around decided it, and were not asked.
  var isSetting: Bool { subject.isSetting || expected?.isSetting ?? false }
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
    contains { mine in others.contains { mine.excludes($0) } || mine.isRuledOut(by: others) }
      || others.contains { $0.isRuledOut(by: self) }
  }
}
