import GlassProject
import GlassSyntax

/// Tells which of several declarations of one name a file means: the nearest by its folder.
struct NameHomes {
  private let mentions: MentionIndex
  private let paths: [String]
  /// By name and kind: the files that declare it.
  private var known: [Key: [FileID]] = [:]

  private struct Key: Hashable {
    var name: UInt32
    var kind: Mention.RawValue
  }

  init(_ mentions: MentionIndex, _ paths: [String]) {
    self.mentions = mentions
    self.paths = paths
  }

  /// The files that have to be parsed to tell what files mean by a name: those that seem to declare it, where
  /// they are several.
  func candidates(for name: RelevantName) -> [FileID] {
    guard name.home != nil, known[Key(name: name.name, kind: name.kind.rawValue)] == nil else {
      return []
    }
    let files = claimants(of: name)
    return files.count > 1 ? files : []
  }

  private func claimants(of name: RelevantName) -> [FileID] {
    mentions.files(mentioning: name.name).filter { !$0.mention.isDisjoint(with: name.kind) }
      .map(\.file)
  }

  /// Whether a file can mean the declaration in the name's home.
  mutating func leads(
    _ file: FileID, to name: RelevantName, _ parsed: [FileID: ProjectIndex.ParsedFile]
  ) -> Bool {
    guard let home = name.home, file != home else { return true }
    let key = Key(name: name.name, kind: name.kind.rawValue)
    let files: [FileID]
    if let declaring = known[key] {
      files = declaring
    } else {
      let claimants = claimants(of: name)
      files =
        claimants.count > 1
        ? claimants.filter { $0 == home || Self.declares(name, parsed[$0]) } : [home]
      known[key] = files
    }
    guard files.count > 1 else { return true }
    if files.contains(file) { return false }
    let own = nearness(file, home)
    return files.allSatisfy { nearness(file, $0) <= own }
  }

  /// Whether a file declares the name at its top level, or as a member of something foreign.
  private static func declares(_ name: RelevantName, _ file: ProjectIndex.ParsedFile?) -> Bool {
    guard let file else { return true }
    return file.declarations.declarations.contains { declaration, container in
      guard declaration.name.shortHash == name.name else { return false }
      switch name.kind {
      case .type:
        let own = declaration.ownerType.map { file.declarations.containers[$0] }
        return declaration.kind == .type && own?.outer == nil
      case .member:
        return container.map { file.declarations.containers[$0].isExtension } ?? false
      default: return declaration.kind != .type && container == nil
      }
    }
  }

  /// How many bytes the folders of two files share from the root on.
  private func nearness(_ left: FileID, _ right: FileID) -> Int {
    var shared = 0
    var count = 0
    for (a, b) in zip(paths[left].utf8, paths[right].utf8) {
      guard a == b else { break }
      count += 1
      if a == UInt8(ascii: "/") { shared = count }
    }
    return shared
  }
}
