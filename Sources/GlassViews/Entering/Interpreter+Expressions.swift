import GlassProject
import GlassSyntax

/// What a chain amounts to so far.
enum Partial {
  case view(ViewNode)
  /// A type of the project.
  case type(TypeID)
  /// A value of a project type that is not shown itself, such as a namespace of backports.
  case instance(Instance)
  /// A type that the project does not declare.
  case foreignType(Name, UInt32)
  case configuration(StyledLabel)
  case unknown
}

/// Expressions: the view that a chain of calls and members makes.
extension Interpreter {
  /// The view that an expression makes; `unknown` where it makes none that can be seen.
  func view(of expression: Expression) -> ViewNode {
    let tree = expression.tree
    let here = expression.sibling(tree.unwrapped(expression.node))
    switch tree.kind(here.node) {
    case .ifExpr: return view(ofIf: here)
    case .switchExpr: return view(ofSwitch: here)
    case .ternary: return view(ofTernary: here)
    case .cast:
      return tree.firstChild(here.node).map { view(of: here.sibling($0)) } ?? unknown(here)
    case .closure: return group(views(ofClosure: here, arguments: []), at: here)
    case .codeBlock:
      return group(evaluate(block: here.node, in: here.entry, here.locals), at: here)
    default: return view(ofChain: here)
    }
  }

  private func group(_ views: [ViewNode], at expression: Expression) -> ViewNode {
    if views.count == 1 { return views[0] }
    return ViewNode(
      .group, name: nil, site: site(of: expression.node, in: expression.entry),
      entry: expression.entry, children: [Child(role: .content, content: .views(views))])
  }

  private func view(ofChain expression: Expression) -> ViewNode {
    let chain = Chain(expression.node, in: expression.tree)
    if isInert(chain, expression) { return inert(expression) }
    var partial = partial(ofBase: expression.sibling(chain.base))
    for link in chain.links { partial = follow(link, from: partial, in: expression) }
    switch partial {
    case .view(let view):
      view.isFresh = false
      if case .external = view.kind, view.text == nil { view.text = expression }
      return view
    case .foreignType(let name, let token):
      return external(name, token: token, expression)
    case .instance(let instance) where isEnterable(instance.type):
      return use(bodyOf: instance, places: [:], at: expression, keepsInstance: false)
    default: return unknown(expression)
    }
  }

  /// The chain in a clause of a postfix `#if`, which starts with `.name` and goes on with what stands before.
  func view(ofSuffix suffix: Expression, on view: ViewNode) -> ViewNode {
    let tree = suffix.tree
    let chain = Chain(suffix.node, in: tree)
    var partial = Partial.view(view)
    switch tree.kind(chain.base) {
    case .call:
      guard var callee = tree.firstChild(chain.base) else { break }
      if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
      partial = follow(
        call: suffix.sibling(chain.base), token: tree[callee].token, from: partial)
    case .implicitMember:
      partial = follow(
        member: suffix.sibling(chain.base), token: tree[chain.base].token, from: partial)
    default: break
    }
    for link in chain.links { partial = follow(link, from: partial, in: suffix) }
    if case .view(let view) = partial {
      view.isFresh = false
      return view
    }
    return unknown(suffix)
  }

  // MARK: The base

  private func partial(ofBase expression: Expression) -> Partial {
    let tree = expression.tree
    let node = expression.node
    switch tree.kind(node) {
    case .identifier: return partial(ofName: expression)
    case .call:
      guard var callee = tree.firstChild(node) else { return .unknown }
      if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
      if tree.kind(callee) == .closure {
        return .view(
          group(views(ofClosure: expression.sibling(callee), arguments: []), at: expression))
      }
      if tree.kind(callee) == .implicitMember, tree.name(callee) == .initializer {
        return partial(ofImplicitInitializer: expression, token: tree[callee].token)
      }
      guard tree.kind(callee) == .identifier, let name = tree.name(callee) else { return .unknown }
      return partial(ofCall: expression, name: name, token: tree[callee].token)
    case .tuple, .effect:
      let inner = tree.unwrapped(node)
      return inner == node ? .unknown : .view(view(of: expression.sibling(inner)))
    case .ternary, .ifExpr, .switchExpr, .cast:
      return .view(view(of: expression))
    default: return .unknown
    }
  }

