import GlassProject
import GlassSyntax

/// What a name means where it is written.
enum Meaning {
  /// A `let`, a closure parameter or a pattern of the body around it.
  case local(Bound)
  case localFunction(NodeID, Locals?)
  /// A parameter of the declaration, or a stored property of its `self`, with its name.
  case parameter(Bound, Name)
  /// A property of the project; several where the clauses of an `#if` declare it in turn.
  case property([DeclarationID], Instance?)
  case function([DeclarationID], Instance?)
  case type(TypeID)
  case unknown
}

/// Names: local, then member of the type, then the project's, then Apple's.
extension Interpreter {
  func meaning(of name: Name, in expression: Expression) -> Meaning {
    if let found = Locals.lookup(name, in: expression.locals) {
      switch found.meaning {
      case .value(let bound): return .local(bound)
      case .function(let node): return .localFunction(node, found.parent)
      }
    }
    if let bound = expression.entry.parameters[name] { return .parameter(bound, name) }
    let member = memberMeaning(of: name, in: expression)
    if case .unknown = member {} else { return member }
    if name == .selfKeyword || isLocal(name, around: expression) { return .unknown }
    if let type = type(named: name, in: expression.entry) { return .type(type) }
    return meaning(ofGlobal: name, in: expression)
  }

  /// Whether a body around an expression binds a name: where it was not followed, it hides what the project declares.
  private func isLocal(_ name: Name, around expression: Expression) -> Bool {
    let (entry, tree) = (expression.entry, expression.tree)
    var declaration = entry.node
    if declaration == tree.root {
      declaration = tree.member(holding: tree[expression.node].firstToken)
    }
    guard declaration != tree.root else { return false }
    let key = UInt64(entry.file) << 32 | UInt64(declaration)
    if let known = localNames[key] { return known.contains(name) }
    let names = tree.localNames(in: declaration)
    localNames[key] = names
    return names.contains(name)
  }

  /// What `self.name` means.
  func memberMeaning(of name: Name, in expression: Expression) -> Meaning {
    let entry = expression.entry
    if let instance = entry.instance {
      if let bound = instance.properties[name] { return .parameter(bound, name) }
      if name == .selfKeyword { return .unknown }
      if let meaning = meaning(of: index.members(named: name, of: instance.type), instance) {
        return meaning
      }
    }
    // A static member, or one of an extension of a type that the project does not declare.
    if let declaration = entry.declaration, entry.instance == nil {
      let declaration = index.declarations[declaration]
      if let type = declaration.ownerType,
        let meaning = meaning(of: index.members(named: name, of: type), nil)
      {
        return meaning
      }
      if declaration.ownerType == nil, let owner = declaration.owner,
        let members = index.members(named: name, ofForeign: owner),
        let meaning = meaning(of: members, nil)
      {
        return meaning
      }
    }
    return .unknown
  }

  private func meaning(ofGlobal name: Name, in expression: Expression) -> Meaning {
    let globals = index.globals(named: name)
    guard !globals.isEmpty else { return .unknown }
    let file = expression.entry.file
    let visible = globals.filter {
      index.declarations[$0].file == file || !index.declarations[$0].flags.contains(.isPrivate)
    }
    return meaning(of: visible, nil) ?? .unknown
  }

  private func meaning(of declarations: [DeclarationID], _ instance: Instance?) -> Meaning? {
    guard let first = declarations.first else { return nil }
    let usable = declarations.filter { !index.declarations[$0].availability.isLegacy }
    switch index.declarations[first].kind {
    case .property: return .property(usable.isEmpty ? declarations : usable, instance)
    case .function: return .function(declarations, instance)
    default: return nil
    }
  }

  /// The project type that a name means in an entry's declaration; aliases are followed.
  func type(named name: Name, in entry: Entry) -> TypeID? {
    var scope = entry.instance?.type
    if scope == nil, let declaration = entry.declaration {
      scope = index.declarations[declaration].ownerType
    }
    if name == .capitalSelf { return scope }
    if let type = index.type(named: name, from: entry.file, in: scope) { return type }
    let aliases = index.globals(named: name).filter { index.declarations[$0].kind == .typeAlias }
    guard aliases.count == 1 else { return nil }
    let alias = index.declarations[aliases[0]]
    let tree = index.trees[alias.file]
    guard let target = tree.children(alias.node).first(where: { tree.kind($0).isType }),
      let targetName = tree.name(target), targetName != name
    else { return nil }
    return index.type(named: targetName, from: alias.file)
  }

