import GlassProject
import GlassSyntax

/// A call of a project function with its arguments matched to parameters.
struct MatchedCall {
  var declaration: DeclarationID
  /// The bindings of the parameters, defaults included.
  var parameters: [Name: Bound]
  var keys: EntryKey
  /// Where the values of the arguments are written.
  var places: [PlacePath.ParameterReference: PlacePath]
}

/// Arguments: which parameter or stored property each one is for, and what it is bound to.
extension Interpreter {
  func signature(of declaration: DeclarationID) -> Signature {
    if let signature = signatures[declaration] { return signature }
    let function = index.declarations[declaration]
    let tree = index.trees[function.file]
    var signature = Signature(of: function.node, in: tree)
    for number in signature.parameters.indices {
      let parameter = signature.parameters[number]
      guard let type = parameter.type, !parameter.isVariadic, !parameter.isViewBuilder else {
        continue
      }
      signature.parameters[number].use = use(of: type, in: tree, function.file)
    }
    signatures[declaration] = signature
    return signature
  }

  /// The one candidate that a call fits; nil where none or several do, unless the clauses of one `#if`
  /// declare them in turn.
  func matchingCall(_ candidates: [DeclarationID], _ call: Expression) -> MatchedCall? {
    let arguments = call.tree.arguments(of: call.node)
    let chosen: (function: DeclarationID, parameters: [Int])?
    if candidates.count == 1 {
      chosen = signature(of: candidates[0]).match(arguments).map { (candidates[0], $0) }
    } else {
      chosen = overloads(candidates).chosen(for: arguments, from: call.entry.file, in: index)
    }
    guard let chosen else { return nil }
    return bind(
      signature(of: chosen.function), chosen.parameters, arguments, of: chosen.function, in: call)
  }

  /// Functions of one name, as calls tell them apart.
  func overloads(_ functions: [DeclarationID]) -> Overloads {
    if let known = overloads[functions] { return known }
    let result = Overloads(functions, in: index) { signature(of: $0) }
    overloads[functions] = result
    return result
  }

  private func bind(
    _ signature: Signature, _ match: [Int], _ arguments: [CallArgument],
    of declaration: DeclarationID, in call: Expression
  ) -> MatchedCall {
    var result = MatchedCall(
      declaration: declaration, parameters: [:], keys: EntryKey(), places: [:])
    let file = index.declarations[declaration].file
    for (number, parameter) in signature.parameters.enumerated() {
      let given = match.firstIndex(of: number).map { arguments[$0] }
      var bound = Bound.unknown
      if let given, !parameter.isVariadic {
        let value = call.sibling(given.value)
        bound = passed(value, for: parameter.use)
        addPlaces(of: value, as: parameter.name, to: &result.places)
      } else if let value = parameter.defaultValue {
        bound = .expression(Expression(value, in: fileEntry(file), nil))
      }
      result.parameters[parameter.name] = bound
      add(bound, to: &result.keys)
    }
    return result
  }

  /// What an argument is bound to: a view or configuration that is handed on stays itself.
  func passed(_ value: Expression, for use: ArgumentUse = .anything) -> Bound {
    let tree = value.tree
    let node = tree.unwrapped(value.node)
    if let forwarded = forwardedSlot(node, in: tree) {
      // `{ content }` hands on what was passed for the slot.
      let name = tree.name(forwarded) ?? .content
      if case .expression(let slot)? = bound(name, in: value.entry, value.locals),
        slot.tree.kind(slot.tree.unwrapped(slot.node)) == .closure
      {
        return .expression(slot)
      }
      if case .view(let view)? = bound(name, in: value.entry, value.locals) { return .view(view) }
    }
    guard tree.kind(node) == .identifier, let name = tree.name(node) else {
      return reduced(.expression(value), for: use)
    }
    if name == .selfKeyword, let view = value.entry.selfView { return .view(view) }
    switch bound(name, in: value.entry, value.locals) {
    case .view(let view)?: return .view(view)
    case .configuration(let label)?: return .configuration(label)
    default: return reduced(.expression(value), for: use)
    }
  }

