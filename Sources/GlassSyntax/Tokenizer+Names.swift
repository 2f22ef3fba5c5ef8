/// Identifiers, `#` words and numbers.
extension Tokenizer {
  /// Whether an ASCII byte may stand within an identifier. Letters, by far the most, are told first.
  @inline(__always)
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    if (byte | 0x20) &- UInt8(ascii: "a") < 26 { return true }
    return byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// A name or a word of the language.
  @inline(__always)
  mutating func readIdentifier() {
    let start = position
    var head = bytes.word(at: start)
    var end = start
    var others = ByteLanes.notLetters(head)
    if others != 0 {
      head = ByteLanes.bytes(of: head, below: others)
    } else {
      repeat {
        end &+= 8
        others = ByteLanes.notLetters(bytes.word(at: end))
      } while others == 0
    }
    end &+= ByteLanes.first(others)
    if Tokenizer.continuesName(byte(end)) {
      readMixedIdentifier(from: start, after: end)
    } else {
      position = end
      appendName(from: start, head: head)
    }
  }

  /// The rest of an identifier that holds more than letters.
  private mutating func readMixedIdentifier(from start: Int, after letters: Int) {
    position = letters
    skipAlphanumerics()
    if byte(position) >= 0x80, skipUnicodeIdentifier() {
      append(.identifier, from: start)
    } else {
      appendName(from: start, head: bytes.head(start, position))
    }
  }

  /// Appends the name that ends before `position` and has these first eight bytes.
  @inline(__always)
  private mutating func appendName(from start: Int, head: UInt64) {
    let found = words.find(head, bytes, start, position)
    append(found.isKeyword ? .keyword : .identifier, from: start, word: found.word)
  }

  /// Whether a byte after letters belongs to the same identifier.
  @inline(__always)
  private static func continuesName(_ byte: UInt8) -> Bool {
    if byte < 0x40 { return isIdentifierByte(byte) }
    return byte == UInt8(ascii: "_") || byte >= 0x80
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
    skipAlphanumerics()
    if byte(position) >= 0x80 { _ = skipUnicodeIdentifier() }
    let head = bytes.head(start + 1, position)
    let word = WordTable.pounds.find(head, bytes, start + 1, position).word
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
