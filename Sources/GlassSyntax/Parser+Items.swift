/// Lists of declarations, statements and expressions, and `#if` around them.
extension Parser {
  /// Where a list of items stands.
  enum Place {
    /// A file, a block or a closure.
    case code
    /// The braces of a type.
    case members
    /// Below a `case` or `default`: the next one ends it.
    case switchCase
  }

  /// items → (item `;`?)* up to a `}`, an `#else` or the like, or the end of the file
  func parseItems(_ place: Place) {
    var flatBraces = 0
    while true {
      switch kind {
      case .endOfFile: return
      case .semicolon:
        advance()
        continue
      case .rightBrace:
        if flatBraces == 0 { return }
        flatBraces -= 1
        advance()
        continue
      case .leftBrace where depth >= Parser.closureDepth:
        flatBraces += 1
        advance()
        continue
      case .pound where conditionals > 0 && isClauseEnd(index): return
      default: break
      }
      if place == .switchCase, flatBraces == 0, atSwitchCase(index) { return }
      if endsOwner { return }
      let before = index
      parseItem(place)
      if index == before { skipAsMissing() }
    }
  }

  /// Whether a token is `#elseif`, `#else` or `#endif`.
  func isClauseEnd(_ position: Int) -> Bool {
    switch tokens[position].word {
    case .poundElseif, .poundElse, .poundEndif: return true
    default: return false
    }
  }

  /// item → ifConfig | declaration | statement | expression
  private func parseItem(_ place: Place) {
    let current = current
    if current.kind == .identifier, current.word == .none {
      if atLabeledStatement {
        parseStatement()
      } else {
        _ = parseExpression(.basic)
      }
      return
    }
    if current.word == .poundIf, !atAttributeConfig(index) {
      parseIfConfig(place == .members ? .members : place == .code ? .code : .switchBody)
    } else if current.word == .poundSourceLocation {
      advance()
      if at(.leftParen) { index = skipGroup(index) }
    } else if atDeclaration(place) {
      parseDeclaration()
    } else if atStatement(prefersExpression: false) {
      parseStatement()
    } else if at(.at) {
      parseDeclaration()
    } else {
      _ = parseExpression(.basic)
    }
  }

  // MARK: `#if`

  /// What the clauses of an `#if` hold.
  enum ClauseBody {
    case code, members, switchBody, cases, attributes, suffix, elements, accessors
  }

  /// ifConfig → (`#if` condition | `#elseif` condition | `#else`) body … `#endif`
  func parseIfConfig(_ body: ClauseBody) {
    let mark = mark
    let first = index
    depth += 1
    conditionals += 1
    var isFirst = true
    while isFirst || at(.poundElseif) || at(.poundElse) {
      isFirst = false
      parseIfConfigClause(body)
    }
    conditionals -= 1
    depth -= 1
    if at(.poundEndif) {
      advance()
    } else {
      isBroken = true
    }
    finish(.ifConfig, from: mark, first: first)
  }

  private func parseIfConfigClause(_ body: ClauseBody) {
    let mark = mark
    let keyword = index
    var hasCondition = !at(.poundElse)
    advance()
    if !hasCondition, at(.if), !startsLine {
      advance()
      hasCondition = true
    }
    var lastOfCondition = 0
    if hasCondition, !startsLine {
      let conditionMark = self.mark
      let first = index
      if parseExpression(.directive) {
        lastOfCondition = max(first, index - 1)
        finish(.ifConfigCondition, from: conditionMark, first: first)
      }
    }
    while !startsLine, !at(.endOfFile), !isClauseEnd(index) {
      lastOfCondition = index
      advance()
    }
    parseClauseBody(body)
    finish(.ifConfigClause, from: mark, first: keyword, token: keyword, detail: lastOfCondition)
  }

  /// Reads a clause's body, and whatever else stands before the next clause.
  private func parseClauseBody(_ body: ClauseBody) {
    while !at(.endOfFile), !isClauseEnd(index) {
      let before = index
      if depth < Parser.deepest {
        switch body {
        case .code: parseItems(.code)
        case .members: parseItems(.members)
        case .switchBody:
          parseItems(.switchCase)
          if atSwitchCase(index) { parseSwitchCases() }
        case .cases: parseSwitchCases()
        case .attributes: parseAttributes()
        case .suffix: parseClauseSuffix()
        case .elements: parseElements(.rightBracket)
        case .accessors: parseAccessors()
        }
      }
      if index == before {
        if endsOwner { return }
        isBroken = isBroken || at(.rightBrace)
        skipAsMissing()
      }
    }
  }

  /// Whether an `#if` holds nothing but attributes.
  func atAttributeConfig(_ start: Int) -> Bool {
    var position = start
    return skipAttributeConfig(&position)
  }

  /// Skips an `#if … #endif` that holds attributes and nothing else.
  func skipAttributeConfig(_ position: inout Int) -> Bool {
    guard tokens[next(position)].kind != .endOfFile else { return false }
    var sawAttribute = false
    var open = 0
    var at = position
    while true {
      switch tokens[at].word {
      case .poundIf, .poundElseif, .poundElse:
        if tokens[at].word == .poundIf { open += 1 }
        guard open <= Parser.deepestConfigLookahead else { return false }
        at = lineEnd(next(at))
        continue
      case .poundEndif:
        open -= 1
        at = next(at)
        if open == 0 {
          position = at
          return sawAttribute
        }
        continue
      default: break
      }
      guard tokens[at].kind == .at else { return false }
      sawAttribute = true
      at = skipAttribute(at)
    }
  }

  /// The first token from a position on that begins a line.
  func lineEnd(_ position: Int) -> Int {
    var end = position
    while tokens[end].kind != .endOfFile, !tokens[end].flags.contains(.startsLine) {
      end = next(end)
    }
    return end
  }
}
