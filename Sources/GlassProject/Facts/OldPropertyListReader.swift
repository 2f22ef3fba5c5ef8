import GlassSyntax

/// Reads a property list of the old style, as `project.pbxproj` is one.
///
/// By hand: Foundation's decoder takes fifteen times as long, and has no positions.
struct OldPropertyListReader {
  private let bytes: [UInt8]
  private var at: Int
  private var depth = 0
  private static let depthLimit = 100

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    at = start
  }

  /// The value at the front; nil where something cannot be read.
  ///
  ///     value: dictionary | array | string | data
  mutating func read() -> PropertyList? {
    skipBlank()
    guard at < bytes.count, depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[at] {
    case UInt8(ascii: "{"): return readDictionary()
    case UInt8(ascii: "("): return readArray()
    case UInt8(ascii: "<"): return readData()
    default: return readString().map { .string($0.text) }
    }
  }

  ///     dictionary: '{' (string '=' value ';')* '}'
  private mutating func readDictionary() -> PropertyList? {
    at += 1
    var entries = PropertyList.Entries()
    while true {
      if skip(UInt8(ascii: "}")) { return .dictionary(entries) }
      guard let key = readString(), skip(UInt8(ascii: "=")), let value = read(),
        skip(UInt8(ascii: ";"))
      else { return nil }
      entries.append(key.text, key.range, value)
    }
  }

  ///     array: '(' (value (',' value)* ','?)? ')'
  private mutating func readArray() -> PropertyList? {
    at += 1
    var values: [PropertyList] = []
    while true {
      if skip(UInt8(ascii: ")")) { return .array(values) }
      guard let value = read() else { return nil }
      values.append(value)
      if skip(UInt8(ascii: ",")) { continue }
      return skip(UInt8(ascii: ")")) ? .array(values) : nil
    }
  }

  private mutating func readData() -> PropertyList? {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
    guard at < bytes.count else { return nil }
    at += 1
    return .other(String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func readString() -> (text: String, range: ByteRange)? {
    skipBlank()
    guard at < bytes.count else { return nil }
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") { return readQuoted() }
    let start = at
    while at < bytes.count, Self.isBare(bytes[at]) { at += 1 }
    guard at > start else { return nil }
    return (String(decoding: bytes[start..<at], as: UTF8.self), ByteRange(start, at))
  }

  private mutating func readQuoted() -> (text: String, range: ByteRange)? {
    let quote = bytes[at]
    at += 1
    let start = at
    var hasEscapes = false
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == .backslash {
        hasEscapes = true
        at += 1
      }
      at += 1
    }
    guard at < bytes.count else { return nil }
    defer { at += 1 }
    let raw = bytes[start..<at]
    let text = hasEscapes ? Self.unescaped(raw) : String(decoding: raw, as: UTF8.self)
    return (text, ByteRange(start, at))
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      if isEscaped {
        isEscaped = false
        switch byte {
        case UInt8(ascii: "n"): text.append(.newline)
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(.carriageReturn)
        default: text.append(byte)
        }
      } else if byte == .backslash {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  /// Goes over the beginning of a JSON object, as far as the old style has none like it.
  mutating func skipJSONKey() -> Bool {
    skip(UInt8(ascii: "{")) && readString() != nil && skip(UInt8(ascii: ":"))
  }

  /// Goes over blanks and comments, and over `byte` if it follows.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlank()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipBlank() {
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: " ") || (9...13).contains(bytes[at]) {
        at += 1
      } else if bytes[at] == .slash, at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
        at += 2
        while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != .slash {
          at += 1
        }
        at = min(at + 2, bytes.count)
      } else if bytes[at] == .slash, at + 1 < bytes.count, bytes[at + 1] == .slash {
        while at < bytes.count, bytes[at] != .newline { at += 1 }
      } else {
        return
      }
    }
  }
}
