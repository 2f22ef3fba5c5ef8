/// Expressions up to their operands.
extension Parser {
  /// Where an expression stands, which decides about braces and line ends.
  enum Flavor {
    case basic
    /// Before a body: `{` opens the body.
    case condition
    /// After `#if`: the line's end ends it.
    case directive
    /// In an attribute's arguments.
    case attribute
  }

  /// Whether an expression is read as a pattern.
  enum PatternContext {
    case none
    /// In a `case`: `let x` binds.
    case matching
    /// Below a `let` or `var`: a name binds.
    case binding
  }

  /// An assignment or ternary whose right end has not been read yet.
  struct Unfinished: BitwiseCopyable {
    var kind: SyntaxKind
    var mark: NodeID
    var first: Int
  }

  /// expression → operand (operator operand)*, with `c ? a : b`, `l = r`, `as T` and `is T` as nodes
  /// of their own. Says whether there was one.
  @discardableResult
  func parseExpression(_ flavor: Flavor, _ pattern: PatternContext = .none) -> Bool {
    if depth >= Parser.deepest { return skipDeepExpression() }
    depth += 1
    defer { depth -= 1 }
    if pattern != .none, atPatternStart {
      parseMatchingPattern(.matching)
      return true
    }
    let mark = mark
    let first = index
    guard parseOperand(flavor, pattern) else { return false }
    if kind == .operatorToken || kind == .keyword || word == .async {
      parseOperators(flavor, pattern, mark, first)
    }
    return true
  }

  /// (operator operand)*, after an operand that is pending from `start` on.
  private func parseOperators(
    _ flavor: Flavor, _ pattern: PatternContext, _ start: NodeID, _ firstToken: Int
  ) {
    let outer = unfinished.count
    var mark = start
    var first = firstToken
    while true {
      let token = current
      guard token.kind == .operatorToken || token.kind == .keyword || token.word == .async else {
        break
      }
      if flavor == .directive, token.flags.contains(.startsLine) { break }
      switch token.word {
      case .equal:
        guard token.kind == .operatorToken, pattern == .none else { break }
        finishSequence(mark, first)
        finishTernaries(outer, &mark, &first)
        unfinished.append(Unfinished(kind: .assignment, mark: mark, first: first))
        advance()
        mark = self.mark
        first = index
        guard parseOperandOrMissing(flavor, pattern) else { break }
        continue
      case .question where !token.flags.contains(.leftBound):
        finishSequence(mark, first)
        advance()
        if !parseExpression(flavor, pattern) { finish(.missing, from: self.mark, first: index) }
        if at(.colon) { advance() }
        unfinished.append(Unfinished(kind: .ternary, mark: mark, first: first))
        mark = self.mark
        first = index
        guard parseOperandOrMissing(flavor, pattern) else { break }
        continue
      case .as, .is:
        guard token.kind == .keyword else { break }
        parseCast()
        continue
      case .arrow, .throws, .async:
        guard parseArrow() else { break }
        guard parseOperandOrMissing(flavor, pattern) else { break }
        continue
      default:
        guard token.kind == .operatorToken, isBinaryOperator(token) else { break }
        leaf(.infixOperator)
        if flavor == .directive, startsLine { break }
        guard parseOperandOrMissing(flavor, pattern) else { break }
        continue
      }
      break
    }
    finishSequence(mark, first)
    while unfinished.count > outer, let last = unfinished.popLast() {
      finish(last.kind, from: last.mark, first: last.first)
    }
  }

  /// Whether an operator is bound to both sides or to none.
  func isBinaryOperator(_ token: Token) -> Bool {
    token.flags.contains(.leftBound) == token.flags.contains(.rightBound)
      && token.word != .colonColon
      && !((token.word == .question || token.word == .exclaim) && token.flags.contains(.leftBound))
  }

  private func finishSequence(_ mark: NodeID, _ first: Int) {
    if newest != mark, markBeforeNewest != mark { finish(.sequence, from: mark, first: first) }
  }

