import GlassProject
import GlassSyntax

/// A name as it is written in code, with the call that it heads: what rules about spelling look at.
package struct NameSite {
  package enum Kind: Sendable {
    /// `.name` on something: a modifier, a method, a property.
    case member
    /// `.name` without a base.
    case implicitMember
    /// `name` alone.
    case identifier
    /// A type where a type stands.
    case type
  }

  package let kind: Kind
  package let name: Name
  package let file: FileID
  package let tree: SyntaxTree
  /// The node of the name: a `member`, `implicitMember`, `identifier` or type.
  package let node: NodeID
  /// The call whose callee it is.
  package let call: NodeID?
  package let index: ProjectIndex

  /// The range of the name itself.
  package var range: ByteRange { tree.range(token: tree[node].token) }

  /// The arguments of the call, trailing closures included.
  package var arguments: [CallArgument] { call.map(tree.arguments) ?? [] }

  /// The expression before the name.
  package var base: NodeID? { kind == .member ? tree.firstChild(node) : nil }

  /// Visits each name of a file, in order of nodes.
  package static func visit(_ file: FileID, of index: ProjectIndex, _ body: (NameSite) -> Void) {
    let tree = index.trees[file]
    var calls: [NodeID: NodeID] = [:]
    for number in tree.nodes.indices where tree.nodes[number].kind == .call {
      guard var callee = tree.firstChild(NodeID(number)) else { continue }
      if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
      calls[callee] = NodeID(number)
    }
    for number in tree.nodes.indices {
      let node = NodeID(number)
      let kind: Kind
      switch tree.nodes[number].kind {
      case .member: kind = .member
      case .implicitMember: kind = .implicitMember
      case .identifier: kind = .identifier
      case .namedType, .memberType: kind = .type
      default: continue
      }
      guard let name = tree.name(node) else { continue }
      body(
        NameSite(
          kind: kind, name: name, file: file, tree: tree, node: node, call: calls[node],
          index: index))
    }
  }
}
