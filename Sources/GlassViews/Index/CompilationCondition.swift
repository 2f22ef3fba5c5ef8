import GlassSyntax

extension SyntaxTree {
  /// What the clauses of an `#if` say, in order: clauses that are never compiled, or compiled only where
  /// there is no glass, are legacy.
  package func clauses(ofIfConfig node: NodeID) -> [(clause: NodeID, availability: Availability)] {
    var result: [(NodeID, Availability)] = []
    var isDecided = false
    for clause in children(node) where kind(clause) == .ifConfigClause {
      guard !isDecided else {
        result.append((clause, .legacy))
        continue
      }
      guard let condition = child(clause, .ifConfigCondition).flatMap(firstChild) else {
        result.append((clause, .any))
        continue
      }
      switch compilation(condition) {
      case true?:
        result.append((clause, .any))
        isDecided = true
      case false?: result.append((clause, .legacy))
      case nil: result.append((clause, .any))
      }
    }
    return result
  }

  /// Whether a condition holds in a build for a platform with glass by a compiler that knows it; nil where
  /// that depends.
  private func compilation(_ node: NodeID) -> Bool? {
    let node = unwrapped(node)
    switch kind(node) {
    case .literal:
      if token(self[node].token, is: "true") { return true }
      return token(self[node].token, is: "false") ? false : nil
    case .prefixOperator:
      guard let inner = firstChild(node), let value = compilation(inner) else { return nil }
      return !value
    case .sequence: return compilation(sequence: Array(children(node)))
    case .call: return compilation(call: node)
    default: return nil
    }
  }

  private func compilation(sequence parts: [NodeID]) -> Bool? {
    let operators = parts.filter { kind($0) == .infixOperator }
    let operands = parts.filter { kind($0) != .infixOperator }.map { compilation($0) }
    if operators.allSatisfy({ token(self[$0].token, is: "&&") }) {
      if operands.contains(false) { return false }
      return operands.contains { $0 == nil } ? nil : true
    }
    if operators.allSatisfy({ token(self[$0].token, is: "||") }) {
      if operands.contains(true) { return true }
      return operands.contains { $0 == nil } ? nil : false
    }
    return nil
  }

  /// `os(visionOS)` has no glass; `compiler(>=6.2)` and later knows it, older ones do not.
  private func compilation(call node: NodeID) -> Bool? {
    guard let callee = firstChild(node), let callee = name(callee),
      let argument = child(node, .argument).flatMap(firstChild)
    else { return nil }
    if callee == "os" {
      return name(argument) == "visionOS" || name(argument) == "Linux" ? false : nil
    }
    guard callee == "compiler" || callee == "swift" else { return nil }
    let text = text(range(argument)).filter { !$0.isWhitespace }
    let number = text.drop { !$0.isNumber }
    let version = number.split(separator: ".").compactMap { Int($0) }
    guard let major = version.first else { return nil }
    let isNew = (major, version.count > 1 ? version[1] : 0) >= (6, 2)
    if text.hasPrefix(">=") { return major >= 7 ? nil : true }
    if text.hasPrefix("<") { return isNew ? nil : false }
    return nil
  }
}
