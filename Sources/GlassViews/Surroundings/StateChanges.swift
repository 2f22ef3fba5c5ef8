import GlassProject
import GlassSyntax

/// A statement that changes a state property.
package struct StateChange {
  /// The name of the property.
  package let property: String
  package let file: FileID
  /// The statement.
  package let range: ByteRange
}

extension ViewSite {
  /// Whether the view is one of several branches.
  package var isChoice: Bool {
    if case .alternatives = node.kind { return true }
    return false
  }

  /// What the user's actions in the same type do to the state that chooses among the branches, as far as it is
  /// certain that nothing animates it.
  package var plainChanges: [StateChange] {
    guard isChoice, let instance = node.entry.instance, let condition = node.condition else {
      return []
    }
    let names = interpreter.stateProperties(in: condition, of: instance.type)
    return names.flatMap { interpreter.plainChanges(of: $0, in: instance.type) }
  }
}

extension Interpreter {
  /// The names of the type's `@State` properties that an expression or condition mentions.
  fileprivate func stateProperties(in condition: Expression, of type: TypeID) -> [Name] {
    var names: [Name] = []
    condition.tree.visit(condition.node) { node in
      let tree = condition.tree
      guard let name = tree.ownProperty(node), !names.contains(name) else { return }
      let isState = index.members(named: name, of: type).contains { member in
        let property = index.declarations[member]
        let tree = index.trees[property.file]
        return tree.children(property.outerNode).contains {
          tree.kind($0) == .attribute && tree.name($0) == "State"
        }
      }
      if isState { names.append(name) }
    }
    return names
  }

  fileprivate func plainChanges(of name: Name, in type: TypeID) -> [StateChange] {
    let declaration = index.types[type]
    let tree = index.trees[declaration.file]
    var search = ChangeSearch(name: name, tree: tree, file: declaration.file, index: index)
    search.look(in: declaration.node)
    guard !search.isAnimated else { return [] }
    return search.changes + search.changesOfFunctions(in: declaration.node)
  }
}

/// Looks for the statements of actions that change a property, with nothing around them that could animate it.
private struct ChangeSearch {
  let name: Name
  let tree: SyntaxTree
  let file: FileID
  let index: ProjectIndex
  var changes: [StateChange] = []
  /// Whether an `.animation(_:value:)` or a transaction animates the change wherever it is made.
  var isAnimated = false
  private var functions: [Name: [StateChange]] = [:]
  /// How often actions call a function, or are it, with nothing around the call that animates.
  private var plainCalls: [Name: Int] = [:]

  init(name: Name, tree: SyntaxTree, file: FileID, index: ProjectIndex) {
    (self.name, self.tree, self.file, self.index) = (name, tree, file, index)
  }

  /// Views and the actions in them.
  mutating func look(in node: NodeID) {
    if tree.kind(node) == .call { lookAtCall(node) }
    for child in tree.children(node) {
      if tree.kind(child) == .functionDecl, !isViewFunction(child) {
        lookAtFunction(child)
      } else {
        look(in: child)
      }
    }
  }

  /// A function may be called by what animates: what it changes counts where all calls are seen to be plain.
  private mutating func lookAtFunction(_ node: NodeID) {
    guard let name = tree.name(node), let block = tree.child(node, .codeBlock) else { return }
    let (before, calls) = (changes, plainCalls)
    changes = []
    collect(in: block)
    // Two functions of one name are not told apart.
    functions[name] = functions[name] == nil ? changes : []
    (changes, plainCalls) = (before, calls)
  }

  func changesOfFunctions(in type: NodeID) -> [StateChange] {
    functions.filter { name, changes in
      guard !changes.isEmpty, let calls = plainCalls[name] else { return false }
      var mentions = 0
      tree.visit(type) { if tree.ownProperty($0) == name { mentions += 1 } }
      return mentions == calls
    }
    .flatMap(\.value).sorted { $0.range.start < $1.range.start }
  }

  private func isViewFunction(_ node: NodeID) -> Bool {
    guard let type = tree.child(node, .returnType).flatMap(tree.firstChild) else { return false }
    return tree.kind(type) == .prefixedType
  }

