import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes, whoever does the work and however the disk keeps the files.
@Suite struct SamenessTests {
  private static let formats = ["text", "compact", "json"]

  /// All files of all fixtures, by path.
  private static var files: [String: String] {
    var files: [String: String] = [:]
    for fixture in FixtureFolder.all {
      for file in fixture.files { files["\(fixture.name)/\(file.path)"] = file.text }
    }
    return files
  }

  @Test(arguments: formats) func jobs(format: String) throws {
    let folder = try ScratchFolder(Self.files)
    defer { folder.remove() }
    let runs = ["1", "2", "3", "16"].map { jobs in
      CommandRun(folder.path, "--format", format, "--enable", "all", "--jobs", jobs)
    }
    #expect(runs[0].status == 1)
    for run in runs.dropFirst() {
      #expect(run.output == runs[0].output)
      #expect(run.errors == runs[0].errors)
    }
  }

  @Test func orderOnDisk() throws {
    let files = Self.files
    // By the names read backwards: an order that has little to do with the paths.
    let shuffled = files.keys.sorted { String($0.reversed()) < String($1.reversed()) }
    let orders = [files.keys.sorted(), files.keys.sorted().reversed(), shuffled]
    var outputs: Set<String> = []
    for order in orders {
      let folder = try ScratchFolder()
      defer { folder.remove() }
      for name in order { try folder.write(name, files[name] ?? "") }
      let run = CommandRun(folder.path, "--format", "json", "--enable", "all")
      outputs.insert(run.output.replacingOccurrences(of: folder.name, with: "FOLDER"))
    }
    #expect(outputs.count == 1)
  }

  /// The program as it was built beside the tests.
  private static let program: URL? = {
    let built = Bundle.main.bundleURL.deletingLastPathComponent()
    let places = [Bundle.main.bundleURL, built, built.deletingLastPathComponent()]
    let programs = places.map { $0.appending(path: "glasslint") }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  @Test(.enabled(if: program != nil), arguments: formats)
  func workingDirectory(format: String) throws {
    let folder = try ScratchFolder(Self.files.filter { $0.key.hasPrefix("SampleApp/") })
    defer { folder.remove() }
    // Where nothing says what the project is, fingerprints go by the path from the working directory.
    try folder.write("SampleApp/.glasslint.json", "{}")
    let inside = "\(folder.path)/SampleApp/Player"
    let outer = try output(of: ["SampleApp", "--format", format], in: folder.path)
    let inner = try output(of: ["..", "--format", format], in: inside)
    #expect(outer.contains("SampleApp/Player/PlayerBar.swift"))
    #expect(
      outer.replacingOccurrences(of: "SampleApp/Player/", with: "")
        .replacingOccurrences(of: "SampleApp/", with: "../") == inner)
  }

  private func output(of arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
