import GlassProject
import GlassSyntax

/// Which declarations a program leads to, as far as names tell.
///
/// Every mention of a name outside of previews counts, whatever it means there, unless it stands in a declaration
/// that nothing leads to itself.
final class Reachability {
  private let index: ProjectIndex
  private let relevance: Relevance
  /// Whether it was seen where the program begins, so that who shows what is known.
  private lazy var hasEntryPoint = index.entryPoints.contains(where: beginsProgram)
  private var users: [Target: User] = [:]
  private var mentioners: [Target: Mentioners] = [:]
  private var subjects: [TypeID: Subject?] = [:]
  private var legacyRanges: [FileID: ByteRangeSet] = [:]
  /// The children of what holds many declarations.
  private var members: [FileID: [NodeID: [NodeID]]] = [:]

  init(_ index: ProjectIndex, _ relevance: Relevance) {
    self.index = index
    self.relevance = relevance
  }

  /// Whether a view type is shown by nothing of the program that runs where there is glass.
  func isUnused(_ type: TypeID) -> Bool { subject(of: type).map(isUnused) ?? false }

  /// The same of a function or property of an extension.
  func isUnused(_ member: Declaration) -> Bool {
    let token = index.trees[member.file][member.node].firstToken
    guard case .inside(let subject) = place(of: token, in: member.file),
      subject.node == member.outerNode
    else { return false }
    return isUnused(subject)
  }

  /// The same of what a token is part of.
  func isUnused(_ token: UInt32, in file: FileID) -> Bool {
    switch place(of: token, in: file) {
    case .program: false
    case .preview: true
    case .inside(let subject): isUnused(subject)
    }
  }

  // MARK: Who mentions what

  /// A declaration that is of no effect where nothing mentions it.
  private struct Subject: Hashable {
    var file: FileID
    var node: NodeID
    var name: Name
    var isPrivate: Bool

    var target: Target { Target(name: name, file: isPrivate ? file : nil) }
  }

  /// What a name leads to: all declarations of that name, or those that are private to a file. Where the name is
  /// written it may mean any of them.
  private struct Target: Hashable {
    var name: Name
    var file: FileID?
  }

  private enum User {
    case program
    /// Code that runs only where there is no glass.
    case legacyCode
    case nothing
  }

  /// What the mentions of a name in one file are part of.
  private struct Mentioners {
    var includeProgram = false
    var includeLegacyCode = false
    var targets: Set<Target> = []
  }

  /// What a name that is written somewhere is part of.
  private enum Place {
    case program
    case preview
    case inside(Subject)
  }

  private func isUnused(_ subject: Subject) -> Bool {
    switch user(of: subject.target) {
    case .program: return false
    case .legacyCode: return true
    case .nothing: return hasEntryPoint
    }
  }

  /// Goes from a name to the declarations that mention it, and from their names on, until one is part of the program.
  private func user(of target: Target) -> User {
    if let known = users[target] { return known }
    /// Each name that was come to, with the one that it mentions.
    var mentioned: [Target: Target?] = [target: nil]
    var pending = [target]
    var user = User.nothing
    while let next = pending.popLast() {
      var found = Mentioners()
      switch users[next] {
      case .program: found.includeProgram = true
      case .legacyCode: found.includeLegacyCode = true
      case .nothing: break
      case nil: found = allMentioners(of: next)
      }
      if found.includeProgram {
        var user: Target? = next
        while let leading = user {
          users[leading] = .program
          user = mentioned[leading] ?? nil
        }
        return .program
      }
      if found.includeLegacyCode { user = .legacyCode }
      for outer in found.targets where mentioned[outer] == nil {
        mentioned[outer] = .some(next)
        pending.append(outer)
      }
    }
    // What nothing mentions but what nothing uses is used by nothing either.
    for other in user == .nothing ? Array(mentioned.keys) : [target] { users[other] = user }
    return user
  }

  /// What mentions a name in all files; no more files are looked at once the program does.
  private func allMentioners(of target: Target) -> Mentioners {
    var all = Mentioners()
    for file in files(mentioning: target) {
      let found = mentioners(of: target.name, in: file)
      all.includeProgram = found.includeProgram
      all.includeLegacyCode = all.includeLegacyCode || found.includeLegacyCode
      all.targets.formUnion(found.targets)
      if all.includeProgram { break }
    }
    return all
  }

