/// What the lines before the hunks say about a file of a diff.
struct DiffHeader {
  var old: DiffPath?
  var new: DiffPath?
  /// The new name where the diff says it without a prefix.
  private var renamed: DiffPath?
  /// The path of the `diff --git` line, where both sides are called the same.
  private var common: (path: FilePath, hasPrefix: Bool)?

  init() {}

  /// Reads `diff --git a/x b/x`; other `diff` lines say nothing.
  init(gitLine line: ArraySlice<UInt8>) {
    guard line.starts(with: "diff --git ".utf8) else { return }
    let names = line.dropFirst(11)
    if names.first == UInt8(ascii: "\"") {
      common = Self.common(DiffPath(names), DiffPath(names.suffix(names.count / 2)))
      return
    }
    // Names may hold spaces; that both are equal tells where the first one ends.
    guard names.count % 2 == 1 else { return }
    let middle = names.startIndex + names.count / 2
    guard names[middle] == UInt8(ascii: " ") else { return }
    common = Self.common(
      DiffPath(bytes: Array(names[..<middle])), DiffPath(bytes: Array(names[(middle + 1)...])))
  }

  /// Reads another line before the hunks.
  mutating func read(_ line: ArraySlice<UInt8>) {
    if line.starts(with: "--- ".utf8) {
      old = DiffPath(line.dropFirst(4))
    } else if line.starts(with: "rename to ".utf8) {
      renamed = DiffPath(line.dropFirst(10))
    } else if line.starts(with: "copy to ".utf8) {
      renamed = DiffPath(line.dropFirst(8))
    }
  }

  /// The path of the new side, or nil where the file was removed.
  var path: FilePath? {
    guard let new, !new.isNone else { return nil }
    if let renamed { return FilePath(bytes: renamed.bytes) }
    if let common, new.bytes == common.path.bytes || new.isPrefixed(common.path) {
      return common.path
    }
    guard let old else { return FilePath(bytes: new.bytes) }
    if old.isNone { return FilePath(bytes: new.hasPrefix("bwi") ? new.withoutPrefix : new.bytes) }
    let arePrefixed =
      old.hasPrefix("aciow") && new.hasPrefix("bwi") && old.bytes.first != new.bytes.first
    return FilePath(bytes: arePrefixed ? new.withoutPrefix : new.bytes)
  }

  /// A file whose name alone changed: it has no hunks.
  var renamedFile: UnifiedDiff.File? {
    guard old == nil, let renamed else { return nil }
    return UnifiedDiff.File(path: FilePath(bytes: renamed.bytes), lines: [])
  }

  private static func common(
    _ old: DiffPath, _ new: DiffPath
  ) -> (path: FilePath, hasPrefix: Bool)? {
    if old.bytes == new.bytes { return (FilePath(bytes: old.bytes), false) }
    guard old.hasPrefix("aciow"), new.hasPrefix("bwi"), old.withoutPrefix == new.withoutPrefix
    else { return nil }
    return (FilePath(bytes: old.withoutPrefix), true)
  }
}

/// A path as a diff writes it: bare, up to a tab, or in quotes with escapes.
struct DiffPath: Hashable {
  private(set) var bytes: [UInt8] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a path at the start of `text`.
  init(_ text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "\"") else {
      // `diff -u` writes the time behind a tab; git a bare tab behind names with spaces.
      bytes = Array(text.prefix { $0 != UInt8(ascii: "\t") })
      return
    }
    var at = text.startIndex + 1
    while at < text.endIndex, text[at] != UInt8(ascii: "\"") {
      if text[at] == .backslash, at + 1 < text.endIndex {
        at += 1
        bytes.append(Self.escaped(text, &at))
      } else {
        bytes.append(text[at])
        at += 1
      }
    }
  }

  /// Whether it stands for no file.
  var isNone: Bool { bytes.elementsEqual("/dev/null".utf8) }

  /// What follows `a/` or the like.
  var withoutPrefix: [UInt8] { Array(bytes.dropFirst(2)) }

  /// Whether it begins with one of these letters and a slash.
  func hasPrefix(_ letters: String) -> Bool {
    bytes.count > 2 && bytes[1] == .slash && letters.utf8.contains(bytes[0])
  }

  /// Whether it is `path` behind a prefix.
  func isPrefixed(_ path: FilePath) -> Bool { hasPrefix("bwi") && withoutPrefix == path.bytes }

  /// The byte that an escape behind a backslash stands for: `\t`, `\"`, `\303`.
  private static func escaped(_ text: ArraySlice<UInt8>, _ at: inout Int) -> UInt8 {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x37).contains(byte) }
    var value = 0
    var digits = 0
    while digits < 3, at < text.endIndex, isDigit(text[at]) {
      value = value * 8 + Int(text[at] - 0x30)
      at += 1
      digits += 1
    }
    if digits > 0 { return UInt8(truncatingIfNeeded: value) }
    let byte = text[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "a"): return 7
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "v"): return 11
    default: return byte
    }
  }
}

/// The line before a hunk: `@@ -1,2 +3,4 @@`, with one old side more for each `@` more.
struct DiffHunk {
  let oldCounts: [Int]
  let newStart: Int
  let newCount: Int

  /// Reads the line; nil where it is none.
  init?(_ line: ArraySlice<UInt8>) {
    let marks = line.prefix { $0 == UInt8(ascii: "@") }.count
    guard marks >= 2 else { return nil }
    var old: [Int] = []
    for word in line.dropFirst(marks).split(separator: UInt8(ascii: " ")).prefix(marks) {
      guard let range = Self.range(word.dropFirst()) else { return nil }
      if word.first == UInt8(ascii: "-") {
        old.append(range.count)
      } else if word.first == UInt8(ascii: "+"), old.count == marks - 1 {
        oldCounts = old
        newStart = range.start
        newCount = range.count
        return
      }
    }
    return nil
  }

  private static func range(_ text: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let parts = text.split(separator: UInt8(ascii: ","), maxSplits: 1)
    let numbers = parts.map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let first = numbers.first, let start = first, start >= 0 else { return nil }
    guard numbers.count == 2 else { return (start, 1) }
    guard let count = numbers[1], count >= 0, start <= .max - count else { return nil }
    return (start, count)
  }
}
