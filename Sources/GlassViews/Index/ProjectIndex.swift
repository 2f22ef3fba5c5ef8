import GlassProject
import GlassSyntax

/// What the names of a project mean: its types with their members, its functions and properties.
///
/// Built from the parts of all files by its initialiser; nothing in it changes afterwards, which is why it can be
/// shared unchecked. A class: as a value it was copied at every question.
package final class ProjectIndex: @unchecked Sendable {
  package let trees: [SyntaxTree]
  package private(set) var declarations: [Declaration] = []
  package private(set) var types: [TypeDeclaration] = []
  private var typesByName: [Name: [TypeID]] = [:]
  private var globals: [Name: [DeclarationID]] = [:]
  /// Members of extensions of types that the project does not declare, by type and name.
  private var foreignMembers: [Name: [Name: [DeclarationID]]] = [:]
  /// The functions and properties in extensions of views and their protocols, by name.
  private var viewMembers: [Name: [DeclarationID]] = [:]
  /// Whether some file writes `GlassEffectContainer`: where none does, no view stands in one.
  package let mentionsGlassContainer: Bool
  private var foreignConformances: [Name: Set<Name>] = [:]
  /// What each type conforms to, through others too.
  private var conformances: [Set<Name>] = []
  /// For each file the components of its folder, for telling modules apart.
  private let folders: [[Substring]]

  /// - Parameters:
  ///   - trees: the syntax of each file, by `FileID`.
  ///   - paths: the path of each file, with `/`.
  package convenience init(trees: [SyntaxTree], paths: [String]) {
    self.init(
      trees: trees, paths: paths,
      parts: trees.enumerated().map { FileDeclarations(tree: $1, file: $0) })
  }

  package init(trees: [SyntaxTree], paths: [String], parts: [FileDeclarations]) {
    self.trees = trees
    folders = paths.map { Array($0.split(separator: "/").dropLast()) }
    mentionsGlassContainer = parts.contains(where: \.mentionsGlassContainer)
    var containerTypes: [[TypeID?]] = []
    for part in parts { containerTypes.append(addTypes(of: part)) }
    for (part, types) in zip(parts, containerTypes) { addMembers(of: part, containerTypes: types) }
    conformances = types.indices.map(gatherConformances)
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
      typesByName[declaration.name, default: []].append(self.types.count)
      let kind = trees[declaration.file].kind(declaration.node)
      self.types.append(
        TypeDeclaration(
          declaration: declarations.count - 1, name: declaration.name, file: declaration.file,
          node: declaration.node, outer: stored.ownerType, conformances: body.conformances,
          members: [:], isPublic: body.flags.contains(.isPublic),
          isReferenceType: kind == .classDecl || kind == .actorDecl))
    }
    return types
  }

  private func addMembers(of part: FileDeclarations, containerTypes: [TypeID?]) {
    var owners = containerTypes
    for (number, container) in part.containers.enumerated() where container.isExtension {
      let file = part.declarations.first?.declaration.file
      owners[number] = file.flatMap { type(named: container.name, from: $0) }
      if let type = owners[number] {
        types[type].conformances.formUnion(container.conformances)
      } else {
        foreignConformances[container.name, default: []].formUnion(container.conformances)
      }
    }
    for (declaration, container) in part.declarations where declaration.kind != .type {
      var stored = declaration
      stored.ownerType = container.flatMap { owners[$0] }
      declarations.append(stored)
      let id = declarations.count - 1
      if let type = stored.ownerType {
        types[type].members[stored.name, default: []].append(id)
      } else if let owner = stored.owner {
        foreignMembers[owner, default: [:]][stored.name, default: []].append(id)
      } else {
        globals[stored.name, default: []].append(id)
      }
      if container.map({ part.containers[$0].isExtension }) ?? false, stored.kind != .initializer {
        viewMembers[stored.name, default: []].append(id)
      }
    }
    for (number, container) in part.containers.enumerated() {
      // A type in an extension of a project type is nested in that type.
      guard let inner = containerTypes[number], let outer = container.outer,
        types[inner].outer == nil
      else { continue }
      types[inner].outer = owners[outer]
    }
  }

  // MARK: Answers

  /// The tree that a declaration stands in.
  package func tree(of declaration: DeclarationID) -> SyntaxTree {
    trees[declarations[declaration].file]
  }

  /// The type that a name means in a file: a type nested around `scope` first, then one of the same file,
  /// then the one whose folder is nearest; nil where none is nearest.
  package func type(named name: Name, from file: FileID, in scope: TypeID? = nil) -> TypeID? {
    guard let candidates = typesByName[name] else { return nil }
    var outer = scope
    while let here = outer {
      if types[here].name == name { return here }
      if let nested = candidates.first(where: { types[$0].outer == here }) { return nested }
      outer = types[here].outer
    }
    let outermost = candidates.filter { types[$0].outer == nil }
    // A nested type of the same name elsewhere does not hide one of Apple's.
    if outermost.isEmpty, Vocabulary.isAppleType(name) { return nil }
    return nearest(outermost.isEmpty ? candidates : outermost, to: file) { types[$0].file }
  }

  /// The type with a name that is nested in another.
  package func type(named name: Name, nestedIn outer: TypeID) -> TypeID? {
    typesByName[name]?.first { types[$0].outer == outer }
  }

  /// Whether the project declares a type with this name.
  package func declaresType(_ name: Name) -> Bool { typesByName[name] != nil }

  /// Whether the project declares a function, property or case with this name anywhere.
  package func declaresMember(_ name: Name) -> Bool {
    globals[name] != nil || viewMembers[name] != nil || types.contains { $0.members[name] != nil }
      || foreignMembers.values.contains { $0[name] != nil }
  }

  /// The members with a name in a type, its extensions and the project's extensions of what it conforms to.
  package func members(named name: Name, of type: TypeID) -> [DeclarationID] {
    if let own = types[type].members[name] { return own }
    for conformance in allConformances(of: type) {
      if let inherited = members(named: name, ofForeign: conformance) { return inherited }
    }
    return []
  }

  /// The members that extensions add to a type or protocol by its name, the project's own protocols included.
  package func members(named name: Name, ofForeign owner: Name) -> [DeclarationID]? {
    if let found = foreignMembers[owner]?[name] { return found }
    for type in typesByName[owner] ?? [] {
      if let found = types[type].members[name] { return found }
    }
    return nil
  }

  /// The members of extensions that could be applied to a view as `.name`.
  package func viewMembers(named name: Name) -> [DeclarationID] { viewMembers[name] ?? [] }

  /// The globals with a name.
  package func globals(named name: Name) -> [DeclarationID] { globals[name] ?? [] }

  /// The names that a type conforms to, through the project's own protocols and superclasses too.
  package func allConformances(of type: TypeID) -> Set<Name> { conformances[type] }

  private func gatherConformances(of type: TypeID) -> Set<Name> {
    var result: Set<Name> = []
    var pending = Array(types[type].conformances)
    while let name = pending.popLast() {
      guard result.insert(name).inserted else { continue }
      for type in typesByName[name] ?? [] { pending += types[type].conformances }
      pending += foreignConformances[name] ?? []
    }
    return result
  }

  /// The candidate whose file stands nearest to a file: in it, else in the folder that shares the longest
  /// path; nil where two are equally near.
  package func nearest<Candidate>(
    _ candidates: [Candidate], to file: FileID, file fileOf: (Candidate) -> FileID
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    let local = candidates.filter { fileOf($0) == file }
    if !local.isEmpty { return local.count == 1 ? local[0] : nil }
    var best: Candidate?
    var bestLength = -1
    for candidate in candidates {
      let length = zip(folders[file], folders[fileOf(candidate)]).prefix { $0 == $1 }.count
      if length > bestLength {
        (best, bestLength) = (candidate, length)
      } else if length == bestLength {
        best = nil
      }
    }
    return best
  }
}