  private func partial(ofName expression: Expression) -> Partial {
    let tree = expression.tree
    guard let name = tree.name(expression.node) else { return .unknown }
    if name == .selfKeyword { return partial(ofSelf: expression) }
    let meaning = meaning(of: name, in: expression)
    switch meaning {
    case .local(let bound), .parameter(let bound, _):
      let partial = partial(of: bound, at: expression)
      return modelValue(ifNothing: partial, meaning, expression, bound)
    case .property(let declarations, let instance):
      let partial = partial(
        ofProperty: declarations, instance, at: expression, keepsInstance: true)
      return modelValue(ifNothing: partial, meaning, expression, passed(expression))
    case .type(let type): return .type(type)
    case .function, .localFunction:
      return partial(ofMentioned: meaning, expression) ?? .unknown
    case .unknown:
      let token = tree[expression.node].token
      return tree.isCapitalized(token: token) ? .foreignType(name, token) : .unknown
    }
  }

  private func partial(ofSelf expression: Expression) -> Partial {
    if let view = expression.entry.selfView { return .view(slot(view, at: expression)) }
    return expression.entry.instance.map { .instance($0) } ?? .unknown
  }

  private func partial(of bound: Bound, at expression: Expression) -> Partial {
    switch bound {
    case .unknown: return .view(unknown(expression))
    case .something, .element: return .unknown
    case .elements(let elements):
      return elements.type == nil ? .view(unknown(expression)) : .unknown
    case .configuration(let label): return .configuration(label)
    case .view(let view): return .view(slot(view, at: expression))
    case .expression(let inner):
      let tree = inner.tree
      let node = tree.unwrapped(inner.node)
      if inner.entry === expression.entry, tree.kind(node) != .closure {
        return isValueOfProjectType(inner.sibling(node)) ?? .view(view(of: inner))
      }
      if let instance = isValueOfProjectType(inner.sibling(node)) { return instance }
      return .view(slot(views(of: inner), at: expression))
    }
  }

  /// A bound value that is an instance of a project type without a body of its own.
  private func isValueOfProjectType(_ expression: Expression) -> Partial? {
    guard expression.tree.kind(expression.node) != .closure else { return nil }
    let values = values(of: expression)
    guard values.count == 1, !values[0].isUnknown else { return nil }
    let value = values[0].expression
    let made = instance(from: value) ?? staticInstance(value, value)
    guard let instance = made?.instance, !isEnterable(instance.type) else { return nil }
    return .instance(instance)
  }

  /// `name(…)`: a closure that was passed, a function, a view type, a modifier on the implicit `self`.
  private func partial(ofCall expression: Expression, name: Name, token: UInt32) -> Partial {
    switch meaning(of: name, in: expression) {
    case .local(let bound), .parameter(let bound, _):
      return partial(ofCallingLayout: expression, name, token: token)
        ?? partial(ofInvoking: bound, expression)
    case .localFunction(let function, let locals):
      return .view(use(localFunction: function, locals, expression, token: token))
    case .function(let candidates, let instance):
      if let partial = partial(ofFunction: candidates, instance, expression, token: token) {
        return partial
      }
    case .type(let type): return partial(ofInitializing: type, expression, token: token)
    case .property(let declarations, let instance):
      if let layout = partial(ofCallingLayout: expression, name, token: token) { return layout }
      // A stored closure that nothing was bound to, or a callable value.
      return partial(ofProperty: declarations, instance, at: expression, keepsInstance: true)
    case .unknown: break
    }
    if expression.tree.isCapitalized(token: token) {
      return partial(ofAddedInitializer: name, expression, token: token)
        ?? .view(external(name, token: token, expression))
    }
    // A call on the implicit `self` of a wrapper or view.
    if let view = expression.entry.selfView {
      let base = slot(view, at: expression)
      return .view(apply(name, token: token, call: expression.node, to: base, in: expression))
    }
    return .view(unknown(expression))
  }

