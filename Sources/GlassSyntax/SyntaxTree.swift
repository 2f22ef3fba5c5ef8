/// The syntax of one file: its bytes, tokens, comments and nodes in flat arrays. A class, so that the
/// many who look at it share it; nothing in it changes.
package final class SyntaxTree: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]
  package let comments: [Comment]
  package let nodes: [SyntaxNode]

  package init(bytes: [UInt8], tokens: [Token], comments: [Comment], nodes: [SyntaxNode]) {
    self.bytes = bytes
    self.tokens = tokens
    self.comments = comments
    self.nodes = nodes
  }

  /// The `sourceFile` node.
  package var root: NodeID { 0 }

  package subscript(node: NodeID) -> SyntaxNode { nodes[Int(node)] }

  package func kind(_ node: NodeID) -> SyntaxKind { nodes[Int(node)].kind }

  package func flags(_ node: NodeID) -> SyntaxNode.Flags { nodes[Int(node)].flags }

  /// The children in order.
  package func children(_ node: NodeID) -> Children {
    Children(tree: self, upcoming: nodes[Int(node)].firstChild)
  }

  /// The first child, if there is one.
  package func firstChild(_ node: NodeID) -> NodeID? {
    let child = nodes[Int(node)].firstChild
    return child < 0 ? nil : child
  }

  /// The first child of a kind, if there is one.
  package func child(_ node: NodeID, _ kind: SyntaxKind) -> NodeID? {
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      if nodes[Int(child)].kind == kind { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  /// The bytes of a node's text, without the white space around it.
  package func range(_ node: NodeID) -> ByteRange {
    let node = nodes[Int(node)]
    guard node.endToken > node.firstToken else {
      let at = Int(tokens[Int(node.firstToken)].start)
      return ByteRange(at, at)
    }
    return ByteRange(
      Int(tokens[Int(node.firstToken)].start), Int(tokens[Int(node.endToken) - 1].end))
  }

  /// The bytes of a token.
  package func range(token: UInt32) -> ByteRange {
    ByteRange(Int(tokens[Int(token)].start), Int(tokens[Int(token)].end))
  }

  /// The name that a node's `token` spells, or nil where it has none.
  package func name(_ node: NodeID) -> Name? {
    let token = nodes[Int(node)].token
    return token == 0 ? nil : name(token: token)
  }

  /// The name that a token spells, without back-ticks.
  package func name(token: UInt32) -> Name {
    let token = tokens[Int(token)]
    var start = Int(token.start)
    var end = Int(token.end)
    if token.flags.contains(.isEscaped), end - start >= 2 {
      start += 1
      end -= 1
    }
    let bytes = self.bytes
    let span = bytes.span
    let part = span.extracting(start..<end)
    return Name(bytes: part)
  }

  /// The text of a range, with invalid UTF-8 repaired.
  package func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The text of a node's `token`, or an empty string.
  package func nameText(_ node: NodeID) -> String {
    let token = nodes[Int(node)].token
    return token == 0 ? "" : text(range(token: token))
  }

  /// The children of one node, in order.
  package struct Children: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var upcoming: NodeID

    package mutating func next() -> NodeID? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = tree.nodes[Int(upcoming)].nextSibling }
      return upcoming
    }
  }
}
