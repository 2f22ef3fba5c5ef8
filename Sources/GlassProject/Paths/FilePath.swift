/// A path as the file system has it: bytes without NUL, components separated by `/`.
///
/// File names need not be UTF-8, and a `String` repairs what is not; so paths are kept, compared,
/// sorted and opened as bytes. Only `text` and `printable`, which are shown, are strings.
package struct FilePath: Hashable, Comparable, Sendable {
  /// The bytes, without a trailing `/` (but for the root folder `/`).
  package let bytes: [UInt8]

  /// The path with exactly these bytes; trailing slashes are dropped.
  package init(bytes: [UInt8]) {
    var bytes = bytes
    while bytes.count > 1, bytes.last == .slash { bytes.removeLast() }
    self.bytes = bytes
  }

  /// The path that `text` spells.
  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// The text, with invalid UTF-8 repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text for one line of output: control characters are shown as escapes.
  package var printable: String {
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether the path begins at the root folder.
  package var isAbsolute: Bool { bytes.first == .slash }

  /// The bytes of the last component.
  package var nameBytes: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: .slash), bytes.count > 1 else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The last component, with invalid UTF-8 repaired.
  package var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// The folder that holds the path, or nil for `/` and for a single relative component.
  package var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: .slash) else { return nil }
    return slash == 0 ? FilePath(bytes: [.slash]) : FilePath(bytes: Array(bytes[..<slash]))
  }

  /// The components between the slashes, without empty ones and `.`.
  package var components: [ArraySlice<UInt8>] {
    bytes.split(separator: .slash).filter { !$0.elementsEqual(CollectionOfOne(.dot)) }
  }

  package func hash(into hasher: inout Hasher) {
    // All at once: an array hashes byte by byte, which took a sixth of the time of project facts.
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath {
  /// The path of something below this folder; an absolute `relative` is returned as it is.
  package func appending(_ relative: FilePath) -> FilePath {
    relative.isAbsolute || bytes.isEmpty ? relative : appending(relative.bytes[...])
  }

  /// The path of something below this folder.
  package func appending(_ relative: String) -> FilePath { appending(FilePath(relative)) }

  /// The path of something below this folder, given as bytes that do not begin with `/`.
  package func appending(_ relative: ArraySlice<UInt8>) -> FilePath {
    guard !relative.isEmpty else { return self }
    var joined = bytes
    joined.reserveCapacity(bytes.count + relative.count + 1)
    if joined.last != .slash { joined.append(.slash) }
    joined.append(contentsOf: relative)
    return FilePath(bytes: joined)
  }

  /// The path without `.` and `..`, decided by its text alone.
  package var normalized: FilePath {
    var kept: [ArraySlice<UInt8>] = []
    for component in components {
      let isUp = component.elementsEqual([.dot, .dot])
      if isUp, let last = kept.last, !last.elementsEqual([.dot, .dot]) {
        kept.removeLast()
      } else if !isUp || !isAbsolute {
        kept.append(component)
      }
    }
    let joined = Array(kept.joined(separator: CollectionOfOne(.slash)))
    if isAbsolute { return FilePath(bytes: [.slash] + joined) }
    return FilePath(bytes: joined.isEmpty ? [.dot] : joined)
  }

  /// Whether the path is `folder` or stands below it; both absolute, or both relative.
  package func isWithin(_ folder: FilePath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || folder.bytes.last == .slash
      || bytes[folder.bytes.count] == .slash
  }

  /// The path seen from `folder`, `../…` outside it; both absolute and normalized.
  package func relative(to folder: FilePath) -> FilePath {
    if bytes.count > folder.bytes.count, isWithin(folder) {
      let start = folder.bytes.count + (folder.bytes.last == .slash ? 0 : 1)
      return FilePath(bytes: Array(bytes[start...]))
    }
    let mine = components
    let theirs = folder.components
    var shared = 0
    while shared < min(mine.count, theirs.count), mine[shared].elementsEqual(theirs[shared]) {
      shared += 1
    }
    let up = Array(repeating: [UInt8.dot, .dot][...], count: theirs.count - shared)
    let parts = up + mine[shared...]
    return FilePath(bytes: parts.isEmpty ? [.dot] : Array(parts.joined(separator: [.slash])))
  }

  /// Whether the last bytes of the path are those of `suffix`.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { bytes.suffix($0.count).elementsEqual($0) }
  }

  /// Calls `body` with the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // Unavoidable: the system takes pointers. A copy on the stack saves an array per file.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
      buffer[bytes.count] = 0
      guard let start = buffer.baseAddress else { return body("") }
      return body(UnsafePointer(start))
    }
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
}
