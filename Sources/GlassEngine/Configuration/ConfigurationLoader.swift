import GlassProject

/// Reads a configuration with all that it extends.
package struct ConfigurationLoader {
  private let catalog: RuleCatalog
  private let workingDirectory: FilePath
  private let read: (FilePath) -> Result<[UInt8], SourceFile.ReadFault>

  /// - Parameters:
  ///   - workingDirectory: what the paths in problems are relative to.
  ///   - read: gives the bytes of a file.
  package init(
    catalog: RuleCatalog, workingDirectory: FilePath,
    read: @escaping (FilePath) -> Result<[UInt8], SourceFile.ReadFault> = {
      SourceFile(path: $0).read()
    }
  ) {
    self.catalog = catalog
    self.workingDirectory = workingDirectory
    self.read = read
  }

  /// The configuration in a file; where there are problems, nothing may be linted by it.
  package func load(_ file: FilePath) -> (configuration: Configuration, problems: [RunProblem]) {
    switch read(file) {
    case .failure(let fault):
      return (Configuration(), [RunProblem(fault.message, file: display(file))])
    case .success(let bytes):
      return load(bytes, file, chain: [file.resolved ?? file])
    }
  }

  private func load(
    _ bytes: [UInt8], _ file: FilePath, chain: [FilePath]
  ) -> (Configuration, [RunProblem]) {
    let reader = ConfigurationReader(bytes, file: file, catalog: catalog)
    let lines = LineTable(bytes)
    func problem(_ message: String, at offset: Int) -> RunProblem {
      RunProblem(message, file: display(file), position: lines.position(at: offset))
    }
    let faults = reader.faults.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    let problems = faults.map { problem($0.message, at: $0.offset) }
    guard let extended = reader.extended, let folder = file.parent else {
      return (reader.configuration, problems)
    }
    let parent = folder.appending(extended.path).normalized
    let identity = parent.resolved ?? parent
    guard !chain.contains(identity) else {
      let loop = problem(
        "`extends` leads in a circle: back to \(display(parent))", at: extended.range.start)
      return (reader.configuration, problems + [loop])
    }
    switch read(parent) {
    case .failure(let fault):
      let missing = problem(
        "cannot extend `\(extended.path)`: \(fault.message)", at: extended.range.start)
      return (reader.configuration, problems + [missing])
    case .success(let bytes):
      let (configuration, more) = load(bytes, parent, chain: chain + [identity])
      return (reader.configuration.extending(configuration), problems + more)
    }
  }

  private func display(_ file: FilePath) -> String {
    workingDirectory.appending(file).normalized.relative(to: workingDirectory).text
  }
}
