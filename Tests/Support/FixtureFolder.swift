import Foundation

/// A folder below Fixtures: one run over all files in it, with the expectations in their comments.
package struct FixtureFolder: Sendable, CustomStringConvertible {
  package let name: String
  package let files: [ExampleFile]

  package var description: String { name }

  /// The package's own folder, found from where this file was compiled.
  package static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every folder below Fixtures, by name.
  package static let all: [FixtureFolder] = folders(in: package.appending(path: "Fixtures"))

  /// The folders in a folder, each with the files that are linted.
  package static func folders(in folder: URL) -> [FixtureFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let files = files(in: folder.appending(path: name))
      return files.isEmpty ? nil : FixtureFolder(name: name, files: files)
    }
  }

  private static func files(in folder: URL) -> [ExampleFile] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return paths.compactMap { $0 as? String }.sorted().compactMap { path in
      guard path.hasSuffix(".swift") || path.hasSuffix(".plist"),
        let data = FileManager.default.contents(atPath: folder.appending(path: path).path)
      else { return nil }
      return ExampleFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }
}
