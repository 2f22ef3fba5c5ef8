import GlassProject
import GlassSyntax

/// The files in which names can be used, as far as their bytes tell.
struct NameUsers {
  private let mentions: MentionIndex
  /// The files that mention a name.
  private var nameFiles: [UInt32: [FileID]] = [:]
  /// The files that declare or extend a type.
  private var ownerFiles: [Name: [FileID]] = [:]

  init(_ mentions: MentionIndex) { self.mentions = mentions }

  /// The files in which a name can be used.
  mutating func files(usingName name: RelevantName) -> [FileID] {
    if let file = name.file { return [file] }
    if let owner = name.owner { return files(usingMember: name.name, of: owner) }
    let users = files(mentioning: name.name)
    guard let outer = name.outer else { return users }
    // A nested type is named where its outer type is.
    return common(users, files(mentioning: outer))
  }

  /// The files that mention a member among those that declare or extend its type.
  private mutating func files(usingMember name: UInt32, of owner: Name) -> [FileID] {
    let files = ownerFiles[owner] ?? mentions.files(saying: [.type, .extended], about: owner)
    ownerFiles[owner] = files
    let users = self.files(mentioning: name)
    // Of a name that is known at all every mention is.
    return users.isEmpty ? files : common(users, files)
  }

  private mutating func files(mentioning name: UInt32) -> [FileID] {
    if let known = nameFiles[name] { return known }
    let files = mentions.files(mentioning: name).map(\.file)
    nameFiles[name] = files
    return files
  }

  /// What two lists in order have in common.
  private func common(_ left: [FileID], _ right: [FileID]) -> [FileID] {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return short.filter { file in
      let position = long.partitioningIndex { $0 >= file }
      return position < long.count && long[position] == file
    }
  }
}
