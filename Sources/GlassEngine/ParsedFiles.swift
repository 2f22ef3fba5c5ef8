import GlassProject
import GlassSyntax
import GlassViews

/// The files of a request, read and parsed on all workers.
struct ParsedFiles {
  private(set) var trees: [SyntaxTree]
  /// Files that could not be read.
  private(set) var problems: [RunProblem] = []
  let index: ProjectIndex

  private struct Parsed {
    var file: FileID
    var tree: SyntaxTree
    var declarations: FileDeclarations
    var fault: SourceFile.ReadFault?
  }

  init(_ request: RunRequest) {
    let states = Workers(count: request.jobs).forEach(request.files.count) {
      [Parsed]()
    } body: { file, parsed in
      parsed.append(Self.parse(request.files[file], file))
    }
    let parsed = states.joined().sorted { $0.file < $1.file }
    trees = parsed.map(\.tree)
    problems = parsed.compactMap { parsed in
      parsed.fault.map { RunProblem($0.message, file: request.files[parsed.file].displayPath) }
    }
    index = ProjectIndex(
      trees: trees, paths: request.files.map(\.projectPath), parts: parsed.map(\.declarations))
  }

  private static func parse(_ file: SourceFile, _ number: FileID) -> Parsed {
    var bytes: [UInt8] = []
    var fault: SourceFile.ReadFault?
    if file.kind == .swift {
      switch file.read() {
      case .success(let read): bytes = read
      case .failure(let failure): fault = failure
      }
    }
    let tree = SyntaxTree.parse(bytes)
    return Parsed(
      file: number, tree: tree, declarations: FileDeclarations(tree: tree, file: number),
      fault: fault)
  }
}
