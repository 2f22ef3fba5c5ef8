import GlassProject
import GlassSyntax

/// Keys: what tells bindings apart.
extension Interpreter {
  /// A key that is equal for bindings that a body cannot tell apart.
  func key(of bound: Bound) -> EntryKey {
    var key = EntryKey()
    add(bound, to: &key)
    return key
  }

  /// Adds to a key what tells a binding apart.
  func add(_ bound: Bound, to key: inout EntryKey) {
    switch bound {
    case .unknown: key.add(1)
    case .something: key.add(2)
    case .view(let node):
      key.add(3)
      key.add(number(of: node))
    case .configuration: key.add(8)
    case .element(let type):
      key.add(10)
      key.add(type)
    case .elements(let elements):
      key.add(12)
      for element in elements.all { add(.expression(element), to: &key) }
    case .expression(let expression):
      for value in values(of: expression) {
        if value.isSomething {
          key.add(2)
        } else if !value.isUnknown, isClosed(value.expression) {
          key.add(4)
          key.add(value.expression.tree.textHash(of: value.expression.node))
        } else if let instance = dataInstance(value.expression) {
          key.add(11)
          key.add(instance.id)
        } else {
          key.add(5)
          key.add(value.expression)
        }
      }
    }
  }

  /// The number of a view among those that keys mention; the view is kept, so that the number stays its own.
  func number(of node: ViewNode) -> UInt64 {
    node.isFresh = false
    if let number = viewNumbers[ObjectIdentifier(node)] { return number }
    keptViews.append(node)
    let number = UInt64(keptViews.count)
    viewNumbers[ObjectIdentifier(node)] = number
    return number
  }

  /// Whether an expression means the same in every scope: literals and members of types only.
  private func isClosed(_ expression: Expression) -> Bool {
    isClosed(expression.node, expression.tree)
  }

  private func isClosed(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .closure, .ifExpr, .switchExpr, .macroExpansion, .interpolation, .subscript: return false
    case .identifier: return tree.isCapitalized(token: tree[node].token)
    default: return tree.children(node).allSatisfy { isClosed($0, tree) }
    }
  }
}
