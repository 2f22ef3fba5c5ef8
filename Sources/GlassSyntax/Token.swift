/// What a token is. Keywords are told by `TokenKind.keyword`; contextual keywords are identifiers.
package enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  /// The placeholder at index 0, so that 0 can stand for "no token"; also, without text, after an
  /// operator such as `>>` that generic arguments may have to split: room for its second part.
  case none
  /// An identifier, `$0`, `$name`, a back-ticked or raw identifier, an editor placeholder.
  case identifier
  /// A reserved word of the language.
  case keyword
  /// A number.
  case number
  /// An operator; `Token.Flags` says how it is bound. `=`, `->`, `?`, `!`, `&` are operators as well.
  case operatorToken
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, at, backslash
  /// `#if`, `#available`, `#Preview`: `#` with its name.
  case pound
  /// The opening delimiter of a string, with its `#`s.
  case stringStart
  /// Literal text of a string.
  case stringSegment
  /// The `\(` of an interpolation; its `)` is a `rightParen`.
  case interpolationStart
  /// The closing delimiter of a string (empty where it is missing).
  case stringEnd
  /// A whole regular expression literal.
  case regex
  /// A byte that begins no token.
  case unknown
  case endOfFile
}

/// One token: a range over the file's bytes. 12 bytes.
package struct Token: Sendable, BitwiseCopyable {
  package var kind: TokenKind
  package var flags: Flags
  /// Which keyword, contextual word or operator it is, for the parser.
  package var word: Word
  /// Offset of its first byte.
  package var start: UInt32
  /// Offset past its last byte.
  package var end: UInt32

  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between the previous token and this one.
    package static let startsLine = Flags(rawValue: 1 << 0)
    /// An operator or a bracket that touches, or is bound to, what stands left of it.
    package static let leftBound = Flags(rawValue: 1 << 1)
    /// An operator that is bound to what stands right of it.
    package static let rightBound = Flags(rawValue: 1 << 2)
    /// An identifier in back-ticks.
    package static let isEscaped = Flags(rawValue: 1 << 3)
    /// White space or a comment stands before the token.
    package static let spaceBefore = Flags(rawValue: 1 << 4)
  }
}

/// A comment: its range with its delimiters.
package struct Comment: Sendable {
  package var range: ByteRange
  /// Whether it is a `/* */` comment (which may hold others).
  package var isBlock: Bool
}
