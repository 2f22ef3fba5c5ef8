import GlassSyntax

/// Reads JSON with comments and trailing commas, and keeps where everything stands.
package struct JSONReader {
  /// The first thing that is no JSON.
  package struct Fault: Error, Hashable, Sendable {
    package var offset: Int
    package var message: String

    package init(offset: Int, message: String) {
      self.offset = offset
      self.message = message
    }
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Deeper nesting is refused: nothing that is read here needs it.
  private static let depthLimit = 64

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
  }

  /// Reads one value and nothing behind it.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> JSONNode {
    var reader = JSONReader(bytes)
    try reader.skipSpace()
    let node = try reader.value()
    try reader.skipSpace()
    if reader.offset < bytes.count {
      throw reader.fault("nothing may follow the value")
    }
    return node
  }

  // MARK: Values

  private mutating func value() throws(Fault) -> JSONNode {
    let start = offset
    guard let byte = peek else { throw fault("the text ends where a value is missing") }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try members())
    case UInt8(ascii: "["): value = .array(try elements())
    case UInt8(ascii: "\""): value = .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: value = try word()
    }
    return JSONNode(value: value, range: ByteRange(start, offset))
  }

  private mutating func members() throws(Fault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    try list(closing: UInt8(ascii: "}")) { reader throws(Fault) in
      let start = reader.offset
      guard reader.peek == UInt8(ascii: "\"") else {
        throw reader.fault("a key in double quotes is missing here")
      }
      let key = try reader.text()
      let range = ByteRange(start, reader.offset)
      try reader.skipSpace()
      guard reader.take(UInt8(ascii: ":")) else {
        throw reader.fault("a colon is missing behind the key `\(key)`")
      }
      try reader.skipSpace()
      members.append(JSONNode.Member(key: key, keyRange: range, value: try reader.value()))
    }
    return members
  }

  private mutating func elements() throws(Fault) -> [JSONNode] {
    var elements: [JSONNode] = []
    try list(closing: UInt8(ascii: "]")) { reader throws(Fault) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// Elements with commas between them and perhaps one behind the last.
  private mutating func list(
    closing: UInt8, _ element: (inout JSONReader) throws(Fault) -> Void
  ) throws(Fault) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw fault("nested too deeply") }
    let start = offset
    offset += 1
    var needsComma = false
    while true {
      try skipSpace()
      if take(closing) { return }
      guard peek != nil else {
        throw Fault(offset: start, message: "the closing `\(Self.sign(closing))` is missing")
      }
      if needsComma {
        guard take(UInt8(ascii: ",")) else {
          throw fault("a comma or `\(Self.sign(closing))` is missing here")
        }
        needsComma = false
        continue
      }
      try element(&self)
      needsComma = true
    }
  }

  private mutating func number() throws(Fault) -> String {
    let start = offset
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard Double(text) != nil else {
      throw Fault(offset: start, message: "`\(text)` is no number")
    }
    return text
  }

  private mutating func word() throws(Fault) -> JSONNode.Value {
    let start = offset
    while let byte = peek, byte.isWordPart { offset += 1 }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "":
      throw fault(
        peek == UInt8(ascii: "'") ? "texts stand in double quotes" : "a value is missing here")
    case let word:
      throw Fault(offset: start, message: "`\(word)` is no value; texts stand in double quotes")
    }
  }

  // MARK: Texts

  private mutating func text() throws(Fault) -> String {
    let start = offset
    offset += 1
    var result: [UInt8] = []
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += try escape()
      case 0..<0x20: throw Fault(offset: start, message: "the text is not closed on its line")
      default: result.append(byte)
      }
    }
    throw Fault(offset: start, message: "the text is not closed")
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    let start = offset - 1
    guard let byte = peek else { throw Fault(offset: start, message: "the text is not closed") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var units = [try unit(start)]
      if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: Array("\\u".utf8)) {
        offset += 2
        units.append(try unit(start))
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw Fault(offset: start, message: "unknown escape `\\\(Self.sign(byte))`")
    }
  }

  private mutating func unit(_ start: Int) throws(Fault) -> UInt16 {
    let digits = bytes[offset..<min(offset + 4, bytes.count)]
    guard digits.count == 4, !digits.contains(where: { $0 == UInt8(ascii: "+") }),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Fault(offset: start, message: "`\\u` needs four hexadecimal digits") }
    offset += 4
    return value
  }

  // MARK: Between values

  private mutating func skipSpace() throws(Fault) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), 9, 10, 13: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = offset
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if next == UInt8(ascii: "/") {
      while let byte = peek, byte != 10, byte != 13 { offset += 1 }
    } else if next == UInt8(ascii: "*") {
      offset += 2
      while offset + 1 < bytes.count,
        bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
      {
        offset += 1
      }
      guard offset + 1 < bytes.count else {
        throw Fault(offset: start, message: "the comment is not closed")
      }
      offset += 2
    } else {
      throw fault("a value is missing here")
    }
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private func fault(_ message: String) -> Fault { Fault(offset: offset, message: message) }

  private static func sign(_ byte: UInt8) -> String { String(decoding: [byte], as: UTF8.self) }
}

extension UInt8 {
  /// Whether it is a letter, a digit or `_`.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
