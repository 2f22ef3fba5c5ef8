/// Splits the bytes of a file into tokens and comments, in one pass.
///
/// Token 0 is `.none` and the last one `.endOfFile`. Any bytes are fine: what begins no token is
/// taken as white space.
struct Tokenizer: ~Copyable {
  let bytes: SourceBytes
  var tokens: GrowingBuffer<Token>
  var comments: [Comment] = []
  /// Offset of the next byte to read.
  var position = 0
  /// What stands before the next token.
  var leading: Token.Flags = [.startsLine]
  /// The string literals of which an interpolation is being read, outermost first.
  var strings: [OpenString] = []
  /// Set once there was a `::`.
  var sawModuleSelector = false
  /// Set once an extended regular expression over several lines reached the end of the file.
  var sawUnterminatedRegex = false

  let words = WordTable.words

  /// A string literal that is being read.
  struct OpenString {
    /// The number of `#`s in its delimiter.
    var pounds: Int
    var isMultiline: Bool
    /// How many parentheses are open within its current interpolation.
    var parentheses: Int
  }

  /// Prepares to read a file of less than 4 GiB.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    tokens = GrowingBuffer(capacity: bytes.count / 6 + 16)
    tokens.append(Token(kind: .none, flags: [], word: .none, start: 0, end: 0))
  }

  /// The byte at an offset, or 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { bytes.byte(offset) }

  /// Appends a token that ends before `position`.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, word: Word = .none) {
    tokens.append(
      Token(
        kind: kind, flags: leading, word: word, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position)))
    leading = []
  }

  /// Reads the whole file.
  mutating func run() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") {
      skipToLineEnd()
    }
    while position < bytes.count { readToken() }
    while let open = strings.popLast() {
      _ = open
      append(.stringEnd, from: position)
    }
    append(.endOfFile, from: position)
  }

  /// Reads white space, a comment or one token (or one string literal's next part).
  @inline(__always)
  private mutating func readToken() {
    var first = bytes[position]
    if first == UInt8(ascii: " ") {
      position = bytes.endOfSpaces(from: position &+ 1)
      leading.insert(.spaceBefore)
      first = byte(position)
    } else if first == 0x0A {
      readLineBreak()
      first = byte(position)
    }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      readIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "("): readParenthesis(opens: true)
    case UInt8(ascii: ")"): readParenthesis(opens: false)
    case UInt8(ascii: "["): punctuation(.leftBracket)
    case UInt8(ascii: "]"): punctuation(.rightBracket)
    case UInt8(ascii: "{"): punctuation(.leftBrace)
    case UInt8(ascii: "}"): punctuation(.rightBrace)
    case UInt8(ascii: ","): punctuation(.comma)
    case UInt8(ascii: ";"): punctuation(.semicolon)
    case UInt8(ascii: "@"): punctuation(.at)
    case UInt8(ascii: "\\"): punctuation(.backslash)
    case UInt8(ascii: ":"): readColon()
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "`"): readEscapedIdentifier()
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "!"), UInt8(ascii: "?"): readMark()
    case UInt8(ascii: "."): readPeriod()
    case UInt8(ascii: "<"): readLess()
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      readOperator()
    case 0x0A, 0x0D: readLineBreak()
    case 0x80...: readUnicode()
    default:
      position = min(position + 1, bytes.count)
      leading.insert(.spaceBefore)
    }
  }

  @inline(__always)
  private mutating func punctuation(_ kind: TokenKind) {
    position &+= 1
    append(kind, from: position &- 1)
  }

  /// A line break; within the interpolation of a one-line string it ends the string.
  @inline(__always)
  private mutating func readLineBreak() {
    let lineBreak = position
    position = bytes.endOfSpaces(from: lineBreak &+ 1)
    leading.formUnion([.startsLine, .spaceBefore])
    if !strings.isEmpty { endBrokenStrings(at: lineBreak) }
  }

  private mutating func endBrokenStrings(at lineBreak: Int) {
    while let open = strings.last, !open.isMultiline {
      strings.removeLast()
      tokens.append(
        Token(
          kind: .stringEnd, flags: [], word: .none, start: UInt32(lineBreak),
          end: UInt32(lineBreak)))
    }
  }

  /// A parenthesis, which may close an interpolation.
  private mutating func readParenthesis(opens: Bool) {
    position &+= 1
    append(opens ? .leftParen : .rightParen, from: position &- 1)
    if !strings.isEmpty { countParenthesis(opens: opens) }
  }

  /// Counts a parenthesis within an interpolation; the one that closes it goes back to the text.
  private mutating func countParenthesis(opens: Bool) {
    guard let last = strings.indices.last else { return }
    if opens {
      strings[last].parentheses += 1
    } else if strings[last].parentheses > 0 {
      strings[last].parentheses -= 1
    } else {
      readStringText(strings.removeLast())
    }
  }

  private mutating func readColon() {
    if byte(position + 1) == UInt8(ascii: ":") {
      sawModuleSelector = true
      position += 2
      append(.operatorToken, from: position - 2, word: .colonColon)
    } else {
      punctuation(.colon)
    }
  }

  /// `.`, or an operator that begins with it.
  private mutating func readPeriod() {
    let next = byte(position + 1)
    if next < 0x80, !Tokenizer.isOperator(next) {
      punctuation(.period)
    } else {
      readOperator()
    }
  }

  /// `//`, `/*`, a regular expression or an operator.
  private mutating func readSlash() {
    switch byte(position + 1) {
    case UInt8(ascii: "/"): readLineComment()
    case UInt8(ascii: "*"): readBlockComment()
    default: readOperator()
    }
  }

  /// `//` up to the end of the line.
  private mutating func readLineComment() {
    let start = position
    skipToLineEnd()
    comments.append(Comment(range: ByteRange(start, position), isBlock: false))
    leading.insert(.spaceBefore)
  }

  private mutating func skipToLineEnd() {
    position = bytes.endOfLine(from: position)
  }

  /// `/*` up to its `*/`, with the comments within it.
  private mutating func readBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < bytes.count {
      let here = bytes[position]
      if here == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        depth -= 1
        if depth == 0 { break }
      } else if here == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        position += 2
        depth += 1
      } else {
        if here == 0x0A || here == 0x0D { leading.insert(.startsLine) }
        position += 1
      }
    }
    comments.append(Comment(range: ByteRange(start, position), isBlock: true))
    leading.insert(.spaceBefore)
  }
}
