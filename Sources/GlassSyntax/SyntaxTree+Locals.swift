/// Names that live inside bodies only.
extension SyntaxTree {
  /// The names that parameters, patterns and declarations in the bodies of a declaration bind.
  package func localNames(in declaration: NodeID) -> Set<Name> {
    var names: Set<Name> = []
    var pending = [(node: declaration, isInBody: false)]
    while let next = pending.popLast() {
      var isInBody = next.isInBody
      switch kind(next.node) {
      case .codeBlock, .closure: isInBody = true
      case .identifierPattern where isInBody: names.insert(name(token: self[next.node].token))
      case .parameter, .closureParameter: names.insert(name(token: self[next.node].token))
      // Those of an enum's case are labels.
      case .enumElement: continue
      default: break
      }
      for child in children(next.node) { pending.append((child, isInBody)) }
    }
    return names
  }

  /// The member or global around a token, or the whole file.
  package func member(holding token: UInt32) -> NodeID {
    var node = root
    while let inner = children(node).first(where: { self[$0].holds(token) }) {
      node = inner
      switch kind(inner) {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl,
        .memberBlock, .ifConfig, .ifConfigClause:
        continue
      default: return inner
      }
    }
    return node
  }
}
