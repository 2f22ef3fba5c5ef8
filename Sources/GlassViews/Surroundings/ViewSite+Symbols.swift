import GlassSyntax

/// What rules ask of the symbols that a view names.
extension ViewSite {
  /// Whether the string that names a symbol may name others as well: it is a constant, or it is the value of a name
  /// that is read in more than one place.
  package func isShared(_ symbol: SymbolSite) -> Bool {
    let (value, argument) = (symbol.value.expression, symbol.argument)
    let tree = argument.tree
    if value.tree === tree, tree[argument.node].holds(tree[value.node].firstToken) { return false }
    var name = tree.unwrapped(argument.node)
    if tree.kind(name) == .call { name = tree.firstChild(name) ?? name }
    guard !symbol.isConstant, tree.kind(name) == .identifier || tree.kind(name) == .member else {
      return true
    }
    return interpreter.reads(of: tree[name].token, in: argument) > 1
  }
}

extension Interpreter {
  /// How often the type or function around an expression reads a name, in the expression's file.
  fileprivate func reads(of token: UInt32, in expression: Expression) -> Int {
    let tree = expression.tree
    let outermost = tree.children(tree.root).filter { tree[$0].holds(token) }
    guard let own = outermost.first else { return 0 }
    let parts = tree.children(tree.root).filter { part in
      part == own || tree.name(own) != nil && tree.name(part) == tree.name(own)
    }
    return relevance.tokens(of: tree.name(token: token), in: tree, expression.entry.file)
      .count { mention in
        tree.isRead(mention) && parts.contains { tree[$0].holds(mention) }
      }
  }
}

extension SyntaxTree {
  /// Whether a token that is a name reads what it names: it neither declares nor labels nor sets it.
  fileprivate func isRead(_ name: UInt32) -> Bool {
    guard name > 1, Int(name) + 1 < tokens.count else { return true }
    let (before, after) = (name - 1, name + 1)
    if token(before, is: "let") || token(before, is: "var") || token(before, is: "func") {
      return false
    }
    if token(after, is: ":"), !token(before, is: "?"), !token(before, is: ".") { return false }
    // `self.name = name` passes it on to itself.
    let isPassedOn = token(before, is: "=") && self.name(token: name - 2) == self.name(token: name)
    return !token(after, is: "=") && !isPassedOn
  }
}