  /// `content()`, `transform(self)`: the closure's views, with its parameters bound.
  private func partial(ofInvoking bound: Bound, _ call: Expression) -> Partial {
    guard case .expression(let passed) = bound else { return .view(unknown(call)) }
    let tree = passed.tree
    let node = tree.unwrapped(passed.node)
    guard tree.kind(node) == .closure else {
      // A reference to a function or closure of the caller.
      return tree.kind(node) == .identifier || tree.kind(node) == .member
        ? partial(ofReference: passed.sibling(node), call)
        : .view(slot(views(of: passed), at: call))
    }
    let arguments = call.tree.arguments(of: call.node).map { boundArgument($0.value, in: call) }
    return .view(slot(views(ofClosure: passed.sibling(node), arguments: arguments), at: call))
  }

  /// A closure argument: a view passed on keeps being that view.
  private func boundArgument(_ node: NodeID, in call: Expression) -> Bound {
    let expression = call.sibling(call.tree.unwrapped(node))
    if case .view(let view) = passed(expression) { return .view(view) }
    if call.tree.kind(expression.node) == .identifier, let name = call.tree.name(expression.node) {
      switch meaning(of: name, in: expression) {
      case .local(let bound), .parameter(let bound, _): return bound
      default: break
      }
    }
    return .expression(expression)
  }

  private func partial(ofReference reference: Expression, _ call: Expression) -> Partial {
    guard let name = reference.tree.name(reference.node) else { return .view(unknown(call)) }
    let meaning =
      reference.tree.kind(reference.node) == .identifier
      ? meaning(of: name, in: reference) : memberMeaning(of: name, in: reference)
    switch meaning {
    case .local(let bound), .parameter(let bound, _): return partial(ofInvoking: bound, call)
    case .function(let candidates, let instance):
      guard candidates.count == 1, isViewFunction(candidates[0]) else {
        return .view(unknown(call))
      }
      let function = index.declarations[candidates[0]]
      let entry = entry(
        declaration: candidates[0], node: function.node, file: function.file, instance: instance,
        from: reference.entry)
      return .view(slot(views(of: entry), at: call))
    case .property(let declarations, let instance):
      return partial(ofProperty: declarations, instance, at: call, keepsInstance: false)
    default: return .view(slot(views(of: reference), at: call))
    }
  }

  private func partial(
    ofFunction candidates: [DeclarationID], _ instance: Instance?, _ call: Expression, token: UInt32
  ) -> Partial? {
    guard let match = matchingCall(candidates, call) else { return nil }
    let function = index.declarations[match.declaration]
    // A wrapper that is called on the implicit `self`.
    if let view = call.entry.selfView, function.owner != nil, instance == nil {
      return .view(
        wrap(slot(view, at: call), in: [match.declaration], call: call, token: token)
          ?? unknown(call))
    }
    if let instance = resultInstance(of: match, instance, from: call.entry) {
      return .instance(instance)
    }
    let entry = enter(match, instance: instance, from: call.entry)
    return .view(
      use(
        entry, name: function.name, token: token, call, places: match.places,
        keepsInstance: instance != nil && instance === call.entry.instance))
  }

