@testable import GlassProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder with files in it that is removed when the value goes away.
final class TemporaryTree: Sendable {
  /// Absolute, without links.
  let folder: FilePath

  /// Makes a folder with these files; a name that ends in `/` is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    var template = Array("/tmp/glasslint-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TreeError(code: errno) }
    let made = FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
    guard let folder = made.resolved else { throw TreeError(code: errno) }
    self.folder = folder
    for (path, contents) in files { try write(path, contents) }
  }

  deinit {
    Self.removeAll(folder)
  }

  struct TreeError: Error { let code: CInt }

  /// Writes a file, and makes the folders above it.
  func write(_ path: String, _ contents: String = "") throws {
    try write(FilePath(path), Array(contents.utf8))
  }

  func write(_ path: FilePath, _ contents: [UInt8]) throws {
    let isFolder = path.bytes.isEmpty
    var made = folder
    let parts = path.bytes.split(separator: UInt8(ascii: "/"))
    for part in isFolder ? parts[...] : parts.dropLast() {
      made = made.appending(part)
      mkdir(cString(made), 0o755)
    }
    let target = folder.appending(path)
    guard let file = fopen(cString(target), "w") else { throw TreeError(code: errno) }
    fwrite(contents, 1, contents.count, file)
    fclose(file)
  }

  /// Makes a link at `path` that says `target`.
  func link(_ path: String, to target: String) throws {
    guard symlink(target, cString(folder.appending(path))) == 0 else {
      throw TreeError(code: errno)
    }
  }

  func hardLink(_ path: String, to target: String) throws {
    guard makeHardLink(cString(folder.appending(target)), cString(folder.appending(path))) == 0
    else {
      throw TreeError(code: errno)
    }
  }

  func makeFolder(_ path: String) {
    mkdir(cString(folder.appending(path)), 0o755)
  }

  func makePipe(_ path: String) {
    mkfifo(cString(folder.appending(path)), 0o644)
  }

  /// Makes a file longer without writing to it.
  func extend(_ path: String, to size: Int) {
    truncate(cString(folder.appending(path)), off_t(size))
  }

  func setMode(_ path: String, _ mode: UInt32) {
    chmod(cString(folder.appending(path)), mode_t(mode))
  }

  /// Options as of a run in `path` of the tree.
  func options(_ paths: [String] = [], in path: String = "") -> DiscoveryOptions {
    var options = DiscoveryOptions(workingDirectory: folder.appending(path))
    options.paths = paths.map { FilePath($0) }
    // Whatever lies in /tmp does not matter.
    options.home = folder.parent
    return options
  }

  /// Removes a folder with all that is in it; links are not followed.
  private static func removeAll(_ path: FilePath) {
    var reader = DirectoryReader()
    _ = reader.read(path)
    for entry in reader.entries {
      let inner = path.appending(reader.name(entry))
      if entry.kind == .folder { removeAll(inner) } else { removeEntry(cString(inner)) }
    }
    removeEntry(cString(path))
  }
}

private func cString(_ path: FilePath) -> [CChar] {
  path.bytes.map { CChar(bitPattern: $0) } + [0]
}

// Names of C that methods of the tree would hide.
private func removeEntry(_ path: [CChar]) { remove(path) }
private func makeHardLink(_ from: [CChar], _ to: [CChar]) -> CInt { link(from, to) }

extension Project {
  /// The paths of what is read, as seen from the working directory; `+` marks what is reported.
  var listing: [String] {
    files.indices.map { (files[$0].isReported ? "+" : "") + displayPath($0).text }
  }

  /// The paths that were left out.
  var excluded: [String] { exclusions.map { $0.path.relative(to: workingDirectory).text } }

  /// The messages of the problems.
  var complaints: [String] {
    problems.map { problem in
      let path = problem.path.map { $0.relative(to: workingDirectory).printable + ": " } ?? ""
      return path + problem.message
    }
  }
}

/// The project that a run with these options reads.
func discover(_ options: DiscoveryOptions) -> Project {
  ProjectDiscovery(options: options).project()
}
