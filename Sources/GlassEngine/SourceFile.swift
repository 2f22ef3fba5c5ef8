/// A file of a run: where it is, how it is called, and whether findings in it are shown.
package struct SourceFile: Sendable {
  /// What opens it: absolute, or relative to the working directory.
  package var path: String
  /// Its path relative to the working directory, with `/`; what is printed.
  package var displayPath: String
  /// Its path relative to the project; what fingerprints and baselines go by.
  package var projectPath: String
  /// Whether findings in it are reported, or it is only read for what it declares.
  package var isReported: Bool
  /// Bytes that stand for those on the disk: an editor's buffer, or a fixed text not yet written.
  package var contents: [UInt8]?

  package init(
    path: String, displayPath: String? = nil, projectPath: String? = nil,
    isReported: Bool = true, contents: [UInt8]? = nil
  ) {
    self.path = path
    self.displayPath = displayPath ?? path
    self.projectPath = projectPath ?? path
    self.isReported = isReported
    self.contents = contents
  }

  /// The file's bytes, from `contents` or from the disk.
  package func read() throws(DiskFile.Fault) -> [UInt8] {
    if let contents { return contents }
    return try DiskFile(path).read()
  }
}