  func partial(ofInitializing type: TypeID, _ call: Expression, token: UInt32) -> Partial {
    let (instance, places) = makeInstance(of: type, call)
    guard isEnterable(type) else {
      let conformances = index.allConformances(of: type)
      let isRepresentable = isRepresentable(type)
      if isRepresentable
        || !conformances.isDisjoint(with: Name.viewProtocols.union(Name.bodilessViews))
      {
        // What it was given is shown somewhere that no Swift body tells.
        let view = external(index.types[type].name, token: token, call)
        if isRepresentable { view.ownChildren = [] }
        return .view(view)
      }
      // A model type that is called like one of Apple's views: where views are made it is the view.
      if Vocabulary.isAppleView(index.types[type].name),
        conformances.contains("ViewModifier") == false,
        call.tree.arguments(of: call.node).contains(where: \.isTrailing)
      {
        return .view(external(index.types[type].name, token: token, call))
      }
      return .instance(instance)
    }
    return .view(use(bodyOf: instance, places: places, at: call, keepsInstance: false))
  }

  // MARK: Properties

  private func partial(
    ofProperty declarations: [DeclarationID], _ instance: Instance?, at expression: Expression,
    keepsInstance: Bool, token: UInt32? = nil
  ) -> Partial {
    guard let first = declarations.first else { return .unknown }
    if declarations.count > 1 {
      let property = index.declarations[first]
      guard property.condition != nil else { return .view(unknown(expression)) }
    }
    if let instance = instanceValue(of: first, instance, from: expression.entry) {
      return .instance(instance)
    }
    guard isViewProperty(first) else { return .unknown }
    let property = index.declarations[first]
    let tree = index.trees[property.file]
    if instance !== expression.entry.instance, tree.child(property.node, .accessorBlock) == nil,
      tree.child(property.node, .initializer) == nil
    {
      // What a value of which nothing is known stores.
      return .unknown
    }
    let entry = entry(
      declaration: first, node: property.node, file: property.file,
      instance: property.flags.contains(.isStatic) ? nil : instance, from: expression.entry)
    let token = token ?? expression.tree[expression.node].token
    return .view(
      use(
        entry, name: property.name,
        token: token == 0 ? expression.tree[expression.node].firstToken : token,
        expression, places: [:],
        keepsInstance: keepsInstance && instance != nil && instance === expression.entry.instance))
  }

  /// The value of a property whose type is a project type without a body, such as `backport`.
  private func instanceValue(
    of declaration: DeclarationID, _ instance: Instance?, selfView: ViewNode? = nil,
    from user: Entry
  ) -> Instance? {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    guard
      let type = tree.child(property.node, .typeAnnotation).flatMap(tree.firstChild),
      let name = tree.name(type), let own = index.type(named: name, from: property.file),
      !isEnterable(own)
    else { return nil }
    var source = tree.child(property.node, .accessorBlock).flatMap { getter($0, in: tree) }
      .flatMap(tree.firstChild)
    source = source ?? tree.child(property.node, .initializer).flatMap(tree.firstChild)
    guard var value = source else { return nil }
    if tree.kind(value) == .returnStmt { value = tree.firstChild(value) ?? value }
    let entry = entry(
      declaration: declaration, node: property.node, file: property.file, instance: instance,
      selfView: selfView, selfKey: selfView.map { key(of: .view($0)) } ?? EntryKey(), from: user)
    return self.instance(from: Expression(value, in: entry, nil))?.instance
  }

  private func resultInstance(
    of call: MatchedCall, _ instance: Instance?, selfView: ViewNode? = nil, from user: Entry
  ) -> Instance? {
    let function = index.declarations[call.declaration]
    let tree = index.trees[function.file]
    guard let type = tree.child(function.node, .returnType).flatMap(tree.firstChild),
      let name = tree.name(type), let own = index.type(named: name, from: function.file),
      !isEnterable(own), let block = tree.child(function.node, .codeBlock),
      var value = tree.firstChild(block)
    else { return nil }
    if tree.kind(value) == .returnStmt { value = tree.firstChild(value) ?? value }
    let entry = enter(call, instance: instance, selfView: selfView, from: user)
    return self.instance(from: Expression(value, in: entry, nil))?.instance
  }

