/// Runs the rules over the files of a request.
package enum Linter {
  /// The findings in the reported files, sorted.
  package static func run(_ request: RunRequest) -> RunResult {
    var result = RunResult(files: request.files)
    for file in request.files {
      do {
        _ = try file.read()
      } catch {
        result.problems.append(Problem(error.reason, file: file.displayPath))
      }
    }
    result.sort()
    return result
  }
}
