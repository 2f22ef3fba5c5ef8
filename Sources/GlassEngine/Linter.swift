/// Runs the rules over the files of a request.
package enum Linter {
  /// The findings in the reported files, sorted.
  package static func run(_ request: RunRequest) -> RunResult {
    var result = RunResult(files: request.files)
    for file in request.files {
      if case .failure(let fault) = file.read() {
        result.problems.append(RunProblem(fault.message, file: file.displayPath))
      }
    }
    result.sort()
    return result
  }
}
