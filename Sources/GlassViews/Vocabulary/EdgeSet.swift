import GlassSyntax

/// Edges of a view, as SwiftUI's `Edge.Set` names them.
package struct EdgeSet: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = EdgeSet(rawValue: 1)
  package static let bottom = EdgeSet(rawValue: 2)
  package static let leading = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.horizontal, .vertical]

  /// The edges that a member of `Edge`, `Edge.Set`, `Alignment` or `VerticalEdge` names.
  init?(_ name: Name) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "topLeading": self = [.top, .leading]
    case "topTrailing": self = [.top, .trailing]
    case "bottomLeading": self = [.bottom, .leading]
    case "bottomTrailing": self = [.bottom, .trailing]
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case "all": self = .all
    case "center": self = []
    default: return nil
    }
  }
}

extension Interpreter {
  /// The edges that an expression names; nil where it can be several, or is not known.
  func edges(of expression: Expression) -> EdgeSet? {
    let values = values(of: expression)
    guard values.count == 1, !values[0].isUnknown else { return nil }
    let value = values[0].expression
    switch value.tree.kind(value.node) {
    case .implicitMember, .member: return value.tree.name(value.node).flatMap(EdgeSet.init)
    case .array:
      var result: EdgeSet = []
      for element in value.tree.children(value.node) {
        guard let edges = edges(of: value.sibling(element)) else { return nil }
        result.formUnion(edges)
      }
      return result
    default: return nil
    }
  }

  /// The edges that a labelled argument of a call names; nil without one, and where they are not known.
  func edges(of label: Name, in call: Expression) -> EdgeSet? {
    guard call.tree.kind(call.node) == .call else { return nil }
    let argument = call.tree.arguments(of: call.node).first { $0.label == label }
    return argument.flatMap { edges(of: call.sibling($0.value)) }
  }

  /// The number that an expression always is; nil where it can be several, or is not known.
  func amount(of expression: Expression) -> Double? {
    let values = values(of: expression)
    guard values.count == 1, !values[0].isUnknown else { return nil }
    return values[0].amount
  }
}

extension Value {
  /// The number that a literal, or a negated literal, is; nil for anything else.
  var amount: Double? {
    guard !isUnknown else { return nil }
    let (tree, node) = (expression.tree, expression.node)
    switch tree.kind(node) {
    case .literal: return Double(tree.text(tree.range(node)).filter { $0 != "_" })
    case .prefixOperator:
      guard tree.token(tree[node].token, is: "-"), let inner = tree.firstChild(node),
        tree.kind(inner) == .literal
      else { return nil }
      return Double(tree.text(tree.range(inner)).filter { $0 != "_" }).map { -$0 }
    default: return nil
    }
  }
}
