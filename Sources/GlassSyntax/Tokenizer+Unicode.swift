/// Scalars outside ASCII: which may stand in names and which in operators (The Swift Programming
/// Language, "Lexical Structure").
extension Tokenizer {
  /// The scalar at an offset and its length in bytes, or nil where the UTF-8 is invalid.
  func scalar(at offset: Int) -> (UInt32, Int)? {
    let first = byte(offset)
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : first < 0x80 ? 1 : 0
    guard length > 0, offset + length <= bytes.count else { return nil }
    if length == 1 { return (UInt32(first), 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      guard bytes[offset + index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    return (value, length)
  }

  /// A name or operator that begins outside ASCII; anything else is taken as white space.
  mutating func readUnicode() {
    let start = position
    guard let (value, length) = scalar(at: start) else {
      position += 1
      leading.insert(.spaceBefore)
      return
    }
    if Tokenizer.isOperatorHead(value) {
      readOperator()
    } else if Tokenizer.isIdentifierPart(value) {
      _ = skipUnicodeIdentifier()
      append(.identifier, from: start)
    } else {
      position += length
      leading.insert(.spaceBefore)
    }
  }

  /// Whether a scalar from 0x80 may begin an operator.
  static func isOperatorHead(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      return true
    default:
      return false
    }
  }

  /// Whether a scalar from 0x80 may go on with an operator.
  static func isOperatorPart(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      return true
    default:
      return isOperatorHead(value)
    }
  }

  /// Whether a scalar from 0x80 may stand in a name.
  static func isIdentifierPart(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
      return true
    default:
      return value >= 0x10000 && value <= 0xEFFFD && value & 0xFFFF <= 0xFFFD
    }
  }
}
