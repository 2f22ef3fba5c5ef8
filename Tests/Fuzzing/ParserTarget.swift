import GlassSyntax

/// Any bytes give a tree whose ranges lie within each other and the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tree = SyntaxTree.parse(bytes)
  checkTokens(tree, count)
  checkNodes(tree, count)
  var lines: [UInt8] = []
  CallList.render(tree, into: &lines)
  return 0
}

private func checkTokens(_ tree: SyntaxTree, _ count: Int) {
  var end: UInt32 = 0
  for token in tree.tokens {
    precondition(token.start >= end || token.kind == .none, "tokens overlap")
    precondition(token.end >= token.start, "a token ends before it starts")
    end = max(end, token.end)
  }
  precondition(tree.tokens.last?.kind == .endOfFile, "the last token is another")
  precondition(Int(end) <= count, "a token ends behind the file")
}

private func checkNodes(_ tree: SyntaxTree, _ count: Int) {
  var seen = [Bool](repeating: false, count: tree.nodes.count)
  var waiting: [NodeID] = [tree.root]
  while let node = waiting.popLast() {
    precondition(!seen[Int(node)], "a node has two parents")
    seen[Int(node)] = true
    let range = tree.range(node)
    precondition(0 <= range.start && range.start <= range.end && range.end <= count, "bad range")
    for child in tree.children(node) {
      precondition(tree[child].firstToken >= tree[node].firstToken, "a child starts too early")
      precondition(tree[child].endToken <= tree[node].endToken, "a child ends too late")
      waiting.append(child)
    }
  }
}
