/// Operands with what hangs on them: members, calls, subscripts, closures and marks.
extension Parser {
  /// postfix → primary suffix*
  func parsePostfix(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    let mark = mark
    let first = index
    guard parsePrimary(flavor, pattern) else { return false }
    switch kind {
    case .comma, .rightParen, .rightBrace, .identifier, .colon: break
    default: parseSuffixes(mark, first, flavor, pattern)
    }
    return true
  }

  /// suffix → `.` name | `(` arguments `)` closures? | `[` arguments `]` closures? | closures | `?` |
  /// `!` | operator | postfix `#if`
  func parseSuffixes(
    _ mark: NodeID, _ first: Int, _ flavor: Flavor, _ pattern: PatternContext
  ) {
    while true {
      let token = current
      if flavor == .directive, token.flags.contains(.startsLine) { return }
      switch token.kind {
      case .period:
        advance()
        parseMemberName(mark, first)
      case .leftParen:
        guard !token.flags.contains(.startsLine) else { return }
        parseCall(mark, first, flavor, pattern)
      case .leftBracket:
        guard !token.flags.contains(.startsLine) else { return }
        parseSubscript(mark, first, flavor, pattern)
      case .leftBrace:
        guard depth < Parser.closureDepth, !isPlainLiteral, atTrailingClosure(index, flavor) else {
          return
        }
        parseTrailingClosures()
        finish(.call, from: mark, first: first)
        if at(.leftBrace) { return }
      case .operatorToken:
        guard parseMark(mark, first) else { return }
      case .pound:
        guard token.word == .poundIf, atPostfixConfig else { return }
        parsePostfixConfig(mark, first, flavor)
      default:
        return
      }
    }
  }

  /// Whether the last node is a literal, which takes no closure.
  private var isPlainLiteral: Bool {
    switch lastKind {
    case .literal, .stringLiteral, .regexLiteral: return true
    default: return false
    }
  }

  /// `?`, `!` or a postfix operator.
  private func parseMark(_ mark: NodeID, _ first: Int) -> Bool {
    let token = current
    guard token.flags.contains(.leftBound) else { return false }
    let operatorIndex = index
    switch token.word {
    case .question:
      advance()
      finish(.optionalChain, from: mark, first: first)
    case .exclaim:
      advance()
      finish(.forceUnwrap, from: mark, first: first)
    case .equal, .arrow, .colonColon:
      return false
    default:
      guard !token.flags.contains(.rightBound) else { return false }
      advance()
      finish(.postfixOperator, from: mark, first: first, token: operatorIndex)
    }
    return true
  }

  /// member → name argumentNames? genericArguments?, after the `.`
  func parseMemberName(_ mark: NodeID, _ first: Int) {
    let isImplicit = newest == mark
    if atModuleSelector, at(.identifier) || at(.keyword) {
      advance()
      advance()
    }
    var name = index
    switch kind {
    case .identifier, .number:
      advance()
    case .keyword where !startsLine || !startsItem:
      advance()
    case .operatorToken where isPrefixlessName:
      advance()
    default:
      name = 0
    }
    if name != 0, at(.leftParen), atArgumentNames { index = skipGroup(index) }
    finish(isImplicit ? .implicitMember : .member, from: mark, first: first, token: name)
    if name != 0, at(.operatorToken), atGenericArguments(index) {
      parseGenericArguments()
      finish(.specialization, from: mark, first: first)
    }
  }

  /// Whether a keyword at a line's start begins something new rather than naming a member.
  private var startsItem: Bool {
    switch word {
    case .var, .let, .func, .struct, .class, .enum, .extension, .return, .if, .for, .while, .switch,
      .guard, .private, .public, .static, .case, .import, .protocol, .else, .defer, .do, .typealias:
      return true
    default:
      return false
    }
  }

  /// Whether an operator can be named here, as in `Self.+`.
  private var isPrefixlessName: Bool {
    let token = current
    return token.flags.contains(.leftBound) && !startsLine && token.word != .question
      && token.word != .exclaim && token.word != .equal
  }

  /// Whether `(a:b:)` stands here, the labels of a name.
  var atArgumentNames: Bool {
    var position = next(index)
    guard tokens[position].kind != .rightParen else { return false }
    while tokens[position].kind != .rightParen {
      guard isLabel(position), tokens[next(position)].kind == .colon else { return false }
      position = next(next(position))
    }
    return true
  }

  // MARK: Calls

  private func parseCall(
    _ mark: NodeID, _ first: Int, _ flavor: Flavor, _ pattern: PatternContext
  ) {
    advance()
    parseArguments(flavor == .attribute ? .attribute : .basic, pattern)
    let closer = expectCloser(.rightParen)
    parseOwnClosures(flavor)
    finish(.call, from: mark, first: first, token: closer)
  }

  private func parseSubscript(
    _ mark: NodeID, _ first: Int, _ flavor: Flavor, _ pattern: PatternContext
  ) {
    advance()
    parseArguments(.basic, pattern)
    let closer = expectCloser(.rightBracket)
    parseOwnClosures(flavor)
    finish(.subscript, from: mark, first: first, token: closer)
  }

  /// Closures that belong to the parentheses or brackets before them.
  private func parseOwnClosures(_ flavor: Flavor) {
    guard flavor == .basic, at(.leftBrace), depth < Parser.closureDepth,
      atTrailingClosure(index, flavor)
    else { return }
    parseTrailingClosures()
  }

