import GlassProject
import GlassSyntax

/// What a body can make of an argument, by the declared type of the parameter.
enum ArgumentUse: Sendable {
  case anything
  /// It is run and shows nothing: a function without a result.
  case action
  /// It is text, a date or the like: whether there is any is all that can make a difference.
  case plainData
  /// It is a value of a project type that shows nothing itself.
  case data(TypeID)
}

/// Arguments: what of them a body can make use of.
extension Interpreter {
  /// The binding that a body is entered with: what it cannot make use of is forgotten, so that uses that
  /// differ in nothing else share one entry.
  func reduced(_ bound: Bound, for use: ArgumentUse = .anything) -> Bound {
    guard case .expression(let expression) = bound else { return bound }
    let values = values(of: expression)
    if values.allSatisfy({ isUnknown($0, for: use) }) {
      if glassCheck(expression) != nil { return bound }
      if case .anything = use, isPossibleView(expression) { return bound }
      return .unknown
    }
    guard values.allSatisfy({ isPlain($0, for: use) }), glassCheck(expression) == nil else {
      if case .data(let type) = use { note(values, of: type) }
      return bound
    }
    return .something
  }

  private func isUnknown(_ value: Value, for use: ArgumentUse) -> Bool {
    if value.isUnknown { return !value.isSomething }
    switch use {
    case .anything, .action: return false
    case .plainData, .data: return isForeignCall(value.expression)
    }
  }

  /// Whether all that is known of a value is that there is one.
  private func isPlain(_ value: Value, for use: ArgumentUse) -> Bool {
    if value.isUnknown { return value.isSomething }
    let (tree, node) = (value.expression.tree, value.expression.node)
    if case .action = use { return value.isNil == false }
    switch tree.kind(node) {
    case .stringLiteral: return !(tree.literalText(node).map(Self.looksLikeSymbol) ?? false)
    case .literal: return value.boolean == nil && value.isNil != true
    case .array: return tree.children(node).dropFirst(4).contains { _ in true }
    case .prefixOperator: return truth(ofNegation: value) == nil
    case .dictionary, .keyPath, .regexLiteral: return true
    case .call, .member:
      guard case .plainData = use else { return false }
      return !isForeignCall(value.expression)
    default: return false
    }
  }

  /// A call of something that was not followed, such as a method of an object of a package.
  private func isForeignCall(_ expression: Expression) -> Bool {
    let tree = expression.tree
    guard tree.kind(expression.node) == .call else { return false }
    let head = Chain(expression.node, in: tree).head(in: tree)
    return tree.kind(head) == .identifier && !tree.isCapitalized(token: tree[head].token)
  }

  /// Whether an expression that no value is known of could still be entered as a view: a call or a
  /// reference to something of the project.
  private func isPossibleView(_ expression: Expression) -> Bool {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    guard tree.kind(node) == .identifier, let name = tree.name(node) else { return false }
    switch meaning(of: name, in: expression) {
    case .property(let declarations, _):
      return declarations.contains { isViewProperty($0) }
    default: return false
    }
  }

  /// Whether a string could be the name of a symbol that rules ask for: one with an enclosing shape, or that of
  /// search.
  private static func looksLikeSymbol(_ text: String) -> Bool {
    guard text.utf8.count < 80, !text.utf8.contains(UInt8(ascii: " ")) else { return false }
    if text == "magnifyingglass" { return true }
    return text.split(separator: ".").contains { enclosingShapes.contains($0) }
  }

  private static let enclosingShapes: Set<Substring> = [
    "circle", "square", "capsule", "rectangle", "app", "diamond", "hexagon", "octagon", "triangle",
    "seal", "shield",
  ]

  // MARK: Data

  /// The value of a project type that a call makes, where the type shows nothing itself.
  func dataInstance(_ expression: Expression) -> Instance? {
    guard expression.tree.kind(expression.node) == .call else { return nil }
    let key = ExpressionKey(expression)
    if let known = dataInstances[key] { return known }
    // What leads back to itself is nothing that could be told apart.
    dataInstances[key] = .some(nil)
    guard let instance = instance(from: expression)?.instance, isData(instance.type) else {
      return nil
    }
    dataInstances[key] = instance
    return instance
  }

  /// Notes what `.init(…)` makes, where the type is known.
  private func note(_ values: [Value], of type: TypeID) {
    for value in values where !value.isUnknown {
      let key = ExpressionKey(value.expression)
      guard value.expression.tree.isImplicitInitializer(value.expression.node),
        dataInstances[key] == nil
      else { continue }
      dataInstances[key] = .some(nil)
      dataInstances[key] = makeInstance(of: type, value.expression).instance
    }
  }

  /// Whether values of a project type show nothing and change nothing that is shown.
  private func isData(_ type: TypeID) -> Bool {
    if let known = dataTypes[type] { return known }
    let isData =
      isModel(type) && index.allConformances(of: type).isDisjoint(with: Name.shownProtocols)
    dataTypes[type] = isData
    return isData
  }

  // MARK: Parameters

  /// What a body can make of an argument for a parameter of a type.
  func use(of type: NodeID, in tree: SyntaxTree, _ file: FileID) -> ArgumentUse {
    switch tree.kind(type) {
    case .attributedType:
      if tree.children(type).contains(where: { tree.isViewBuilder(attribute: $0) }) {
        return .anything
      }
      let inner = tree.children(type).first { tree.kind($0).isType }
      return inner.map { use(of: $0, in: tree, file) } ?? .anything
    case .optionalType:
      return tree.firstChild(type).map { use(of: $0, in: tree, file) } ?? .anything
    case .tupleType:
      guard let only = tree.firstChild(type), tree[only].nextSibling < 0,
        let inner = tree.firstChild(only)
      else { return .anything }
      return use(of: inner, in: tree, file)
    case .functionType: return tree.returnsNothing(functionType: type) ? .action : .anything
    case .namedType, .memberType:
      guard let name = tree.name(type),
        tree.firstChild(type) == nil || tree.kind(type) == .memberType
      else { return .anything }
      if let own = index.type(named: name, from: file) {
        return isData(own) ? .data(own) : .anything
      }
      return Vocabulary.dataTypes.contains(name) ? .plainData : .anything
    default: return .anything
    }
  }
}

extension SyntaxTree {
  /// Whether a node is `.init(…)`.
  func isImplicitInitializer(_ node: NodeID) -> Bool {
    guard kind(node) == .call, let callee = firstChild(node) else { return false }
    return kind(callee) == .implicitMember && name(callee) == .initializer
  }

  /// Whether a function type is one without a result.
  fileprivate func returnsNothing(functionType: NodeID) -> Bool {
    guard let result = child(functionType, .returnType).flatMap(firstChild) else { return false }
    if kind(result) == .tupleType { return firstChild(result) == nil }
    return kind(result) == .namedType && name(result) == "Void"
  }
}

extension Name {
  /// Protocols whose values show something, or say how something is shown.
  fileprivate static let shownProtocols: Set<Name> = viewOwners.union(bodilessViews).union([
    "ShapeStyle", "Gesture", "TextRenderer", "EnvironmentKey", "PreferenceKey",
  ])
}
