import GlassProject
import GlassSyntax

/// Values: what an expression can be, followed through names, branches, arguments and functions.
extension Interpreter {
  /// More values than this are one unknown value.
  private static let maximumValues = 24
  /// Names that lead to names are followed this far.
  private static let maximumSteps = 24

  /// The values that an expression can have, at least one.
  package func values(of expression: Expression) -> [Value] {
    let values = values(of: expression, steps: 0)
    return values.count > Self.maximumValues ? [unknownValue(expression)] : values
  }

  private func values(of expression: Expression, steps: Int) -> [Value] {
    guard steps < Self.maximumSteps else { return [unknownValue(expression)] }
    let here = expression.sibling(expression.tree.unwrapped(expression.node))
    let key = ExpressionKey(here)
    if let values = knownValues[key] { return values }
    // A name that leads back to itself has no value that could be seen.
    knownValues[key] = [unknownValue(here)]
    let values = followed(here, steps: steps)
    knownValues[key] = values
    return values
  }

  /// What an expression leads to, by its kind.
  private func followed(_ here: Expression, steps: Int) -> [Value] {
    let tree = here.tree
    switch tree.kind(here.node) {
    case .ternary: return values(ofTernary: here, steps: steps + 1)
    case .ifExpr, .switchExpr, .codeBlock:
      let results = results(of: here)
      return results.isEmpty
        ? [unknownValue(here)] : results.flatMap { values(of: $0, steps: steps + 1) }
    case .identifier: return values(ofName: here, steps: steps + 1)
    case .member: return values(ofMember: here, steps: steps + 1)
    case .call: return values(ofCall: here, steps: steps + 1)
    case .cast:
      return tree.firstChild(here.node).map { values(of: here.sibling($0), steps: steps + 1) } ?? []
    case .sequence: return values(ofSequence: here, steps: steps + 1)
    case .optionalChain, .subscript, .postfixOperator, .missing, .macroExpansion:
      return [unknownValue(here)]
    default: return [value(here)]
    }
  }

  private func values(ofTernary expression: Expression, steps: Int) -> [Value] {
    let parts = Array(expression.tree.children(expression.node))
    guard parts.count == 3 else { return [unknownValue(expression)] }
    let chosen = truth(of: expression.sibling(parts[0]))
    return [true, false].filter { chosen == nil || chosen == $0 }
      .flatMap { values(of: expression.sibling(parts[$0 ? 1 : 2]), steps: steps) }
  }

  /// `a ?? b` can be either.
  private func values(ofSequence expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    let parts = Array(tree.children(expression.node))
    guard parts.count == 3, tree.token(tree[parts[1]].token, is: "??") else {
      // A comparison of what is known, and what is put together of such.
      guard let truth = truth(ofSequence: parts, in: expression) else {
        return [unknownValue(expression)]
      }
      let literal = truth ? literals.true : literals.false
      return [Value(expression: literal, path: path(of: expression), isUnknown: false)]
    }
    let left = values(of: expression.sibling(parts[0]), steps: steps).filter { $0.isNil != true }
    if !left.isEmpty, left.allSatisfy({ $0.isNil == false && !$0.isUnknown }) { return left }
    return left + values(of: expression.sibling(parts[2]), steps: steps)
  }

  private func values(ofName expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard let name = tree.name(expression.node) else { return [unknownValue(expression)] }
    if name == .selfKeyword {
      // The case of an enum whose member is being read.
      guard let bound = expression.entry.instance?.properties[name] else {
        return [unknownValue(expression)]
      }
      return values(of: bound, as: expression, steps: steps)
    }
    return values(of: meaning(of: name, in: expression), as: expression, steps: steps)
  }

