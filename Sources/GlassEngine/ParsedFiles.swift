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
    let states = Timings.measure(.files, in: request.timings) {
      Workers(count: request.jobs).forEach(request.files.count) {
        Share(watch: request.timings.map { _ in Stopwatch() })
      } body: { file, share in
        share.parse(request.files[file], file)
      }
    }
    if let timings = request.timings {
      for share in states { share.addTimes(to: timings) }
    }
    let parsed = states.flatMap(\.parsed).sorted { $0.file < $1.file }
    trees = parsed.map(\.tree)
    problems = parsed.compactMap { parsed in
      parsed.fault.map { RunProblem($0.message, file: request.files[parsed.file].displayPath) }
    }
    let trees = trees
    index = Timings.measure(.index, in: request.timings) {
      ProjectIndex(
        trees: trees, paths: request.files.map(\.projectPath), parts: parsed.map(\.declarations))
    }
  }

  /// What one worker did.
  private struct Share {
    var parsed: [Parsed] = []
    /// Nil where nobody asks for the times.
    var watch: Stopwatch?
    var readTime: UInt64 = 0
    var parseTime: UInt64 = 0
    var declarationTime: UInt64 = 0

    mutating func parse(_ file: SourceFile, _ number: FileID) {
      _ = watch?.lap()
      var bytes: [UInt8] = []
      var fault: SourceFile.ReadFault?
      if file.kind == .swift {
        switch file.read() {
        case .success(let read): bytes = read
        case .failure(let failure): fault = failure
        }
      }
      readTime += watch?.lap() ?? 0
      let tree = SyntaxTree.parse(bytes)
      parseTime += watch?.lap() ?? 0
      let declarations = FileDeclarations(tree: tree, file: number)
      declarationTime += watch?.lap() ?? 0
      parsed.append(Parsed(file: number, tree: tree, declarations: declarations, fault: fault))
    }

    func addTimes(to timings: Timings) {
      timings.add(.read, readTime)
      timings.add(.parse, parseTime)
      timings.add(.declarations, declarationTime)
    }
  }
}
