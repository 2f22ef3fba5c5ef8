import GlassSyntax

/// A tree as one line, such as `call(member:padding(identifier:view),argument:by(literal:1))`: the kind
/// of each node, its name after a colon, and its children in parentheses.
func outline(_ tree: SyntaxTree, _ node: NodeID = 0) -> String {
  var text = "\(tree.kind(node))"
  let name = tree.nameText(node)
  if !name.isEmpty, name != ")", name != "]" { text += ":" + name }
  let children = tree.children(node).map { outline(tree, $0) }
  return children.isEmpty ? text : text + "(" + children.joined(separator: ",") + ")"
}

/// The outline of what a source holds, without its `sourceFile`.
func outline(of source: String) -> String {
  let tree = SyntaxTree.parse(Array(source.utf8))
  return tree.children(tree.root).map { outline(tree, $0) }.joined(separator: " ")
}

/// The lines that `CallList` writes for a source.
func calls(in source: String) -> [String] {
  var output: [UInt8] = []
  CallList.render(SyntaxTree.parse(Array(source.utf8)), into: &output)
  return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
}
