import GlassProject
import GlassSyntax

/// Views that lead to nothing which rules look for.
extension Interpreter {
  /// Whether a chain can be left alone: it is a use of a view, property or function of the project in which
  /// nothing relevant can be, neither by its declaration nor by what it is given.
  func isInert(_ chain: Chain, _ expression: Expression) -> Bool {
    guard relevance.isLimited, entering != ExpressionKey(expression) else { return false }
    let tree = expression.tree
    var base = chain.head(in: tree)
    if tree.kind(base) == .specialization { base = tree.firstChild(base) ?? base }
    guard tree.kind(base) == .identifier, let name = tree.name(base) else { return false }
    if tree.isCapitalized(token: tree[base].token) {
      guard base != chain.base else { return false }
      // A view of Apple's is worth it only with others in it.
      let isInert =
        isIrrelevantView(name)
        || Vocabulary.layouts.contains(name)
          && !relevance.isNoticed(expression.node, in: tree, expression.entry.file)
      return isInert && isForeignToScope(name, expression) && !isRelevant(expression)
    }
    // Names of what the text itself mentions cost less to look for than what the name means.
    guard !relevance.isRelevant(expression.node, in: tree, expression.entry.file) else {
      return false
    }
    switch memberMeaning(of: name, in: expression) {
    case .property(let declarations, _):
      return declarations.allSatisfy { isIrrelevant($0) && isViewProperty($0) }
        && !isRelevant(expression)
    case .function(let declarations, _):
      return declarations.allSatisfy { isIrrelevant($0) && isViewFunction($0) }
        && !isRelevant(expression)
    default: return false
    }
  }

  func inert(_ expression: Expression) -> ViewNode {
    ViewNode(
      .inert, name: nil, site: site(of: expression.node, in: expression.entry),
      entry: expression.entry, expression: expression, children: [])
  }

  /// What an inert view is when it is entered all the same.
  func entered(_ node: ViewNode) -> ViewNode {
    guard case .inert = node.kind, let expression = node.expression else { return node }
    if let known = node.entered { return known }
    let outer = entering
    entering = ExpressionKey(expression)
    defer { entering = outer }
    let entered = view(of: expression)
    node.entered = entered
    return entered
  }

  /// Whether a view's text leads to nothing that rules look for, neither by what it names nor by what that is
  /// bound to, and to nothing that those around ask for.
  func isUnremarkable(_ node: ViewNode) -> Bool {
    if let known = node.isUnremarkable { return known }
    var result = false
    if relevance.isLimited, let text = node.text {
      result =
        !relevance.isNoticed(text.node, in: text.tree, text.entry.file) && !isRelevant(text)
    }
    node.isUnremarkable = result
    return result
  }

  private func isIrrelevant(_ declaration: DeclarationID) -> Bool {
    !relevance.isRelevant(index.declarations[declaration])
  }

  /// Whether every type of a name is a view that leads to nothing.
  private func isIrrelevantView(_ name: Name) -> Bool {
    guard !relevance.isRelevant(name) else { return false }
    let mention = index.mentions.mention(of: name)
    return mention.contains(.type) && mention.contains(.view) && !mention.contains(.otherType)
  }

  private func isForeignToScope(_ name: Name, _ expression: Expression) -> Bool {
    guard Locals.lookup(name, in: expression.locals) == nil,
      expression.entry.parameters[name] == nil
    else { return false }
    if case .unknown = memberMeaning(of: name, in: expression) { return true }
    return false
  }

  /// Whether the text of an expression names something relevant, or something that is bound to a view.
  private func isRelevant(_ expression: Expression) -> Bool {
    let entry = expression.entry
    if entry.selfView != nil { return true }
    if relevance.isRelevant(expression.node, in: entry.tree, entry.file) { return true }
    var locals = expression.locals
    while let here = locals {
      if mentions(here.name, expression) {
        guard case .value(let bound) = here.meaning, !leadsToViews(bound) else { return true }
      }
      locals = here.parent
    }
    for name in viewNames(in: entry) where mentions(name, expression) { return true }
    return false
  }

  /// The names in an entry's scope that are bound to something that could be, or hold, a relevant view.
  private func viewNames(in entry: Entry) -> [Name] {
    if let known = entry.viewNames { return known }
    let parameters = entry.parameters.filter { leadsToViews($0.value) }.map(\.key)
    let properties = (entry.instance?.properties ?? [:]).filter { leadsToViews($0.value) }
      .map(\.key)
    var names = parameters + properties
    if let instance = entry.instance, !properties.isEmpty {
      names += members(of: instance.type, leadingTo: properties)
    }
    entry.viewNames = names
    return names
  }

  /// The computed properties and functions of a type that mention some of its stored properties, directly or
  /// through each other.
  private func members(of type: TypeID, leadingTo stored: [Name]) -> [Name] {
    var key = EntryKey()
    for name in stored {
      var one = EntryKey()
      one.add(name.hash)
      key.addUnordered(one)
    }
    key.add(type)
    if let known = slotMembers[key] { return known }
    var found: [Name] = []
    var rest = index.completeType(type).members.filter { !stored.contains($0.key) }
    var sought = stored
    while !sought.isEmpty {
      let next = rest.filter { $0.value.contains { isMentioned(oneOf: sought, in: $0) } }.map(\.key)
      for name in next { rest[name] = nil }
      found += next
      sought = next
    }
    slotMembers[key] = found
    return found
  }

  private func isMentioned(oneOf names: [Name], in declaration: DeclarationID) -> Bool {
    let member = index.declarations[declaration]
    guard member.kind == .property || member.kind == .function else { return false }
    let tree = index.trees[member.file]
    return names.contains { relevance.mentions($0, member.node, in: tree, member.file) }
  }

  private func mentions(_ name: Name, _ expression: Expression) -> Bool {
    relevance.mentions(name, expression.node, in: expression.tree, expression.entry.file)
  }

  /// Whether what a name is bound to could be, or hold, a relevant view.
  private func leadsToViews(_ bound: Bound) -> Bool {
    switch bound {
    case .unknown, .something: return false
    case .view, .configuration: return true
    case .element(let type): return relevance.isRelevant(index.types[type].name)
    case .elements(let elements): return elements.all.contains { leadsToViews(.expression($0)) }
    case .expression(let expression):
      let key = ExpressionKey(expression)
      if let known = relevantBounds[key] { return known }
      let isRelevant = isRelevant(expression)
      relevantBounds[key] = isRelevant
      return isRelevant
    }
  }
}
