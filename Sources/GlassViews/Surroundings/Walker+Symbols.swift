import GlassSyntax

/// Symbols of which a choice shows one.
extension Walker {
  /// For the arms of a choice that show one symbol each, by number: what the other arms show in its place.
  func symbolTwins(of arms: [Arm], in state: State) -> [Int: State.SymbolTwin] {
    guard state.symbolFrame != .none, arms.count > 1, arms.count < 8 else { return [:] }
    let outline = Outline(interpreter)
    let symbols = arms.map { arm -> [String] in
      let availability = state.availability.refined(by: arm.availability)
      guard !availability.isLegacy, arm.views.count == 1 else { return [] }
      let shown = outline.shown(arm.views, .init(availability: availability))
      guard shown.count == 1, case .view(let view) = shown[0] else { return [] }
      return interpreter.symbolNames(of: view.node)
    }
    var twins: [Int: State.SymbolTwin] = [:]
    for number in symbols.indices where !symbols[number].isEmpty {
      let others = symbols.indices.filter { $0 != number }.flatMap { symbols[$0] }
      let own = Set(symbols[number].map(Vocabulary.symbolStem))
      if others.contains(where: Vocabulary.isEmptyShape) {
        twins[number] = .shape
      } else if others.contains(where: { own.contains(Vocabulary.symbolStem($0)) }) {
        twins[number] = .form
      }
    }
    return twins
  }
}

extension Interpreter {
  /// The symbols that a view of Apple's is given by their names, as far as they are known; of `"pencil".inCircle` the
  /// literal.
  func symbolNames(of node: ViewNode) -> [String] {
    guard case .external = node.kind, let (_, symbol) = symbolArgument(of: node) else { return [] }
    return values(of: symbol).compactMap { value in
      let tree = value.expression.tree
      return value.text ?? tree.literalText(Chain(value.expression.node, in: tree).base)
    }
  }

  /// What holds where the name of a symbol is this one of several.
  func tests(choosing value: Value, as symbol: Expression) -> [Test] {
    let (tree, node) = (value.expression.tree, value.expression.node)
    return tests(choosing: symbol) { other in
      let isSame = other.tree === tree && other.node == node
      return other.tree.kind(other.node) == .stringLiteral && !isSame
    }
  }

  /// The argument by which a view of Apple's names a symbol, with its label: that of `Image(systemName:)`, also where
  /// a `Text` is made of the image.
  func symbolArgument(of node: ViewNode) -> (label: Name, symbol: Expression)? {
    guard var call = node.expression, var name = node.name, call.tree.kind(call.node) == .call
    else { return nil }
    if name == "Text", let first = call.tree.arguments(of: call.node).first, first.label == nil,
      call.tree.kind(first.value) == .call,
      let callee = call.tree.firstChild(first.value).flatMap(call.tree.name), callee == "Image",
      !index.declaresType(callee)
    {
      (call, name) = (call.sibling(first.value), callee)
    }
    guard let label = Vocabulary.symbolLabels[name],
      let argument = call.tree.arguments(of: call.node).first(where: { $0.label == label })
    else { return nil }
    return (label, call.sibling(argument.value))
  }
}

extension Vocabulary {
  /// Whether a symbol is a shape with nothing in it.
  package static func isEmptyShape(_ symbol: String) -> Bool {
    symbolStem(symbol).isEmpty && !symbol.hasPrefix("slash")
  }

  /// The name of a symbol without the shape around it and its form.
  static func symbolStem(_ symbol: String) -> String {
    var parts = symbol.split(separator: ".")
    while let last = parts.last, symbolForms.contains(last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static let symbolForms: Set<Substring> = [
    "fill", "circle", "square", "capsule", "slash", "dashed", "dotted",
  ]
}