  /// The name in a closure that does nothing but mention it or call it without arguments.
  private func forwardedSlot(_ closure: NodeID, in tree: SyntaxTree) -> NodeID? {
    guard tree.kind(closure) == .closure, let statement = tree.firstChild(closure),
      tree[statement].nextSibling < 0
    else { return nil }
    if tree.kind(statement) == .identifier { return statement }
    guard tree.kind(statement) == .call, let callee = tree.firstChild(statement),
      tree.kind(callee) == .identifier, tree[callee].nextSibling < 0
    else { return nil }
    return callee
  }

  /// Remembers where each value of an argument is written.
  func addPlaces(
    of value: Expression, as name: Name, to places: inout [PlacePath.ParameterReference: PlacePath]
  ) {
    let node = value.tree.unwrapped(value.node)
    guard value.tree.kind(node) != .closure else { return }
    for value in values(of: value.sibling(node)) where !value.isUnknown {
      places[PlacePath.ParameterReference(name: name, value: value.number)] = value.path
    }
  }

  /// The scope of a file's top level: default values are read in it.
  func fileEntry(_ file: FileID) -> Entry {
    entry(declaration: nil, node: 0, file: file, instance: nil, from: nil)
  }

  /// Enters a function with its bindings.
  func enter(
    _ call: MatchedCall, instance: Instance?, selfView: ViewNode? = nil, from user: Entry
  ) -> Entry {
    let function = index.declarations[call.declaration]
    return entry(
      declaration: call.declaration, node: function.node, file: function.file,
      instance: function.flags.contains(.isStatic) ? nil : instance, selfView: selfView,
      selfKey: selfView.map { key(of: .view($0)) } ?? EntryKey(),
      parameters: call.parameters, keys: call.keys, from: user)
  }

  // MARK: Instances