  private mutating func lookAtCall(_ call: NodeID) {
    guard let callee = tree.firstChild(call), let called = tree.name(callee) else { return }
    let arguments = tree.arguments(of: call)
    switch called {
    case "animation":
      let value = arguments.first { $0.label == "value" }.map(\.value)
      // Another stored property does not animate this one; anything else might.
      let other = value.flatMap(tree.ownProperty)
      if other.map({ $0 == name || isComputed($0) }) ?? true { isAnimated = true }
    case "transaction", "phaseAnimator", "keyframeAnimator": isAnimated = true
    case "Button", "onTapGesture", "onLongPressGesture":
      for argument in arguments where isAction(argument, of: called, among: arguments) {
        if tree.kind(argument.value) == .closure {
          collect(in: argument.value)
        } else if let function = tree.ownProperty(argument.value) {
          plainCalls[function, default: 0] += 1
        }
      }
    default:
      if tree.kind(callee) == .member, animates(called, call) { isAnimated = true }
    }
  }

  /// Whether a modifier of the project could animate what it is applied to.
  private func animates(_ wrapper: Name, _ call: NodeID) -> Bool {
    var declarations = index.viewMembers(named: wrapper)
    if wrapper == .modifier, let made = tree.arguments(of: call).first?.value,
      let callee = tree.kind(made) == .call ? tree.firstChild(made) : made,
      let name = tree.name(callee)
    {
      declarations +=
        index.type(named: name, from: file).map {
          index.members(named: .body, of: $0)
        } ?? index.viewMembers(named: name)
    }
    return declarations.contains { id in
      let declaration = index.declarations[id]
      let tree = index.trees[declaration.file]
      var animates = false
      tree.visit(declaration.node) { node in
        guard tree.kind(node) == .member || tree.kind(node) == .identifier else { return }
        animates = animates || tree.name(node).map(Self.animating.contains) ?? false
      }
      return animates
    }
  }

  private static let animating: Set<Name> = [
    "animation", "transaction", "phaseAnimator", "keyframeAnimator",
  ]

  private func isComputed(_ name: Name) -> Bool {
    tree.nodes.indices.map(NodeID.init).contains { node in
      tree.kind(node) == .binding && tree.child(node, .accessorBlock) != nil
        && tree.firstChild(node).flatMap(tree.name) == name
    }
  }

  private func isAction(
    _ argument: CallArgument, of called: Name, among arguments: [CallArgument]
  ) -> Bool {
    guard argument.label == nil else {
      return argument.label == "action" || argument.label == "perform"
    }
    return called != "Button" || !arguments.contains { $0.label == "action" }
  }

  /// The changes among the statements of an action; what is in a closure may run in an animation.
  private mutating func collect(in node: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .ifExpr, .codeBlock, .guardStmt, .switchExpr, .switchCase: collect(in: child)
      case .assignment, .call, .sequence:
        if tree.kind(child) == .call, let called = tree.firstChild(child).flatMap(tree.ownProperty)
        {
          plainCalls[called, default: 0] += 1
        }
        if changed(by: child) == name {
          changes.append(
            StateChange(property: propertyText(child), file: file, range: tree.range(child)))
        }
      default: break
      }
    }
  }

  /// The property that a statement changes: `x.toggle()`, `x = …`, `x += …`.
  private func changed(by statement: NodeID) -> Name? {
    guard let first = tree.firstChild(statement) else { return nil }
    switch tree.kind(statement) {
    case .assignment: return tree.ownProperty(first)
    case .sequence:
      let isChange = tree.children(statement).contains {
        tree.token(tree[$0].token, is: "+=") || tree.token(tree[$0].token, is: "-=")
      }
      return isChange ? tree.ownProperty(first) : nil
    default:
      guard tree.kind(first) == .member, tree.name(first) == "toggle",
        let base = tree.firstChild(first)
      else { return nil }
      return tree.ownProperty(base)
    }
  }

  private func propertyText(_ statement: NodeID) -> String {
    var node = tree.firstChild(statement)
    if tree.kind(statement) == .call { node = node.flatMap(tree.firstChild) }
    return node.map(tree.nameText) ?? ""
  }
}

extension SyntaxTree {
  /// The name in `name` and `self.name`.
  fileprivate func ownProperty(_ node: NodeID) -> Name? {
    switch kind(node) {
    case .identifier: return name(node)
    case .member:
      guard let base = firstChild(node), name(base) == .selfKeyword else { return nil }
      return name(node)
    default: return nil
    }
  }

  /// Calls `body` for a node and everything below it.
  fileprivate func visit(_ node: NodeID, _ body: (NodeID) -> Void) {
    body(node)
    for child in children(node) { visit(child, body) }
  }
}
