/// Collects the files below folders, in the order of their paths.
struct TreeWalk {
  private(set) var files: [ProjectFile] = []
  private(set) var exclusions: [Exclusion] = []
  private(set) var problems: [Problem] = []
  private var reader = DirectoryReader()

  /// A folder that is still to be read, with the patterns of the `.gitignore`s above it.
  private struct Pending {
    let folder: FilePath
    let ignores: [PatternList]
    var followsLink = false
  }

  /// Walks what `start` is, a folder or a file below `root`, unless it is excluded itself.
  mutating func walk(_ start: FilePath, isFolder: Bool, root: ProjectRoot, rules: ExclusionRules) {
    var scope = IgnoreScope(root: root, rules: rules)
    if let exclusion = scope.enter(start, isFolder: isFolder) {
      exclusions.append(exclusion)
      return
    }
    guard isFolder else {
      addNamedFile(start)
      return
    }
    // A list of folders, not recursion: any depth is walked on any stack.
    var pending = [Pending(folder: start, ignores: scope.ignores, followsLink: true)]
    while let next = pending.popLast() { visit(next, rules: rules, pending: &pending) }
  }

  /// Adds a file although it does not exist, because its contents come from elsewhere.
  mutating func addUnsaved(_ path: FilePath, root: ProjectRoot, rules: ExclusionRules) {
    var scope = IgnoreScope(root: root, rules: rules)
    if let exclusion = scope.enter(path, isFolder: false) {
      exclusions.append(exclusion)
      return
    }
    let kind = FileKind(name: path.nameBytes) ?? .swift
    let identity = FileStatus.Identity(device: .max, inode: .max)
    files.append(ProjectFile(path: path, kind: kind, identity: identity, isLink: false))
  }

  private mutating func addNamedFile(_ path: FilePath) {
    guard let status = FileStatus(path) else {
      problems.append(Problem(message: SystemError.last.message, path: path))
      return
    }
    guard status.kind == .file else {
      exclusions.append(Exclusion(path: path, isFolder: false, reason: .notRegular))
      return
    }
    guard let kind = FileKind(name: path.nameBytes) else {
      exclusions.append(Exclusion(path: path, isFolder: false, reason: .otherKind))
      return
    }
    let isLink = FileStatus(path, followsLinks: false)?.kind == .link
    files.append(ProjectFile(path: path, kind: kind, identity: status.identity, isLink: isLink))
  }

  private mutating func visit(
    _ next: Pending, rules: ExclusionRules, pending: inout [Pending]
  ) {
    if let error = reader.read(next.folder, followsLink: next.followsLink) {
      problems.append(
        Problem(message: "cannot read the folder: \(error.message)", path: next.folder))
      return
    }
    let ignores = self.ignores(in: next, rules: rules)
    let device = FileStatus(next.folder)?.identity.device ?? 0
    var path = next.folder.bytes
    if path.last != .slash { path.append(.slash) }
    let nameStart = path.count
    let first = pending.count
    for entry in reader.entries {
      path.removeSubrange(nameStart...)
      path.append(contentsOf: reader.name(entry))
      switch entry.kind {
      case .folder:
        addFolder(path, nameStart, ignores: ignores, rules: rules, pending: &pending)
      case .file, .link, .other:
        addFile(path, nameStart, entry, device: device, ignores: ignores, rules: rules)
      case .unknown: break
      }
    }
    // The next folder is taken from the end.
    pending[first...].reverse()
  }

  /// The patterns that hold in a folder; those of an outer repository end where another one begins.
  private func ignores(in next: Pending, rules: ExclusionRules) -> [PatternList] {
    guard rules.areActive else { return [] }
    var ignores = !next.followsLink && reader.contains(".git") ? [] : next.ignores
    // The start of a walk brings its own.
    if !next.followsLink, reader.contains(".gitignore"),
      let list = IgnoreScope.list(in: next.folder)
    {
      ignores.append(list)
    }
    return ignores
  }

  private mutating func addFolder(
    _ path: [UInt8], _ nameStart: Int, ignores: [PatternList], rules: ExclusionRules,
    pending: inout [Pending]
  ) {
    let folder = FilePath(bytes: path)
    if let reason = rules.reason(folder: path, nameStart: nameStart, ignores: ignores) {
      exclusions.append(Exclusion(path: folder, isFolder: true, reason: reason))
    } else {
      pending.append(Pending(folder: folder, ignores: ignores))
    }
  }

  private mutating func addFile(
    _ path: [UInt8], _ nameStart: Int, _ entry: DirectoryReader.Entry, device: UInt64,
    ignores: [PatternList], rules: ExclusionRules
  ) {
    guard let kind = FileKind(name: path[nameStart...]) else {
      if entry.kind == .link { noteFolderLink(path) }
      return
    }
    let file = FilePath(bytes: path)
    var reason = rules.reason(
      file: path, nameStart: nameStart, ignores: ignores, isSource: kind == .swift)
    var identity = FileStatus.Identity(device: device, inode: entry.inode)
    if reason == nil, entry.kind == .link {
      if let status = FileStatus(file) {
        identity = status.identity
        if status.kind == .folder { reason = .linkToFolder }
        if status.kind == .other { reason = .notRegular }
      } else {
        reason = .linkToNothing
      }
    } else if entry.kind == .other {
      reason = .notRegular
    }
    if let reason {
      exclusions.append(Exclusion(path: file, isFolder: false, reason: reason))
    } else {
      let isLink = entry.kind == .link
      files.append(ProjectFile(path: file, kind: kind, identity: identity, isLink: isLink))
    }
  }

  /// A link whose name says nothing is worth a line in the explanations if it leads to a folder.
  private mutating func noteFolderLink(_ path: [UInt8]) {
    let path = FilePath(bytes: path)
    guard FileStatus(path)?.kind == .folder else { return }
    exclusions.append(Exclusion(path: path, isFolder: true, reason: .linkToFolder))
  }
}
