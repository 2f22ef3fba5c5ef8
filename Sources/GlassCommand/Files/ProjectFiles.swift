import GlassEngine
import GlassProject

/// The files of a run: those that are reported and those that are only read.
struct ProjectFiles {
  var files: [SourceFile] = []
  var problems: [RunProblem] = []
  /// What to tell where there is nothing to report on.
  var notes: [String] = []

  /// Finds the files that the options name; `unsaved` stands for the text of `--stdin-filename`.
  init(_ options: LintOptions, unsaved: [UInt8]?) {
    guard let folder = FilePath.workingDirectory else {
      problems = [RunProblem("the working directory does not exist")]
      return
    }
    var discovery = DiscoveryOptions(workingDirectory: folder)
    discovery.paths = options.paths.map { FilePath($0) }
    discovery.unsavedFile = options.standardInputName.map { FilePath($0) }
    discovery.project = options.project.map { FilePath($0) }
    discovery.isIsolated = options.isIsolated
    discovery.exclude = options.excludes
    discovery.excludes = !options.ignoresExclusions
    discovery.home = Terminal.variable("HOME").map { FilePath($0) }
    let project = ProjectDiscovery(options: discovery).project()
    problems = project.problems.map { problem in
      RunProblem(problem.message, file: problem.path?.relative(to: folder).text)
    }
    files = project.files.indices.map { Self.file($0, of: project) }
    if let unsaved { replaceReported(with: unsaved) }
    if !files.contains(where: \.isReported) { notes = Self.notes(project) }
  }

  private static func file(_ id: FileID, of project: Project) -> SourceFile {
    let file = project.files[id]
    let root = project.roots.filter { file.path.isWithin($0.folder) }
      .max { $0.folder.bytes.count < $1.folder.bytes.count }
    return SourceFile(
      path: file.path, kind: file.kind, displayPath: project.displayPath(id).text,
      projectPath: root.map { file.path.relative(to: $0.folder).text },
      isReported: file.isReported)
  }

  private mutating func replaceReported(with bytes: [UInt8]) {
    for index in files.indices where files[index].isReported { files[index].contents = bytes }
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