  /// arguments → ((label? `:`)? (operator | expression) `,`)* before a closing bracket
  func parseArguments(_ flavor: Flavor, _ pattern: PatternContext) {
    while true {
      switch kind {
      case .rightParen, .rightBracket, .rightBrace, .endOfFile, .stringEnd, .stringSegment,
        .semicolon:
        return
      case .pound where conditionals > 0 && isClauseEnd(index): return
      default: break
      }
      let mark = mark
      let first = index
      var label = 0
      if isLabel(index), peeked.kind == .colon {
        label = index
        advance()
        advance()
      } else if at(.colon) {
        advance()
      }
      if atOperatorArgument {
        leaf(.identifier)
      } else if !parseExpression(flavor, pattern) {
        if index == first, !at(.comma) { return }
        finish(.missing, from: self.mark, first: index)
      }
      finish(.argument, from: mark, first: first, token: label)
      guard at(.comma) else { return }
      advance()
    }
  }

  /// Whether an operator stands for itself, as in `reduce(0, +)`.
  private var atOperatorArgument: Bool {
    let token = current
    guard token.kind == .operatorToken else { return false }
    switch peeked.kind {
    case .comma, .rightParen, .rightBracket: return true
    default: return false
    }
  }

  // MARK: Closures

  /// closures → closure (label `:` closure)*
  func parseTrailingClosures() {
    let mark = mark
    let first = index
    parseClosure()
    finish(.trailingClosure, from: mark, first: first)
    while isLabel(index), !at(.default), peeked.kind == .colon,
      atLabeledClosure(next(next(index)))
    {
      let mark = self.mark
      let label = index
      advance()
      advance()
      if at(.leftBrace) {
        parseClosure()
      } else {
        leaf(.identifier)
      }
      finish(.trailingClosure, from: mark, first: label, token: label)
    }
  }

  /// Whether a closure or an editor placeholder stands at a token.
  private func atLabeledClosure(_ position: Int) -> Bool {
    let token = tokens[position]
    if token.kind == .leftBrace { return true }
    return token.kind == .identifier && token.end - token.start > 3
      && bytes[Int(token.start)] == UInt8(ascii: "<")
  }

  /// closure → `{` signature? items `}`
  func parseClosure() {
    let mark = mark
    let first = index
    depth += 1
    let outerConditionals = conditionals
    advance()
    if atClosureSignature() { parseClosureSignature() }
    parseItems(.code)
    conditionals = outerConditionals
    depth -= 1
    if !take(.rightBrace) { isBroken = true }
    finish(.closure, from: mark, first: first)
  }

  /// signature → attribute* (`[` captures `]`)? parameters? effects? (`->` type)? `in`
  private func parseClosureSignature() {
    let mark = mark
    let first = index
    parseAttributes()
    if take(.leftBracket) { parseCaptures() }
    if at(.leftParen) {
      advance()
      parseParameters(.closureParameter)
      _ = expectCloser(.rightParen)
    } else {
      while at(.identifier) || at(.underscore) {
        if at(.async) || at(.reasync), peeked.word == .in || peeked.word == .throws { break }
        parseClosureName()
        guard take(.comma) else { break }
      }
    }
    parseEffects()
    parseReturnType()
    parseEffects()
    _ = take(.in)
    finish(.closureSignature, from: mark, first: first)
  }

  private func parseClosureName() {
    let mark = mark
    let name = index
    advance()
    if take(.colon) { parseType() }
    finish(.closureParameter, from: mark, first: name, token: name, detail: name)
  }

  /// captures → ((`weak` | `unowned` (`(` … `)`)?)? name (`=` expression)? `,`)* `]`
  private func parseCaptures() {
    while !at(.rightBracket), !at(.endOfFile), !at(.in) {
      let mark = mark
      let first = index
      var flags: SyntaxNode.Flags = []
      if at(.weak) || at(.unowned),
        peeked.kind == .identifier || peeked.kind == .keyword
          || peeked.kind == .leftParen
      {
        if at(.weak) { flags = .isWeak }
        advance()
        if at(.leftParen) { index = skipGroup(index) }
      }
      let name = index
      if at(.identifier) || at(.keyword) { advance() }
      if at(.equal) {
        advance()
        parseExpression(.basic)
      }
      if index == first { advance() }
      finish(.closureCapture, from: mark, first: first, token: name, flags: flags)
      guard take(.comma) else { break }
    }
    _ = expectCloser(.rightBracket)
  }

  // MARK: Postfix `#if`

  /// Whether the first body of an `#if` begins with `.name`.
  private var atPostfixConfig: Bool {
    var position = index
    var open = 0
    while tokens[position].word == .poundIf, open < Parser.deepestConfigLookahead {
      position = lineEnd(next(position))
      open += 1
    }
    guard tokens[position].kind == .period else { return false }
    let name = tokens[next(position)]
    return name.kind == .identifier || name.kind == .keyword
  }

  /// postfixIfConfig → base? ifConfig; the base is pending from `mark` on.
  private func parsePostfixConfig(_ mark: NodeID, _ first: Int, _ flavor: Flavor) {
    guard depth < Parser.deepest else {
      index = lineEnd(next(index))
      return
    }
    parseIfConfig(.suffix)
    finish(.postfixIfConfig, from: mark, first: first)
  }

  /// The chain that a clause of a postfix `#if` holds.
  func parseClauseSuffix() {
    let mark = mark
    let first = index
    if at(.period) {
      advance()
      parseMemberName(mark, first)
    } else if at(.poundIf) {
      parsePostfixConfig(mark, first, .basic)
    } else {
      return
    }
    parseSuffixes(mark, first, .basic, .none)
  }
}
