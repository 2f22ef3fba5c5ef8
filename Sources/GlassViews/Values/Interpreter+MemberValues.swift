import GlassProject
import GlassSyntax

/// The values of properties and of members of what is known.
extension Interpreter {
  /// A property's value: that of its getter or, for a `let`, of its initial value.
  func values(
    ofProperty declaration: DeclarationID, _ instance: Instance?, as expression: Expression,
    steps: Int
  ) -> [Value] {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    let accessors = tree.child(property.node, .accessorBlock)
    let source: NodeID
    if let block = accessors.flatMap({ getter($0, in: tree) }) {
      source = block
    } else if property.flags.contains(.isLet),
      let value = tree.child(property.node, .initializer).flatMap(tree.firstChild)
    {
      source = value
    } else {
      return [
        Value(
          expression: expression, path: path(of: expression), isUnknown: true,
          isSomething: isNeverNil(declaration))
      ]
    }
    let entry = entry(
      declaration: declaration, node: property.node, file: property.file, instance: instance,
      from: expression.entry)
    guard !entry.isRecursive else { return [unknownValue(expression)] }
    return values(of: Expression(source, in: entry, nil), steps: steps).map {
      $0.told(by: expression.entry.id, insteadOf: entry)
    }
  }

  /// Whether a stored property is certainly no optional: it is one of a few types, or a namespace.
  private func isNeverNil(_ declaration: DeclarationID) -> Bool {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    let isNamespace = tree.children(property.outerNode).contains {
      tree.kind($0) == .attribute && tree.name($0) == "Namespace"
    }
    if isNamespace { return true }
    guard let type = tree.child(property.node, .typeAnnotation).flatMap(tree.firstChild),
      tree.kind(type) == .namedType, let name = tree.name(type)
    else { return false }
    return Self.plainTypes.contains(name) && !index.declaresType(name)
  }

  private static let plainTypes: Set<Name> = [
    "String", "Int", "Bool", "Double", "CGFloat", "URL", "Date", "UUID",
  ]

  func values(ofMember expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard let base = tree.firstChild(expression.node), let name = tree.name(expression.node) else {
      return [unknownValue(expression)]
    }
    let type = projectType(of: expression.sibling(base))
    if name == .rawValue, let type,
      let values = rawValues(of: passed(expression.sibling(base)), type, as: expression)
    {
      return values
    }
    if let values = values(
      ofMember: name, ofMade: expression.sibling(base), type, as: expression, steps: steps)
    {
      return values
    }
    if let type {
      return values(
        ofMember: name, of: type, expression.sibling(base), as: expression, steps: steps)
    }
    guard tree.kind(base) == .identifier, let baseName = tree.name(base) else {
      return [isRootedInType(base, in: tree) ? value(expression) : unknownValue(expression)]
    }
    if baseName == .selfKeyword {
      let meaning = memberMeaning(of: name, in: expression)
      return values(of: meaning, as: expression, steps: steps)
    }
    if tree.isCapitalized(token: tree[base].token) {
      let type = self.type(named: baseName, in: expression.entry)
      guard let type else { return [value(expression)] }
      let properties = index.members(named: name, of: type).filter {
        index.declarations[$0].kind == .property
      }
      guard !properties.isEmpty else { return [value(expression)] }
      return values(of: .property(properties, nil), as: expression, steps: steps)
    }
    return [unknownValue(expression)]
  }

  /// The values of a static property that the project's extensions of types of Apple's declare, such as
  /// `Color.brand`; nil where there is none, or where any of them is not known.
  func values(
    ofMember name: Name, ofForeign owners: Set<Name>, at expression: Expression
  ) -> [Value]? {
    let members = owners.flatMap { index.members(named: name, ofForeign: $0) ?? [] }
    guard members.count == 1, index.declarations[members[0]].kind == .property,
      index.declarations[members[0]].flags.contains(.isStatic)
    else { return nil }
    let values = values(ofProperty: members[0], nil, as: expression, steps: 1)
    return values.contains(where: \.isUnknown) ? nil : values
  }