  /// Finishes the innermost unfinished ternaries of an expression, and goes back to where they began.
  private func finishTernaries(_ outer: Int, _ mark: inout NodeID, _ first: inout Int) {
    while unfinished.count > outer, unfinished[unfinished.count - 1].kind == .ternary,
      let last = unfinished.popLast()
    {
      finish(.ternary, from: last.mark, first: last.first)
      mark = last.mark
      first = last.first
    }
  }

  private func parseOperandOrMissing(
    _ flavor: Flavor, _ pattern: PatternContext
  ) -> Bool {
    if flavor == .directive, startsLine {
      finish(.missing, from: mark, first: index)
      return false
    }
    if parseOperand(flavor, pattern) { return true }
    finish(.missing, from: mark, first: index)
    return false
  }

  /// cast → operand (`as` (`?` | `!`)? | `is`) type
  func parseCast() {
    let operand = markBeforeNewest
    let first = newest == 0 ? index : Int(nodes[Int(newest)].firstToken)
    let keyword = index
    let isAs = at(.as)
    advance()
    var detail = 0
    if isAs, at(.question) || at(.exclaim), kind == .operatorToken {
      detail = index
      advance()
    }
    parseType()
    finish(.cast, from: operand, first: first, token: keyword, detail: detail)
  }

  /// arrow → `async`? (`throws` (`(` type `)`)?)? `->`
  private func parseArrow() -> Bool {
    var scan = Scan(index)
    skipEffects(&scan)
    guard tokens[scan.index].word == .arrow else { return false }
    let first = index
    index = scan.index
    let arrow = index
    advance()
    finish(.infixOperator, from: mark, first: first, token: arrow)
    return true
  }

  /// Beyond the deepest nesting: the whole group is skipped.
  private func skipDeepExpression() -> Bool {
    let first = index
    switch kind {
    case .rightBrace, .rightParen, .rightBracket, .comma, .colon, .semicolon, .endOfFile,
      .stringEnd, .stringSegment:
      return false
    case .pound where isClauseEnd(index): return false
    default: break
    }
    index = skipGroup(index)
    finish(.missing, from: mark, first: first)
    return true
  }

  // MARK: Operands

  /// operand → (effect | prefixOperator)* (postfix | `if` | `switch` | keyPath | type)
  @inline(__always)
  func parseOperand(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    let token = current
    let isPrefixed =
      token.kind == .operatorToken
      ? isPrefixOperator(token) : token.word != .none && atEffect(token, flavor)
    return isPrefixed ? parsePrefixed(flavor, pattern) : parseUnprefixed(flavor, pattern)
  }

  private func parsePrefixed(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    let prefixMark = prefixes.count
    var allowsEffects = true
    while true {
      let token = current
      if token.kind == .operatorToken {
        guard isPrefixOperator(token) || (token.word == .exclaim && prefixes.count > prefixMark)
        else { break }
        allowsEffects = false
        prefixes.append(index)
        advance()
        continue
      }
      guard allowsEffects, token.word != .none, atEffect(token, flavor) else { break }
      prefixes.append(index)
      advance()
      if token.word == .try, at(.question) || at(.exclaim), current.flags.contains(.leftBound) {
        advance()
      }
    }
    var found = parseUnprefixed(flavor, pattern)
    while prefixes.count > prefixMark, let token = prefixes.popLast() {
      if !found {
        finish(.missing, from: mark, first: index)
        found = true
      }
      let isOperator = tokens[token].kind == .operatorToken
      finish(
        isOperator ? .prefixOperator : .effect, from: markBeforeNewest, first: token, token: token)
    }
    return found
  }

  /// Whether a token is an effect or ownership word before an operand.
  private func atEffect(_ token: Token, _ flavor: Flavor) -> Bool {
    switch token.word {
    case .try, .repeat:
      return true
    case .await:
      return !token.flags.contains(.isEscaped)
    case .unsafe:
      return atPrefixedOperand(flavor, acceptsClosure: true, prefersPostfix: false)
    case .borrow, .copy, .consume, .each:
      return atPrefixedOperand(flavor, acceptsClosure: false, prefersPostfix: true)
    default:
      return false
    }
  }

