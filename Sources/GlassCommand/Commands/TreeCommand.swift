import GlassEngine
import GlassProject
import GlassSyntax

/// `glasslint tree FILE…`: how glasslint reads a file.
package enum TreeCommand {
  /// Writes what is read from a file's bytes.
  typealias Rendering = @Sendable (_ bytes: [UInt8], _ output: inout OutputBuffer) -> Void

  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("`tree` needs a file", command: "tree")
    }
    guard arguments.has("calls") else { return try views(arguments, &console) }
    return write(arguments.operands, calls, &console)
  }

  /// Prints the views of the files as they are shown in their project.
  private static func views(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let files = ProjectFiles(try LintOptions(arguments), .standard, unsaved: nil)
    for problem in files.faults + files.problems { console.report(problem.line) }
    for part in files.parts {
      let request = RunRequest(files: part.files, rules: [], knownRuleIDs: [])
      let chosen = part.files.indices.filter { part.files[$0].isReported }
      if !chosen.isEmpty { ViewOutline.render(chosen, of: request, into: &console.output) }
    }
    return files.faults.isEmpty && files.problems.isEmpty ? 0 : 2
  }

  private static func write(
    _ paths: [String], _ render: Rendering, _ console: inout Console
  ) -> Int32 {
    var status: Int32 = 0
    for path in paths {
      switch SourceFile(path: FilePath(path)).read() {
      case .success(let bytes):
        console.output.line("# \(path)")
        render(bytes, &console.output)
      case .failure(let fault):
        console.report("\(path): \(fault.message)")
        status = 2
      }
    }
    return status
  }

  private static let calls: Rendering = { bytes, output in
    var lines: [UInt8] = []
    CallList.render(SyntaxTree.parse(bytes), into: &lines)
    output.write(lines)
  }
}