  /// The value of a computed property of a project type, such as `tool.icon`: the base is its `self`.
  func values(
    ofMember name: Name, of type: TypeID, _ base: Expression, as expression: Expression, steps: Int
  ) -> [Value] {
    let properties = properties(named: name, of: type)
    guard properties.count == 1 else { return [unknownValue(expression)] }
    let instance = instance(of: type, binding: [.selfKeyword: passed(base)])
    return values(ofProperty: properties[0], instance, as: expression, steps: steps)
  }

  func properties(named name: Name, of type: TypeID) -> [DeclarationID] {
    index.members(named: name, of: type).filter {
      let property = index.declarations[$0]
      return property.kind == .property && !property.flags.contains(.isStatic)
    }
  }

  /// The value of a member of something that an initialiser made: what it was given, or what a property of the type
  /// that was made computes, whatever protocol it is passed as; nil where not all that the base can be is so.
  func values(
    ofMember name: Name, ofMade base: Expression, _ type: TypeID?, as expression: Expression,
    steps: Int
  ) -> [Value]? {
    let tree = base.tree
    let node = tree.unwrapped(base.node)
    switch tree.kind(node) {
    case .member, .identifier:
      if tree.isCapitalized(token: tree[node].token) || tree.name(node) == .selfKeyword {
        return nil
      }
    case .subscript: break
    default: return nil
    }
    var found: [Value] = []
    for value in values(of: base.sibling(node), steps: steps) {
      guard !value.isUnknown else { return nil }
      // What the value is made of is told where the value is.
      let owner = value.owner
      if value.expression.tree.kind(value.expression.node) == .tuple {
        guard let element = element(of: value.expression, named: name) else { return nil }
        found += values(of: element, steps: steps).map {
          $0.told(by: owner, insteadOf: element.entry)
        }
        continue
      }
      guard let made = made(value.expression, of: type) else { return nil }
      if let bound = made.properties[name] {
        found += values(of: bound, as: expression, steps: steps).map {
          $0.told(by: owner, insteadOf: value.expression.entry)
        }
        continue
      }
      let properties = properties(named: name, of: made.type)
      guard properties.count == 1 else { return nil }
      let own = made.properties.merging([.selfKeyword: .expression(value.expression)]) { $1 }
      found += values(
        ofProperty: properties[0], instance(of: made.type, binding: own), as: expression,
        steps: steps)
    }
    return found.isEmpty ? nil : found
  }

  /// The instance that a value is: made by an initialiser, which may leave out the name of the type that is
  /// expected, or kept in a static member.
  func made(_ value: Expression, of type: TypeID?) -> Instance? {
    if let made = instance(from: value) ?? staticInstance(value, value) { return made.instance }
    guard let type else { return nil }
    if value.tree.isImplicitInitializer(value.node) {
      return makeInstance(of: type, value).instance
    }
    return namedInstance(value, of: type)?.instance
  }

  /// The instance that `.name` means for a type: what its static property is initialised with.
  private func namedInstance(
    _ expression: Expression, of type: TypeID
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath])? {
    let tree = expression.tree
    guard tree.kind(expression.node) == .implicitMember || tree.kind(expression.node) == .member,
      let name = tree.name(expression.node)
    else { return nil }
    let members = index.members(named: name, of: type).filter {
      index.declarations[$0].kind == .property && index.declarations[$0].flags.contains(.isStatic)
    }
    guard members.count == 1 else { return nil }
    let member = index.declarations[members[0]]
    let memberTree = index.trees[member.file]
    let source =
      memberTree.child(member.node, .initializer).flatMap(memberTree.firstChild)
      ?? memberTree.child(member.node, .accessorBlock).flatMap { getter($0, in: memberTree) }
      .flatMap(memberTree.firstChild)
    guard let value = source, memberTree.kind(value) == .call else { return nil }
    let entry = entry(
      declaration: members[0], node: member.node, file: member.file, instance: nil,
      from: expression.entry)
    return makeInstance(of: type, Expression(value, in: entry, nil))
  }

  /// Whether a chain starts at a type or an implicit member: `Color.red.gradient`.
  private func isRootedInType(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    let head = Chain(node, in: tree).head(in: tree)
    if tree.kind(head) == .implicitMember { return true }
    return tree.kind(head) == .identifier && tree.isCapitalized(token: tree[head].token)
  }
}
