import GlassEngine
import GlassProject

/// `glasslint config [FILE]`: what is in force, and where each value comes from.
enum ConfigCommand {
  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    if arguments.has("schema") {
      console.output.write(ConfigurationSchema(.standard).text)
      return 0
    }
    if arguments.operands.count > 1 {
      throw UsageError("`config` shows one file at a time", command: "config")
    }
    let files = ProjectFiles(try LintOptions(arguments), .standard, unsaved: nil)
    for problem in files.faults + files.problems { console.report(problem.line) }
    guard files.faults.isEmpty, files.problems.isEmpty, let project = files.project else {
      return 2
    }
    // A folder stands for its project.
    let named = arguments.operands.isEmpty ? nil : project.namedPaths.first
    let file = named.flatMap { path in
      project.files.contains { $0.path != path && $0.path.isWithin(path) } ? nil : path
    }
    let listings = project.roots.map { root in
      ConfigurationListing(
        project, root, files.configurations[root.folder] ?? Configuration(), .standard,
        file: file)
    }
    for (index, listing) in listings.enumerated() {
      if index > 0 { console.output.line() }
      listing.write(into: &console.output)
    }
    return 0
  }
}
