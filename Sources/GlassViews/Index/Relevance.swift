import GlassProject
import GlassSyntax

/// Which declarations lead to something that the running rules look for.
///
/// A declaration is relevant if it mentions a word that wakes a rule, or the name of another relevant one. What a
/// declaration that is not relevant shows can have no part in a finding, unless its user gives it a view or
/// surrounds it with something that changes what it shows.
package final class Relevance {
  /// Nil where everything is relevant.
  private let names: Set<UInt32>?
  private let declarations: Set<UInt64>
  /// The names that each file mentions; those of files that nothing relevant led to are added when asked for.
  private var files: [FileID: DeclarationMentions]
  /// For each file the tokens that name something relevant.
  private var tokens: [FileID: [UInt32]] = [:]
  /// For each file the tokens that name a view which those around it ask for.
  private var noticedTokens: [FileID: [UInt32]] = [:]

  /// Everything is relevant.
  package init() {
    names = nil
    declarations = []
    files = [:]
  }

  fileprivate init(_ search: RelevanceSearch) {
    names = search.names.union(search.memberNames)
    declarations = search.relevant
    files = search.files
  }

  /// Whether anything is not relevant.
  var isLimited: Bool { names != nil }

  /// Whether a declaration leads to something that rules look for.
  func isRelevant(_ declaration: Declaration) -> Bool {
    guard names != nil else { return true }
    return declarations.contains(RelevanceSearch.key(declaration))
  }

  /// Whether a name is that of something relevant.
  func isRelevant(_ name: Name) -> Bool { names?.contains(name.shortHash) ?? true }

  /// Whether the text of a node names something relevant.
  func isRelevant(_ node: NodeID, in tree: SyntaxTree, _ file: FileID) -> Bool {
    guard let names else { return true }
    return Self.contains(relevantTokens(of: file, tree, names), tree[node])
  }

  /// Whether the text of a node names a scroller, a screen or a spacer, which those around it ask for.
  func isNoticed(_ node: NodeID, in tree: SyntaxTree, _ file: FileID) -> Bool {
    let tokens: [UInt32]
    if let known = noticedTokens[file] {
      tokens = known
    } else {
      let mentions = mentions(of: file, tree)
      tokens = Self.noticed.flatMap { mentions.mentions(of: $0).map(\.token) }.sorted()
      noticedTokens[file] = tokens
    }
    return Self.contains(tokens, tree[node])
  }

  private static let noticed = Vocabulary.scrollers.union(Vocabulary.screens)
    .union(["Spacer", "ForEach"]).map(\.shortHash)

  /// Whether one of some tokens, which are in order, stands in a node.
  private static func contains(_ tokens: [UInt32], _ node: SyntaxNode) -> Bool {
    let (first, end) = (node.firstToken, node.endToken)
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle] < first { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low] < end
  }

  /// Whether the text of a node mentions a name.
  func mentions(_ name: Name, _ node: NodeID, in tree: SyntaxTree, _ file: FileID) -> Bool {
    let (first, end) = (tree[node].firstToken, tree[node].endToken)
    return mentions(of: file, tree).mentions(of: name.shortHash).contains {
      $0.token >= first && $0.token < end
    }
  }

  /// The tokens of a file that are a name.
  func tokens(of name: Name, in tree: SyntaxTree, _ file: FileID) -> [UInt32] {
    mentions(of: file, tree).mentions(of: name.shortHash).map(\.token)
  }

  private func mentions(of file: FileID, _ tree: SyntaxTree) -> DeclarationMentions {
    if let known = files[file] { return known }
    let mentions = DeclarationMentions(tree, units: [])
    files[file] = mentions
    return mentions
  }

  private func relevantTokens(
    of file: FileID, _ tree: SyntaxTree, _ names: Set<UInt32>
  ) -> [UInt32] {
    if let known = tokens[file] { return known }
    var result: [UInt32] = []
    var last: (name: UInt32, isRelevant: Bool) = (0, names.contains(0))
    for mention in mentions(of: file, tree).mentions {
      if mention.name != last.name { last = (mention.name, names.contains(mention.name)) }
      if last.isRelevant { result.append(mention.token) }
    }
    result.sort()
    tokens[file] = result
    return result
  }
}