  private func mentioners(of name: Name, in file: FileID) -> Mentioners {
    let key = Target(name: name, file: file)
    if let known = mentioners[key] { return known }
    // Of what is not there no name is found.
    index.load(file)
    var found = Mentioners()
    for token in relevance.tokens(of: name, in: index.trees[file], file) {
      if isLegacy(token, in: file) {
        found.includeLegacyCode = true
        continue
      }
      switch place(of: token, in: file) {
      case .program: found.includeProgram = true
      case .preview: continue
      case .inside(let outer): found.targets.insert(outer.target)
      }
      if found.includeProgram { break }
    }
    mentioners[key] = found
    return found
  }

  /// The files that can mean a declaration by its name; those that are there come first.
  private func files(mentioning target: Target) -> [FileID] {
    if let file = target.file { return [file] }
    let files = index.mentions.files(mentioning: target.name.shortHash).map(\.file)
    return files.filter(index.hasLoaded) + files.filter { !index.hasLoaded($0) }
  }

  private func isLegacy(_ token: UInt32, in file: FileID) -> Bool {
    let tree = index.trees[file]
    let ranges = legacyRanges[file] ?? tree.legacyRanges
    legacyRanges[file] = ranges
    return ranges.contains(tree.range(token: token).start)
  }

  // MARK: Where a name is written

  /// The innermost declaration around a name that is of no effect where nothing mentions it.
  private func place(of token: UInt32, in file: FileID) -> Place {
    let tree = index.trees[file]
    var result = Place.program
    var outer = tree.root
    while let node = child(of: outer, holding: token, in: file) {
      switch tree.kind(node) {
      case .ifConfig, .ifConfigClause, .memberBlock: break
      case .macroExpansion:
        let isPreview = tree.name(node) == "Preview" || tree.name(node) == "#Preview"
        return isPreview ? .preview : result
      case .extensionDecl, .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl:
        if isPreviewProvider(node, in: file) { return .preview }
        if let subject = subject(ofContainer: node, in: file) { result = .inside(subject) }
      case .functionDecl, .variableDecl:
        return subject(ofMember: node, in: file).map { .inside($0) } ?? result
      default: return result
      }
      outer = node
    }
    return result
  }

  /// The child of a node in which a token stands.
  private func child(of node: NodeID, holding token: UInt32, in file: FileID) -> NodeID? {
    let tree = index.trees[file]
    switch tree.kind(node) {
    case .sourceFile, .memberBlock, .ifConfigClause:
      let children: [NodeID]
      if let known = members[file]?[node] {
        children = known
      } else {
        children = Array(tree.children(node))
        members[file, default: [:]][node] = children
      }
      var behind = children.partitioningIndex { tree[$0].firstToken > token }
      // What is empty holds nothing, and what it stands in front of may.
      while behind > 0, tree[children[behind - 1]].endToken <= tree[children[behind - 1]].firstToken
      {
        behind -= 1
      }
      return behind > 0 && tree[children[behind - 1]].holds(token) ? children[behind - 1] : nil
    default: return tree.children(node).first { tree[$0].holds(token) }
    }
  }

  private func subject(ofContainer node: NodeID, in file: FileID) -> Subject? {
    type(ofContainer: node, in: file).flatMap(subject)
  }

  /// The type that a declaration or an extension is of.
  private func type(ofContainer node: NodeID, in file: FileID) -> TypeID? {
    let tree = index.trees[file]
    guard tree.kind(node) == .extensionDecl else { return index.type(declaredAt: node, in: file) }
    return tree.name(node).flatMap { index.type(named: $0, from: file) }
  }

  /// A view type that is shown only where its name is written.
  private func subject(of type: TypeID) -> Subject? {
    if let known = subjects[type] { return known }
    let own = index.types[type]
    let tree = index.trees[own.file]
    let conformances = index.allConformances(of: type)
    var result: Subject?
    if tree.kind(own.node) == .structDecl || tree.kind(own.node) == .enumDecl,
      !conformances.isDisjoint(with: Name.viewOwners),
      conformances.isDisjoint(with: Name.shownBySystem),
      !isPublic(own.node, in: own.file), hasPlainAttributes(own.node, in: tree)
    {
      result = Subject(
        file: own.file, node: own.node, name: own.name,
        isPrivate: tree.flags(own.node).contains(.isPrivate))
    }
    subjects[type] = result
    return result
  }

