import GlassSyntax

/// One value that an expression can have: the expression that makes it, after names, branches and
/// arguments were followed.
package struct Value {
  package let expression: Expression
  /// Where the value is written.
  package let path: PlacePath
  /// Whether it could not be followed to the end.
  package let isUnknown: Bool
  /// Whether it is known to be something, though not what.
  var isSomething = false

  /// `true` or `false`, where it is one.
  var boolean: Bool? { isUnknown ? nil : expression.tree.boolean(expression.node) }

  /// Whether it is known to be a case or static member of a name: `.hidden`.
  func isNamed(_ name: Name) -> Bool { !isUnknown && expression.tree.name(expression.node) == name }

  /// Whether it is `nil`; nil where that is unknown.
  var isNil: Bool? {
    if isSomething { return false }
    guard !isUnknown else { return nil }
    let (tree, node) = (expression.tree, expression.node)
    return tree.kind(node) == .literal && tree.token(tree[node].token, is: "nil")
  }

  /// Something that is equal for equal literals and cases only; nil for what cannot be compared.
  var comparable: UInt64? {
    guard !isUnknown else { return nil }
    let (tree, node) = (expression.tree, expression.node)
    switch tree.kind(node) {
    case .literal: return tree.name(node)?.hash
    case .implicitMember: return tree.name(node)?.hash
    case .member:
      guard let base = tree.firstChild(node), tree.kind(base) == .identifier,
        tree.isCapitalized(token: tree[base].token)
      else { return nil }
      return tree.name(node)?.hash
    case .stringLiteral: return tree.literalText(node).map { Name($0).hash }
    default: return nil
    }
  }

  /// The string that it is: a literal, or the name of an enum's case that stands for itself.
  var text: String? {
    let (tree, node) = (expression.tree, expression.node)
    guard !isUnknown else { return nil }
    return tree.kind(node) == .enumElement
      ? tree.text(tree.range(token: tree[node].token)) : tree.literalText(node)
  }

  /// The entry in whose terms what the value is made of is told.
  var owner: Int { path.parameter == nil ? path.owner : expression.entry.id }

  /// The value in the terms of another entry, where it is told in those of `entry`.
  func told(by owner: Int, insteadOf entry: Entry) -> Value {
    guard path.owner == entry.id, path.owner != owner else { return self }
    var path = path
    path.owner = owner
    return with(path)
  }

  /// The value, told as coming from another place.
  func with(_ path: PlacePath) -> Value {
    Value(expression: expression, path: path, isUnknown: isUnknown, isSomething: isSomething)
  }

  /// The number of the value among those of one argument.
  var number: UInt64 { isUnknown ? 0 : expression.tree.textHash(of: expression.node) }
}
