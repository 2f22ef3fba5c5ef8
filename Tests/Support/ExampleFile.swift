/// A file of an example.
package struct ExampleFile: Hashable, Sendable {
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Splits a block at lines `// file: NAME`; without one it is a single file.
  package static func split(_ block: String, defaultPath: String) -> [ExampleFile] {
    var files: [ExampleFile] = []
    var path = defaultPath
    var lines: [Substring] = []
    func close() {
      guard lines.contains(where: { !$0.isEmpty }) else { return }
      files.append(ExampleFile(path: path, text: lines.joined(separator: "\n") + "\n"))
    }
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        close()
        path = String(line.dropFirst("// file: ".count))
        lines = []
      } else {
        lines.append(line)
      }
    }
    close()
    return files
  }
}
