import GlassEngine
import GlassProject

/// The projects of a run with their configurations and files.
struct ProjectFiles {
  /// One project: what its configuration says, and its files.
  struct Part {
    var configuration: Configuration
    var files: [SourceFile]
  }

  private(set) var parts: [Part] = []
  /// By the project's folder.
  private(set) var configurations: [FilePath: Configuration] = [:]
  /// All files; nil where configurations have faults.
  private(set) var project: Project?
  /// Paths that do not exist and the like; the rest is linted all the same.
  private(set) var problems: [RunProblem] = []
  /// What is wrong with configurations; nothing may be linted by them.
  private(set) var faults: [RunProblem] = []
  /// What to tell where there is nothing to report on.
  private(set) var notes: [String] = []

  /// Finds the files that the options name; `unsaved` stands for the text of `--stdin-filename`.
  init(_ options: LintOptions, _ catalog: RuleCatalog, unsaved: [UInt8]?) {
    guard let folder = FilePath.workingDirectory else {
      problems = [RunProblem("the working directory does not exist")]
      return
    }
    let discovery = ProjectDiscovery(options: Self.discovery(options, folder))
    let loader = ConfigurationLoader(catalog: catalog, workingDirectory: folder)
    for root in discovery.roots {
      let named = options.configuration.map { folder.appending(FilePath($0)).normalized }
      guard !options.ignoresConfiguration, let file = named ?? root.configuration else { continue }
      let (configuration, problems) = loader.load(file)
      configurations[root.folder] = configuration
      for problem in problems where !faults.contains(problem) { faults.append(problem) }
    }
    guard faults.isEmpty else { return }
    let project = discovery.project(filters: configurations.compactMapValues(\.pathFilter))
    problems = project.problems.map { problem in
      RunProblem(problem.message, file: problem.path?.relative(to: folder).text)
    }
    self.project = project
    fillParts(project, unsaved)
    if !project.files.contains(where: \.isReported) { notes = Self.notes(project) }
  }

  private static func discovery(_ options: LintOptions, _ folder: FilePath) -> DiscoveryOptions {
    var discovery = DiscoveryOptions(workingDirectory: folder)
    discovery.paths = options.paths.map { FilePath($0) }
    discovery.unsavedFile = options.standardInputName.map { FilePath($0) }
    discovery.project = options.project.map { FilePath($0) }
    discovery.isIsolated = options.isIsolated
    discovery.exclude = options.excludes
    discovery.excludes = !options.ignoresExclusions
    discovery.home = Terminal.variable("HOME").map { FilePath($0) }
    return discovery
  }

  /// Gives each file to the innermost project that it stands in.
  private mutating func fillParts(
    _ project: Project, _ unsaved: [UInt8]?
  ) {
    let roots = project.roots.sorted { $0.folder.bytes.count > $1.folder.bytes.count }
    var files: [FilePath: [SourceFile]] = [:]
    for id in project.files.indices {
      let file = project.files[id]
      let root = roots.first { file.path.isWithin($0.folder) }?.folder
      let contents = file.isReported ? unsaved : nil
      files[root ?? project.workingDirectory, default: []].append(
        SourceFile(
          path: file.path, kind: file.kind, displayPath: project.displayPath(id).text,
          projectPath: root.map { file.path.relative(to: $0).text },
          isReported: file.isReported, contents: contents))
    }
    parts = files.sorted { $0.key < $1.key }.map { folder, files in
      Part(configuration: configurations[folder] ?? Configuration(), files: files)
    }
  }

  private static func notes(_ project: Project) -> [String] {
    guard project.isEverythingExcluded else { return ["no Swift files found"] }
    let reasons = project.namedExclusions.prefix(3).map { exclusion in
      let path = exclusion.path.relative(to: project.workingDirectory).printable
      return "\(path): \(exclusion.explanation(from: project.workingDirectory))"
    }
    return ["everything was excluded (--no-exclude lifts this)"] + reasons
  }
}
