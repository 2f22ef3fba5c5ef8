/// Identifiers, `#` words and numbers.
extension Tokenizer {
  /// Bytes below 0x40 that go on with an identifier: `$` and digits.
  private static let lowIdentifierBytes: UInt64 = 0x03FF_0010_0000_0000
  /// Bytes from 0x40 to 0x7F that go on with an identifier: letters and `_`.
  private static let highIdentifierBytes: UInt64 = 0x07FF_FFFE_87FF_FFFE

  @inline(__always)
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    if byte & 0x80 != 0 { return false }
    let mask = byte & 0x40 == 0 ? lowIdentifierBytes : highIdentifierBytes
    return (mask >> UInt64(byte & 0x3F)) & 1 != 0
  }

  /// A name or a word of the language.
  @inline(__always)
  mutating func readIdentifier() {
    let start = position
    var hash: UInt32 = 0
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      guard Tokenizer.isIdentifierByte(byte) else { break }
      hash = WordTable.combine(hash, byte)
      end += 1
    }
    position = end
    if end < bytes.count, bytes[end] >= 0x80, skipUnicodeIdentifier() {
      append(.identifier, from: start)
      return
    }
    let word = words.word(hash: hash, bytes: bytes, start: start, end: end)
    let isKeyword = word != .none && word.rawValue <= Word.lastKeyword.rawValue
    append(isKeyword ? .keyword : .identifier, from: start, word: word)
  }

  /// Skips the rest of an identifier that holds other than ASCII, and says whether there was one.
  mutating func skipUnicodeIdentifier() -> Bool {
    let start = position
    while position < bytes.count {
      if Tokenizer.isIdentifierByte(bytes[position]) {
        position += 1
        continue
      }
      guard let (scalar, length) = scalar(at: position), Tokenizer.isIdentifierPart(scalar) else {
        break
      }
      position += length
    }
    return position > start
  }

  /// `$0`, `$name` or a lone `$`.
  mutating func readDollar() {
    let start = position
    position += 1
    _ = skipUnicodeIdentifier()
    append(.identifier, from: start)
  }

  /// A name in back-ticks; anything but a back-tick and a line break may stand in it.
  mutating func readEscapedIdentifier() {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D
    {
      end += 1
    }
    guard byte(end) == UInt8(ascii: "`"), end > start + 1 else {
      position += 1
      leading.insert(.spaceBefore)
      return
    }
    position = end + 1
    leading.insert(.isEscaped)
    append(.identifier, from: start)
  }

  /// A raw string, an extended regular expression, or `#` with its word.
  mutating func readPound() {
    let start = position
    var end = start
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") {
      readString(pounds: end - start)
      return
    }
    if byte(end) == UInt8(ascii: "/"), let regexEnd = regexEnd(from: start, mustBeRegex: true) {
      position = regexEnd
      append(.regex, from: start)
      return
    }
    position = start + 1
    var hash: UInt32 = 0
    while position < bytes.count, Tokenizer.isIdentifierByte(bytes[position]) {
      hash = WordTable.combine(hash, bytes[position])
      position += 1
    }
    if byte(position) >= 0x80, skipUnicodeIdentifier() { hash = 0 }
    let word = WordTable.pounds.word(hash: hash, bytes: bytes, start: start + 1, end: position)
    append(.pound, from: start, word: word)
  }

  /// A number in any base, with fraction and exponent.
  mutating func readNumber() {
    let start = position
    let isMember = tokens[tokens.count - 1].kind == .period
    let second = byte(start + 1)
    let isHex = bytes[start] == UInt8(ascii: "0") && second == UInt8(ascii: "x")
    skipAlphanumerics()
    if isMember {
      append(.number, from: start)
      return
    }
    if byte(position) == UInt8(ascii: "."), startsFraction(isHex: isHex) {
      position += 1
      skipAlphanumerics()
    }
    let last = bytes[position - 1] | 0x20
    let next = byte(position)
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+"),
      last == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")), isDigit(byte(position + 1))
    {
      position += 1
      skipAlphanumerics()
    }
    append(.number, from: start)
  }

  /// Whether the `.` at `position` begins the fraction of a number.
  private func startsFraction(isHex: Bool) -> Bool {
    let next = byte(position + 1)
    guard isHex else { return isDigit(next) }
    var end = position + 1
    while isHexDigit(byte(end)) || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end > position + 1 && byte(end) | 0x20 == UInt8(ascii: "p")
  }

  private mutating func skipAlphanumerics() {
    while position < bytes.count, Tokenizer.isIdentifierByte(bytes[position]) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