  /// A function or computed property that nothing but its name leads to: that of an extension of views, and a
  /// private one of a type. Others could be what a protocol asks for.
  private func subject(ofMember node: NodeID, in file: FileID) -> Subject? {
    let tree = index.trees[file]
    guard hasPlainAttributes(node, in: tree), !isPublic(node, in: file),
      let container = container(of: node, in: file)
    else { return nil }
    let isPrivate =
      tree.flags(node).contains(.isPrivate)
      || tree.kind(container) == .extensionDecl && tree.flags(container).contains(.isPrivate)
    guard isPrivate || extendsViews(container, in: tree, file) else { return nil }
    var name = tree.name(node)
    if tree.kind(node) == .variableDecl {
      guard let binding = tree.child(node, .binding), tree.child(binding, .accessorBlock) != nil,
        tree.child(binding, .initializer) == nil
      else { return nil }
      name = tree.firstChild(binding).flatMap(tree.name)
    }
    return name.map { Subject(file: file, node: node, name: $0, isPrivate: isPrivate) }
  }

  /// Whether a container adds members to Apple's views, or to their styles and modifiers.
  private func extendsViews(_ container: NodeID, in tree: SyntaxTree, _ file: FileID) -> Bool {
    guard tree.kind(container) == .extensionDecl, let name = tree.name(container),
      tree.child(container, .inheritance) == nil
    else { return false }
    return Name.viewOwners.contains(name)
      || Vocabulary.isAppleView(name) && !index.declaresType(name)
  }

  private func isPreviewProvider(_ node: NodeID, in file: FileID) -> Bool {
    type(ofContainer: node, in: file)
      .map { index.allConformances(of: $0).contains("PreviewProvider") } ?? false
  }

  /// The type or extension in which a declaration stands.
  private func container(of node: NodeID, in file: FileID) -> NodeID? {
    let tree = index.trees[file]
    let token = tree[node].firstToken
    var container: NodeID?
    var outer = tree.root
    while let inner = child(of: outer, holding: token, in: file), inner != node {
      switch tree.kind(inner) {
      case .extensionDecl, .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl:
        container = inner
      default: break
      }
      outer = inner
    }
    return container
  }

  /// Whether a declaration is public, by itself or by the extension around it.
  func isPublic(_ node: NodeID, in file: FileID) -> Bool {
    let tree = index.trees[file]
    if tree.flags(node).contains(.isPublic) { return true }
    guard !tree.flags(node).contains(.isPrivate), let container = container(of: node, in: file)
    else { return false }
    return tree.kind(container) == .extensionDecl && tree.flags(container).contains(.isPublic)
  }

  /// Whether no attribute could make the declaration known to something that does not name it.
  private func hasPlainAttributes(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    tree.children(node).allSatisfy { child in
      tree.kind(child) != .attribute || tree.name(child).map(Name.plainAttributes.contains) ?? false
    }
  }

  /// Whether a file declares the app, or its delegate.
  private func beginsProgram(_ file: FileID) -> Bool {
    index.load(file)
    return index.types.indices.contains { type in
      index.types[type].file == file
        && !index.completeType(type).conformances.isDisjoint(with: Name.entryPoints)
    }
  }
}

extension Name {
  /// What the type conforms to with which a program begins.
  fileprivate static let entryPoints: Set<Name> = [
    "App", "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate",
  ]

  /// Words of the files in which programs begin.
  package static let entryPointWords = [
    "WindowGroup", "DocumentGroup", "MenuBarExtra", "UIApplicationDelegate",
    "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// Protocols by which the system, or a type's own attributes, show it.
  fileprivate static let shownBySystem: Set<Name> = [
    "App", "Scene", "Widget", "WidgetBundle", "PreviewModifier", "AppIntent", "AppExtension",
  ]

  fileprivate static let plainAttributes: Set<Name> = [
    "ViewBuilder", "ToolbarContentBuilder", "available", "MainActor", "inlinable", "frozen",
    "discardableResult", "preconcurrency", "unchecked", "Sendable",
  ]
}
