import GlassProject
import GlassSyntax

/// Something that a condition asks about, by its name: enough to see that two conditions ask about the same.
struct Subject {
  let name: UInt64
  /// What the name is bound to, or what one expression computes it from.
  let parts: [Subject]
  /// Whether the name is bound to the parts, so that they are the same under another name.
  var isBound = false

  /// Whether the names hold the subject, under its own name or that of what it is bound to.
  func isAmong(_ names: Set<UInt64>) -> Bool {
    names.contains(name) || isBound && !parts.isEmpty && parts.allSatisfy { $0.isAmong(names) }
  }

  /// The name with those of what it is computed from.
  var names: [UInt64] { [name] + parts.flatMap(\.names) }
}

/// What conditions ask about.
extension Interpreter {
  /// Definitions are followed this far.
  private static let maximumHops = 3

  /// What decides which of its arms a choice shows.
  func subjects(ofChoice view: ViewNode) -> [Subject] {
    if let known = view.subjects { return known }
    var subjects: [Subject] = []
    if let text = view.text, text.tree.kind(text.node) == .ifExpr {
      var next: NodeID? = text.node
      while let here = next {
        next = nil
        for part in text.tree.children(here) {
          switch text.tree.kind(part) {
          case .conditions: subjects += self.subjects(of: text.sibling(part))
          case .ifExpr: next = part
          default: break
          }
        }
      }
    } else if let condition = view.condition {
      subjects = self.subjects(of: condition)
    }
    view.subjects = subjects
    return subjects
  }

  /// What a condition, or the subject of a `switch`, asks about.
  func subjects(of condition: Expression, depth: Int = 0) -> [Subject] {
    let tree = condition.tree
    let node = tree.unwrapped(condition.node)
    func inner(_ node: NodeID?) -> [Subject] {
      node.map { subjects(of: condition.sibling($0), depth: depth) } ?? []
    }
    switch tree.kind(node) {
    case .conditions, .sequence, .ternary:
      return tree.children(node).flatMap { inner($0) }
    case .optionalBinding, .patternMatch:
      if let value = tree.child(node, .initializer) { return inner(tree.firstChild(value)) }
      let names = tree.firstChild(node).map { boundNames($0, in: tree) } ?? []
      return names.map { subject($0, in: condition, depth) }
    case .prefixOperator, .postfixOperator, .optionalChain, .forceUnwrap, .cast, .effect,
      .subscript:
      return inner(tree.firstChild(node))
    case .identifier:
      return tree.name(node).map { [subject($0, in: condition, depth)] } ?? []
    case .member: return subjects(ofMember: node, condition, depth)
    case .call:
      guard let callee = tree.firstChild(node) else { return [] }
      return inner(callee)
    default: return []
    }
  }

  private func subjects(ofMember node: NodeID, _ condition: Expression, _ depth: Int) -> [Subject] {
    let tree = condition.tree
    guard let name = tree.name(node), let base = tree.firstChild(node) else { return [] }
    if Self.generalNames.contains(name) {
      return subjects(of: condition.sibling(base), depth: depth)
    }
    if tree.kind(base) == .identifier, let owner = tree.name(base) {
      if owner == .selfKeyword { return [subject(name, in: condition, depth)] }
      if tree.isCapitalized(token: tree[base].token),
        let type = type(named: owner, in: condition.entry)
      {
        let parts = parts(of: index.members(named: name, of: type), depth)
        return [Subject(name: name.hash, parts: parts)]
      }
    }
    return [Subject(name: name.hash, parts: [])]
  }

  private func subject(_ name: Name, in condition: Expression, _ depth: Int) -> Subject {
    guard depth < Self.maximumHops else { return Subject(name: name.hash, parts: []) }
    switch meaning(of: name, in: condition) {
    case .local(.expression(let value)), .parameter(.expression(let value), _):
      let parts = subjects(of: value, depth: depth + 1)
      return Subject(name: name.hash, parts: parts, isBound: true)
    case .property(let declarations, _), .function(let declarations, _):
      return Subject(name: name.hash, parts: parts(of: declarations, depth))
    default: return Subject(name: name.hash, parts: [])
    }
  }

  /// What the one expression of a property or function asks about.
  private func parts(of declarations: [DeclarationID], _ depth: Int) -> [Subject] {
    guard depth < Self.maximumHops, declarations.count == 1 else { return [] }
    let member = index.declarations[declarations[0]]
    let tree = index.trees[member.file]
    let block =
      member.kind == .function
      ? tree.child(member.node, .codeBlock)
      : tree.child(member.node, .accessorBlock).flatMap { getter($0, in: tree) }
    guard let block, var value = tree.firstChild(block), tree[value].nextSibling < 0 else {
      return []
    }
    if tree.kind(value) == .returnStmt { value = tree.firstChild(value) ?? value }
    return subjects(of: Expression(value, in: fileEntry(member.file), nil), depth: depth + 1)
  }

  /// Members that say nothing without what they are members of.
  private static let generalNames: Set<Name> = [
    "isEmpty", "count", "first", "last", "value", "wrappedValue", "projectedValue", "rawValue",
    "contains", "allSatisfy", "min", "max", "isNil", "id",
  ]

  // MARK: Conditions around a view

  /// The number of a set of names with further ones: for states, which hold no sets.
  func conditions(_ number: Int, adding names: [UInt64]) -> Int {
    guard !names.isEmpty else { return number }
    let union = conditionSets[number].union(names)
    if let known = conditionNumbers[union] { return known }
    guard conditionSets.count < Self.maximumSets else { return number }
    conditionSets.append(union)
    conditionNumbers[union] = conditionSets.count - 1
    return conditionSets.count - 1
  }

  /// The number of those of a set that hide bars.
  func barConditions(in number: Int) -> Int {
    conditions(0, adding: Array(conditionSets[number].intersection(barConditions)))
  }

  private static let maximumSets = 10_000
}
