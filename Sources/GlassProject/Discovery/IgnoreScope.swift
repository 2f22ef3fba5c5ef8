/// The `.gitignore`s that hold at a path, gathered from the repository's root down to it.
struct IgnoreScope {
  private let root: ProjectRoot
  private let rules: ExclusionRules
  /// The patterns found on the way, outermost first.
  private(set) var ignores: [PatternList] = []
  /// Those that could not be read.
  private(set) var problems: [Problem] = []

  init(root: ProjectRoot, rules: ExclusionRules) {
    self.root = root
    self.rules = rules
  }

  /// Goes down to `path`; the exclusion that it meets on the way or there, or nil.
  ///
  /// Folder names count below the project's root, `.gitignore`s from the repository's root.
  mutating func enter(_ path: FilePath, isFolder: Bool) -> Exclusion? {
    guard rules.areActive else { return nil }
    let top = root.repository ?? root.folder
    guard path.isWithin(top) else { return isFolder ? nil : fileExclusion(path) }
    read(top)
    var end = top.bytes.last == .slash ? 0 : top.bytes.count
    while end < path.bytes.count {
      let nameStart = end + 1
      end = nameStart
      while end < path.bytes.count, path.bytes[end] != .slash { end += 1 }
      guard nameStart < end else { break }
      let prefix = FilePath(bytes: Array(path.bytes[..<end]))
      let isLast = end == path.bytes.count
      if isLast, !isFolder { return fileExclusion(path) }
      if let reason = folderReason(prefix, nameStart: nameStart) {
        return Exclusion(path: prefix, isFolder: true, reason: reason)
      }
      read(prefix)
    }
    return nil
  }

  /// The patterns of the `.gitignore` in a folder, if there is one; or why it could not be read, because
  /// without it more is reported than should be.
  static func list(in folder: FilePath) -> (list: PatternList?, problem: Problem?) {
    let file = folder.appending(".gitignore")
    var contents: [UInt8] = []
    switch FileReader().read(file, into: &contents) {
    case nil:
      let list = PatternList(gitIgnore: contents, file: file, base: folder)
      return (list.patterns.isEmpty ? nil : list, nil)
    case .vanished, .notRegular: return (nil, nil)
    case let failure?: return (nil, Problem(message: failure.message, path: file))
    }
  }

  private mutating func read(_ folder: FilePath) {
    let (list, problem) = Self.list(in: folder)
    if let list { ignores.append(list) }
    if let problem { problems.append(problem) }
  }

  private func folderReason(_ folder: FilePath, nameStart: Int) -> Exclusion.Reason? {
    let isBelowRoot = folder.isWithin(root.folder) && folder != root.folder
    if isBelowRoot {
      return rules.reason(folder: folder.bytes, nameStart: nameStart, ignores: ignores)
    }
    return rules.patternReason(
      folder.bytes, nameStart: nameStart, isFolder: true, ignores: ignores)
  }

  private func fileExclusion(_ path: FilePath) -> Exclusion? {
    let nameStart = path.nameBytes.startIndex
    let isSource = FileKind(name: path.nameBytes) ?? .swift == .swift
    let reason = rules.reason(
      file: path.bytes, nameStart: nameStart, ignores: ignores, isSource: isSource)
    return reason.map { Exclusion(path: path, isFolder: false, reason: $0) }
  }
}
