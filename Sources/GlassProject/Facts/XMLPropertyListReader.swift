import GlassSyntax

/// Reads an XML property list. By hand, because rules need the places of the keys, and start-up time
/// counts.
struct XMLPropertyListReader {
  /// A tag: its name, and whether it opens, closes, or is empty.
  private struct Tag {
    let name: String
    let isClosing: Bool
    let isEmpty: Bool
  }

  private let bytes: [UInt8]
  private var at: Int
  private var depth = 0
  private static let depthLimit = 100

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    at = start
  }

  /// The value in `<plist>`; nil where something cannot be read.
  mutating func read() -> PropertyList? {
    guard let first = nextTag(), !first.isClosing else { return nil }
    guard first.name == "plist" else { return readValue(first) }
    guard !first.isEmpty, let tag = nextTag() else { return nil }
    return readValue(tag)
  }

  private mutating func readValue(_ tag: Tag) -> PropertyList? {
    guard !tag.isClosing, depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary(.init()) : readDictionary()
    case "array": return tag.isEmpty ? .array([]) : readArray()
    case "true", "false":
      if !tag.isEmpty { _ = nextTag() }
      return .boolean(tag.name == "true")
    case "string": return tag.isEmpty ? .string("") : readText().map { .string($0.text) }
    case "integer", "real", "date", "data":
      return tag.isEmpty ? .other("") : readText().map { .other($0.text) }
    default: return nil
    }
  }

  private mutating func readDictionary() -> PropertyList? {
    var entries = PropertyList.Entries()
    while let tag = nextTag() {
      if tag.isClosing { return tag.name == "dict" ? .dictionary(entries) : nil }
      guard tag.name == "key", !tag.isEmpty, let key = readText(), let value = nextTag(),
        let read = readValue(value)
      else { return nil }
      entries.append(key.text, key.range, read)
    }
    return nil
  }

  private mutating func readArray() -> PropertyList? {
    var values: [PropertyList] = []
    while let tag = nextTag() {
      if tag.isClosing { return tag.name == "array" ? .array(values) : nil }
      guard let value = readValue(tag) else { return nil }
      values.append(value)
    }
    return nil
  }

  /// The next tag; declarations, comments and the text before it are skipped.
  private mutating func nextTag() -> Tag? {
    while let start = find("<", from: at) {
      if bytes[start...].starts(with: "<!--".utf8) {
        guard let end = find("-->", from: start + 4) else { return nil }
        at = end + 3
        continue
      }
      guard let end = find(">", from: start) else { return nil }
      at = end + 1
      let first = bytes[start + 1]
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { continue }
      let isClosing = first == .slash
      let isEmpty = bytes[end - 1] == .slash
      let name = bytes[(start + (isClosing ? 2 : 1))..<end].prefix {
        $0 != .slash && $0 > 32
      }
      return Tag(
        name: String(decoding: name, as: UTF8.self), isClosing: isClosing, isEmpty: isEmpty)
    }
    return nil
  }

  /// The text up to the next tag, and over that tag.
  private mutating func readText() -> (text: String, range: ByteRange)? {
    var text: [UInt8] = []
    let start = at
    while let open = find("<", from: at) {
      text.append(contentsOf: Self.unescaped(bytes[at..<open]))
      if bytes[open...].starts(with: "<![CDATA[".utf8) {
        guard let end = find("]]>", from: open) else { return nil }
        text.append(contentsOf: bytes[(open + 9)..<end])
        at = end + 3
      } else if bytes[open...].starts(with: "<!--".utf8) {
        guard let end = find("-->", from: open + 4) else { return nil }
        at = end + 3
      } else {
        at = open
        guard let tag = nextTag(), tag.isClosing else { return nil }
        return (String(decoding: text, as: UTF8.self), ByteRange(start, open))
      }
    }
    return nil
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { wanted in
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index] == wanted[0], bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "&")) else { return Array(raw) }
    var text: [UInt8] = []
    var at = raw.startIndex
    while at < raw.endIndex {
      guard raw[at] == UInt8(ascii: "&"),
        let end = raw[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = entity(String(decoding: raw[(at + 1)..<end], as: UTF8.self))
      else {
        text.append(raw[at])
        at += 1
        continue
      }
      text.append(contentsOf: String(character).utf8)
      at = end + 1
    }
    return text
  }

  private static func entity(_ name: String) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
