import GlassEngine
import GlassProject

/// The files of a run: those that are reported and those that are only read.
struct ProjectFiles {
  var files: [SourceFile] = []
  var problems: [RunProblem] = []
  /// Why there is nothing to report on.
  var emptiness = "none was found"

  /// Finds the files that the options name.
  static func find(_ options: LintOptions, _ console: Console) -> ProjectFiles {
    var found = ProjectFiles()
    if let name = options.standardInputName {
      do {
        found.files = [SourceFile(path: name, contents: try console.readInput())]
      } catch {
        found.problems.append(RunProblem(error.reason, file: "standard input"))
      }
      return found
    }
    for path in options.paths.isEmpty ? ["."] : options.paths { found.add(path, isNamed: true) }
    found.files.sort { $0.displayPath < $1.displayPath }
    return found
  }
}
