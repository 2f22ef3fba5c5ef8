import GlassProject
import GlassSyntax

/// Where judging begins: apps and scenes, then what other code puts on screen, then the views that nothing was seen
/// to use, then what is left.
package struct Roots {
  private let index: ProjectIndex
  private let interpreter: Interpreter
  private let walker: Walker
  private let mentions: TypeMentions
  private let relevance: Relevance
  private let reachability: Reachability
  /// What leads to something that is reported; nil where everything can be.
  private let shown: Relevance?

  package init(interpreter: Interpreter, walker: Walker, shown: Relevance? = nil) {
    self.shown = shown
    index = interpreter.index
    self.interpreter = interpreter
    self.walker = walker
    relevance = interpreter.relevance
    mentions = TypeMentions(index, relevance)
    reachability = Reachability(index, relevance)
  }

  /// Judges everything once, in an order that depends on nothing but the files.
  package func judgeAll() {
    let types = index.types.indices.filter(isRoot).sorted {
      (index.types[$0].file, index.types[$0].node) < (index.types[$1].file, index.types[$1].node)
    }
    for type in types where isApp(type) { judge(type) }
    judgeHosted()
    for type in types where !mentions.types.contains(type) && !reachability.isUnused(type) {
      judge(type)
    }
    for type in types where !walker.judgedTypes.contains(type) && !reachability.isUnused(type) {
      judge(type)
    }
    judgeRest()
  }

  /// What is known of a container around a view whose users were not seen.
  private var unknownContainer: State.Container {
    index.mentionsGlassContainer ? .unknown : .absent
  }

  private func isRoot(_ type: TypeID) -> Bool {
    let declaration = index.declarations[index.types[type].declaration]
    guard isWanted(declaration) else { return false }
    return !declaration.availability.isLegacy && interpreter.isEnterable(type)
      && !index.completeType(type).conformances.contains("PreviewProvider")
      && !(declaration.flags.contains(.isPrivate) && mentions.isOnlyPreviewed(type))
      && !mentions.isOnlyLegacy(type)
  }

  /// Whether judging a declaration can lead to a finding that is reported.
  private func isWanted(_ declaration: Declaration) -> Bool {
    relevance.isRelevant(declaration) && (shown?.isRelevant(declaration) ?? true)
  }

  private func isApp(_ type: TypeID) -> Bool {
    !index.completeType(type).conformances.isDisjoint(with: ["App", "Scene", "WidgetBundle"])
  }

  /// Judges a view type as a root. What holds it is known to hold nothing only where no code could use it.
  private func judge(_ type: TypeID) {
    guard walker.judgedTypes.insert(type).inserted,
      let body = interpreter.body(of: type)
    else { return }
    var state = State()
    let isPublic = index.types[type].isPublic
    if !isApp(type) {
      if isPublic {
        // Whoever uses it may bring a container.
        state.container = .unknown
      } else if mentions.types.contains(type) {
        state.container = unknownContainer
      }
    }
    state.isOpen = !isApp(type)
    if !isApp(type) { state.presentation = .unknown }
    judge(body, instance: interpreter.makeUnboundInstance(of: type), state)
  }

  /// Judges the views that hosting controllers and the like are given. Each stands alone on its screen.
  private func judgeHosted() {
    guard !mentions.hostedViews.isEmpty else { return }
    var declarations: [FileID: [NodeID: DeclarationID]] = [:]
    let files = Set(mentions.hostedViews.map(\.file))
    for (number, member) in index.declarations.enumerated() where files.contains(member.file) {
      declarations[member.file, default: [:]][member.outerNode] = number
    }
    for view in mentions.hostedViews {
      let tree = index.trees[view.file]
      let token = tree[view.node].firstToken
      guard let declaration = declarations[view.file]?[tree.member(holding: token)] else {
        continue
      }
      let member = index.declarations[declaration]
      guard member.kind != .type, isWanted(member), !member.availability.isLegacy,
        !reachability.isUnused(token, in: view.file)
      else { continue }
      let hosted = interpreter.entry(of: view.node, in: declaration)
      var state = State()
      state.availability = hosted.availability
      state.isOpen = true
      state.presentation = .unknown
      walker.judge(root: hosted.entry, in: state)
    }
  }

  private func judge(_ declaration: DeclarationID, instance: Instance?, _ state: State) {
    let member = index.declarations[declaration]
    let entry = interpreter.entry(
      declaration: declaration, node: member.node, file: member.file, instance: instance, from: nil)
    walker.judge(root: entry, in: state)
  }

  /// Wrappers, view modifiers, styles and free functions that nothing was seen to use.
  private func judgeRest() {
    var state = State()
    state.container = unknownContainer
    state.isOpen = true
    state.presentation = .unknown
    // In the order of the files, whatever was loaded first; judging may load more, which is not relevant.
    let order = index.declarations.indices.sorted {
      let (left, right) = (index.declarations[$0], index.declarations[$1])
      return (left.file, left.node) < (right.file, right.node)
    }
    for declaration in order where !interpreter.enteredDeclarations.contains(declaration) {
      let member = index.declarations[declaration]
      guard isWanted(member), !member.availability.isLegacy else { continue }
      if let type = member.ownerType {
        guard isBodyFunction(member), !isReached(type), !reachability.isUnused(type) else {
          continue
        }
        judge(
          declaration, instance: interpreter.makeUnboundInstance(of: type),
          self.state(of: member, state))
      } else if member.kind == .function, interpreter.isViewFunction(declaration),
        !reachability.isUnused(member)
      {
        judgeWrapper(declaration, self.state(of: member, state))
      }
    }
  }

  /// What is known around a member that nothing was seen to use: of a public one, nothing.
  private func state(of member: Declaration, _ state: State) -> State {
    let isPublic =
      reachability.isPublic(member.node, in: member.file)
      || member.ownerType.map { index.types[$0].isPublic } ?? false
    guard isPublic else { return state }
    var state = state
    state.container = .unknown
    return state
  }

  private func judgeWrapper(_ declaration: DeclarationID, _ state: State) {
    let member = index.declarations[declaration]
    let placeholder = interpreter.placeholder
    let entry = interpreter.entry(
      declaration: declaration, node: member.node, file: member.file, instance: nil,
      selfView: member.owner == nil ? nil : placeholder,
      selfKey: member.owner == nil ? EntryKey() : interpreter.key(of: .view(placeholder)), from: nil
    )
    walker.judge(root: entry, in: state)
  }

  /// `body(content:)` of a view modifier, `makeBody(configuration:)` of a style.
  private func isBodyFunction(_ member: Declaration) -> Bool {
    member.kind == .function
      && (member.name == .body || Vocabulary.styleBodies.contains(member.name))
  }

  private func isReached(_ type: TypeID) -> Bool { walker.judgedTypes.contains(type) }
}

