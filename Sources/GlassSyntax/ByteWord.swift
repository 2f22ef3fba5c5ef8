/// Eight bytes of text in one number, the first in its lowest byte.
enum ByteWord {
  static let spaces: UInt64 = 0x2020_2020_2020_2020
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// How many of the bytes from the first on could belong to a name: letters, digits, `_` and all beyond ASCII.
  @inline(__always)
  static func nameLength(_ word: UInt64) -> Int {
    let ends = ~names(word) & high
    return ends == 0 ? 8 : ends.trailingZeroBitCount >> 3
  }

  /// How many of the bytes from the first on belong to no name.
  @inline(__always)
  static func otherLength(_ word: UInt64) -> Int {
    let starts = names(word) & high
    return starts == 0 ? 8 : starts.trailingZeroBitCount >> 3
  }

  /// The highest bit of each byte that could belong to a name.
  @inline(__always)
  private static func names(_ word: UInt64) -> UInt64 {
    let low = word & ~high
    let letter = low | spaces
    // In each byte the highest bit tells whether it is at least, and not more than, the bounds of the range.
    let isLetter = (letter + 0x1f * ones) & ~(letter + 0x05 * ones)
    let isDigit = (low + 0x50 * ones) & ~(low + 0x46 * ones)
    let isUnderscore = ~((low ^ 0x5f * ones) + 0x7f * ones)
    return isLetter | isDigit | isUnderscore | word
  }

  @inline(__always)
  static func isASCII(_ word: UInt64, _ length: Int) -> Bool {
    word & high == 0 || word & high & ~(~0 << UInt64(length * 8)) == 0
  }
}

extension Span<UInt8> {
  /// The eight bytes from a position on; behind the end zeros.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    let raw = bytes
    if position <= raw.byteCount - 8 {
      return UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in (position..<count).reversed() { word = word << 8 | UInt64(self[index]) }
    return word
  }
}