  private func values(of meaning: Meaning, as expression: Expression, steps: Int) -> [Value] {
    switch meaning {
    case .local(let bound): return values(of: bound, as: expression, steps: steps)
    case .parameter(let bound, let name):
      return values(of: bound, as: expression, steps: steps).map { value in
        let reference = PlacePath.ParameterReference(name: name, value: value.number)
        // What nobody passed is written where the parameter is declared.
        let path =
          isDefault(bound)
          ? PlacePath(owner: expression.entry.id, sites: value.path.sites)
          : PlacePath(owner: expression.entry.id, sites: [], parameter: reference)
        return Value(
          expression: value.expression, path: path, isUnknown: value.isUnknown,
          isSomething: value.isSomething)
      }
    case .property(let declarations, let instance):
      guard declarations.count == 1 else { return [unknownValue(expression)] }
      return values(ofProperty: declarations[0], instance, as: expression, steps: steps)
    case .type, .function, .localFunction: return [value(expression)]
    case .unknown: return [unknownValue(expression)]
    }
  }

  /// Whether what a parameter is bound to is the default value of its declaration: that is read in the scope of a
  /// file.
  private func isDefault(_ bound: Bound) -> Bool {
    guard case .expression(let value) = bound else { return false }
    return value.entry.declaration == nil && value.entry.node == value.entry.tree.root
      && value.tree !== absent.tree
  }

  private func values(of bound: Bound, as expression: Expression, steps: Int) -> [Value] {
    switch bound {
    case .unknown, .element: return [unknownValue(expression)]
    case .something:
      return [
        Value(
          expression: expression, path: path(of: expression), isUnknown: true, isSomething: true)
      ]
    case .view, .configuration: return [value(expression)]
    case .expression(let inner): return values(of: inner, steps: steps)
    }
  }

