/// Operators, and how they are bound to what stands around them.
extension Tokenizer {
  /// Bytes from 0x20 to 0x3F in operators: `! % & * + - . / < = > ?`.
  private static let lowOperatorBytes: UInt64 = 0xF000_EC62_0000_0000

  /// Whether an ASCII byte may stand in an operator.
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    if byte < 0x40 { return (lowOperatorBytes >> UInt64(byte)) & 1 != 0 }
    return byte == UInt8(ascii: "|") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "~")
  }

  /// Whether what begins at an offset touches the token before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), 0x0D, 0x0A, 0x09, UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    case 0xBF where start == 3: return bytes[0] != 0xEF
    default:
      return true
    }
  }

  /// Whether what ends before an offset touches the token after it.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch byte(end) {
    case UInt8(ascii: " "), 0x0D, 0x0A, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
    case 0xC2:
      return byte(end + 1) != 0xA0
    default:
      return true
    }
  }

  /// `!` or `?`: a token of its own where it touches what stands left of it.
  mutating func readMark() {
    guard isLeftBound(position) else {
      readOperator()
      return
    }
    let word: Word = bytes[position] == UInt8(ascii: "!") ? .exclaim : .question
    position += 1
    leading.insert(.leftBound)
    append(.operatorToken, from: position - 1, word: word)
  }

  /// An editor placeholder `<#…#>`, or an operator.
  mutating func readLess() {
    let start = position
    guard byte(start + 1) == UInt8(ascii: "#"), let end = placeholderEnd(start) else {
      readOperator()
      return
    }
    position = end
    append(.identifier, from: start)
  }

  /// One past the `#>` of the placeholder that begins at an offset, if it is one.
  private func placeholderEnd(_ start: Int) -> Int? {
    var end = start + 2
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") { return end + 2 }
      if bytes[end] == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }

  /// An operator, or a regular expression that begins in what looks like one.
  mutating func readOperator() {
    let start = position
    var end = operatorEnd(start)
    let isLeftBound = isLeftBound(start)
    if let slash = firstSlash(start, end),
      let regexEnd = bareRegexEnd(slash, operatorStart: start, operatorEnd: end, isLeftBound)
    {
      if slash > start { appendOperator(start, slash, isLeftBound) }
      position = regexEnd
      append(.regex, from: slash)
      return
    }
    if end - start > 2 { end = commentStart(start + 1, end) }
    if bytes[end - 1] == UInt8(ascii: "<"), end - start > 1, tokens[tokens.count - 1].word == .func,
      Tokenizer.isIdentifierByte(byte(end)) || byte(end) >= 0x80
    {
      end -= 1
    }
    if end - start == 1, bytes[start] == UInt8(ascii: ".") {
      position = end
      append(.period, from: start)
      return
    }
    appendOperator(start, end, isLeftBound)
  }

  /// Where the operator characters end that begin at an offset.
  private func operatorEnd(_ start: Int) -> Int {
    let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < bytes.count {
      let here = bytes[end]
      if here >= 0x80 {
        guard let (value, length) = scalar(at: end), Tokenizer.isOperatorPart(value) else { break }
        end += length
        continue
      }
      guard Tokenizer.isOperator(here) else { break }
      if end > start {
        if here == UInt8(ascii: "."), !startsWithPeriod { break }
        if here == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#"), placeholderEnd(end) != nil
        {
          break
        }
      }
      end += 1
    }
    return max(end, start + 1)
  }

  private func firstSlash(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "/") { return index }
      index += 1
    }
    return nil
  }

  /// Where a comment begins within an operator, or its end.
  private func commentStart(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "/"),
        byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*")
      {
        return index
      }
      index += 1
    }
    return end
  }

  /// Appends an operator, and room for its second part where generic arguments may split it.
  private mutating func appendOperator(_ start: Int, _ end: Int, _ isLeftBound: Bool) {
    position = end
    if isLeftBound { leading.insert(.leftBound) }
    if isRightBound(end, isLeftBound: isLeftBound) { leading.insert(.rightBound) }
    append(.operatorToken, from: start, word: Tokenizer.operatorWord(bytes, start, end))
    guard end - start > 1 else { return }
    let first = bytes[start]
    guard first == UInt8(ascii: ">") || first == UInt8(ascii: "<") else { return }
    for _ in 1..<(end - start) {
      tokens.append(
        Token(kind: .none, flags: [], word: .none, start: UInt32(end), end: UInt32(end)))
    }
  }

  /// The word of an operator.
  static func operatorWord(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Word {
    let first = bytes[start]
    switch end - start {
    case 1:
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "?"): return .question
      case UInt8(ascii: "!"): return .exclaim
      case UInt8(ascii: "&"): return .ampersand
      case UInt8(ascii: "<"): return .less
      case UInt8(ascii: ">"): return .greater
      case UInt8(ascii: "-"): return .minus
      case UInt8(ascii: "~"): return .tilde
      case UInt8(ascii: "/"): return .slash
      case UInt8(ascii: "*"): return .star
      default: return .none
      }
    case 2:
      return first == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">") ? .arrow : .none
    case 3:
      let isEllipsis =
        first == UInt8(ascii: ".") && bytes[start + 1] == first && bytes[start + 2] == first
      return isEllipsis ? .ellipsis : .none
    default:
      return .none
    }
  }
}
