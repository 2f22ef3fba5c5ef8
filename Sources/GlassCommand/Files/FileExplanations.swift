import GlassEngine
import GlassProject

/// Why each file of a run is in or out: a line each, by path.
struct FileExplanations {
  private let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// All files and exclusions; where paths were named, those at, below or above them.
  func write(into output: inout OutputBuffer) {
    let folder = project.workingDirectory
    let isNarrow = !project.namedPaths.contains(folder)
    var paths = Set(project.files.map(\.path) + project.namedExclusions.map(\.path))
    if isNarrow {
      paths = paths.filter { path in
        project.namedPaths.contains { path.isWithin($0) || $0.isWithin(path) }
      }
    } else {
      paths.formUnion(project.exclusions.map(\.path))
    }
    for path in paths.sorted() {
      let shown = path.relative(to: folder).printable
      output.line("\(shown): \(project.explanation(of: path))")
    }
  }
}
