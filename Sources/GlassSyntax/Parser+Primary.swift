/// The leaves of expressions: names, literals, strings, brackets and macros.
extension Parser {
  /// primary → name | literal | string | regex | closure | tuple | array | dictionary | `.` name |
  /// macro | `_`
  func parsePrimary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch kind {
    case .identifier:
      parseName(pattern)
    case .number:
      leaf(.literal)
    case .stringStart:
      parseString()
    case .regex:
      leaf(.regexLiteral)
    case .leftParen:
      parseTuple(pattern)
    case .leftBracket:
      parseCollection()
    case .leftBrace:
      guard depth < Parser.closureDepth else { return false }
      parseClosure()
    case .period:
      parseImplicitMember()
    case .keyword:
      return parseKeywordPrimary(pattern)
    case .pound:
      return parsePoundPrimary(flavor, pattern)
    case .operatorToken where at(.colonColon):
      advance()
      guard at(.identifier) else { return false }
      parseName(pattern)
    default:
      return false
    }
    return true
  }

  private func parseKeywordPrimary(_ pattern: PatternContext) -> Bool {
    switch word {
    case .true, .false, .nil:
      leaf(.literal)
    case .underscore:
      leaf(.discard)
    case .anyType:
      let mark = mark
      let first = index
      parseSimpleType(allowsMembers: false, allowsOptional: false)
      finish(.typeExpression, from: mark, first: first)
    case .selfValue, .selfType, .initializer, .super, .deinit, .subscript:
      parseName(pattern)
    default:
      return false
    }
    return true
  }

  /// `.name`, without a base
  private func parseImplicitMember() {
    let first = index
    let mark = mark
    advance()
    parseMemberName(mark, first)
  }

  /// name → (module `::`)? identifier argumentNames? genericArguments?; below a `let` it binds
  private func parseName(_ pattern: PatternContext) {
    let mark = mark
    let first = index
    if pattern == .binding, at(.identifier), isBindingPosition {
      leaf(.identifierPattern)
      return
    }
    if atModuleSelector {
      advance()
      advance()
    }
    let name = index
    if at(.identifier) || at(.keyword) { advance() }
    if at(.leftParen), !startsLine, atArgumentNames { index = skipGroup(index) }
    finish(.identifier, from: mark, first: first, token: name)
    if at(.operatorToken), atGenericArguments(index) {
      parseGenericArguments()
      finish(.specialization, from: mark, first: first)
    }
  }

  /// Whether a name below a `let` binds, and does not begin an expression.
  private var isBindingPosition: Bool {
    let after = next(index)
    switch tokens[after].kind {
    case .period, .leftParen, .leftBracket: return false
    case .operatorToken: return !atGenericArguments(after)
    default: return true
    }
  }

  // MARK: Strings

  /// string → (segment | `\(` arguments `)`)*
  func parseString() {
    let mark = mark
    let first = index
    advance()
    while true {
      switch kind {
      case .stringSegment:
        leaf(.stringSegment)
        continue
      case .interpolationStart:
        parseInterpolation()
        continue
      case .stringEnd:
        advance()
      default:
        break
      }
      break
    }
    finish(.stringLiteral, from: mark, first: first)
  }

  private func parseInterpolation() {
    let mark = mark
    let first = index
    advance()
    depth += 1
    parseArguments(.basic, .none)
    depth -= 1
    var open = 0
    while !at(.endOfFile) {
      if open == 0 {
        if take(.rightParen) { break }
        if at(.stringEnd) || at(.stringSegment) || at(.interpolationStart) {
          isBroken = true
          break
        }
      }
      switch kind {
      case .leftParen, .stringStart, .interpolationStart: open += 1
      case .rightParen, .stringEnd: open -= 1
      default: break
      }
      advance()
    }
    finish(.interpolation, from: mark, first: first)
  }

  // MARK: Brackets

  /// tuple → `(` arguments `)`
  private func parseTuple(_ pattern: PatternContext) {
    let mark = mark
    let first = index
    advance()
    parseArguments(.basic, pattern)
    _ = expectCloser(.rightParen)
    finish(.tuple, from: mark, first: first)
  }

  /// array → `[` (expression `,`)* `]`; dictionary → `[` (expression `:` expression `,`)* `]` or
  /// `[:]`; also `[n of T]`
  private func parseCollection() {
    let mark = mark
    let first = index
    if atInlineArray {
      parseSimpleType(allowsMembers: false, allowsOptional: false)
      finish(.typeExpression, from: mark, first: first)
      return
    }
    advance()
    var isDictionary = false
    if at(.colon), peeked.kind == .rightBracket {
      isDictionary = true
      advance()
    } else {
      isDictionary = parseElements(.rightBracket)
    }
    _ = expectCloser(.rightBracket)
    finish(isDictionary ? .dictionary : .array, from: mark, first: first)
  }

  /// Whether `[n of T]` stands here.
  private var atInlineArray: Bool {
    var scan = Scan(next(index))
    if tokens[scan.index].kind == .number {
      scan.index = next(scan.index)
    } else {
      guard tokens[scan.index].kind == .identifier, tokens[next(scan.index)].word == .of else {
        return false
      }
      scan.index = next(scan.index)
    }
    guard tokens[scan.index].word == .of, !tokens[scan.index].flags.contains(.startsLine) else {
      return false
    }
    scan.index = next(scan.index)
    return skipType(&scan) && tokens[scan.index].kind == .rightBracket
  }

  /// The elements of an array or dictionary; says whether it is a dictionary.
  @discardableResult
  func parseElements(_ closer: TokenKind) -> Bool {
    var isDictionary = false
    while true {
      switch kind {
      case .rightParen, .rightBracket, .rightBrace, .endOfFile, .stringEnd, .stringSegment,
        .semicolon:
        return isDictionary
      case .pound where conditionals > 0 && isClauseEnd(index):
        return isDictionary
      case .pound where at(.poundIf):
        parseIfConfig(.elements)
        _ = take(.comma)
        continue
      default: break
      }
      if endsOwner { return isDictionary }
      let first = index
      if !parseExpression(.basic) {
        if index == first, !at(.comma), !at(.colon) { return isDictionary }
        finish(.missing, from: mark, first: index)
      }
      if take(.colon) {
        isDictionary = true
        if !parseExpression(.basic) { finish(.missing, from: mark, first: index) }
      }
      if at(.poundIf) { continue }
      guard take(.comma) else { return isDictionary }
    }
  }

  // MARK: Macros

  private func parsePoundPrimary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch word {
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation:
      return false
    case .poundAvailable, .poundUnavailable:
      parseAvailability()
    default:
      parseMacroExpansion(flavor, pattern)
    }
    return true
  }

  /// macro → `#name` genericArguments? (`(` arguments `)`)? closures?
  func parseMacroExpansion(_ flavor: Flavor, _ pattern: PatternContext) {
    let mark = mark
    var name = index
    let first = index
    let isBare = current.end - current.start == 1
    advance()
    if isBare, at(.identifier) || at(.keyword), !startsLine {
      name = index
      advance()
    }
    if at(.colonColon) {
      advance()
      name = index
      if at(.identifier) { advance() }
    }
    if at(.operatorToken), atGenericArguments(index) { parseGenericArguments() }
    var isLiteral = true
    if at(.leftParen), !startsLine {
      isLiteral = false
      advance()
      parseArguments(.basic, pattern)
      _ = expectCloser(.rightParen)
    }
    if flavor == .basic, at(.leftBrace), depth < Parser.closureDepth,
      atTrailingClosure(index, flavor)
    {
      isLiteral = false
      parseTrailingClosures()
    }
    let isPlace = isLiteral && isSourcePlace(tokens[name])
    finish(isPlace ? .literal : .macroExpansion, from: mark, first: first, token: name)
  }

  /// Whether a `#` word stands for a place in the source (`#file`, `#line`, …).
  private func isSourcePlace(_ token: Token) -> Bool { token.word == .poundLiteral }

  /// availability → (`#available` | `#unavailable`) `(` entry `,` … `)`
  func parseAvailability() {
    let mark = mark
    let first = index
    let isUnavailable = at(.poundUnavailable)
    advance()
    if take(.leftParen) {
      parseAvailabilityEntries()
      _ = expectCloser(.rightParen)
    }
    finish(
      .availability, from: mark, first: first, flags: isUnavailable ? .isUnavailable : [])
  }

  /// entry → any tokens up to a `,`
  func parseAvailabilityEntries() {
    while !at(.rightParen), !at(.rightBrace), !at(.leftBrace), !at(.endOfFile) {
      let mark = mark
      let first = index
      while !at(.comma), !at(.rightParen), !at(.rightBrace), !at(.leftBrace), !at(.endOfFile) {
        if at(.leftParen) || at(.stringStart) {
          index = skipGroup(index)
        } else {
          advance()
        }
      }
      if index > first { finish(.availabilityEntry, from: mark, first: first, token: first) }
      if !take(.comma) { break }
    }
  }
}
