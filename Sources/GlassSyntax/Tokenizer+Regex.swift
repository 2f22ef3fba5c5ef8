/// Regular expression literals, told from operators as the compiler's lexer does.
extension Tokenizer {
  /// One past the bare regular expression that begins at the `/` at `slash`, within the operator
  /// characters `operatorStart..<operatorEnd`; nil where it is an operator.
  mutating func bareRegexEnd(
    _ slash: Int, operatorStart: Int, operatorEnd: Int, _ isLeftBound: Bool
  ) -> Int? {
    guard !isLeftBound else { return nil }
    let previous = tokens[tokens.count - 1]
    if previous.word == .func || previous.word == .operator { return nil }
    var mustBeRegex = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      mustBeRegex = isAfterTryMark
      guard mustBeRegex || isInRegexPosition else { return nil }
      switch previous.kind {
      case .leftParen, .leftBracket, .comma, .colon: break
      default: mustBeRegex = true
      }
    }
    return regexEnd(from: slash, mustBeRegex: mustBeRegex)
  }

  /// Whether the tokens before are `try?` or `try!`.
  private var isAfterTryMark: Bool {
    guard tokens.count > 1 else { return false }
    let mark = tokens[tokens.count - 1]
    return mark.flags.contains(.leftBound) && (mark.word == .question || mark.word == .exclaim)
      && tokens[tokens.count - 2].word == .try
  }

  /// Whether an expression may begin after the token before.
  private var isInRegexPosition: Bool {
    let previous = tokens[tokens.count - 1]
    switch previous.kind {
    case .none, .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon,
      .interpolationStart, .at, .backslash:
      return true
    case .operatorToken:
      let left = previous.flags.contains(.leftBound)
      let right = previous.flags.contains(.rightBound)
      return !(left && !right) || previous.word == .equal || previous.word == .arrow
    case .keyword:
      switch previous.word {
      case .selfValue, .selfType, .super, .initializer, .true, .false, .nil, .anyType, .underscore,
        .deinit, .subscript:
        return false
      default:
        return true
      }
    case .identifier:
      return previous.word == .await && !previous.flags.contains(.isEscaped)
    default:
      return false
    }
  }

  /// One past the regular expression whose `#`s or `/` begin at an offset.
  ///
  /// - Parameter mustBeRegex: whether an unterminated one ends at its line rather than being none.
  mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> Int? {
    if sawUnterminatedRegex { return regexEndOnLine(from: start, mustBeRegex, allowsLines: false) }
    let end = regexEndOnLine(from: start, mustBeRegex, allowsLines: true)
    if end == -1 {
      sawUnterminatedRegex = true
      return regexEndOnLine(from: start, mustBeRegex, allowsLines: false)
    }
    return end
  }

  /// As `regexEnd`; -1 where one over several lines reached the end of the file.
  private func regexEndOnLine(from start: Int, _ mustBeRegex: Bool, allowsLines: Bool) -> Int? {
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard byte(index) == UInt8(ascii: "/") else { return nil }
    index += 1
    if pounds == 0 {
      let next = byte(index)
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
      if !mustBeRegex, next == UInt8(ascii: " ") || next == 0x09 { return nil }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
    }
    var isMultiline = false
    if pounds > 0 {
      var line = index
      while byte(line) == UInt8(ascii: " ") || byte(line) == 0x09 { line += 1 }
      if byte(line) == 0x0A || byte(line) == 0x0D {
        guard allowsLines else { return line }
        isMultiline = true
        index = line
      }
    }
    return regexBodyEnd(index, pounds, isMultiline, mustBeRegex)
  }

  private func regexBodyEnd(
    _ start: Int, _ pounds: Int, _ isMultiline: Bool, _ mustBeRegex: Bool
  ) -> Int? {
    var index = start
    var groups = 0
    var classes = 0
    while index < bytes.count {
      let here = bytes[index]
      switch here {
      case UInt8(ascii: "/"):
        var end = index + 1
        while end - index - 1 < pounds, byte(end) == UInt8(ascii: "#") { end += 1 }
        if end - index - 1 == pounds {
          if pounds > 0 {
            while byte(end) == UInt8(ascii: "#") { end += 1 }
            return end
          }
          if byte(end) == UInt8(ascii: "*") || byte(end) == UInt8(ascii: "/") {
            return mustBeRegex ? index : nil
          }
          let endsWithSpace = bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09
          let isEscaped = index >= start + 2 && bytes[index - 2] == UInt8(ascii: "\\")
          return endsWithSpace && !isEscaped && !mustBeRegex ? nil : end
        }
      case 0x0A, 0x0D:
        if !isMultiline { return mustBeRegex ? index : nil }
      case UInt8(ascii: "\\"):
        let next = byte(index + 1)
        if isMultiline || (next != 0x0A && next != 0x0D) { index += 1 }
      case UInt8(ascii: "(") where classes == 0:
        groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !mustBeRegex { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        classes = max(0, classes - 1)
      default:
        break
      }
      index += 1
    }
    if isMultiline { return -1 }
    return mustBeRegex ? bytes.count : nil
  }
}