  /// The instance of a project type that an expression makes, by an initialiser or a static member.
  func instance(
    from expression: Expression
  ) -> (instance: Instance, places: [PlacePath.ParameterReference: PlacePath])? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    let here = expression.sibling(node)
    switch tree.kind(node) {
    case .call:
      guard var callee = tree.firstChild(node) else { return nil }
      if tree.kind(callee) == .specialization { callee = tree.firstChild(callee) ?? callee }
      guard let name = tree.name(callee) else { return nil }
      if tree.kind(callee) == .implicitMember {
        // `.init(…)` makes what the parameter that it is given for asks for.
        return (dataInstances[ExpressionKey(here)] ?? nil).map { ($0, [:]) }
      }
      if tree.kind(callee) == .identifier {
        return type(namedAt: callee, in: expression).map { makeInstance(of: $0, here) }
      }
      if tree.kind(callee) == .member, let base = tree.firstChild(callee),
        let outerType = type(namedAt: base, in: expression)
      {
        let nested = name == .initializer ? outerType : index.type(named: name, nestedIn: outerType)
        return nested.map { makeInstance(of: $0, here) }
      }
      return nil
    case .identifier:
      guard tree.name(node) == .selfKeyword else { return nil }
      return expression.entry.instance.map { ($0, [:]) }
    default: return nil
    }
  }

  /// The project type that a node names; a name in small letters is seldom one.
  private func type(namedAt node: NodeID, in expression: Expression) -> TypeID? {
    let tree = expression.tree
    guard let name = tree.name(node),
      tree.isCapitalized(token: tree[node].token) || index.declaresType(name)
    else { return nil }
    return type(named: name, in: expression.entry)
  }

  // MARK: Links

  private func follow(_ link: Chain.Link, from partial: Partial, in chain: Expression) -> Partial {
    switch link {
    case .call(let token, let node):
      return follow(call: chain.sibling(node), token: token, from: partial)
    case .member(let token, let node):
      return follow(member: chain.sibling(node), token: token, from: partial)
    case .conditional(let node):
      guard case .view(let view) = partial else { return partial }
      return .view(apply(conditional: node, to: entered(view), in: chain))
    case .other: return .unknown
    }
  }

  private func follow(call: Expression, token: UInt32, from partial: Partial) -> Partial {
    let name = call.tree.name(token: token)
    switch partial {
    case .view(let view):
      // What is applied to a view makes it worth a look.
      return .view(apply(name, token: token, call: call.node, to: entered(view), in: call))
    case .type(let type):
      if name == .initializer { return self.partial(ofInitializing: type, call, token: token) }
      if let nested = index.type(named: name, nestedIn: type) {
        return self.partial(ofInitializing: nested, call, token: token)
      }
      let candidates = index.members(named: name, of: type).filter {
        index.declarations[$0].kind == .function
      }
      return self.partial(ofFunction: candidates, nil, call, token: token) ?? .unknown
    case .instance(let instance):
      if let bound = instance.properties[name] { return self.partial(ofInvoking: bound, call) }
      let candidates = index.members(named: name, of: instance.type).filter {
        index.declarations[$0].kind == .function
      }
      if let (property, view) = heldView(instance),
        let wrapped = wrap(
          view, heldBy: instance, as: property, in: candidates, call: call, token: token)
      {
        return .view(wrapped)
      }
      if let partial = self.partial(ofFunction: candidates, instance, call, token: token) {
        return partial
      }
      guard isEnterable(instance.type) else {
        return follow(call: call, token: token, from: .unknown)
      }
      let view = use(bodyOf: instance, places: [:], at: call, keepsInstance: false)
      return .view(apply(name, token: token, call: call.node, to: view, in: call))
    case .foreignType(let type, let typeToken):
      if call.tree.isCapitalized(token: token) {
        // `SwiftUI.Button(…)`: the type is named by its module.
        return .view(external(name, token: token, call))
      }
      if name == .initializer { return .view(external(type, token: typeToken, call)) }
      let added = addedMembers(named: name, of: type)
      if let partial = self.partial(ofFunction: added, nil, call, token: token) { return partial }
      let view = external(type, token: typeToken, call)
      guard Vocabulary.isModifier(name) || !index.viewMembers(named: name).isEmpty else {
        return .view(view)
      }
      return .view(apply(name, token: token, call: call.node, to: view, in: call))
    case .configuration, .unknown:
      if name == .initializer, let made = self.partial(ofDelegation: call, token: token) {
        return made
      }
      guard Vocabulary.isModifier(name) || hasWrapper(name, call) else { return .unknown }
      return .view(apply(name, token: token, call: call.node, to: unknown(call), in: call))
    }
  }

  /// The view that a namespace such as `backport` holds.
  private func heldView(_ instance: Instance) -> (Name, ViewNode)? {
    for (name, bound) in instance.properties {
      if case .view(let view) = bound { return (name, view) }
    }
    return nil
  }

  private func follow(member: Expression, token: UInt32, from partial: Partial) -> Partial {
    let name = member.tree.name(token: token)
    switch partial {
    case .view(let view): return self.partial(ofMember: member, token: token, on: entered(view))
    case .type(let type):
      if let nested = index.type(named: name, nestedIn: type) { return .type(nested) }
      if name == .initializer, isEnterable(type) {
        let instance = makeUnboundInstance(of: type)
        return .view(use(bodyOf: instance, places: [:], at: member, keepsInstance: false))
      }
      let members = index.members(named: name, of: type)
      if isModel(type), members.contains(where: { index.declarations[$0].kind == .enumCase }) {
        return .instance(instance(of: type, binding: [.selfKeyword: .expression(member)]))
      }
      return self.partial(
        ofProperty: members.filter { index.declarations[$0].kind == .property }, nil, at: member,
        keepsInstance: false, token: token)
    case .instance(let instance):
      if let bound = instance.properties[name] { return self.partial(of: bound, at: member) }
      let members = index.members(named: name, of: instance.type)
      if let reference = self.partial(ofMentioned: .function(members, instance), member) {
        return reference
      }
      return self.partial(
        ofProperty: members.filter { index.declarations[$0].kind == .property }, instance,
        at: member, keepsInstance: instance === member.entry.instance, token: token)
    case .foreignType(let type, let typeToken):
      if member.tree.isCapitalized(token: token) {
        if let own = index.type(named: name, from: member.entry.file) { return .type(own) }
        return .foreignType(name, token)
      }
      if name == .selfKeyword { return partial }
      let added = addedMembers(named: name, of: type)
      if !added.isEmpty {
        return self.partial(
          ofProperty: added, nil, at: member, keepsInstance: false, token: token)
      }
      return .view(external(type, token: typeToken, member))
    case .configuration(let label):
      guard let views = label.slots[name] else { return .unknown }
      let view = slot(views, at: member)
      view.isStyledLabel = label.isOfButton
      return .view(view)
    case .unknown: return .unknown
    }
  }

  /// `view.name`: a property that an extension of views adds, such as a namespace.
  private func partial(ofMember member: Expression, token: UInt32, on view: ViewNode) -> Partial {
    let name = member.tree.name(token: token)
    let candidates = index.viewMembers(named: name).filter {
      let property = index.declarations[$0]
      return property.kind == .property && !property.availability.isLegacy
        && property.owner.map { extends(owner: $0, view) } ?? false
    }
    guard let property = candidates.first else { return .unknown }
    if let instance = instanceValue(of: property, nil, selfView: view, from: member.entry) {
      return .instance(instance)
    }
    guard isViewProperty(property) else { return .unknown }
    return .view(wrap(view, in: candidates, call: member, token: token) ?? unknown(member))
  }
}

extension Name {
  /// Protocols whose values are views of UIKit and AppKit.
  static let representables: Set<Name> = [
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// The methods that those protocols ask for.
  static let representableMethods: [Name] = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController",
    "makeWKInterfaceObject",
  ]

  /// Protocols whose values are views without a Swift body.
  static let bodilessViews: Set<Name> = representables.union(["Layout"])
}
