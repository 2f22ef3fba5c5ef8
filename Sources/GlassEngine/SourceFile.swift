import GlassProject

/// A file of a run: where it is, how it is called, and whether findings in it are shown.
package struct SourceFile: Sendable {
  /// What opens it.
  package var path: FilePath
  package var kind: FileKind
  /// Its path relative to the working directory, with `/`; what is printed.
  package var displayPath: String
  /// Its path relative to the project; what fingerprints and baselines go by.
  package var projectPath: String
  /// Whether findings in it are reported, or it is only read for what it declares.
  package var isReported: Bool
  /// Bytes that stand for those on the disk: an editor's buffer, or a fixed text not yet written.
  package var contents: [UInt8]?

  package init(
    path: FilePath, kind: FileKind = .swift, displayPath: String? = nil,
    projectPath: String? = nil, isReported: Bool = true, contents: [UInt8]? = nil
  ) {
    self.path = path
    self.kind = kind
    self.displayPath = displayPath ?? path.text
    self.projectPath = projectPath ?? self.displayPath
    self.isReported = isReported
    self.contents = contents
  }

  /// The file's bytes, from `contents` or from the disk.
  package func read() -> Result<[UInt8], ReadFault> {
    var bytes: [UInt8] = []
    if let fault = read(into: &bytes) { return .failure(fault) }
    return .success(bytes)
  }

  /// Replaces the contents of a buffer by the file's bytes; after a fault it is empty.
  package func read(into buffer: inout [UInt8]) -> ReadFault? {
    if let contents {
      buffer = contents
      return nil
    }
    return FileReader().read(path, into: &buffer).map { ReadFault(message: $0.message) }
  }

  /// Why a file could not be read: lower case, no final stop.
  package struct ReadFault: Error, Hashable, Sendable {
    package var message: String

    package init(message: String) {
      self.message = message
    }
  }
}
