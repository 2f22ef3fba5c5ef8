import GlassProject
import GlassSyntax

/// Nodes: how references, calls and slots stand in a body.
extension Interpreter {
  /// The site of a name token with the call around it: up to the closing parenthesis.
  func site(ofCall node: NodeID, token: UInt32, in entry: Entry, isMember: Bool) -> Site {
    let tree = entry.tree
    let name = tree.range(token: token)
    var end = name.end
    if tree.kind(node) == .call, tree[node].token != 0 {
      end = tree.range(token: tree[node].token).end
    }
    return Site(
      file: entry.file, range: ByteRange(name.start, max(end, name.end)), name: name,
      isMember: isMember)
  }

  /// The site of a name alone: how a use is reported.
  func site(ofName token: UInt32, in entry: Entry) -> Site {
    let name = entry.tree.range(token: token)
    return Site(file: entry.file, range: name, name: name, isMember: false)
  }

  /// A view of Apple's or of a package.
  func external(_ name: Name, token: UInt32, _ expression: Expression) -> ViewNode {
    let view = ViewNode(
      .external, name: name, site: site(ofName: token, in: expression.entry),
      entry: expression.entry, expression: expression)
    view.isFresh = true
    return view
  }

  /// What stands in a slot, or the view that a wrapper is applied to, as the callee mentions it.
  func slot(_ views: [ViewNode], at expression: Expression) -> ViewNode {
    for view in views { view.isFresh = false }
    return ViewNode(
      .slot, name: nil, site: site(of: expression.node, in: expression.entry),
      entry: expression.entry, children: [Child(role: .content, content: .views(views))])
  }

  func slot(_ view: ViewNode, at expression: Expression) -> ViewNode {
    slot([view], at: expression)
  }

  /// The use of a property or function.
  func use(
    _ entry: Entry, name: Name, token: UInt32, _ expression: Expression,
    places: [PlacePath.ParameterReference: PlacePath], keepsInstance: Bool
  ) -> ViewNode {
    let use = Use(entry: entry, keepsInstance: keepsInstance, arguments: places, type: nil)
    return ViewNode(
      .use(use), name: name, site: site(ofName: token, in: expression.entry),
      entry: expression.entry, expression: expression, children: [])
  }

  /// The use of a view type: its body, entered with the instance.
  func use(
    bodyOf instance: Instance, places: [PlacePath.ParameterReference: PlacePath],
    at expression: Expression, keepsInstance: Bool
  ) -> ViewNode {
    let token = calleeToken(of: expression)
    let type = index.types[instance.type]
    guard let body = body(of: instance.type) else {
      return external(type.name, token: token, expression)
    }
    let declaration = index.declarations[body]
    let entry = entry(
      declaration: body, node: declaration.node, file: declaration.file, instance: instance,
      from: expression.entry)
    let use = Use(
      entry: entry, keepsInstance: keepsInstance, arguments: places, type: instance.type)
    return ViewNode(
      .use(use), name: type.name, site: site(ofName: token, in: expression.entry),
      entry: expression.entry, expression: expression, children: [])
  }

  /// The token that names the type whose initialiser an expression calls.
  private func calleeToken(of expression: Expression) -> UInt32 {
    let tree = expression.tree
    guard tree.kind(expression.node) == .call, var callee = tree.firstChild(expression.node) else {
      return tree[expression.node].firstToken
    }
    if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
    let token = tree[callee].token
    return token == 0 || tree.name(token: token) == .initializer ? tree[callee].firstToken : token
  }

  /// Where an expression names the type whose initialiser it calls.
  func calleeSite(of expression: Expression) -> Site {
    site(ofName: calleeToken(of: expression), in: expression.entry)
  }

  /// The `body` property of a type that is compiled where there is glass.
  func body(of type: TypeID) -> DeclarationID? {
    let bodies = index.members(named: .body, of: type).filter {
      index.declarations[$0].kind == .property
    }
    return bodies.first { !index.declarations[$0].availability.isLegacy } ?? bodies.first
  }

  /// The use of a function that stands in a body.
  func use(
    localFunction node: NodeID, _ locals: Locals?, _ call: Expression, token: UInt32
  ) -> ViewNode {
    let tree = call.tree
    let signature = Signature(of: node, in: tree)
    let arguments = tree.arguments(of: call.node)
    var parameters = call.entry.parameters
    var keys = EntryKey()
    if let match = signature.match(arguments) {
      for (number, parameter) in signature.parameters.enumerated() {
        let given = match.firstIndex(of: number).map { call.sibling(arguments[$0].value) }
        let bound = given.map { reduced(.expression($0)) } ?? .unknown
        parameters[parameter.name] = bound
        add(bound, to: &keys)
      }
    }
    var selfKey = EntryKey()
    selfKey.add(call.entry.id)
    let entry = entry(
      declaration: call.entry.declaration, node: node, file: call.entry.file,
      instance: call.entry.instance, selfView: call.entry.selfView,
      selfKey: selfKey, parameters: parameters, keys: keys, locals: locals,
      from: call.entry)
    return use(
      entry, name: tree.name(token: token), token: token, call, places: [:], keepsInstance: true)
  }

  // MARK: Children

