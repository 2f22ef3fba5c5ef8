import GlassProject
import GlassSyntax

/// Modifiers: Apple's as they are, the project's expanded to what their bodies apply.
extension Interpreter {
  /// No view has more modifiers than this after its wrappers were expanded.
  private static let maximumModifiers = 12_000
  /// What a wrapper that brings more than this does is not known: each one around it would have them all again.
  private static let maximumAdded = 300

  /// `view.name(…)`
  func apply(
    _ name: Name, token: UInt32, call: NodeID, to view: ViewNode, in chain: Expression
  ) -> ViewNode {
    let expression = chain.sibling(call)
    if let wrapped = wrap(view, name: name, call: expression, token: token) { return wrapped }
    if name == .modifier, let wrapped = apply(viewModifierOf: expression, to: view, token: token) {
      return wrapped
    }
    return view.adding([modifier(name, token: token, expression)])
  }

  /// A modifier of Apple's, or one that nothing is known of.
  private func modifier(_ name: Name, token: UInt32, _ call: Expression) -> Modifier {
    let site = site(ofCall: call.node, token: token, in: call.entry, isMember: true)
    let arguments = call.tree.arguments(of: call.node)
    var contents: [ModifierContent] = []
    for (number, argument) in arguments.enumerated() {
      let isClosure = call.tree.kind(call.tree.unwrapped(argument.value)) == .closure
      if name == "background", !isClosure, isStyle(argument, among: arguments, in: call.tree) {
        continue
      }
      if let role = Vocabulary.role(
        ofModifier: name, argument, at: number, isClosure: isClosure), role != .action
      {
        contents.append(
          ModifierContent(role: role, expression: call.sibling(argument.value)))
      }
    }
    let tests = name == "glassEffect" ? tests(showing: call) : []
    return Modifier(
      name: name, expression: call,
      path: PlacePath(owner: call.entry.id, sites: [site], tests: tests), contents: contents,
      isUnknown: !Vocabulary.isModifier(name))
  }

  /// Whether an argument of `background` is a shape style, not a view: it fills a shape, or is a member of a type that
  /// is not named.
  private func isStyle(
    _ argument: CallArgument, among arguments: [CallArgument], in tree: SyntaxTree
  ) -> Bool {
    if arguments.contains(where: { $0.label == "in" }) { return true }
    return tree.kind(Chain(argument.value, in: tree).head(in: tree)) == .implicitMember
  }

  /// `.modifier(Card())`: the body of the view modifier, applied.
  private func apply(
    viewModifierOf call: Expression, to view: ViewNode, token: UInt32
  ) -> ViewNode? {
    guard let argument = call.tree.arguments(of: call.node).first else { return nil }
    var result: ViewNode? = view
    for made in parts(ofConcatenated: call.sibling(argument.value)) {
      result = result.flatMap { apply(viewModifier: made, of: call, to: $0, token: token) }
    }
    return result
  }

  /// `Card()` and `Dimmed()` of `Card().concat(Dimmed())`.
  private func parts(ofConcatenated modifier: Expression) -> [Expression] {
    let tree = modifier.tree
    var rest: [Expression] = []
    var first = modifier.sibling(tree.unwrapped(modifier.node))
    while tree.kind(first.node) == .call, let callee = tree.firstChild(first.node),
      tree.kind(callee) == .member, tree.name(callee) == "concat",
      let base = tree.firstChild(callee), let added = tree.arguments(of: first.node).first
    {
      rest.append(modifier.sibling(added.value))
      first = modifier.sibling(tree.unwrapped(base))
    }
    return [first] + rest.reversed()
  }

