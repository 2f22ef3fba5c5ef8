import Foundation
import GlassCommand
import GlassEngine

/// A command line run inside the tests.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String..., input: String = "", terminal: Terminal = Terminal()) {
    self.init(arguments, input: input, terminal: terminal)
  }

  init(_ arguments: [String], input: String = "", terminal: Terminal = Terminal()) {
    self.init(arguments, bytes: Array(input.utf8), terminal: terminal)
  }

  /// - Parameter bytes: what stands on standard input.
  init(_ arguments: [String], bytes: [UInt8], terminal: Terminal = Terminal()) {
    var console = Console(terminal: terminal) { bytes }
    status = Program.run(arguments, &console)
    output = console.output.text
    errors = console.errors.text
  }
}

/// A folder that is there as long as a test needs it.
struct ScratchFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "glasslint-\(UUID())")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  /// The folder's own name, of the same length for all.
  var name: String { URL(filePath: path).lastPathComponent }

  /// Writes a file, and makes the folders that it stands in.
  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