/// The view types that views mention, outside of previews and of themselves. What only other code mentions, such
/// as the creation of a hosting controller, stands alone on its screen.
private struct TypeMentions {
  private(set) var types: Set<TypeID> = []
  private var previewed: Set<TypeID> = []
  /// Those that code which runs only where there is no glass mentions.
  private var legacy: Set<TypeID> = []
  private var hosted: Set<TypeID> = []
  /// What is put on screen outside of tests, in the order of the files.
  private(set) var hostedViews: [HostedView] = []

  /// Whether nothing but previews mentions a type.
  func isOnlyPreviewed(_ type: TypeID) -> Bool {
    previewed.contains(type) && !types.contains(type) && !hosted.contains(type)
  }

  /// Whether nothing shows a type where there is glass, but something does elsewhere.
  func isOnlyLegacy(_ type: TypeID) -> Bool {
    legacy.contains(type) && !types.contains(type) && !hosted.contains(type)
  }

  init(_ index: ProjectIndex, _ relevance: Relevance) {
    for file in index.trees.indices where index.hasLoaded(file) {
      let tree = index.trees[file]
      lazy var legacyRanges = tree.legacyRanges
      lazy var places = MentionPlaces(tree, file, index)
      let hosts = index.hosts.contains(file) && !tree.isOfTests
      for node in tree.nodes.indices
      where tree.nodes[node].kind == .call || tree.nodes[node].kind == .assignment {
        let views = hosts ? HostedView.nodes(hostedBy: NodeID(node), in: tree, file, index) : []
        for view in views {
          let offset = tree.range(view).start
          if places.isPreview(at: offset) || legacyRanges.contains(offset) { continue }
          hostedViews.append(HostedView(file: file, node: view))
        }
        guard tree.nodes[node].kind == .call, let callee = tree.firstChild(NodeID(node)),
          tree.kind(callee) == .identifier || tree.kind(callee) == .member,
          tree.isCapitalized(token: tree[callee].token), let name = tree.name(callee),
          relevance.isRelevant(name), index.declaresType(name),
          let type = index.type(named: name, from: file)
        else { continue }
        let offset = tree.range(callee).start
        let own = index.types[type]
        if own.file == file, tree.range(own.node).contains(offset) { continue }
        if places.isPreview(at: offset) {
          previewed.insert(type)
        } else if legacyRanges.contains(offset) {
          legacy.insert(type)
        } else if places.showViews(at: offset) {
          types.insert(type)
        } else {
          hosted.insert(type)
        }
      }
    }
  }
}

/// Which places of a file belong to code that shows views.
private struct MentionPlaces {
  private var previews: [ByteRange] = []
  /// Type bodies and extensions, with whether they show views.
  private var bodies: [(range: ByteRange, showsViews: Bool)] = []

  init(_ tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex) {
    for node in tree.nodes.indices.map(NodeID.init) {
      switch tree.kind(node) {
      case .macroExpansion:
        if let name = tree.name(node), name == "Preview" || name == "#Preview" {
          previews.append(tree.range(node))
        }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
        let names = Self.names(of: node, in: tree, file, index)
        if names.contains("PreviewProvider") { previews.append(tree.range(node)) }
        bodies.append((tree.range(node), !names.isDisjoint(with: Name.viewOwners)))
      case .functionDecl:
        if let type = tree.child(node, .returnType).flatMap(tree.firstChild),
          tree.kind(type) == .prefixedType || tree.name(type) == "AnyView"
        {
          bodies.append((tree.range(node), true))
        }
      default: break
      }
    }
  }

  func isPreview(at offset: Int) -> Bool { previews.contains { $0.contains(offset) } }

  func showViews(at offset: Int) -> Bool {
    let innermost = bodies.filter { $0.range.contains(offset) }
      .min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
    return innermost?.showsViews ?? true
  }

  /// What a type or the type of an extension conforms to, with its own name.
  private static func names(
    of node: NodeID, in tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex
  ) -> Set<Name> {
    var names: Set<Name> = []
    if let name = tree.name(node) {
      names.insert(name)
      let type =
        tree.kind(node) == .extensionDecl
        ? index.type(named: name, from: file) : index.type(declaredAt: node, in: file)
      if let type { names.formUnion(index.allConformances(of: type)) }
    }
    for child in tree.children(node) where tree.kind(child) == .inheritance {
      if let name = tree.firstChild(child).flatMap(tree.name) { names.insert(name) }
    }
    return names
  }
}