  /// The children of an external view: its closures and view arguments with their roles.
  func makeChildren(of node: ViewNode) -> [Child] {
    guard case .external = node.kind, let expression = node.expression,
      expression.tree.kind(expression.node) == .call
    else { return [] }
    let tree = expression.tree
    let arguments = tree.arguments(of: expression.node)
    var children: [Child] = []
    if node.name == "ForEach", let data = arguments.first, data.label == nil, !data.isTrailing,
      isEmptyList(expression.sibling(data.value))
    {
      return []
    }
    if let label = configuration(arguments, in: expression) {
      let content =
        Vocabulary.contentControls.contains(node.name ?? "") ? label.slots[.content] : nil
      return [Child(role: .label, content: .views(label.views))]
        + (content.map { [Child(role: .content, content: .views($0))] } ?? [])
    }
    let declared = declaredLabels(arguments, of: node)
    for (number, argument) in arguments.enumerated() {
      let isClosure = isClosure(argument.value, in: expression)
      var argument = argument
      if isClosure, argument.label == nil { argument.label = declared?[number] }
      let role = Vocabulary.role(
        of: argument, at: number, among: arguments, isClosure: isClosure, in: node.name ?? "")
      guard let role, role != .action else { continue }
      let content = expression.sibling(argument.value)
      if role == .content, tree.kind(argument.value) == .closure,
        let element = element(of: node.name, arguments, expression)
      {
        let count = tree.child(argument.value, .closureSignature).map {
          tree.children($0).count { tree.kind($0) == .closureParameter }
        }
        // Of two names the first is that of the place in the list.
        let bound: [Bound] = count == 2 ? [.unknown, element] : [element]
        let views = views(ofClosure: content, arguments: bound)
        children.append(Child(role: role, content: .views(views)))
      } else {
        children.append(Child(role: role, content: .expression(content)))
      }
    }
    return node.name == "ViewThatFits" ? alternatives(children, of: expression, node) : children
  }

  /// Children of which one is shown, as ViewThatFits does.
  private func alternatives(
    _ children: [Child], of call: Expression, _ node: ViewNode
  ) -> [Child] {
    children.map { child in
      let arms = views(of: child).enumerated().map { number, view in
        Arm(
          views: [view], availability: .any,
          branch: branch(call.node, number, in: call.entry, call.locals))
      }
      let choice = ViewNode(
        .alternatives(arms), name: nil, site: node.site, entry: node.entry, children: [])
      return Child(role: child.role, content: .views(arms.isEmpty ? [] : [choice]))
    }
  }

  /// The labels of the parameters that arguments are for, where the project adds the initialiser to a view of
  /// Apple's.
  private func declaredLabels(_ arguments: [CallArgument], of node: ViewNode) -> [Name]? {
    guard let name = node.name,
      let initializers = index.members(named: .initializer, ofForeign: name)
    else { return nil }
    for initializer in initializers {
      let signature = signature(of: initializer)
      if let match = signature.match(arguments) {
        return match.map { signature.parameters[$0].label ?? signature.parameters[$0].name }
      }
    }
    return nil
  }

  /// Whether an expression is a list without elements, through what keeps it so.
  private func isEmptyList(_ expression: Expression) -> Bool {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    if tree.kind(node) == .call, let callee = tree.firstChild(node) {
      if tree.kind(callee) == .identifier, tree.name(callee) == "Array",
        let only = tree.arguments(of: node).first
      {
        return isEmptyList(expression.sibling(only.value))
      }
      if tree.kind(callee) == .member, tree.name(callee) == "enumerated",
        let base = tree.firstChild(callee)
      {
        return isEmptyList(expression.sibling(base))
      }
    }
    if tree.kind(node) == .member, tree.name(node) == "indices", let base = tree.firstChild(node) {
      return isEmptyList(expression.sibling(base))
    }
    return values(of: expression.sibling(node)).allSatisfy { value in
      let (tree, node) = (value.expression.tree, value.expression.node)
      return !value.isUnknown && tree.kind(node) == .array && tree.firstChild(node) == nil
    }
  }

  /// What is known of the elements that a ForEach or List runs over.
  private func element(
    of name: Name?, _ arguments: [CallArgument], _ expression: Expression
  ) -> Bound? {
    guard name == "ForEach" || name == "List" || name == "Picker", let data = arguments.first,
      data.label == nil, !data.isTrailing
    else { return nil }
    let list = expression.sibling(data.value)
    return listElements(of: list).map { .elements($0) }
      ?? elementType(of: subset(list)).map { .element($0) }
  }

  /// `Button(configuration)`: the label of the styled control.
  private func configuration(_ arguments: [CallArgument], in expression: Expression) -> StyledLabel?
  {
    guard let first = arguments.first, first.label == nil,
      expression.tree.kind(first.value) == .identifier,
      let name = expression.tree.name(first.value),
      case .configuration(let label)? = bound(name, in: expression.entry, expression.locals)
    else { return nil }
    return label
  }

  /// Whether an argument is a closure, directly or by what a parameter is bound to.
  private func isClosure(_ node: NodeID, in expression: Expression) -> Bool {
    let tree = expression.tree
    let node = tree.unwrapped(node)
    if tree.kind(node) == .closure { return true }
    guard tree.kind(node) == .identifier, let name = tree.name(node) else {
      return tree.kind(node) == .member && tree.name(node) == .initializer
    }
    guard case .expression(let bound)? = bound(name, in: expression.entry, expression.locals)
    else {
      switch meaning(of: name, in: expression.sibling(node)) {
      case .function(let candidates, _): return candidates.allSatisfy(isViewFunction)
      case .localFunction: return true
      default: return false
      }
    }
    return bound.tree.kind(bound.tree.unwrapped(bound.node)) == .closure
  }
}