  private func parseUnprefixed(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
    switch word {
    case .none: break
    case .if where kind == .keyword:
      parseIf()
      return true
    case .switch where kind == .keyword:
      parseSwitch()
      return true
    case .do where kind == .keyword && peeked.kind == .leftBrace:
      parseDo()
      return true
    case .any:
      let after = peeked
      if atPrefixedOperand(flavor, acceptsClosure: false, prefersPostfix: true)
        || after.word == .tilde && !after.flags.contains(.startsLine)
      {
        parseTypeExpression()
        return true
      }
    case .inout:
      parseTypeExpression()
      return true
    case .nonisolated where isTypeSpecifier(index) && peeked.kind == .leftParen:
      parseTypeExpression()
      return true
    default: break
    }
    switch kind {
    case .at:
      var scan = Scan(index)
      guard skipType(&scan) else { return false }
      parseTypeExpression()
      return true
    case .backslash:
      parseKeyPath(pattern)
      return true
    default:
      return parsePostfix(flavor, pattern)
    }
  }

  /// A type where an expression stands.
  private func parseTypeExpression() {
    let mark = mark
    let first = index
    parseType()
    finish(.typeExpression, from: mark, first: first)
  }

  // MARK: Key paths

  /// keyPath → `\` type? (`.` name | `[` arguments `]` | `?` | `!`)*
  private func parseKeyPath(_ pattern: PatternContext) {
    let mark = mark
    let first = index
    advance()
    if !atPeriodOrDotted { parseSimpleType(allowsMembers: false) }
    let path = self.mark
    depth += 1
    while parseKeyPathComponent(path, pattern) {}
    depth -= 1
    finish(.keyPath, from: mark, first: first)
  }

  /// Whether a `.` or an operator that begins with one stands here.
  private var atPeriodOrDotted: Bool {
    at(.period) || at(.operatorToken) && bytes[Int(current.start)] == UInt8(ascii: ".")
  }

  /// One component, hung on those before it (the nodes from `path` on).
  private func parseKeyPathComponent(_ path: NodeID, _ pattern: PatternContext) -> Bool {
    let start = mark == path ? index : Int(nodes[Int(mark)].firstToken)
    if at(.leftBracket), !startsLine || mark != path {
      return parseKeyPathSubscript(path, start, pattern)
    }
    if at(.period), peeked.kind == .leftBracket {
      advance()
      return parseKeyPathSubscript(path, start, pattern)
    }
    if at(.operatorToken), isKeyPathMark(current) {
      let token = index
      let endsWithPeriod = bytes[Int(tokens[token].end) - 1] == UInt8(ascii: ".")
      advance()
      finish(.optionalChain, from: path, first: start, token: token)
      if endsWithPeriod { parseMemberName(path, start) }
      return true
    }
    guard at(.period) else {
      guard at(.leftParen), !startsLine, mark != path,
        lastKind == .member || lastKind == .implicitMember
      else { return false }
      advance()
      parseArguments(.basic, pattern)
      let closer = expectCloser(.rightParen)
      finish(.call, from: path, first: start, token: closer)
      return true
    }
    advance()
    parseMemberName(path, start)
    return true
  }

  private func parseKeyPathSubscript(
    _ path: NodeID, _ start: Int, _ pattern: PatternContext
  ) -> Bool {
    advance()
    if mark == path { finish(.missing, from: mark, first: index) }
    parseArguments(.basic, pattern)
    let closer = expectCloser(.rightBracket)
    finish(.subscript, from: path, first: start, token: closer)
    return true
  }

  /// Whether an operator holds nothing but `.`, `?` and `!`.
  private func isKeyPathMark(_ token: Token) -> Bool {
    var offset = Int(token.start)
    var sawMark = false
    while offset < Int(token.end) {
      switch bytes[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): sawMark = true
      case UInt8(ascii: "."): break
      default: return false
      }
      offset += 1
    }
    return sawMark
  }
}
