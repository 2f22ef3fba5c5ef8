/// Patterns that belong together: those of one `.gitignore`, of one key of a configuration, or of the
/// command line. The last one that matches decides.
package struct PatternList: Hashable, Sendable {
  /// Where patterns were written.
  package enum Origin: Hashable, Sendable {
    case gitIgnore(FilePath)
    case configuration(FilePath)
    case commandLine
  }

  package let origin: Origin
  /// The folder that the patterns are relative to; absolute.
  package let base: FilePath
  package let patterns: [PathPattern]

  /// The patterns of a `.gitignore` in the folder `base`.
  init(gitIgnore contents: [UInt8], file: FilePath, base: FilePath) {
    var contents = contents[...]
    if contents.starts(with: [0xef, 0xbb, 0xbf]) { contents = contents.dropFirst(3) }
    var patterns: [PathPattern] = []
    var number = 0
    for line in contents.split(separator: .newline, omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == .carriageReturn ? line.dropLast() : line
      if let pattern = PathPattern(line, line: number) { patterns.append(pattern) }
    }
    origin = .gitIgnore(file)
    self.base = base
    self.patterns = patterns
  }

  /// The patterns of `--exclude`: those with a slash are paths as seen from the working directory, so
  /// they may begin with `/` or `../`; the others hold everywhere.
  package init(commandLine globs: [String], workingDirectory: FilePath) {
    origin = .commandLine
    base = FilePath("/")
    let escaped = FilePath(
      bytes: workingDirectory.bytes.flatMap { "*?[\\".utf8.contains($0) ? [.backslash, $0] : [$0] })
    patterns = globs.enumerated().compactMap { index, glob in
      var bytes = Array(glob.utf8)
      if bytes.dropLast().contains(.slash) {
        let isFolder = bytes.last == .slash
        bytes = escaped.appending(FilePath(bytes: bytes)).normalized.bytes
        if isFolder { bytes.append(.slash) }
      }
      return PathPattern(bytes[...], line: index + 1, text: glob)
    }
  }

  /// The patterns of a list in a configuration.
  package init(_ globs: [String], base: FilePath, origin: Origin) {
    self.origin = origin
    self.base = base
    patterns = globs.enumerated().compactMap { index, glob in
      let glob = glob.hasPrefix("./") ? glob.dropFirst() : glob[...]
      return PathPattern(ArraySlice(Array(glob.utf8)), line: index + 1)
    }
  }

  /// The pattern that decides about a path: the last one that matches it alone, or nil.
  ///
  /// `path` is absolute; `nameStart` is where its last component begins.
  func decision(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> PathPattern? {
    let start = base.bytes.count + (base.bytes.last == .slash ? 0 : 1)
    guard path.count > start, path[start - 1] == .slash, path.starts(with: base.bytes) else {
      return nil
    }
    // By index: a copy of each pattern would cost more than the comparison.
    for index in patterns.indices.reversed()
    where patterns[index].matches(path, from: start, nameStart: nameStart, isFolder: isFolder) {
      return patterns[index]
    }
    return nil
  }

  /// Whether the list names `path` or a folder above it.
  package func names(_ path: FilePath) -> Bool {
    guard path.isWithin(base), path != base else { return false }
    var end = base.bytes.count + 1
    var nameStart = base.bytes.last == .slash ? base.bytes.count : base.bytes.count + 1
    while nameStart < path.bytes.count {
      end = nameStart
      while end < path.bytes.count, path.bytes[end] != .slash { end += 1 }
      let prefix = Array(path.bytes[..<end])
      let isFolder = end < path.bytes.count
      if let pattern = decision(prefix, nameStart: nameStart, isFolder: isFolder),
        !pattern.isNegated
      {
        return true
      }
      nameStart = end + 1
    }
    return false
  }
}
