import GlassSyntax

/// A postfix chain taken apart: what it starts with and what hangs on it, from the inside out.
struct Chain {
  enum Link {
    /// `.name(…)`, with the token of the name and the node of the call.
    case call(name: UInt32, node: NodeID)
    /// `.name`
    case member(name: UInt32, node: NodeID)
    /// `#if … .suffix() … #endif`
    case conditional(NodeID)
    /// `[…]`, or a call of what stands before it.
    case other(NodeID)
  }

  /// The first expression: a name, a call of a name, an implicit member, a literal, …
  var base: NodeID
  var links: [Link]

  /// What the chain is named by at its start: the base, or what is called there.
  func head(in tree: SyntaxTree) -> NodeID {
    tree.kind(base) == .call ? tree.firstChild(base) ?? base : base
  }

  /// Takes an expression apart in a loop: chains are long.
  init(_ node: NodeID, in tree: SyntaxTree) {
    var links: [Link] = []
    var current = node
    while true {
      switch tree.kind(current) {
      case .call:
        guard let callee = tree.callee(of: current) else { break }
        guard tree.kind(callee) == .member, let base = tree.firstChild(callee) else {
          if tree.kind(callee) == .identifier || tree.kind(callee) == .implicitMember
            || tree.kind(callee) == .closure
          {
            break
          }
          links.append(.other(current))
          current = callee
          continue
        }
        links.append(.call(name: tree[callee].token, node: current))
        current = base
        continue
      case .member:
        guard let base = tree.firstChild(current) else { break }
        links.append(.member(name: tree[current].token, node: current))
        current = base
        continue
      case .subscript:
        guard let base = tree.firstChild(current) else { break }
        links.append(.other(current))
        current = base
        continue
      case .optionalChain, .forceUnwrap, .specialization:
        guard let base = tree.firstChild(current) else { break }
        current = base
        continue
      case .postfixIfConfig:
        guard let base = tree.firstChild(current), let ifConfig = tree.child(current, .ifConfig)
        else { break }
        links.append(.conditional(ifConfig))
        current = base
        continue
      default: break
      }
      break
    }
    base = current
    self.links = links.reversed()
  }
}