/// Finds what is relevant: from the words up to everything that uses what holds them.
package struct RelevanceSearch {
  fileprivate private(set) var names: Set<UInt32>
  /// The names of relevant members of types; they matter where the type is known.
  fileprivate private(set) var memberNames: Set<UInt32> = []
  fileprivate private(set) var relevant: Set<UInt64> = []
  fileprivate private(set) var files: [FileID: DeclarationMentions] = [:]
  /// The files that were parsed.
  package private(set) var parsed: [FileID: ProjectIndex.ParsedFile]
  private let mentions: MentionIndex
  private let words: Set<UInt32>
  /// Names whose users are looked for next.
  private var pending: [RelevantName] = []
  private var known: Set<RelevantName> = []
  /// Where names are declared that several files declare.
  private var homes: NameHomes
  /// The units of a file that mention a name and are not relevant for all that; those who ask again find the rest.
  private var unmarked: [MentionedName: [Int32]] = [:]
  /// Where names can be used.
  private var users: NameUsers
  /// The names whose users were parsed, wherever they are declared.
  private var mentioned: Set<UInt32> = []

  /// - Parameters:
  ///   - words: What the rules look for.
  ///   - awake: The files that hold a word, parsed.
  package init(
    words: [Name], awake: [FileID: ProjectIndex.ParsedFile], _ mentions: MentionIndex,
    paths: [String]
  ) {
    homes = NameHomes(mentions, paths)
    users = NameUsers(mentions)
    self.mentions = mentions
    self.words = Set(words.map(\.shortHash))
    names = self.words
    parsed = awake
  }

  /// Finds everything that is relevant.
  /// - Parameter parse: Parses files, in any order.
  package mutating func run(
    parse: ([FileID]) -> [(FileID, ProjectIndex.ParsedFile)]
  ) -> Relevance {
    for (file, _) in parsed.sorted(by: { $0.key < $1.key }) {
      for word in words { markUsers(of: RelevantName(name: word), in: file) }
    }
    followUsers(parse: parse)
    return Relevance(self)
  }

  /// What of everything relevant leads to a declaration of some files.
  /// - Returns: Nil where no declaration of the files is relevant.
  package func leading(to targets: [FileID]) -> Relevance? {
    var search = self
    search.names = []
    search.memberNames = []
    search.relevant = []
    search.known = []
    search.homes.startAnew()
    search.unmarked = [:]
    for file in targets {
      guard let table = files[file], let syntax = parsed[file] else { continue }
      for unit in table.units where relevant.contains(Self.key(unit.declaration)) {
        search.mark(unit, syntax, table)
      }
    }
    guard !search.relevant.isEmpty else { return nil }
    // Who uses something relevant is relevant, and its file is there.
    search.followUsers { _ in [] }
    return Relevance(search)
  }

  private mutating func followUsers(parse: ([FileID]) -> [(FileID, ProjectIndex.ParsedFile)]) {
    while !pending.isEmpty {
      let names = pending
      pending = []
      var missing: Set<FileID> = []
      for name in names where name.home == nil || mentioned.insert(name.name).inserted {
        missing.formUnion(users.files(usingName: name).filter { parsed[$0] == nil })
      }
      for (file, syntax) in parse(missing.sorted()) { parsed[file] = syntax }
      for name in names {
        let files =
          name.home.map { homes.users(of: name, from: $0, parsed) } ?? users.files(usingName: name)
        for file in files { markUsers(of: name, in: file) }
      }
    }
  }

  fileprivate static func key(_ declaration: Declaration) -> UInt64 {
    UInt64(declaration.file) << 32 | UInt64(UInt32(bitPattern: declaration.outerNode))
  }

  private mutating func markUsers(of name: RelevantName, in file: FileID) {
    guard let syntax = parsed[file] else { return }
    let table: DeclarationMentions
    if let known = files[file] {
      table = known
    } else {
      table = DeclarationMentions(syntax.tree, syntax.declarations)
      files[file] = table
    }
    guard let owner = name.owner else {
      markUsers(of: MentionedName(name: name.name, file: file), table, syntax)
      return
    }
    for mention in table.mentions(of: name.name) where mention.unit >= 0 {
      let unit = table.units[Int(mention.unit)]
      if unit.declaration.owner == owner { mark(unit, syntax, table) }
    }
  }

  /// Marks what mentions a name in a file; who was marked before is not looked at again.
  private mutating func markUsers(
    of name: MentionedName, _ table: DeclarationMentions, _ syntax: ProjectIndex.ParsedFile
  ) {
    let units = unmarked[name] ?? Set(table.mentions(of: name.name).map(\.unit)).sorted()
    var rest: [Int32] = []
    if units.first == -1 {
      for mention in table.mentions(of: name.name) where mention.unit < 0 {
        markMembers(constrainedAt: mention.token, table, syntax)
      }
    }
    for unit in units where unit >= 0 {
      mark(table.units[Int(unit)], syntax, table)
      if !relevant.contains(Self.key(table.units[Int(unit)].declaration)) { rest.append(unit) }
    }
    unmarked[name] = rest
  }

  /// Marks the members of an extension whose `where` clause holds a token: `where Self == Card`.
  private mutating func markMembers(
    constrainedAt token: UInt32, _ table: DeclarationMentions, _ syntax: ProjectIndex.ParsedFile
  ) {
    let tree = syntax.tree
    for (number, container) in syntax.declarations.containers.enumerated()
    where container.isExtension {
      guard let clause = tree.child(container.node, .whereClause), tree[clause].holds(token) else {
        continue
      }
      for unit in table.units where unit.container == number { mark(unit, syntax, table) }
    }
  }

  /// Whether what a unit mentions can reach those who use it: it shows views, or gives them away.
  private func hands(_ unit: DeclarationMentions.Unit, _ syntax: ProjectIndex.ParsedFile) -> Bool {
    let declaration = unit.declaration
    var isOfProjectType = false
    if let number = declaration.kind == .type ? declaration.ownerType : unit.container {
      let container = syntax.declarations.containers[number]
      // Other code can use the further members of previews.
      let isPreview = container.conformances.contains("PreviewProvider")
      if isPreview, declaration.name == "previews" { return false }
      if showsViews(container) { return true }
      isOfProjectType = !isForeign(container)
    }
    let tree = syntax.tree
    let result: NodeID?
    switch declaration.kind {
    case .type, .initializer, .enumCase: return false
    case .typeAlias:
      // What the alias means itself; not what it is a type for.
      let target = tree.children(declaration.node).first { tree.kind($0).isType }
      return target.flatMap(tree.name).map { names.contains($0.shortHash) } ?? false
    case .function: result = tree.child(declaration.node, .returnType).flatMap(tree.firstChild)
    case .property:
      result = tree.child(declaration.node, .typeAnnotation).flatMap(tree.firstChild)
      if result == nil { return tree.child(declaration.node, .initializer) != nil }
    }
    guard let result else { return false }
    return couldBeView(
      result, in: tree, of: declaration.node, countsRelevant: !isOfProjectType)
  }

  /// Whether a container extends something that the project does not declare.
  private func isForeign(_ container: FileDeclarations.Container) -> Bool {
    guard container.isExtension else { return false }
    return Vocabulary.isAppleType(container.name) || Name.viewOwners.contains(container.name)
      || !mentions.mention(of: container.name).contains(.type)
  }

  private func showsViews(_ container: FileDeclarations.Container) -> Bool {
    if !container.conformances.isDisjoint(with: Name.viewOwners) { return true }
    if container.isExtension, mentions.mention(of: container.name).contains(.view) { return true }
    return container.conformances.contains { mentions.mention(of: $0).contains(.view) }
  }

  /// Whether a type could be a view, or a value that makes one glass.
  /// - Parameter countsRelevant: Whether so could be any type that is relevant: a namespace of views.
  private func couldBeView(
    _ type: NodeID, in tree: SyntaxTree, of owner: NodeID, countsRelevant: Bool
  ) -> Bool {
    switch tree.kind(type) {
    case .namedType, .memberType:
      guard let name = tree.name(type) else { return false }
      if countsRelevant && names.contains(name.shortHash) || Name.viewTypes.contains(name)
        || Name.viewOwners.contains(name) || Name.viewValues.contains(name)
      {
        return true
      }
      let mention = mentions.mention(of: name)
      if mention.contains(.type) { return mention.contains(.view) }
      return tree.child(owner, .genericParameters).map { parameters in
        tree.children(parameters).contains { tree.name($0) == name }
      } ?? false
    default:
      return tree.children(type).contains {
        couldBeView($0, in: tree, of: owner, countsRelevant: countsRelevant)
      }
    }
  }

  private mutating func mark(
    _ unit: DeclarationMentions.Unit, _ syntax: ProjectIndex.ParsedFile,
    _ table: DeclarationMentions
  ) {
    let declaration = unit.declaration
    guard hands(unit, syntax) else {
      // What it shows itself reaches nobody else.
      if table.hosts(unit, in: syntax.tree) { relevant.insert(Self.key(declaration)) }
      return
    }
    let file = syntax.declarations
    guard relevant.insert(Self.key(declaration)).inserted else { return }
    let number = declaration.kind == .type ? declaration.ownerType : unit.container
    guard let number else {
      export(declaration, .value)
      return
    }
    let container = file.containers[number]
    if isForeign(container) {
      if declaration.kind != .initializer { export(declaration, .member) }
      return
    }
    // Whoever uses the type may come to the member, and other members of the type do.
    if declaration.kind != .type, declaration.name != .body {
      memberNames.insert(declaration.name.shortHash)
      use(RelevantName(name: declaration.name.shortHash, owner: container.name))
    }
    export(container, of: file, declaration.file)
    if !container.isExtension { relevant.insert(Self.key(declaration.file, container.node)) }
  }

  fileprivate static func key(_ file: FileID, _ node: NodeID) -> UInt64 {
    UInt64(file) << 32 | UInt64(UInt32(bitPattern: node))
  }

  /// Makes a global or a member of something foreign relevant wherever its name is used.
  private mutating func export(_ declaration: Declaration, _ kind: Mention) {
    let short = declaration.name.shortHash
    if declaration.flags.contains(.isPrivate) {
      memberNames.insert(short)
      use(RelevantName(name: short, file: declaration.file))
    } else {
      names.insert(short)
      use(RelevantName(name: short, home: declaration.file, kind: kind))
    }
  }

  /// Makes a type relevant wherever its name is used.
  private mutating func export(
    _ container: FileDeclarations.Container, of file: FileDeclarations, _ home: FileID
  ) {
    let short = container.name.shortHash
    let outer = container.isExtension ? nil : container.outer.map { file.containers[$0].name }
    let isHiding = outer != nil && Vocabulary.isAppleType(container.name)
    if container.flags.contains(.isPrivate) || isHiding {
      memberNames.insert(short)
      use(RelevantName(name: short, file: home))
    } else {
      names.insert(short)
      use(
        RelevantName(
          name: short, outer: outer?.shortHash, home: outer == nil ? home : nil, kind: .type))
    }
  }

  private mutating func use(_ name: RelevantName) {
    if known.insert(name).inserted { pending.append(name) }
  }
}

/// A name in a file.
private struct MentionedName: Hashable {
  var name: UInt32
  var file: FileID
}

/// A name whose users are relevant.
struct RelevantName: Hashable {
  var name: UInt32
  /// The file in which it is private.
  var file: FileID?
  /// The type of which it is a member.
  var owner: Name?
  /// The type in which the type of this name is nested.
  var outer: UInt32?
  /// The file that declares it, where others could declare one of the same name.
  var home: FileID?
  var kind: Mention = []
}

extension Name {
  /// Types of values that make a view glass, or stand for a view.
  fileprivate static let viewValues: Set<Name> = [
    "Glass", "Self", "Content", "Body", "GlassButtonStyle", "GlassProminentButtonStyle",
  ]
}
