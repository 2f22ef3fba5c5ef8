import GlassSyntax

/// Reads words from the text of a comment, on its first line.
struct CommentScanner {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var offset: Int

  init(bytes: [UInt8], _ range: ByteRange) {
    self.bytes = bytes
    offset = range.start
    end = range.end
  }

  /// Skips white space, and says whether there was any.
  @discardableResult
  mutating func skipSpaces(andLines: Bool = false) -> Bool {
    let start = offset
    while let byte = peek,
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        || (andLines && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")))
    {
      offset += 1
    }
    return offset > start
  }

  /// Takes exactly these bytes, if they stand here.
  mutating func take(_ text: [UInt8]) -> Bool {
    guard end - offset >= text.count, bytes[offset..<(offset + text.count)].elementsEqual(text)
    else { return false }
    offset += text.count
    return true
  }

  /// A word of letters, digits, `-` and `_`; `--` ends it.
  mutating func word() -> String {
    let start = offset
    while let byte = peek, isWordPart(byte), !isDash(offset) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether the text ends here, or goes on as behind an id: with a comma or the reason.
  var isAtEndOfID: Bool {
    guard let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
      return true
    }
    return byte == UInt8(ascii: ",") || isDash(offset)
  }

  /// Skips prose up to `--` (or the long dash that editors make of it); whether text follows it.
  mutating func takeReason() -> Bool {
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if isDash(offset) {
        offset += byte == UInt8(ascii: "-") ? 2 : 3
        skipSpaces()
        return peek.map { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? false
      }
      offset += 1
    }
    return false
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private func isDash(_ offset: Int) -> Bool {
    bytes[offset..<end].starts(with: [0x2d, 0x2d])
      || bytes[offset..<end].starts(with: [0xe2, 0x80, 0x94])
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