  private func apply(
    viewModifier: Expression, of call: Expression, to view: ViewNode, token: UInt32
  ) -> ViewNode? {
    var arms: [(Instance, [PlacePath.ParameterReference: PlacePath])] = []
    for value in values(of: viewModifier) {
      if let made = instance(from: value.expression) ?? staticInstance(value.expression, call) {
        arms.append(made)
      }
    }
    guard arms.count == 1, let (instance, places) = arms.first else { return nil }
    let bodies = index.members(named: .body, of: instance.type).filter {
      index.declarations[$0].kind == .function
    }
    let usable = bodies.filter { !index.declarations[$0].availability.isLegacy }
    guard let body = usable.first ?? bodies.first else { return nil }
    return wrap(view, body: body, call: call, token: token, places: places) { selfView in
      let function = self.index.declarations[body]
      let name = self.signature(of: body).parameters.first?.name ?? .content
      return self.entry(
        declaration: body, node: function.node, file: function.file, instance: instance,
        parameters: [name: .view(selfView)], keys: self.key(of: .view(selfView)), from: call.entry)
    }
  }

  /// `.modifier(.card)`: a static member of an extension; of those of `owners` where they are told.
  func staticInstance(
    _ expression: Expression, _ user: Expression, of owners: Set<Name>? = nil
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath])? {
    let tree = expression.tree
    var node = expression.node
    let isCall = tree.kind(node) == .call
    if isCall, let callee = tree.firstChild(node) { node = callee }
    guard tree.kind(node) == .implicitMember, let name = tree.name(node) else { return nil }
    let candidates = index.viewMembers(named: name).filter { id in
      let member = index.declarations[id]
      return member.flags.contains(.isStatic) && (member.kind == .function) == isCall
        && (owners.map { owners in member.owner.map(owners.contains) ?? false } ?? true)
    }
    guard candidates.count == 1 else { return nil }
    let member = index.declarations[candidates[0]]
    let memberTree = index.trees[member.file]
    switch member.kind {
    case .property:
      let block = memberTree.child(member.node, .accessorBlock).flatMap {
        getter($0, in: memberTree)
      }
      let source =
        block.flatMap(memberTree.firstChild)
        ?? memberTree.child(member.node, .initializer).flatMap(memberTree.firstChild)
      guard let value = source else { return nil }
      let entry = entry(
        declaration: candidates[0], node: member.node, file: member.file, instance: nil,
        from: user.entry)
      return makeReturned(value, in: entry, member).map {
        ($0.instance, lift($0.places, from: entry, through: expression, [:], to: user.entry))
      }
    case .function:
      guard let call = matchingCall(candidates, expression),
        let block = memberTree.child(member.node, .codeBlock),
        let value = memberTree.firstChild(block)
      else { return nil }
      let entry = enter(call, instance: nil, from: user.entry)
      return makeReturned(value, in: entry, member).map {
        (
          $0.instance,
          lift($0.places, from: entry, through: expression, call.places, to: user.entry)
        )
      }
    default: return nil
    }
  }

  /// `Self()`, `.init()`, `Card()` in a static member of `extension … where Self == Card`.
  private func makeReturned(
    _ node: NodeID, in entry: Entry, _ member: Declaration
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath])? {
    let tree = entry.tree
    var value = node
    if tree.kind(value) == .returnStmt { value = tree.firstChild(value) ?? value }
    let expression = Expression(tree.unwrapped(value), in: entry, nil)
    if let made = instance(from: expression) { return made }
    var callee = expression.node
    if tree.kind(callee) == .call, let called = tree.firstChild(callee) { callee = called }
    guard let name = tree.name(callee), let type = declaredType(of: member) else { return nil }
    if name == .initializer || name == .capitalSelf {
      return callee == expression.node ? nil : makeInstance(of: type, expression)
    }
    // Another member of the same extension.
    return entry.isRecursive
      ? nil : staticInstance(expression, expression, of: member.owner.map { [$0] })
  }

  /// The project type that a property or function declares as its own or as its result.
  func declaredType(of member: Declaration) -> TypeID? {
    let tree = index.trees[member.file]
    let holder =
      member.kind == .function
      ? tree.child(member.node, .returnType) : tree.child(member.node, .typeAnnotation)
    guard let type = holder.flatMap(tree.firstChild), let name = tree.name(type) else { return nil }
    if name == .capitalSelf { return member.ownerType ?? constrainedSelf(of: member) }
    return index.type(named: name, from: member.file)
  }

  /// `Card` of `extension ButtonStyle where Self == Card`.
  private func constrainedSelf(of member: Declaration) -> TypeID? {
    let tree = index.trees[member.file]
    for requirement in requirements(around: member)
    where !tree.flags(requirement).contains(.isConformance) {
      let types = Array(tree.children(requirement))
      guard types.count == 2, tree.name(types[0]) == .capitalSelf, let name = tree.name(types[1])
      else { continue }
      return index.type(named: name, from: member.file)
    }
    return nil
  }

  /// What the `where` clause of the extension around a member asks.
  func requirements(around member: Declaration) -> [NodeID] {
    let tree = index.trees[member.file]
    let token = tree[member.node].firstToken
    let extensions = tree.children(tree.root).filter {
      tree.kind($0) == .extensionDecl && tree[$0].holds(token)
    }
    guard let clause = extensions.first.flatMap({ tree.child($0, .whereClause) }) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .whereRequirement }
  }

  /// Whether a modifier is applied under a condition on a value that also chooses what its view is:
  /// `view(for: item).if(isMenu(item)) { $0.glassEffect() }`.
  func sharesChoice(_ modifier: Modifier, _ view: ViewNode) -> Bool {
    guard !modifier.branches.isEmpty, case .use(let use) = view.kind, let call = view.expression,
      call.tree.kind(call.node) == .call
    else { return false }
    let names = call.tree.arguments(of: call.node).map { call.tree.unwrapped($0.value) }
      .filter { call.tree.kind($0) == .identifier }.compactMap(call.tree.name)
    guard !names.isEmpty, chooses(use) else { return false }
    return modifier.uses.contains { wrapper in
      guard wrapper.tree.kind(wrapper.node) == .call else { return false }
      return wrapper.tree.arguments(of: wrapper.node).contains { argument in
        wrapper.tree.kind(argument.value) != .closure
          && names.contains {
            relevance.mentions($0, argument.value, in: wrapper.tree, wrapper.entry.file)
          }
      }
    }
  }

  /// Whether all that a use shows is one of several views.
  private func chooses(_ use: Use) -> Bool {
    let views = views(of: use.entry)
    guard views.count == 1, case .alternatives = views[0].kind else { return false }
    return true
  }

  // MARK: Wrappers

  func hasWrapper(_ name: Name, _ call: Expression) -> Bool {
    !wrapperCandidates(name, on: nil, call).isEmpty
  }

  /// The functions of the project that `.name(…)` on a view can mean.
  private func wrapperCandidates(_ name: Name, on view: ViewNode?, _ call: Expression)
    -> [DeclarationID]
  {
    let functions = wrapperFunctions(name)
    // The type of each owner decides, and that is looked for once, however many functions there are.
    let owners = functions.owners.filter { extends(owner: $0, view) }
    return functions.candidates(of: owners, in: call.entry.file)
  }

  private func wrapperFunctions(_ name: Name) -> WrapperFunctions {
    if let known = wrapperFunctions[name] { return known }
    let functions = WrapperFunctions(index.viewMembers(named: name).filter(isWrapper), in: index)
    wrapperFunctions[name] = functions
    return functions
  }

  private func isWrapper(_ member: DeclarationID) -> Bool {
    let function = index.declarations[member]
    return function.kind == .function && !function.flags.contains(.isStatic)
      && isViewFunction(member)
  }

  /// Whether an extension of `owner` has members that a view can use.
  func extends(owner: Name, _ view: ViewNode?) -> Bool {
    if owner == .view || owner == view?.name { return true }
    if Name.viewProtocols.contains(owner) { return true }
    if let type = index.type(named: owner, from: view?.entry.file ?? 0) {
      // The project's own protocol for views.
      return index.trees[index.types[type].file].kind(index.types[type].node) == .protocolDecl
        && !index.allConformances(of: type).isDisjoint(with: Name.viewProtocols)
    }
    return false
  }

  private func wrap(_ view: ViewNode, name: Name, call: Expression, token: UInt32) -> ViewNode? {
    let candidates = wrapperCandidates(name, on: view, call)
    return candidates.isEmpty ? nil : wrap(view, in: candidates, call: call, token: token)
  }

  /// Applies a function or property of an extension to a view.
  func wrap(
    _ view: ViewNode, in candidates: [DeclarationID], call: Expression, token: UInt32
  ) -> ViewNode? {
    if index.declarations[candidates[0]].kind == .property {
      let property = index.declarations[candidates[0]]
      return wrap(view, body: candidates[0], call: call, token: token, places: [:]) { selfView in
        self.entry(
          declaration: candidates[0], node: property.node, file: property.file, instance: nil,
          selfView: selfView, selfKey: self.key(of: .view(selfView)), from: call.entry)
      }
    }
    guard let match = matchingCall(candidates, call) else {
      let fits = overloads(candidates).fit(call.tree.arguments(of: call.node))
      // Several fit: what the view becomes is not known.
      return fits ? obscured(view, call, token: token) : nil
    }
    return wrap(
      view, body: match.declaration, call: call, token: token, places: match.places
    ) { selfView in
      self.enter(match, instance: nil, selfView: selfView, from: call.entry)
    }
  }

  func obscured(_ view: ViewNode, _ call: Expression, token: UInt32) -> ViewNode {
    let site = site(ofCall: call.node, token: token, in: call.entry, isMember: true)
    let modifier = Modifier(
      name: "", expression: call, path: PlacePath(owner: call.entry.id, sites: [site]),
      contents: [], isUnknown: true)
    return view.adding([modifier])
  }

  /// A wrapper whose body only adds modifiers becomes these modifiers; one that puts the view into something
  /// is a use with the view in a slot.
  func wrap(
    _ view: ViewNode, body: DeclarationID, call: Expression, token: UInt32,
    places: [PlacePath.ParameterReference: PlacePath], enter: (ViewNode) -> Entry
  ) -> ViewNode? {
    let entry = enter(placeholder)
    guard !entry.isBeingEvaluated, !entry.isRecursive else { return nil }
    guard entry.depth < Self.maximumDepth else { return obscured(view, call, token: token) }
    let body = views(of: entry)
    if let added = linearModifiers(body), view.modifiers.count + added.count < Self.maximumModifiers
    {
      guard added.count <= Self.maximumAdded else { return obscured(view, call, token: token) }
      let site = site(ofCall: call.node, token: token, in: call.entry, isMember: true)
      let lifted = added.map { modifier -> Modifier in
        var modifier = lift(modifier, from: entry, through: site, places, to: call.entry)
        modifier.path.tests = self.lift(
          modifier.path.tests, from: entry, through: call, keepsInstance: false)
        modifier.isUsed(by: call)
        modifier.availability = entry.availability.refined(by: modifier.availability)
        return modifier
      }
      return view.adding(lifted)
    }
    view.isFresh = false
    let inner = enter(view)
    let use = Use(entry: inner, keepsInstance: false, arguments: places, type: nil)
    return ViewNode(
      .use(use), name: call.tree.name(token: token),
      site: self.site(ofCall: call.node, token: token, in: call.entry, isMember: true),
      entry: call.entry, expression: call, children: [])
  }

  /// The modifiers that a body adds to its placeholder, with the branches they stand in; nil where it does
  /// anything else.
  func linearModifiers(_ views: [ViewNode], depth: Int = 0) -> [Modifier]? {
    // Wrappers that hand the view on to each other come back to where they began.
    guard views.count == 1, let view = views.first, depth < Self.maximumDepth else { return nil }
    switch view.kind {
    case .placeholder: return view.modifiers
    case .slot, .group:
      guard let child = view.ownChildren?.first, case .views(let inner) = child.content,
        let below = linearModifiers(inner, depth: depth + 1)
      else { return nil }
      return below + view.modifiers
    case .alternatives(let arms):
      var result: [Modifier] = []
      // Where every other arm is of the time before glass, nothing is left to choose.
      let isChosen = arms.count { !$0.availability.isLegacy } > 1
      // `if isShown { self }` does not change the view, it takes it away.
      guard !isChosen || arms.allSatisfy({ !$0.views.isEmpty || $0.availability.isLegacy }) else {
        return nil
      }
      for arm in arms where !arm.views.isEmpty {
        guard let below = linearModifiers(arm.views, depth: depth + 1) else { return nil }
        result += below.map { modifier in
          var modifier = modifier
          if isChosen || arm.availability.isLegacy { modifier.branches.append(arm.branch) }
          modifier.availability = arm.availability.refined(by: modifier.availability)
          if !arm.tests.isEmpty { modifier.path.tests.add(arm.tests) }
          return modifier
        }
      }
      return arms.contains { !$0.views.isEmpty } ? result + view.modifiers : nil
    case .use(let use):
      // A helper that the view is handed on to.
      guard let below = linearModifiers(self.views(of: use.entry), depth: depth + 1) else {
        return nil
      }
      return below.map { modifier in
        var modifier = lift(
          modifier, from: use.entry, through: view.site, use.arguments, to: view.entry)
        modifier.path.tests = lift(
          modifier.path.tests, from: use.entry, through: view.expression,
          keepsInstance: use.keepsInstance)
        if let call = view.expression { modifier.isUsed(by: call) }
        modifier.availability = use.entry.availability.refined(by: modifier.availability)
        return modifier
      } + view.modifiers
    default: return nil
    }
  }

  /// `#if … .suffix() … #endif` in a chain: each clause's modifiers, as alternatives.
  func apply(conditional node: NodeID, to view: ViewNode, in chain: Expression) -> ViewNode {
    let tree = chain.tree
    var added: [Modifier] = []
    for (number, (clause, availability)) in tree.clauses(ofIfConfig: node).enumerated() {
      var branch = branch(node, number, in: chain.entry, chain.locals)
      branch.isCompiled = true
      for suffix in tree.children(clause) where tree.kind(suffix) != .ifConfigCondition {
        let suffixed = self.view(ofSuffix: chain.sibling(suffix), on: placeholder)
        added += (linearModifiers([suffixed]) ?? suffixed.modifiers).map { modifier in
          var modifier = modifier
          modifier.branches.append(branch)
          modifier.availability = availability.refined(by: modifier.availability)
          return modifier
        }
      }
    }
    return view.adding(added)
  }

  // MARK: Paths

  /// Places that a used declaration tells, in the terms of the one that uses it.
  func lift(
    _ told: [PlacePath.ParameterReference: PlacePath], from entry: Entry, through use: Expression,
    _ places: [PlacePath.ParameterReference: PlacePath], to user: Entry
  ) -> [PlacePath.ParameterReference: PlacePath] {
    guard !told.isEmpty else { return told }
    let site = calleeSite(of: use)
    return told.mapValues { lift($0, from: entry, through: site, places, to: user) }
  }

  /// A modifier that a used declaration brings, in the terms of the one that uses it.
  private func lift(
    _ modifier: Modifier, from entry: Entry, through site: Site,
    _ places: [PlacePath.ParameterReference: PlacePath], to user: Entry
  ) -> Modifier {
    var lifted = modifier
    lifted.path = lift(modifier.path, from: entry, through: site, places, to: user)
    if modifier.expression.entry === entry {
      if !places.isEmpty { lifted.arguments = places }
    } else if !modifier.arguments.isEmpty {
      lifted.arguments = modifier.arguments.mapValues {
        lift($0, from: entry, through: site, places, to: user)
      }
    }
    return lifted
  }

  /// A path that a used declaration tells, in the terms of the one that uses it.
  func lift(
    _ path: PlacePath, from entry: Entry, through site: Site,
    _ places: [PlacePath.ParameterReference: PlacePath], to user: Entry
  ) -> PlacePath {
    guard path.owner == entry.id else { return path }
    if let parameter = path.parameter, let place = places[parameter] {
      return place.limited(by: path.tests)
    }
    return PlacePath(owner: user.id, sites: path.sites.prefixed(by: site), tests: path.tests)
  }
}

extension Name {
  static let modifier: Name = "modifier"
  static let content: Name = "content"
  static let view: Name = "View"
  static let capitalSelf: Name = "Self"
}
