/// Collects the files below folders, in the order of their paths.
struct TreeWalk {
  private(set) var files: [ProjectFile] = []
  private(set) var exclusions: [Exclusion] = []
  /// Sorted by path.
  var problems: [Problem] { problemsByPath.sorted { $0.key < $1.key }.map(\.value) }
  private var problemsByPath: [FilePath: Problem] = [:]
  private var reader = DirectoryReader()

  /// What is still to be done: a folder to read, with the patterns of the `.gitignore`s above it, or
  /// a file to add when its turn comes.
  private enum Step {
    case folder(FilePath, ignores: [PatternList], isStart: Bool)
    case file(ProjectFile)

    var path: [UInt8] {
      switch self {
      case .folder(let path, _, _): path.bytes
      case .file(let file): file.path.bytes
      }
    }

    /// What follows the path in the paths below it.
    var next: UInt8 {
      if case .folder = self { .slash } else { 0 }
    }
  }

  /// Walks what `start` is, a folder or a file below `root`, unless it is excluded itself.
  mutating func walk(_ start: FilePath, isFolder: Bool, root: ProjectRoot, rules: ExclusionRules) {
    var scope = IgnoreScope(root: root, rules: rules)
    let exclusion = scope.enter(start, isFolder: isFolder)
    for problem in scope.problems { note(problem) }
    if let exclusion {
      exclusions.append(exclusion)
      return
    }
    guard isFolder else {
      addNamedFile(start)
      return
    }
    // A list of folders, not recursion: any depth is walked on any stack.
    var steps = [Step.folder(start, ignores: scope.ignores, isStart: true)]
    while let step = steps.popLast() {
      switch step {
      case .file(let file): files.append(file)
      case .folder(let folder, let ignores, let isStart):
        let found = visit(folder, ignores: ignores, isStart: isStart, rules: rules)
        steps.append(contentsOf: found.reversed())
      }
    }
  }

  /// Adds a file although it does not exist, because its contents come from elsewhere.
  mutating func addUnsaved(_ path: FilePath, root: ProjectRoot, rules: ExclusionRules) {
    var scope = IgnoreScope(root: root, rules: rules)
    if let exclusion = scope.enter(path, isFolder: false) {
      exclusions.append(exclusion)
      return
    }
    let kind = FileKind(name: path.nameBytes) ?? .swift
    files.append(ProjectFile(path: path, kind: kind, inode: 0, isLink: false))
  }

  private mutating func addNamedFile(_ path: FilePath) {
    guard let status = FileStatus(path) else {
      problemsByPath[path] = Problem(message: SystemError.last.message, path: path)
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
    files.append(ProjectFile(path: path, kind: kind, inode: status.identity.inode, isLink: isLink))
  }

  /// Reads one folder; what is in it in the order of the paths, so that no large list is sorted.
  private mutating func visit(
    _ folder: FilePath, ignores: [PatternList], isStart: Bool, rules: ExclusionRules
  ) -> [Step] {
    if let error = reader.read(folder, followsLink: isStart) {
      problemsByPath[folder] = Problem(
        message: "cannot read the folder: \(error.message)", path: folder)
      return []
    }
    // The start of a walk brings its own.
    let ignores = isStart ? ignores : self.ignores(in: folder, below: ignores, rules: rules)
    var steps: [Step] = []
    var path = folder.bytes
    if path.last != .slash { path.append(.slash) }
    let nameStart = path.count
    for entry in reader.entries {
      path.removeSubrange(nameStart...)
      path.append(contentsOf: reader.name(entry))
      let step: Step? =
        switch entry.kind {
        case .folder: self.folder(path, nameStart, ignores: ignores, rules: rules)
        case .file, .link, .other: file(path, nameStart, entry, ignores: ignores, rules: rules)
        case .unknown: nil
        }
      if let step { steps.append(step) }
    }
    steps.sort { Self.precedes($0, $1, from: nameStart) }
    return steps
  }

  /// Whether the paths at and below `left` come before those of `right`, which differ from `start` on.
  private static func precedes(_ left: Step, _ right: Step, from start: Int) -> Bool {
    let a = left.path
    let b = right.path
    for index in start..<min(a.count, b.count) where a[index] != b[index] {
      return a[index] < b[index]
    }
    let end = min(a.count, b.count)
    return (end < a.count ? a[end] : left.next) < (end < b.count ? b[end] : right.next)
  }

  /// The patterns that hold in the folder just read; those of an outer repository end where another
  /// one begins.
  private mutating func ignores(
    in folder: FilePath, below outer: [PatternList], rules: ExclusionRules
  ) -> [PatternList] {
    guard rules.areActive else { return [] }
    var ignores = reader.contains(".git") ? [] : outer
    if reader.contains(".gitignore") {
      let (list, problem) = IgnoreScope.list(in: folder)
      if let list { ignores.append(list) }
      if let problem { note(problem) }
    }
    return ignores
  }

  private mutating func note(_ problem: Problem) {
    if let path = problem.path { problemsByPath[path] = problem }
  }

  private mutating func folder(
    _ path: [UInt8], _ nameStart: Int, ignores: [PatternList], rules: ExclusionRules
  ) -> Step? {
    let folder = FilePath(bytes: path)
    if let reason = rules.reason(folder: path, nameStart: nameStart, ignores: ignores) {
      exclusions.append(Exclusion(path: folder, isFolder: true, reason: reason))
      return nil
    }
    return .folder(folder, ignores: ignores, isStart: false)
  }

  private mutating func file(
    _ path: [UInt8], _ nameStart: Int, _ entry: DirectoryReader.Entry, ignores: [PatternList],
    rules: ExclusionRules
  ) -> Step? {
    guard let kind = FileKind(name: path[nameStart...]) else {
      if entry.kind == .link { noteFolderLink(path) }
      return nil
    }
    let file = FilePath(bytes: path)
    var reason = rules.reason(
      file: path, nameStart: nameStart, ignores: ignores, isSource: kind == .swift)
    var inode = entry.inode
    if reason == nil, entry.kind == .link {
      if let status = FileStatus(file) {
        inode = status.identity.inode
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
      return nil
    }
    let isLink = entry.kind == .link
    return .file(ProjectFile(path: file, kind: kind, inode: inode, isLink: isLink))
  }

  /// A link whose name says nothing is worth a line in the explanations if it leads to a folder.
  private mutating func noteFolderLink(_ path: [UInt8]) {
    let path = FilePath(bytes: path)
    guard FileStatus(path)?.kind == .folder else { return }
    exclusions.append(Exclusion(path: path, isFolder: true, reason: .linkToFolder))
  }
}
