import GlassProject
import GlassSyntax

/// Values: what an expression can be, followed through names, branches, arguments and functions.
extension Interpreter {
  /// More values than this are one unknown value.
  private static let maximumValues = 24
  /// Names that lead to names are followed this far.
  private static let maximumSteps = 24

  /// The values that an expression can have, at least one.
  package func values(of expression: Expression) -> [Value] {
    let values = values(of: expression, steps: 0)
    return values.count > Self.maximumValues ? [unknownValue(expression)] : values
  }

  func values(of expression: Expression, steps: Int) -> [Value] {
    guard steps < Self.maximumSteps else { return [unknownValue(expression)] }
    let here = expression.sibling(expression.tree.unwrapped(expression.node))
    let key = ExpressionKey(here)
    if let values = knownValues[key] { return values }
    // A name that leads back to itself has no value that could be seen.
    knownValues[key] = [unknownValue(here)]
    let values = followed(here, steps: steps)
    knownValues[key] = values
    return values
  }

  /// What an expression leads to, by its kind.
  private func followed(_ here: Expression, steps: Int) -> [Value] {
    let tree = here.tree
    switch tree.kind(here.node) {
    case .ternary: return values(ofTernary: here, steps: steps + 1)
    case .ifExpr, .switchExpr, .codeBlock:
      let results = results(of: here)
      return results.isEmpty
        ? [unknownValue(here)] : results.flatMap { values(of: $0, steps: steps + 1) }
    case .identifier: return values(ofName: here, steps: steps + 1)
    case .member: return values(ofMember: here, steps: steps + 1)
    case .call: return values(ofCall: here, steps: steps + 1)
    case .cast:
      return tree.firstChild(here.node).map { values(of: here.sibling($0), steps: steps + 1) } ?? []
    case .sequence: return values(ofSequence: here, steps: steps + 1)
    case .subscript: return values(ofSubscript: here, steps: steps + 1)
    case .optionalChain, .postfixOperator, .missing, .macroExpansion:
      return [unknownValue(here)]
    default: return [value(here)]
    }
  }

  private func values(ofTernary expression: Expression, steps: Int) -> [Value] {
    let parts = Array(expression.tree.children(expression.node))
    guard parts.count == 3 else { return [unknownValue(expression)] }
    let chosen = truth(of: expression.sibling(parts[0]))
    return [true, false].filter { chosen == nil || chosen == $0 }
      .flatMap { values(of: expression.sibling(parts[$0 ? 1 : 2]), steps: steps) }
  }

  /// `a ?? b` can be either.
  private func values(ofSequence expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    let parts = Array(tree.children(expression.node))
    guard parts.count == 3, tree.token(tree[parts[1]].token, is: "??") else {
      // A comparison of what is known, and what is put together of such.
      guard let truth = truth(ofSequence: parts, in: expression) else {
        return [unknownValue(expression)]
      }
      let literal = truth ? literals.true : literals.false
      return [Value(expression: literal, path: path(of: expression), isUnknown: false)]
    }
    let left = values(of: expression.sibling(parts[0]), steps: steps)
    if !left.isEmpty, left.allSatisfy({ $0.isNil == false && !$0.isUnknown }) { return left }
    return left.filter { $0.isNil != true } + values(of: expression.sibling(parts[2]), steps: steps)
  }

  private func values(ofName expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard let name = tree.name(expression.node) else { return [unknownValue(expression)] }
    if name == .selfKeyword {
      // The case of an enum whose member is being read.
      guard let bound = expression.entry.instance?.properties[name] else {
        return [unknownValue(expression)]
      }
      return values(of: bound, as: expression, steps: steps)
    }
    let meaning = meaning(of: name, in: expression)
    if name == .rawValue, case .unknown = meaning, let instance = expression.entry.instance {
      return rawValues(of: instance.properties[.selfKeyword], instance.type, as: expression)
        ?? [unknownValue(expression)]
    }
    return values(of: meaning, as: expression, steps: steps)
  }

  func values(of meaning: Meaning, as expression: Expression, steps: Int) -> [Value] {
    switch meaning {
    case .local(let bound): return values(of: bound, as: expression, steps: steps)
    case .parameter(let bound, let name):
      return values(of: bound, as: expression, steps: steps).map { value in
        let reference = PlacePath.ParameterReference(name: name, value: value.number)
        // What nobody passed is written where the parameter is declared.
        let path =
          isDefault(bound)
          ? PlacePath(owner: expression.entry.id, sites: value.path.sites)
          : PlacePath(owner: expression.entry.id, sites: [], parameter: reference)
        return value.with(path)
      }
    case .property(let declarations, let instance):
      guard declarations.count == 1 else { return [unknownValue(expression)] }
      return values(ofProperty: declarations[0], instance, as: expression, steps: steps)
    case .type, .function, .localFunction: return [value(expression)]
    case .unknown: return [unknownValue(expression)]
    }
  }

  /// Whether what a parameter is bound to is the default value of its declaration: that is read in the scope of a
  /// file.
  private func isDefault(_ bound: Bound) -> Bool {
    guard case .expression(let value) = bound else { return false }
    return value.entry.declaration == nil && value.entry.node == value.entry.tree.root
      && value.tree !== absent.tree
  }

  func values(of bound: Bound, as expression: Expression, steps: Int) -> [Value] {
    switch bound {
    case .unknown, .element: return [unknownValue(expression)]
    case .elements(let elements): return values(of: elements, steps: steps)
    case .something:
      return [
        Value(
          expression: expression, path: path(of: expression), isUnknown: true, isSomething: true)
      ]
    case .view, .configuration: return [value(expression)]
    case .expression(let inner): return values(of: inner, steps: steps)
    }
  }

  // MARK: Making values

  func value(_ expression: Expression) -> Value {
    Value(expression: expression, path: path(of: expression), isUnknown: false)
  }

  func unknownValue(_ expression: Expression) -> Value {
    Value(expression: expression, path: path(of: expression), isUnknown: true)
  }

  /// Where an expression is written, in its entry's terms.
  package func path(of expression: Expression) -> PlacePath {
    let range = expression.tree.range(expression.node)
    let site = Site(
      file: expression.entry.file, range: range, name: range, isMember: false)
    return PlacePath(owner: expression.entry.id, sites: [site])
  }
}

extension Name {
  static let selfKeyword: Name = "self"
}
