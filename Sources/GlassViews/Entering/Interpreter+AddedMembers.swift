import GlassProject
import GlassSyntax

/// What the project adds to Apple's views: initialisers and static members.
extension Interpreter {
  /// `Button(symbol: "plus")`, whose initialiser the project adds and hands on to one of Apple's: what that makes; nil
  /// where the call could be one of Apple's own.
  func partial(ofAddedInitializer name: Name, _ call: Expression, token: UInt32) -> Partial? {
    guard let candidates = index.members(named: .initializer, ofForeign: name),
      call.tree.arguments(of: call.node).contains(where: { argument in
        !argument.isTrailing && argument.label.map { !Vocabulary.viewLabels.contains($0) } ?? false
      }),
      let match = matchingCall(candidates, call), delegates(match.declaration)
    else { return nil }
    let entry = enter(match, instance: nil, from: call.entry)
    guard !entry.isRecursive else { return nil }
    return .view(
      use(
        entry, name: name, token: token, call, places: match.places, keepsInstance: false))
  }

  /// Whether all that an initialiser does is to call another one.
  private func delegates(_ initializer: DeclarationID) -> Bool {
    let declaration = index.declarations[initializer]
    let tree = index.trees[declaration.file]
    guard declaration.kind == .initializer, let block = tree.child(declaration.node, .codeBlock),
      let statement = tree.firstChild(block), tree[statement].nextSibling < 0,
      tree.kind(statement) == .call, let callee = tree.firstChild(statement)
    else { return false }
    return isDelegation(callee, in: tree)
  }

  /// `self.init`
  private func isDelegation(_ callee: NodeID, in tree: SyntaxTree) -> Bool {
    tree.kind(callee) == .member && tree.name(callee) == .initializer
      && tree.firstChild(callee).flatMap(tree.name) == .selfKeyword
  }

  /// `self.init(…)` in an initialiser that the project adds to a view of Apple's.
  func partial(ofDelegation call: Expression, token: UInt32) -> Partial? {
    guard let callee = call.tree.firstChild(call.node), isDelegation(callee, in: call.tree),
      let number = call.entry.declaration, call.entry.node == index.declarations[number].node,
      index.declarations[number].kind == .initializer, let owner = index.declarations[number].owner,
      Vocabulary.isAppleView(owner)
    else { return nil }
    return partial(ofAddedInitializer: owner, call, token: token)
      ?? .view(external(owner, token: token, call))
  }

  /// What `Image.close` means, which an extension of a view of Apple's declares.
  func addedMembers(named name: Name, of type: Name) -> [DeclarationID] {
    // A colour is what rules ask for by its name.
    guard type != "Color", let members = index.members(named: name, ofForeign: type) else {
      return []
    }
    return members.filter {
      let member = index.declarations[$0]
      guard member.flags.contains(.isStatic) else { return false }
      return member.kind == .property ? isViewProperty($0) : isViewFunction($0)
    }
  }
}

extension Vocabulary {
  /// The labels that arguments of Apple's views have.
  static let viewLabels: Set<Name> = [
    "action", "label", "role", "intent", "systemImage", "systemName", "image", "content", "value",
    "destination", "isOn", "selection", "spacing", "alignment", "verbatim", "bundle", "decorative",
    "uiImage", "nsImage", "cgImage", "title", "text", "prompt", "placement", "id", "data",
    "isPresented", "isActive", "isExpanded", "url", "item", "items", "tag", "axis", "scale",
    "orientation", "resource", "variableValue", "format", "style", "tableName", "comment",
    "header", "footer", "path", "root", "columns", "rows", "pinnedViews", "in", "step", "onCommit",
    "onEditingChanged", "primaryAction", "subject", "message", "preview", "description", "actions",
    "minLength", "for", "timerInterval", "countsDown", "currentValueLabel", "total", "sources",
    "displayedComponents", "supportsOpacity", "columnVisibility", "sidebar", "detail",
  ]
}
