import Foundation
import GlassEngine
import TestSupport
import Testing

/// The same input gives the same bytes, whoever does the work and however the disk keeps the files.
@Suite struct SamenessTests {
  private static let formats = ReporterList.names
  /// Without those that say nothing of the working directory, or give whole paths to what is outside it.
  private static let relativeFormats = formats.filter { !["html", "sarif"].contains($0) }

  /// All files of all fixtures, by path.
  private static var files: [String: String] {
    var files: [String: String] = [:]
    for fixture in FixtureFolder.all {
      for file in fixture.files { files["\(fixture.name)/\(file.path)"] = file.text }
    }
    return files
  }

  @Test func jobs() throws {
    let folder = try ScratchFolder(Self.files)
    defer { folder.remove() }
    let reports = try ScratchFolder()
    defer { reports.remove() }
    let options = Self.formats.flatMap { ["--format", "\($0)=\(reports.path)/\($0)"] }
    func run(_ jobs: String) throws -> [String] {
      let run = CommandRun([folder.path, "--enable", "all", "--jobs", jobs] + options)
      #expect(run.status == 1)
      return try Self.formats.map { try reports.text($0) } + [run.output, run.errors]
    }
    let first = try run("1")
    for jobs in ["2", "3", "16"] { #expect(try run(jobs) == first) }
  }

  /// Projects are worked on side by side; the report is that of one after the other.
  @Test func projects() throws {
    let folder = try ScratchFolder(Self.files)
    defer { folder.remove() }
    let paths = Set(Self.files.keys.map { $0.prefix { $0 != "/" } }).sorted()
    for path in paths { try folder.write("\(path)/.glasslint.json", "{}") }
    func run(_ jobs: String) -> [String] {
      let run = CommandRun(paths.map { "\(folder.path)/\($0)" } + ["--jobs", jobs])
      return [run.output, run.errors]
    }
    let first = run("1")
    #expect(first[0].contains("SampleApp"))
    for jobs in ["2", "16"] { #expect(run(jobs) == first) }
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

  @Test(.enabled(if: program != nil)) func workingDirectory() throws {
    let folder = try ScratchFolder(Self.files.filter { $0.key.hasPrefix("SampleApp/") })
    defer { folder.remove() }
    // Where nothing says what the project is, fingerprints go by the path from the working directory.
    try folder.write("SampleApp/.glasslint.json", "{}")
    let options = Self.relativeFormats.flatMap { ["--format", "\($0)=\(folder.path)/\($0)"] }
    func reports(_ paths: String, in inner: String) throws -> [String] {
      _ = try output(of: [paths] + options, in: folder.path + inner)
      return try Self.relativeFormats.map { try folder.text($0) }
    }
    let outer = try reports("SampleApp", in: "")
    let inner = try reports("..", in: "/SampleApp/Player")
    for (outer, inner) in zip(outer, inner) {
      #expect(outer.contains("SampleApp/Player/PlayerBar.swift"))
      #expect(
        outer.replacingOccurrences(of: "SampleApp/Player/", with: "")
          .replacingOccurrences(of: "SampleApp/", with: "../") == inner)
    }
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