  /// A property's value: that of its getter or, for a `let`, of its initial value.
  private func values(
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
    return values(of: Expression(source, in: entry, nil), steps: steps).map { inner in
      guard inner.path.owner == entry.id else { return inner }
      var path = inner.path
      path.owner = expression.entry.id
      return Value(
        expression: inner.expression, path: path, isUnknown: inner.isUnknown,
        isSomething: inner.isSomething)
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

  private func values(ofMember expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard let base = tree.firstChild(expression.node), let name = tree.name(expression.node) else {
      return [unknownValue(expression)]
    }
    let type = projectType(of: expression.sibling(base))
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
  private func values(
    ofMember name: Name, of type: TypeID, _ base: Expression, as expression: Expression, steps: Int
  ) -> [Value] {
    let properties = properties(named: name, of: type)
    guard properties.count == 1 else { return [unknownValue(expression)] }
    let instance = instance(of: type, binding: [.selfKeyword: passed(base)])
    return values(ofProperty: properties[0], instance, as: expression, steps: steps)
  }

  private func properties(named name: Name, of type: TypeID) -> [DeclarationID] {
    index.members(named: name, of: type).filter {
      let property = index.declarations[$0]
      return property.kind == .property && !property.flags.contains(.isStatic)
    }
  }

  /// The value of a member of something that an initialiser made: what it was given, or what a property of the type
  /// that was made computes, whatever protocol it is passed as; nil where not all that the base can be is so.
  private func values(
    ofMember name: Name, ofMade base: Expression, _ type: TypeID?, as expression: Expression,
    steps: Int
  ) -> [Value]? {
    let tree = base.tree
    let node = tree.unwrapped(base.node)
    guard tree.kind(node) == .member || tree.kind(node) == .identifier,
      !tree.isCapitalized(token: tree[node].token), tree.name(node) != .selfKeyword
    else { return nil }
    var found: [Value] = []
    for value in values(of: base.sibling(node), steps: steps) {
      guard !value.isUnknown, let made = made(value.expression, of: type) else { return nil }
      if let bound = made.properties[name] {
        found += values(of: bound, as: expression, steps: steps)
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
  private func made(_ value: Expression, of type: TypeID?) -> Instance? {
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

  /// The project type of an expression, by its declaration: a property, a parameter, an element, a case.
  func projectType(of expression: Expression) -> TypeID? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    switch tree.kind(node) {
    case .identifier:
      guard let name = tree.name(node), name != .selfKeyword,
        !tree.isCapitalized(token: tree[node].token)
      else { return nil }
      return projectType(of: meaning(of: name, in: expression), in: expression)
    case .member:
      guard let base = tree.firstChild(node), tree.kind(base) == .identifier,
        let name = tree.name(node)
      else { return nil }
      if tree.name(base) == .selfKeyword {
        return projectType(of: memberMeaning(of: name, in: expression), in: expression)
      }
      // `Tool.pen`
      guard tree.isCapitalized(token: tree[base].token), let baseName = tree.name(base),
        let type = type(named: baseName, in: expression.entry)
      else { return nil }
      let isCase = index.members(named: name, of: type).contains {
        index.declarations[$0].kind == .enumCase
      }
      return isCase ? type : nil
    default: return nil
    }
  }

  func projectType(of meaning: Meaning, in expression: Expression) -> TypeID? {
    switch meaning {
    case .local(.element(let type)), .parameter(.element(let type), _): return type
    case .parameter(_, let name):
      let entry = expression.entry
      if let instance = entry.instance, instance.properties[name] != nil,
        let property = index.members(named: name, of: instance.type).first
      {
        return declaredProjectType(of: property)
      }
      let parameter = entry.tree.children(entry.node).first {
        entry.tree.kind($0) == .parameter && entry.tree.name($0) == name
      }
      return parameter.flatMap {
        projectType(
          annotating: $0, in: entry.tree, entry.file, within: entry.instance?.type)
      }
    case .property(let declarations, _): return declarations.first.flatMap(declaredProjectType)
    default: return nil
    }
  }

  func declaredProjectType(of declaration: DeclarationID) -> TypeID? {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    if let annotation = tree.child(property.node, .typeAnnotation) {
      return projectType(
        annotating: annotation, in: tree, property.file, within: property.ownerType)
    }
    if let value = environmentValue(of: declaration) { return declaredProjectType(of: value) }
    if let type = environmentType(of: declaration) { return type }
    // `let model = Model()`, `let model = Model.shared`
    guard let value = tree.child(property.node, .initializer).flatMap(tree.firstChild),
      tree.kind(value) == .call || tree.kind(value) == .member, let made = tree.firstChild(value),
      tree.kind(made) == .identifier, tree.isCapitalized(token: tree[made].token),
      let type = tree.name(made).flatMap({ index.type(named: $0, from: property.file) })
    else { return nil }
    guard tree.kind(value) == .member else { return type }
    let shared = tree.name(value).flatMap { index.members(named: $0, of: type).first }
    guard let shared, isMade(shared, as: type) else { return nil }
    return type
  }

  /// Whether a static member is a value of its type: `static let shared = Model()`.
  private func isMade(_ shared: DeclarationID, as type: TypeID) -> Bool {
    let property = index.declarations[shared]
    let tree = index.trees[property.file]
    guard property.flags.contains(.isStatic) else { return false }
    if let annotation = tree.child(property.node, .typeAnnotation) {
      return projectType(annotating: annotation, in: tree, property.file, within: type) == type
    }
    guard let value = tree.child(property.node, .initializer).flatMap(tree.firstChild),
      tree.kind(value) == .call, let name = tree.callee(of: value).flatMap(tree.name)
    else { return false }
    return name == index.types[type].name || name == .capitalSelf
  }

  private func projectType(
    annotating node: NodeID, in tree: SyntaxTree, _ file: FileID, within scope: TypeID?
  ) -> TypeID? {
    guard let type = tree.children(node).first(where: { tree.kind($0) == .namedType }),
      let name = tree.name(type)
    else { return nil }
    return index.type(named: name, from: file, in: scope)
  }

  /// The project type whose values `T.allCases` lists, where an expression is that.
  func elementType(of expression: Expression) -> TypeID? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    guard tree.kind(node) == .member, tree.name(node) == "allCases" else {
      return elementType(ofNamed: expression.sibling(node))
    }
    guard
      let base = tree.firstChild(node),
      tree.kind(base) == .identifier || tree.kind(base) == .member, let name = tree.name(base)
    else { return nil }
    return type(named: name, in: expression.entry)
  }

  /// The project type of the elements that a property or parameter is declared to list.
  private func elementType(ofNamed expression: Expression) -> TypeID? {
    let tree = expression.tree
    guard tree.kind(expression.node) == .identifier, let name = tree.name(expression.node) else {
      return nil
    }
    let property: DeclarationID?
    switch meaning(of: name, in: expression) {
    case .property(let declarations, _): property = declarations.first
    case .parameter(_, let name):
      property = expression.entry.instance.flatMap {
        index.members(named: name, of: $0.type).first
      }
    default: property = nil
    }
    guard let property else { return nil }
    let declaration = index.declarations[property]
    let own = index.trees[declaration.file]
    guard let list = own.child(declaration.node, .typeAnnotation).flatMap(own.firstChild),
      own.kind(list) == .arrayType, let element = own.firstChild(list),
      own.kind(element) == .namedType, let type = own.name(element)
    else { return nil }
    return index.type(named: type, from: declaration.file)
  }

  /// Whether a chain starts at a type or an implicit member: `Color.red.gradient`.
  private func isRootedInType(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    var base = Chain(node, in: tree).base
    if tree.kind(base) == .call, let callee = tree.firstChild(base) { base = callee }
    if tree.kind(base) == .implicitMember { return true }
    return tree.kind(base) == .identifier && tree.isCapitalized(token: tree[base].token)
  }

  /// A project function's values are those it returns; any other call is a value of its own.
  private func values(ofCall expression: Expression, steps: Int) -> [Value] {
    let tree = expression.tree
    guard var callee = tree.firstChild(expression.node) else { return [unknownValue(expression)] }
    if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
    let isOwn =
      tree.kind(callee) == .member
      && tree.firstChild(callee).map {
        tree.kind($0) == .identifier && tree.name($0) == .selfKeyword
      } ?? false
    guard tree.kind(callee) == .identifier || isOwn, let name = tree.name(callee) else {
      return [value(expression)]
    }
    let meaning =
      isOwn ? memberMeaning(of: name, in: expression) : meaning(of: name, in: expression)
    guard case .function(let candidates, let instance) = meaning,
      let call = matchingCall(candidates, expression)
    else { return [value(expression)] }
    let function = index.declarations[call.declaration]
    guard let block = index.trees[function.file].child(function.node, .codeBlock) else {
      return [unknownValue(expression)]
    }
    let entry = enter(call, instance: instance, from: expression.entry)
    guard !entry.isRecursive else { return [unknownValue(expression)] }
    return values(of: Expression(block, in: entry, nil), steps: steps).map {
      Value(
        expression: $0.expression, path: path(of: expression), isUnknown: $0.isUnknown,
        isSomething: $0.isSomething)
    }
  }

  /// The expressions that a block, `if` or `switch` can result in.
  private func results(of expression: Expression) -> [Expression] {
    let (tree, entry) = (expression.tree, expression.entry)
    switch tree.kind(expression.node) {
    case .switchExpr:
      return cases(ofSwitch: expression).flatMap { node in
        tree.child(node, .codeBlock).map { results(of: expression.sibling($0)) } ?? []
      }
    case .ifExpr:
      let condition = condition(of: expression.node, in: entry, expression.locals)
      let parts = tree.children(expression.node).filter { tree.kind($0) != .conditions }
      var found: [Expression] = []
      if condition.value != false, !condition.held.isLegacy, let block = parts.first {
        found += results(of: Expression(block, in: entry, condition.locals))
      }
      if condition.value != true, !condition.failed.isLegacy, parts.count > 1 {
        found += results(of: expression.sibling(parts[1]))
      }
      return found
    case .codeBlock: return results(ofBlock: expression)
    default: return [expression]
    }
  }

  private func results(ofBlock expression: Expression) -> [Expression] {
    let (tree, entry) = (expression.tree, expression.entry)
    var locals = expression.locals
    var found: [Expression] = []
    let statements = Array(tree.children(expression.node))
    for statement in statements {
      switch tree.kind(statement) {
      case .variableDecl: locals = bind(variables: statement, in: entry, locals)
      case .returnStmt:
        if let value = tree.firstChild(statement) {
          found.append(Expression(value, in: entry, locals))
        }
        return found
      case .ifExpr:
        found += results(of: Expression(statement, in: entry, locals))
        if isFinal(statement, in: entry, locals) { return found }
      case .switchExpr: found += results(of: Expression(statement, in: entry, locals))
      case .guardStmt:
        if let block = tree.child(statement, .codeBlock),
          !condition(of: statement, in: entry, locals).failed.isLegacy
        {
          found += results(of: Expression(block, in: entry, locals))
        }
      default:
        if statements.count == 1 { found.append(Expression(statement, in: entry, locals)) }
      }
    }
    return found
  }

  /// Whether nothing behind an `if` runs where there is glass: it returns, and holds there.
  private func isFinal(_ node: NodeID, in entry: Entry, _ locals: Locals?) -> Bool {
    let tree = entry.tree
    let parts = tree.children(node).filter { tree.kind($0) != .conditions }
    guard parts.count == 1, endsInReturn(parts[0], in: tree) else { return false }
    let condition = condition(of: node, in: entry, locals)
    return condition.value == true || condition.failed.isLegacy
  }

  // MARK: Making values

  private func value(_ expression: Expression) -> Value {
    Value(expression: expression, path: path(of: expression), isUnknown: false)
  }

  private func unknownValue(_ expression: Expression) -> Value {
    Value(expression: expression, path: path(of: expression), isUnknown: true)
  }

  /// Where an expression is written, in its entry's terms.
  package func path(of expression: Expression) -> PlacePath {
    let range = expression.tree.range(expression.node)
    let site = Site(
      file: expression.entry.file, range: range, name: range, isMember: false)
    return PlacePath(owner: expression.entry.id, sites: [site])
  }

  // MARK: Keys

  /// A key that is equal for bindings that a body cannot tell apart.
  func key(of bound: Bound) -> EntryKey {
    var key = EntryKey()
    add(bound, to: &key)
    return key
  }

  /// Adds to a key what tells a binding apart.
  func add(_ bound: Bound, to key: inout EntryKey) {
    switch bound {
    case .unknown: key.add(1)
    case .something: key.add(2)
    case .view(let node):
      key.add(3)
      key.add(number(of: node))
    case .configuration: key.add(8)
    case .element(let type):
      key.add(10)
      key.add(type)
    case .expression(let expression):
      for value in values(of: expression) {
        if value.isSomething {
          key.add(2)
        } else if !value.isUnknown, isClosed(value.expression) {
          key.add(4)
          key.add(value.expression.tree.textHash(of: value.expression.node))
        } else if let instance = dataInstance(value.expression) {
          key.add(11)
          key.add(instance.id)
        } else {
          key.add(5)
          key.add(value.expression)
        }
      }
    }
  }

  /// The number of a view among those that keys mention; the view is kept, so that the number stays its own.
  func number(of node: ViewNode) -> UInt64 {
    node.isFresh = false
    if let number = viewNumbers[ObjectIdentifier(node)] { return number }
    keptViews.append(node)
    let number = UInt64(keptViews.count)
    viewNumbers[ObjectIdentifier(node)] = number
    return number
  }

  /// Whether an expression means the same in every scope: literals and members of types only.
  private func isClosed(_ expression: Expression) -> Bool {
    isClosed(expression.node, expression.tree)
  }

  private func isClosed(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .closure, .ifExpr, .switchExpr, .macroExpansion, .interpolation, .subscript: return false
    case .identifier: return tree.isCapitalized(token: tree[node].token)
    default: return tree.children(node).allSatisfy { isClosed($0, tree) }
    }
  }
}

extension Name {
  static let selfKeyword: Name = "self"
}
