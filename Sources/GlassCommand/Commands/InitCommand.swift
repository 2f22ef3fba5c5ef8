import GlassEngine
import GlassProject

/// `glasslint init [FOLDER]`: a configuration to start from.
enum InitCommand {
  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    if arguments.operands.count > 1 {
      throw UsageError("`init` writes into one folder", command: "init")
    }
    let path = arguments.operands.first ?? "."
    guard let working = FilePath.workingDirectory, let folder = FilePath(path).resolved else {
      console.report("\(path): no such folder")
      return 2
    }
    let file = folder.appending(".glasslint.json")
    let shown = file.relative(to: working).text
    switch SourceFile(path: file).read() {
    case .failure(let fault) where fault.message == ReadFailure.vanished.message: break
    default:
      console.report("\(shown): there is one already")
      return 2
    }
    var options = DiscoveryOptions(workingDirectory: working)
    options.paths = [folder]
    options.home = Terminal.variable("HOME").map { FilePath($0) }
    let project = ProjectDiscovery(options: options).project()
    guard project.problems.isEmpty else {
      for problem in project.problems { console.report(problem.message) }
      return 2
    }
    let start = StartingConfiguration(project, folder: folder, catalog: .standard)
    do { try DiskFile(file).write(Array(start.text.utf8)) } catch {
      console.report("\(shown): could not be written: \(error.reason)")
      return 2
    }
    console.output.line("Wrote \(PlainText.oneLine(shown)).")
    if let root = project.roots.first?.folder, root != folder {
      let outer = root.relative(to: working).printable
      console.report(
        "the project seems to reach up to \(outer); with \(shown), files above it are not read")
    }
    return 0
  }
}
