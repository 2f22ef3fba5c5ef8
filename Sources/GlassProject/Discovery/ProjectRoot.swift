/// The folder that holds a project: everything in it is read.
package struct ProjectRoot: Hashable, Sendable {
  /// Absolute, without links.
  package let folder: FilePath
  /// The `.glasslint.json` that holds for it, if there is one.
  package let configuration: FilePath?
  /// The nearest folder upwards with `.git`, if there is one.
  package let repository: FilePath?
  /// Whether a configuration, a project file or `--project` says that this is a project.
  package let isProject: Bool
}

/// Finds the project that a path belongs to by looking at the folders above it.
struct ProjectLocator {
  let options: DiscoveryOptions
  private var reader = DirectoryReader()

  init(options: DiscoveryOptions) { self.options = options }

  /// The project of a file or folder: the nearest folder upwards with `.glasslint.json`; else the
  /// outermost one within the repository that has a project file; else `path` itself.
  mutating func root(of path: FilePath, isFolder: Bool) -> ProjectRoot {
    if let project = options.project {
      let folder = options.workingDirectory.appending(project)
      return fixedRoot(folder.resolved ?? folder.normalized)
    }
    var configured: FilePath?
    var outermost: FilePath?
    var repository: FilePath?
    var next: FilePath? = isFolder ? path : path.parent
    while let folder = next, repository == nil, !isBoundary(folder) {
      _ = reader.read(folder, followsLink: true)
      if configured == nil, reader.contains(".glasslint.json") { configured = folder }
      if hasProjectFile { outermost = folder }
      if reader.contains(".git") { repository = folder }
      next = folder.parent
    }
    let configuration = configured?.appending(".glasslint.json")
    if let folder = configured ?? outermost {
      return ProjectRoot(
        folder: folder, configuration: configuration, repository: repository, isProject: true)
    }
    return ProjectRoot(
      folder: base(of: path, isFolder: isFolder, repository: repository), configuration: nil,
      repository: repository, isProject: false)
  }

  /// The folder below which exclusions count for a path without a project.
  private func base(of path: FilePath, isFolder: Bool, repository: FilePath?) -> FilePath {
    if let repository { return repository }
    if path.isWithin(options.workingDirectory) { return options.workingDirectory }
    return isFolder ? path : path.parent ?? path
  }

  private mutating func fixedRoot(_ project: FilePath) -> ProjectRoot {
    var configuration: FilePath?
    var repository: FilePath?
    var next: FilePath? = project
    while let folder = next, repository == nil, !isBoundary(folder) {
      _ = reader.read(folder, followsLink: true)
      if configuration == nil, reader.contains(".glasslint.json") {
        configuration = folder.appending(".glasslint.json")
      }
      if reader.contains(".git") { repository = folder }
      next = folder.parent
    }
    return ProjectRoot(
      folder: project, configuration: configuration, repository: repository, isProject: true)
  }

  /// Where the search ends although no repository was found: a stray file in the home folder must not
  /// make a project of everything in it.
  private func isBoundary(_ folder: FilePath) -> Bool {
    folder.parent == nil || folder == options.home
  }

  /// Whether the folder just read has a package, an Xcode project or workspace, or a project.yml.
  private var hasProjectFile: Bool {
    reader.entries.contains { entry in
      let name = reader.name(entry)
      switch entry.kind {
      case .folder:
        return name.hasSuffix(Array(".xcodeproj".utf8))
          || name.hasSuffix(Array(".xcworkspace".utf8))
      case .file, .link:
        let kind = FileKind(name: name)
        return kind == .xcodeGenProject || name.elementsEqual("Package.swift".utf8)
      default: return false
      }
    }
  }
}
