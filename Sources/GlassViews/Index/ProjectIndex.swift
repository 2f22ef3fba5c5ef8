import GlassProject
import GlassSyntax

/// What the names of a project mean: its types with their members, its functions and properties.
///
/// A file is parsed when a name leads to it for the first time; what the files' bytes mention says which files
/// that are. An answer about a name is given after all files are there that could declare it, and lists are in
/// the order of the files: so answers do not depend on what was asked before.
///
/// One thread uses it.
package final class ProjectIndex {
  /// The syntax of each file, by `FileID`: empty until the file is there.
  package private(set) var trees: [SyntaxTree]
  package private(set) var declarations: [Declaration] = []
  package private(set) var types: [TypeDeclaration] = []
  package let mentions: MentionIndex
  /// Whether some file writes `GlassEffectContainer`: where none does, no view stands in one.
  package let mentionsGlassContainer: Bool
  /// The files that mention what a program begins with.
  package let entryPoints: [FileID]
  /// The files that mention what code of UIKit or AppKit shows views with.
  let hosts: Set<FileID>
  private let parse: (FileID) -> ParsedFile
  private var isLoaded: [Bool]
  private var typesByName: [Name: [TypeID]] = [:]
  /// The types of names that several types have.
  private var crowds: [Name: (outermost: Neighborhood, all: Neighborhood)] = [:]
  /// The first type of a name that is nested in another type.
  private var nestedTypes: [NumberedName: TypeID] = [:]
  private var globals: [Name: [DeclarationID]] = [:]
  /// Members of extensions of types that the project does not declare, by type and name.
  private var foreignMembers: [Name: [Name: [DeclarationID]]] = [:]
  /// The names of those members.
  private var foreignMemberNames: Set<Name> = []
  /// The members of the project's types, by name.
  private var typeMembers: [Name: [DeclarationID]] = [:]
  /// The functions and properties in extensions of views and their protocols, by name.
  private var viewMembers: [Name: [DeclarationID]] = [:]
  private var foreignConformances: [Name: Set<Name>] = [:]
  /// What each type conforms to, through others too; worked out when it is first asked for.
  private var conformances: [TypeID: Set<Name>] = [:]
  /// The same in an order that does not change from run to run.
  private var orderedConformances: [TypeID: [Name]] = [:]
  /// The names whose types, extensions, members or globals are all there: one set for each thing.
  private var complete = [Set<Name>](repeating: [], count: Int(Mention.RawValue.max) + 1)
  /// The files that extend a type or protocol, in order.
  private var extendingFiles: [Name: [FileID]] = [:]
  /// What types that conform to a name conform to, through it.
  private var inheritedConformances: [Name: Set<Name>] = [:]
  /// The members that were asked for, by name and type.
  private var knownMembers: [NumberedName: [DeclarationID]] = [:]
  /// The types that were asked for, by name and file.
  private var knownTypes: [NumberedName: TypeID?] = [:]
  /// The members of foreign types and of protocols that were asked for, by name and owner.
  private var knownForeignMembers: [Name: [Name: [DeclarationID]?]] = [:]
  /// How many additions of files are under way inside each other. What is asked meanwhile may lack what the files
  /// declare, and is not remembered.
  private var additions = 0
  /// Files that were taken in but for what they add to paths such as `Outer.Inner`: that waits until what is nested
  /// where is known.
  private var extendingByPath: [AddedFile] = []
  /// The path of each file, with `/`: near files are of one module.
  private let paths: [String]
  /// The folders of the files.
  private(set) lazy var folders = FolderTree(paths)

  /// A file's syntax with what it declares.
  package struct ParsedFile: Sendable {
    package let tree: SyntaxTree
    package let declarations: FileDeclarations

    package init(_ bytes: [UInt8], file: FileID) {
      tree = SyntaxTree.parse(bytes)
      declarations = FileDeclarations(tree: tree, file: file)
    }
  }

  /// A file's declarations with the types that its containers are.
  private struct AddedFile {
    let file: FileID
    let declarations: FileDeclarations
    let types: [TypeID?]
  }

  /// - Parameters:
  ///   - paths: the path of each file, with `/`.
  ///   - parse: reads and parses a file when a name leads to it.
  package init(
    paths: [String], mentions: MentionIndex, mentionsGlassContainer: Bool,
    entryPoints: [FileID], hosts: [FileID], parse: @escaping (FileID) -> ParsedFile
  ) {
    self.mentions = mentions
    self.mentionsGlassContainer = mentionsGlassContainer
    self.entryPoints = entryPoints
    self.hosts = Set(hosts)
    self.parse = parse
    let empty = SyntaxTree.parse([])
    trees = Array(repeating: empty, count: paths.count)
    isLoaded = Array(repeating: false, count: paths.count)
    self.paths = paths
  }

  // MARK: Files

  /// Takes in a file that was parsed already.
  package func add(_ parsed: ParsedFile, _ file: FileID) {
    guard !isLoaded[file] else { return }
    addTogether {
      isLoaded[file] = true
      trees[file] = parsed.tree
      let part = AddedFile(
        file: file, declarations: parsed.declarations, types: addTypes(of: parsed.declarations))
      addMembers(of: part, inPaths: false)
      if part.declarations.extendsByPath { extendingByPath.append(part) }
    }
  }

  /// Takes in files that belong together, and then what waited for them.
  private func addTogether(_ body: () -> Void) {
    additions += 1
    body()
    while additions == 1, let next = extendingByPath.popLast() {
      addMembers(of: next, inPaths: true)
    }
    additions -= 1
  }

  package func load(_ file: FileID) {
    guard !isLoaded[file] else { return }
    add(parse(file), file)
  }

  /// How many files were parsed.
  package var loadedCount: Int { isLoaded.count { $0 } }

  package func hasLoaded(_ file: FileID) -> Bool { isLoaded[file] }

  /// Sees to it that all files are there that say one of some things about a name.
  private func completeFiles(_ mention: Mention, _ name: Name) {
    guard !complete[Int(mention.rawValue)].contains(name) else { return }
    complete[Int(mention.rawValue)].insert(name)
    addTogether {
      for file in mentions.files(saying: mention, about: name) { load(file) }
    }
  }

  /// Sees to it that all files are there that extend a type and say that they declare a member.
  private func completeMembers(_ name: Name, ofForeign owner: Name) {
    let declaring = mentions.files(saying: .member, about: name)
    guard !declaring.isEmpty else { return }
    let extending: [FileID]
    if let known = extendingFiles[owner] {
      extending = known
    } else {
      extending = mentions.files(saying: .extended, about: owner)
      extendingFiles[owner] = extending
    }
    addTogether {
      var position = 0
      for file in declaring {
        while position < extending.count, extending[position] < file { position += 1 }
        if position < extending.count, extending[position] == file { load(file) }
      }
    }
  }

  private func addTypes(of part: FileDeclarations) -> [TypeID?] {
    var types = [TypeID?](repeating: nil, count: part.containers.count)
    for (declaration, container) in part.declarations where declaration.kind == .type {
      guard let own = declaration.ownerType else { continue }
      let body = part.containers[own]
      var stored = declaration
      stored.ownerType = container.flatMap { types[$0] }
      declarations.append(stored)
      types[own] = self.types.count
      let kind = trees[declaration.file].kind(declaration.node)
      self.types.append(
        TypeDeclaration(
          declaration: declarations.count - 1, name: declaration.name, file: declaration.file,
          node: declaration.node, outer: nil, conformances: body.conformances,
          members: [:], isPublic: body.flags.contains(.isPublic),
          isReferenceType: kind == .classDecl || kind == .actorDecl,
          isNested: isNested(body, in: part)))
      insert(self.types.count - 1, into: &typesByName[declaration.name, default: []]) {
        place(ofType: $0)
      }
      if let outer = stored.ownerType { nest(self.types.count - 1, in: outer) }
      addToCrowd(self.types.count - 1)
    }
    return types
  }

  private func place(ofType type: TypeID) -> (FileID, NodeID) {
    (types[type].file, types[type].node)
  }

  private func nest(_ type: TypeID, in outer: TypeID) {
    types[type].outer = outer
    let key = NumberedName(name: types[type].name, number: outer)
    if let other = nestedTypes[key], place(ofType: other) < place(ofType: type) { return }
    nestedTypes[key] = type
  }

  private func addToCrowd(_ type: TypeID) {
    let name = types[type].name
    let same = typesByName[name] ?? []
    guard same.count > 1 else { return }
    var crowd = crowds.removeValue(forKey: name)
    let added = crowd == nil ? same : [type]
    for type in added {
      let declaration = declarations[types[type].declaration]
      let isPrivate = declaration.flags.contains(.isPrivate)
      crowd = crowd ?? (Neighborhood(), Neighborhood())
      crowd?.all.insert(type, in: declaration.file, isPrivate: isPrivate, folders)
      if !types[type].isNested {
        crowd?.outermost.insert(type, in: declaration.file, isPrivate: isPrivate, folders)
      }
    }
    crowds[name] = crowd
  }

  /// Whether a type stands in another, or in an extension of another of the project.
  private func isNested(
    _ container: FileDeclarations.Container, in part: FileDeclarations
  ) -> Bool {
    guard let outer = container.outer.map({ part.containers[$0] }) else { return false }
    return !outer.isExtension || mentions.mention(of: outer.name).contains(.type)
  }

  /// Adds the members that stand in extensions of a path such as `Outer.Inner`, or all others.
  private func addMembers(of added: AddedFile, inPaths: Bool) {
    let part = added.declarations
    let owners = owners(in: added, ofPaths: inPaths)
    for (number, container) in part.containers.enumerated()
    where container.isExtension && (container.qualifier != nil) == inPaths {
      if let type = owners[number] {
        types[type].conformances.formUnion(container.conformances)
      } else {
        foreignConformances[container.name, default: []].formUnion(container.conformances)
      }
    }
    for (declaration, number) in part.declarations where declaration.kind != .type {
      let container = number.map { part.containers[$0] }
      guard (container?.qualifier != nil) == inPaths else { continue }
      var stored = declaration
      stored.ownerType = number.flatMap { owners[$0] }
      declarations.append(stored)
      let id = declarations.count - 1
      if let type = stored.ownerType {
        insert(id, into: &types[type].members[stored.name, default: []])
        insert(id, into: &typeMembers[stored.name, default: []])
      } else if let owner = stored.owner {
        insert(id, into: &foreignMembers[owner, default: [:]][stored.name, default: []])
        foreignMemberNames.insert(stored.name)
      } else {
        insert(id, into: &globals[stored.name, default: []])
      }
      if container?.isExtension ?? false, stored.kind != .initializer {
        insert(id, into: &viewMembers[stored.name, default: []])
      }
    }
  }

  /// The types that the containers of a file are or extend; a type in an extension of another is nested in that.
  private func owners(in added: AddedFile, ofPaths: Bool) -> [TypeID?] {
    var owners = added.types
    for (number, container) in added.declarations.containers.enumerated() {
      if container.isExtension {
        guard (container.qualifier != nil) == ofPaths else { continue }
        owners[number] = type(extendedBy: container, in: added.file)
      } else if let inner = added.types[number], types[inner].outer == nil,
        let owner = container.outer.flatMap({ owners[$0] })
      {
        nest(inner, in: owner)
      }
    }
    return owners
  }

  private func type(
    extendedBy container: FileDeclarations.Container, in file: FileID
  ) -> TypeID? {
    let outer = container.qualifier.flatMap { qualifier in
      mentions.mention(of: qualifier).contains(.type) ? type(named: qualifier, from: file) : nil
    }
    // The path may begin with a module.
    return outer.flatMap { type(named: container.name, nestedIn: $0) }
      ?? type(named: container.name, from: file)
  }

  private func insert(_ id: DeclarationID, into list: inout [DeclarationID]) {
    insert(id, into: &list) { (declarations[$0].file, declarations[$0].node) }
  }

  /// Adds to a list that is in the order of the files.
  private func insert(
    _ id: Int, into list: inout [Int], at place: (Int) -> (FileID, NodeID)
  ) {
    let own = place(id)
    list.insert(id, at: list.partitioningIndex { place($0) > own })
  }

  // MARK: Answers

  /// The tree that a declaration stands in.
  package func tree(of declaration: DeclarationID) -> SyntaxTree {
    trees[declarations[declaration].file]
  }

  /// The type that a name means in a file: a type nested around `scope` first, then one of the same file,
  /// then the one whose folder is nearest; nil where none is nearest.
  package func type(named name: Name, from file: FileID, in scope: TypeID? = nil) -> TypeID? {
    var outer = scope
    while let here = outer {
      if types[here].name == name { return here }
      if let nested = type(named: name, nestedIn: here) { return nested }
      outer = types[here].outer
    }
    let key = NumberedName(name: name, number: file)
    if let known = knownTypes[key] { return known }
    let type = outermostType(named: name, in: file) ?? nearestType(named: name, to: file)
    if additions == 0 { knownTypes[key] = .some(type) }
    return type
  }

  /// The one type of a name that a file declares outside of others: however many others have the name, it is nearest.
  private func outermostType(named name: Name, in file: FileID) -> TypeID? {
    let own = (typesByName[name] ?? []).filter { types[$0].file == file && !types[$0].isNested }
    return own.count == 1 ? own[0] : nil
  }

  private func nearestType(named name: Name, to file: FileID) -> TypeID? {
    completeFiles(.type, name)
    guard let candidates = typesByName[name] else { return nil }
    guard let crowd = crowds[name] else {
      return types[candidates[0]].isNested && Vocabulary.isAppleType(name) ? nil : candidates[0]
    }
    if !crowd.outermost.isEmpty {
      return Neighborhood.nearest(among: [crowd.outermost], to: file, folders)
    }
    // A nested type of the same name elsewhere does not hide one of Apple's.
    if Vocabulary.isAppleType(name) { return nil }
    return Neighborhood.nearest(among: [crowd.all], to: file, folders)
  }

  /// The type whose declaration is a node of a file that is there.
  package func type(declaredAt node: NodeID, in file: FileID) -> TypeID? {
    guard let types = trees[file].name(node).flatMap({ typesByName[$0] }) else { return nil }
    let position = types.partitioningIndex { place(ofType: $0) >= (file, node) }
    guard position < types.count, place(ofType: types[position]) == (file, node) else { return nil }
    return types[position]
  }

  /// The type with a name that is nested in another.
  package func type(named name: Name, nestedIn outer: TypeID) -> TypeID? {
    // It stands where the outer one does or is extended, however many others have its name.
    guard mentions.mention(of: name).contains(.type) else { return nil }
    completeFiles(.extended, types[outer].name)
    return nestedTypes[NumberedName(name: name, number: outer)]
  }

  /// Whether the project declares a type with this name.
  package func declaresType(_ name: Name) -> Bool {
    if typesByName[name] != nil { return true }
    completeFiles(.type, name)
    return typesByName[name] != nil
  }

  /// Whether the project declares a function, property or case with this name anywhere.
  package func declaresMember(_ name: Name) -> Bool {
    // Cases of enums are in no list of their own: whoever mentions the name could declare one.
    if complete[0].insert(name).inserted {
      addTogether {
        for (file, _) in mentions.files(mentioning: name.shortHash) { load(file) }
      }
    }
    return globals[name] != nil || viewMembers[name] != nil || typeMembers[name] != nil
      || foreignMemberNames.contains(name)
  }

  /// A type with all that its extensions add.
  package func completeType(_ type: TypeID) -> TypeDeclaration {
    completeFiles(.extended, types[type].name)
    return types[type]
  }

  /// The members with a name in a type, its extensions and the project's extensions of what it conforms to.
  package func members(named name: Name, of type: TypeID) -> [DeclarationID] {
    let key = NumberedName(name: name, number: type)
    if let known = knownMembers[key] { return known }
    let members = findMembers(named: name, of: type)
    if additions == 0 { knownMembers[key] = members }
    return members
  }

  private func findMembers(named name: Name, of type: TypeID) -> [DeclarationID] {
    completeFiles(.extended, types[type].name)
    if let own = types[type].members[name] { return own }
    var requirements: [DeclarationID] = []
    for conformance in orderedConformances(of: type) {
      guard let inherited = members(named: name, ofForeign: conformance) else { continue }
      let provided = inherited.filter { !isRequirement($0) }
      if !provided.isEmpty { return provided }
      if requirements.isEmpty { requirements = inherited }
    }
    return requirements
  }

  /// Whether a member is what a protocol asks for, not what an extension of it provides.
  private func isRequirement(_ member: DeclarationID) -> Bool {
    let declaration = declarations[member]
    guard let owner = declaration.ownerType, types[owner].file == declaration.file else {
      return false
    }
    let tree = trees[declaration.file]
    return tree.kind(types[owner].node) == .protocolDecl
      && tree[types[owner].node].holds(tree[declaration.node].firstToken)
  }

  /// The members that extensions add to a type or protocol by its name, the project's own protocols included.
  package func members(named name: Name, ofForeign owner: Name) -> [DeclarationID]? {
    if let known = knownForeignMembers[owner]?[name] { return known }
    if name == .initializer {
      completeFiles(.typeOrExtended, owner)
    } else {
      completeFiles(.type, owner)
      completeMembers(name, ofForeign: owner)
    }
    let members = findMembers(named: name, ofForeign: owner)
    if additions == 0 { knownForeignMembers[owner, default: [:]][name] = .some(members) }
    return members
  }

  private func findMembers(named name: Name, ofForeign owner: Name) -> [DeclarationID]? {
    if let found = foreignMembers[owner]?[name] { return found }
    for type in typesByName[owner] ?? [] {
      if let found = completeType(type).members[name] { return found }
    }
    return nil
  }

  /// The members of extensions that could be applied to a view as `.name`.
  package func viewMembers(named name: Name) -> [DeclarationID] {
    completeFiles(.member, name)
    return viewMembers[name] ?? []
  }

  /// The globals with a name.
  package func globals(named name: Name) -> [DeclarationID] {
    completeFiles(.value, name)
    return globals[name] ?? []
  }

  /// The members of the project's types with a name.
  package func typeMembers(named name: Name) -> [DeclarationID] {
    _ = declaresMember(name)
    return typeMembers[name] ?? []
  }

  /// The names that a type conforms to, through the project's own protocols and superclasses too.
  package func allConformances(of type: TypeID) -> Set<Name> {
    if let known = conformances[type] { return known }
    let result = gatherConformances(of: type)
    if additions == 0 { conformances[type] = result }
    return result
  }

  private func orderedConformances(of type: TypeID) -> [Name] {
    if let known = orderedConformances[type] { return known }
    let result = allConformances(of: type).sorted { $0.hash < $1.hash }
    if additions == 0 { orderedConformances[type] = result }
    return result
  }

  private func gatherConformances(of type: TypeID) -> Set<Name> {
    completeType(type).conformances.reduce(into: []) { result, name in
      guard result.insert(name).inserted else { return }
      result.formUnion(conformances(through: name))
    }
  }

  /// What types that conform to a name, or have it, conform to.
  private func conformances(through name: Name) -> Set<Name> {
    if let known = inheritedConformances[name] { return known }
    var result: Set<Name> = []
    var pending = [name]
    var seen: Set<Name> = [name]
    while let name = pending.popLast() {
      if let known = inheritedConformances[name] {
        result.formUnion(known)
        continue
      }
      completeFiles(.typeOrConforming, name)
      var inherited = foreignConformances[name] ?? []
      for type in typesByName[name] ?? [] { inherited.formUnion(completeType(type).conformances) }
      result.formUnion(inherited)
      pending += inherited.filter { seen.insert($0).inserted }
    }
    if additions == 0 { inheritedConformances[name] = result }
    return result
  }
}

/// A name with the number of what it is looked up in.
private struct NumberedName: Hashable {
  let name: Name
  let number: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(number)
  }

  /// The name is a hash already.
  func _rawHashValue(seed: Int) -> Int {
    name._rawHashValue(seed: seed) ^ number &* 0x1e37_79b9_7f4a_7c15
  }
}
