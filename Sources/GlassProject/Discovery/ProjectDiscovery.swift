/// Finds the files of a run, in two steps: the projects that the PATHs belong to, and, once their
/// configurations have been read, the files in them.
package struct ProjectDiscovery: Sendable {
  /// A PATH with what is known about it.
  private struct Named {
    /// Absolute, without links but in its last component if it is a file.
    let path: FilePath
    let isFolder: Bool
    let isUnsaved: Bool
    let root: ProjectRoot
  }

  private let options: DiscoveryOptions
  private var named: [Named] = []
  private var problems: [Problem] = []

  /// Looks at the PATHs, and upwards from them.
  package init(options: DiscoveryOptions) {
    self.options = options
    var locator = ProjectLocator(options: options)
    let given =
      options.paths.isEmpty && options.unsavedFile == nil ? [FilePath(".")] : options.paths
    for path in given { add(path, locator: &locator) }
    if let unsaved = options.unsavedFile { addUnsaved(unsaved, locator: &locator) }
    if let project = options.project {
      let folder = options.workingDirectory.appending(project)
      if FileStatus(folder)?.kind != .folder {
        problems.append(Problem(message: "`--project \(project.printable)` is not a folder"))
      }
    }
  }

  /// The projects that the PATHs belong to, sorted by folder: the places to look for configurations.
  package var roots: [ProjectRoot] {
    Set(named.map(\.root)).sorted { $0.folder < $1.folder }
  }

  /// Walks the projects. `filters` are the lists of the configurations, by the project's folder.
  package func project(filters: [FilePath: PathFilter] = [:]) -> Project {
    var walk = TreeWalk()
    let commandLine = PatternList(
      commandLine: options.exclude, workingDirectory: options.workingDirectory)
    func rules(_ root: ProjectRoot) -> ExclusionRules {
      ExclusionRules(
        areActive: options.excludes, commandLine: commandLine, filter: filters[root.folder])
    }
    let walked =
      options.isIsolated
      ? []
      : roots.filter(\.isProject)
        .filter { FileStatus($0.folder)?.kind == .folder }
    for root in walked { walk.walk(root.folder, isFolder: true, root: root, rules: rules(root)) }
    for path in named {
      if path.isUnsaved {
        walk.addUnsaved(path.path, root: path.root, rules: rules(path.root))
      } else if !walked.contains(where: { path.path.isWithin($0.folder) }) || !path.isFolder {
        // A file by its name too: it may be of another kind, or left out, and that is to be said.
        walk.walk(path.path, isFolder: path.isFolder, root: path.root, rules: rules(path.root))
      }
    }
    var selection = FileSelection(walk.files)
    selection.report(
      folders: named.filter(\.isFolder).map(\.path),
      files: named.filter { !$0.isFolder }.map(\.path))
    return Project(
      workingDirectory: options.workingDirectory, roots: roots, files: selection.files,
      exclusions: exclusions(walk.exclusions + selection.exclusions, in: selection),
      problems: problems + walk.problems, namedPaths: named.map(\.path))
  }

  /// Sorted, one for each path, and none for what another walk found to be in.
  private func exclusions(_ all: [Exclusion], in selection: FileSelection) -> [Exclusion] {
    var seen: Set<FilePath> = []
    return all.sorted { $0.path < $1.path }
      .filter {
        FileSelection.index(of: $0.path, in: selection.files) == nil
          && seen.insert($0.path).inserted
      }
  }

  private mutating func add(_ given: FilePath, locator: inout ProjectLocator) {
    let absolute = options.workingDirectory.appending(given)
    guard let status = FileStatus(absolute) else {
      let error = SystemError.last
      problems.append(Problem(message: "`\(given.printable)`: \(error.message)"))
      return
    }
    let isFolder = status.kind == .folder
    guard let path = isFolder ? absolute.resolved : Self.resolvedFile(absolute) else {
      problems.append(Problem(message: "`\(given.printable)`: \(SystemError.last.message)"))
      return
    }
    let root = locator.root(of: path, isFolder: isFolder)
    named.append(Named(path: path, isFolder: isFolder, isUnsaved: false, root: root))
  }

  private mutating func addUnsaved(_ given: FilePath, locator: inout ProjectLocator) {
    let absolute = options.workingDirectory.appending(given)
    let path = Self.resolvedFile(absolute) ?? absolute.normalized
    let root = locator.root(of: path, isFolder: false)
    let exists = FileStatus(path)?.kind == .file && FileKind(name: path.nameBytes) != nil
    named.append(Named(path: path, isFolder: false, isUnsaved: !exists, root: root))
  }

  /// The path of a file whose folder is without links: a link keeps the name that it was given by.
  private static func resolvedFile(_ path: FilePath) -> FilePath? {
    guard let parent = path.parent?.resolved else { return nil }
    return parent.appending(path.nameBytes)
  }
}
