/// String literals of every kind.
extension Tokenizer {
  /// A string literal that begins with `pounds` `#`s and a quote.
  mutating func readString(pounds: Int) {
    let start = position
    position += pounds + 1
    var isMultiline = false
    if byte(position) == UInt8(ascii: "\""), byte(position + 1) == UInt8(ascii: "\""),
      !closesOnLine(from: position, pounds: pounds)
    {
      isMultiline = true
      position += 2
    }
    append(.stringStart, from: start)
    readStringText(OpenString(pounds: pounds, isMultiline: isMultiline, parentheses: 0))
  }

  /// Whether `#"""#` and the like is a one-line string: its delimiter closes on the line.
  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "\""), hasPounds(index + 1, pounds) { return true }
      index += 1
    }
    return false
  }

  /// Whether at least `count` `#`s stand at an offset.
  @inline(__always)
  private func hasPounds(_ offset: Int, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if byte(offset + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }

  /// Reads the text of a string up to its end or its next interpolation.
  mutating func readStringText(_ open: OpenString) {
    let start = position
    while true {
      position = bytes.endOfPlainText(from: position)
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if let length = closingLength(open) {
          endString(textStart: start, length: length)
          return
        }
        position += 1
      case UInt8(ascii: "\\"):
        guard hasPounds(position + 1, open.pounds) else {
          position += 1
          continue
        }
        let escaped = position + 1 + open.pounds
        if byte(escaped) == UInt8(ascii: "(") {
          beginInterpolation(open, textStart: start, end: escaped + 1)
          return
        }
        let isBreak = byte(escaped) == 0x0A || byte(escaped) == 0x0D
        position = isBreak && !open.isMultiline ? escaped : min(escaped + 1, bytes.count)
      default:
        if !open.isMultiline {
          endString(textStart: start, length: 0)
          return
        }
        position += 1
      }
    }
    endString(textStart: start, length: 0)
  }

  /// The length of the closing delimiter at `position`, if it stands there.
  private func closingLength(_ open: OpenString) -> Int? {
    let quotes = open.isMultiline ? 3 : 1
    for index in 1..<3 where index < quotes {
      guard byte(position + index) == UInt8(ascii: "\"") else { return nil }
    }
    return hasPounds(position + quotes, open.pounds) ? quotes + open.pounds : nil
  }

  /// Ends a string with a delimiter of `length` bytes (0 where it is missing).
  private mutating func endString(textStart: Int, length: Int) {
    if position > textStart { append(.stringSegment, from: textStart) }
    let start = position
    position += length
    append(.stringEnd, from: start)
  }

  private mutating func beginInterpolation(_ open: OpenString, textStart: Int, end: Int) {
    if position > textStart { append(.stringSegment, from: textStart) }
    let start = position
    position = end
    append(.interpolationStart, from: start)
    strings.append(
      OpenString(pounds: open.pounds, isMultiline: open.isMultiline, parentheses: 0))
  }
}
