import GlassProject
import GlassSyntax

/// Tells which of several declarations of one name a file means: the nearest by its folder.
///
/// Each file is told of once, however many of the declarations it can mean.
struct NameHomes {
  private let mentions: MentionIndex
  private let paths: [String]
  private lazy var folders = FolderTree(paths)
  /// By name and kind: who uses it.
  private var users: [Key: Users] = [:]
  /// The same without those that were told of.
  private var remaining: [Key: Users] = [:]

  private struct Key: Hashable {
    var name: UInt32
    var kind: Mention.RawValue
  }

  /// The files that use a name which they do not declare, by the deepest folder around each that holds a file which
  /// does: what is declared in there is what they can mean.
  private typealias Users = [Int: [FileID]]

  init(_ mentions: MentionIndex, _ paths: [String]) {
    self.mentions = mentions
    self.paths = paths
  }

  /// The files that can mean the declaration in the name's home, and that were not told of before.
  mutating func users(
    of name: RelevantName, from home: FileID, _ parsed: [FileID: ProjectIndex.ParsedFile]
  ) -> [FileID] {
    let key = Key(name: name.name, kind: name.kind.rawValue)
    if remaining[key] == nil {
      let all = users[key] ?? findUsers(of: name, from: home, parsed)
      users[key] = all
      remaining[key] = all
    }
    var result = [home]
    var next: Int? = folders.folder(of: home)
    while let folder = next {
      result += remaining[key]?.removeValue(forKey: folder) ?? []
      next = folders.parent(of: folder)
    }
    return result.sorted()
  }

  /// Lets all files be told of again.
  mutating func startAnew() { remaining = [:] }

  private mutating func findUsers(
    of name: RelevantName, from home: FileID, _ parsed: [FileID: ProjectIndex.ParsedFile]
  ) -> Users {
    let files = mentions.files(mentioning: name.name)
    let claimants = files.filter { !$0.mention.isDisjoint(with: name.kind) }.map(\.file)
    var homes: Set<FileID> = [home]
    if claimants.count > 1 {
      homes = Set(claimants.filter { $0 == home || Self.declares(name, parsed[$0]) })
    }
    // Where one file alone declares it, all mean that.
    guard homes.count > 1 else { return [FolderTree.outermost: files.map(\.file)] }
    let outer = Set(homes.flatMap { folders.chain(from: folders.folder(of: $0)) })
    var users: Users = [:]
    for (file, _) in files where !homes.contains(file) {
      let nearest = folders.chain(from: folders.folder(of: file)).first(where: outer.contains)
      users[nearest ?? FolderTree.outermost, default: []].append(file)
    }
    return users
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
}
