extension SyntaxTree {
  /// The literal text of a string without interpolations and escapes, or nil.
  package func literalText(_ node: NodeID) -> String? {
    guard kind(node) == .stringLiteral else { return nil }
    guard let segment = firstChild(node) else { return "" }
    guard kind(segment) == .stringSegment, self[segment].nextSibling < 0 else { return nil }
    let range = range(token: self[segment].token)
    guard !bytes[range.start..<range.end].contains(UInt8(ascii: "\\")) else { return nil }
    return text(range)
  }

  /// Whether a token's text is exactly `text`.
  package func token(_ token: UInt32, is text: StaticString) -> Bool {
    guard token != 0 else { return false }
    let range = range(token: token)
    guard range.end - range.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      var offset = range.start
      for byte in buffer {
        if bytes[offset] != byte { return false }
        offset += 1
      }
      return true
    }
  }

  /// The expression in parentheses and effects (`try`, `await`), without them.
  package func unwrapped(_ node: NodeID) -> NodeID {
    var node = node
    while true {
      switch kind(node) {
      case .tuple:
        guard let only = firstChild(node), self[only].token == 0, self[only].nextSibling < 0,
          let inner = firstChild(only)
        else { return node }
        node = inner
      case .effect, .forceUnwrap:
        guard let inner = firstChild(node) else { return node }
        node = inner
      default:
        return node
      }
    }
  }

  /// What the literal `true` or `false` says; nil for another node.
  package func boolean(_ node: NodeID) -> Bool? {
    guard kind(node) == .literal else { return nil }
    if token(self[node].token, is: "true") { return true }
    return token(self[node].token, is: "false") ? false : nil
  }

  /// What a call calls, without generic arguments and the `?` or `!` of an optional closure.
  package func callee(of call: NodeID) -> NodeID? {
    guard var callee = firstChild(call) else { return nil }
    while [.specialization, .optionalChain, .forceUnwrap].contains(kind(callee)),
      let inner = firstChild(callee)
    {
      callee = inner
    }
    return callee
  }

  /// Whether a node's name begins with an upper-case letter, as type names do.
  package func isCapitalized(token: UInt32) -> Bool {
    guard token != 0 else { return false }
    let start = Int(tokens[Int(token)].start)
    return start < bytes.count && (65...90).contains(bytes[start])
  }

  /// A number that is equal for nodes with the same text.
  package func textHash(of node: NodeID) -> UInt64 {
    let range = range(node)
    let bytes = self.bytes
    let span = bytes.span
    let name = Name(bytes: span.extracting(range.start..<range.end))
    return name.hash
  }

  /// Whether the file's bytes hold a word anywhere, also in strings and comments.
  package func contains(_ word: StaticString) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      return SourceBytes(base, count: buffer.count).contains(word)
    }
  }
}