  /// The instance that `T(…)` makes, with where its arguments are written.
  func makeInstance(
    of type: TypeID, _ call: Expression
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath]) {
    let arguments = call.tree.arguments(of: call.node)
    let initializers = index.members(named: .initializer, of: type).filter {
      index.declarations[$0].kind == .initializer
    }
    for initializer in initializers where !index.declarations[initializer].availability.isLegacy {
      if let match = signature(of: initializer).match(arguments) {
        return makeInstance(of: type, initializer, match, arguments, call, depth: 0)
      }
    }
    return makeMemberwise(of: type, arguments, call)
  }

  /// An instance that nothing is known of: what a root view is entered with.
  func makeUnboundInstance(of type: TypeID) -> Instance {
    instance(of: type, properties: [:], key: EntryKey())
  }

  /// Follows an initialiser: each stored property is what the body assigns to it.
  private func makeInstance(
    of type: TypeID, _ initializer: DeclarationID, _ match: [Int], _ arguments: [CallArgument],
    _ call: Expression, depth: Int
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath]) {
    let bound = bind(signature(of: initializer), match, arguments, of: initializer, in: call)
    let entry = enter(bound, instance: nil, from: call.entry)
    let tree = entry.tree
    var properties: [Name: Bound] = [:]
    var places: [PlacePath.ParameterReference: PlacePath] = [:]
    var assigned: [(Name, NodeID)] = []
    if let block = tree.child(entry.node, .codeBlock) {
      for statement in tree.children(block) {
        if depth < 4, let made = delegate(statement, of: type, in: entry, depth: depth) {
          let own = lift(made.places, from: entry, through: call, bound.places, to: call.entry)
          return (made.instance, own.merging(bound.places.of(entry)) { first, _ in first })
        }
        if let assignment = assignment(statement, in: tree) { assigned.append(assignment) }
      }
    }
    for (name, value) in assigned {
      let expression = Expression(value, in: entry, nil)
      properties[name] = passed(expression)
      for value in values(of: expression) where !value.isUnknown {
        let reference = PlacePath.ParameterReference(name: name, value: value.number)
        if let parameter = value.path.parameter {
          places[reference] = bound.places[parameter]
        } else {
          places[reference] = PlacePath(
            owner: call.entry.id, sites: value.path.sites.prefixed(by: calleeSite(of: call)))
        }
      }
    }
    return (finish(properties, of: type), places.merging(bound.places.of(entry)) { own, _ in own })
  }

  /// `self.init(…)` in an initialiser.
  private func delegate(
    _ statement: NodeID, of type: TypeID, in entry: Entry, depth: Int
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath])? {
    let tree = entry.tree
    guard tree.kind(statement) == .call, let callee = tree.firstChild(statement),
      tree.kind(callee) == .member, tree.name(callee) == .initializer,
      let base = tree.firstChild(callee), tree.name(base) == .selfKeyword
    else { return nil }
    let call = Expression(statement, in: entry, nil)
    let arguments = tree.arguments(of: statement)
    for initializer in index.members(named: .initializer, of: type)
    where index.declarations[initializer].node != entry.node {
      if let match = signature(of: initializer).match(arguments) {
        return makeInstance(of: type, initializer, match, arguments, call, depth: depth + 1)
      }
    }
    guard hasMemberwiseInitializer(type),
      memberwiseSignature(of: type).match(arguments) != nil
    else { return nil }
    return makeMemberwise(of: type, arguments, call)
  }

  /// Whether the body of a type leaves it the memberwise initialiser, as those in extensions do.
  private func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
    let own = index.types[type]
    let tree = index.trees[own.file]
    return tree.kind(own.node) == .structDecl
      && !index.members(named: .initializer, of: type).contains { member in
        let initializer = index.declarations[member]
        return initializer.file == own.file
          && tree[own.node].holds(tree[initializer.node].firstToken)
      }
  }

  /// `self.name = value`, `name = value`, `_name = State(initialValue: value)`.
  func assignment(_ statement: NodeID, in tree: SyntaxTree) -> (Name, NodeID)? {
    guard tree.kind(statement) == .assignment else { return nil }
    let parts = Array(tree.children(statement))
    guard parts.count == 2, let name = tree.name(parts[0]) else { return nil }
    switch tree.kind(parts[0]) {
    case .identifier: return (name, parts[1])
    case .member:
      guard let base = tree.firstChild(parts[0]), tree.name(base) == .selfKeyword else {
        return nil
      }
      return (name, parts[1])
    default: return nil
    }
  }

  private func makeMemberwise(
    of type: TypeID, _ arguments: [CallArgument], _ call: Expression
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath]) {
    let signature = memberwiseSignature(of: type)
    var properties: [Name: Bound] = [:]
    var places: [PlacePath.ParameterReference: PlacePath] = [:]
    let match = signature.match(arguments)
    for (number, argument) in arguments.enumerated() {
      let parameter = match.map { signature.parameters[$0[number]] }
      guard let name = parameter?.name ?? argument.label else { continue }
      let value = call.sibling(argument.value)
      properties[name] = passed(value, for: parameter?.use ?? .anything)
      addPlaces(of: value, as: name, to: &places)
    }
    return (finish(properties, of: type), places)
  }

  /// Adds the initial values of the other stored properties.
  private func finish(_ properties: [Name: Bound], of type: TypeID) -> Instance {
    var properties = properties
    if index.types[type].isReferenceType {
      properties = properties.filter { name, bound in
        isHandedOn(bound) || staysInitial(name, of: type)
      }
    }
    return instance(
      of: type, binding: properties.merging(initialValues(of: type)) { given, _ in given })
  }

  /// What the stored properties of a type are that nobody gives a value.
  private func initialValues(of type: TypeID) -> [Name: Bound] {
    if let known = initialValues[type] { return known }
    var values: [Name: Bound] = [:]
    // An object changes after it was made.
    for name in index.types[type].isReferenceType ? [] : storedProperties(of: type) {
      guard let declaration = index.completeType(type).members[name]?.first else { continue }
      let property = index.declarations[declaration]
      let tree = index.trees[property.file]
      // A `var` keeps its initial value unless it is state, or something writes it.
      let isState = tree.children(property.outerNode).contains { tree.kind($0) == .attribute }
      guard !property.flags.contains(.isLet), !isState,
        !isAssigned(name, byMembersOf: type)
      else { continue }
      if let value = tree.child(property.node, .initializer).flatMap(tree.firstChild) {
        values[name] = .expression(Expression(value, in: fileEntry(property.file), nil))
      } else if let annotation = tree.child(property.node, .typeAnnotation),
        let type = tree.firstChild(annotation), tree.kind(type) == .optionalType
      {
        values[name] = .expression(absent)
      }
    }
    initialValues[type] = values
    return values
  }

  /// Whether something is a closure or a view: what an object is given to show.
  private func isHandedOn(_ bound: Bound) -> Bool {
    switch bound {
    case .view, .configuration: return true
    case .unknown, .something, .element, .elements: return false
    case .expression(let expression):
      return expression.tree.kind(expression.tree.unwrapped(expression.node)) == .closure
    }
  }

  /// Whether code in the file of a type assigns to a name, other than in another type: a copy can be given another
  /// value.
  private func isAssigned(_ name: Name, byMembersOf type: TypeID) -> Bool {
    let own = index.types[type]
    let tree = index.trees[own.file]
    return relevance.tokens(of: name, in: tree, own.file).contains { token in
      guard Int(token) + 1 < tree.tokens.count, tree.token(token + 1, is: "="),
        token == 0 || !tree.token(token - 1, is: "var") && !tree.token(token - 1, is: "let")
      else { return false }
      let outermost = tree.children(tree.root).first { tree[$0].holds(token) }
      guard let outermost, tree.kind(outermost) == .structDecl || tree.kind(outermost) == .classDecl
      else { return true }
      return tree[outermost].holds(tree[own.node].firstToken)
    }
  }

  /// The instance of a type whose properties are bound.
  func instance(of type: TypeID, binding properties: [Name: Bound]) -> Instance {
    var all = EntryKey()
    for (name, bound) in properties {
      var key = EntryKey()
      key.add(name.hash)
      add(bound, to: &key)
      all.addUnordered(key)
    }
    return instance(of: type, properties: properties, key: all)
  }

  /// The names of the properties that an instance stores, in order.
  func storedProperties(of type: TypeID) -> [Name] {
    storedDeclarations(of: type).map { index.declarations[$0].name }
  }

  private func storedDeclarations(of type: TypeID) -> [DeclarationID] {
    if let known = knownStored[type] { return known }
    let stored = findStoredDeclarations(of: type)
    knownStored[type] = stored
    return stored
  }

  private func findStoredDeclarations(of type: TypeID) -> [DeclarationID] {
    let body = index.types[type]
    return body.members.values.joined().filter { id in
      let property = index.declarations[id]
      guard property.kind == .property, !property.flags.contains(.isStatic),
        property.file == body.file
      else { return false }
      let tree = index.trees[property.file]
      guard let accessors = tree.child(property.node, .accessorBlock) else { return true }
      return tree.children(accessors).allSatisfy {
        tree.kind($0) == .accessor && (tree.name($0) == "didSet" || tree.name($0) == "willSet")
      }
    }.sorted { index.declarations[$0].node < index.declarations[$1].node }
  }

  private func memberwiseSignature(of type: TypeID) -> Signature {
    if let known = memberwiseSignatures[type] { return known }
    let signature = makeMemberwiseSignature(of: type)
    memberwiseSignatures[type] = signature
    return signature
  }

  private func makeMemberwiseSignature(of type: TypeID) -> Signature {
    Signature(
      parameters: storedDeclarations(of: type).compactMap { id in
        let property = index.declarations[id]
        let tree = index.trees[property.file]
        let initial = tree.child(property.node, .initializer).flatMap(tree.firstChild)
        if property.flags.contains(.isLet), initial != nil { return nil }
        let attributes = tree.children(property.outerNode).filter { tree.kind($0) == .attribute }
        let annotation = tree.child(property.node, .typeAnnotation).flatMap(tree.firstChild)
        let isBuilder = attributes.contains { tree.isViewBuilder(attribute: $0) }
        let isWrapped = attributes.contains {
          !tree.isViewBuilder(attribute: $0) && tree.name($0) != "Binding"
        }
        let isOptional = annotation.map { tree.kind($0) == .optionalType } ?? false
        return Signature.Parameter(
          label: property.name, name: property.name, node: property.node,
          defaultValue: initial ?? (isWrapped || isOptional ? property.node : nil),
          isVariadic: false,
          takesClosure: isBuilder || (annotation.map { tree.isFunctionType($0) } ?? false),
          isViewBuilder: isBuilder, type: annotation,
          use: isBuilder
            ? .anything
            : annotation.map { use(of: $0, in: tree, property.file) } ?? .anything)
      })
  }
}

extension [PlacePath.ParameterReference: PlacePath] {
  /// The places as those of an initialiser's parameters.
  fileprivate func of(_ initializer: Entry) -> Self {
    Self(uniqueKeysWithValues: map { ($0.key.of(initializer.id), $0.value) })
  }
}
