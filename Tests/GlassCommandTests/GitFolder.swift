import Foundation
import Testing

/// A scratch folder that is a git repository with everything in it committed.
struct GitFolder {
  let folder: ScratchFolder
  var path: String { folder.path }

  init(_ files: [String: String]) throws {
    folder = try ScratchFolder(files)
    try git("init", "-q", "-b", "main")
    try commit("first")
  }

  /// Commits all that there is.
  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-qm", message)
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=t", "-c", "user.email=t@t", "-C", path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null"
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  func write(_ name: String, _ text: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  /// Replaces the one place where `old` stands.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try folder.text(name)
    try #require(text.components(separatedBy: old).count == 2, "\(old) in \(name)")
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// The findings of a run, as `File.swift:line rule`.
  func findings(_ arguments: String...) -> [String] {
    let run = CommandRun([path, "--format", "compact", "--quiet"] + arguments)
    return run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 2)
      let file = parts[0].split(separator: "/").last ?? ""
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      return "\(file):\(parts[1]) \(rule)"
    }
  }

  func remove() { folder.remove() }
}