  /// What a name is bound to in a body, as a value.
  func bound(_ name: Name, in entry: Entry, _ locals: Locals?) -> Bound? {
    switch meaning(of: name, in: Expression(entry.tree.root, in: entry, locals)) {
    case .local(let bound), .parameter(let bound, _): return bound
    default: return nil
    }
  }

  // MARK: What a declaration is

  /// Whether a property shows views: by its declared type, or by what it is initialised with.
  func isViewProperty(_ declaration: DeclarationID) -> Bool {
    let property = index.declarations[declaration]
    guard property.kind == .property else { return false }
    let tree = index.trees[property.file]
    if let annotation = tree.child(property.node, .typeAnnotation).flatMap(tree.firstChild) {
      return isViewType(annotation, in: tree, file: property.file)
    }
    return tree.child(property.node, .initializer) != nil
  }

  /// Whether a function's result is a view.
  func isViewFunction(_ declaration: DeclarationID) -> Bool {
    if let known = viewFunctions[declaration] { return known }
    let isView = returnsView(declaration)
    viewFunctions[declaration] = isView
    return isView
  }

  private func returnsView(_ declaration: DeclarationID) -> Bool {
    let function = index.declarations[declaration]
    let tree = index.trees[function.file]
    guard let type = tree.child(function.node, .returnType).flatMap(tree.firstChild) else {
      return false
    }
    return isViewType(type, in: tree, file: function.file)
      || isOwnGeneric(type, of: function.node, in: tree)
  }

  /// Whether a result's type is a generic parameter of the function, or `Self`: what a closure makes of a view.
  private func isOwnGeneric(_ type: NodeID, of function: NodeID, in tree: SyntaxTree) -> Bool {
    guard tree.kind(type) == .namedType, let name = tree.name(type) else { return false }
    if name == .capitalSelf { return true }
    guard let parameters = tree.child(function, .genericParameters) else { return false }
    return tree.children(parameters).contains { tree.name($0) == name }
  }

  /// `some View`, `some ToolbarContent`, `AnyView`, a project's view type, `Content`, `Text` and the like.
  func isViewType(_ type: NodeID, in tree: SyntaxTree, file: FileID) -> Bool {
    switch tree.kind(type) {
    case .prefixedType, .optionalType, .attributedType:
      return tree.children(type).contains { isViewType($0, in: tree, file: file) }
    case .compositionType:
      return tree.children(type).contains { isViewType($0, in: tree, file: file) }
    case .namedType, .memberType:
      guard let name = tree.name(type) else { return false }
      if let own = index.type(named: name, from: file) { return isEnterable(own) }
      return Name.viewProtocols.contains(name) || Name.viewTypes.contains(name)
    default: return false
    }
  }

  /// Whether a project type shows something of its own: it has a body.
  func isEnterable(_ type: TypeID) -> Bool {
    if let known = enterableTypes[type] { return known }
    let isEnterable = hasViewBody(type)
    enterableTypes[type] = isEnterable
    return isEnterable
  }

  private func hasViewBody(_ type: TypeID) -> Bool {
    !index.members(named: .body, of: type).isEmpty
      && !index.allConformances(of: type).isDisjoint(with: Name.viewProtocols)
  }
}

extension Name {
  static let body: Name = "body"

  /// The protocols whose values are shown through their `body`.
  static let viewProtocols: Set<Name> = [
    "View", "App", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands", "Widget",
    "TabContent", "TableColumnContent", "TableRowContent", "Shape", "InsettableShape",
    "DynamicMapContent",
    "MapContent", "WidgetBundle",
  ]

  /// The protocols whose implementations show views.
  package static let viewOwners: Set<Name> = viewProtocols.union([
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "GroupBoxStyle", "DisclosureGroupStyle", "ProgressViewStyle", "TextFieldStyle", "MenuStyle",
    "ControlGroupStyle", "LabeledContentStyle", "GaugeStyle",
  ])

  /// Types of Apple's that properties and functions declare when they hold a view.
  static let viewTypes: Set<Name> = [
    "AnyView", "Text", "Image", "Label", "Button", "Group", "Color", "EmptyView", "Toggle", "Menu",
    "LinearGradient", "ToolbarItem", "ToolbarItemGroup", "Spacer", "ModifiedContent",
  ]
}
