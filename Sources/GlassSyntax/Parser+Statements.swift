/// Statements, and the control flow that is an expression as well.
extension Parser {
  /// statement → (label `:`)? keyword …
  func parseStatement() {
    if atLabeledStatement {
      let mark = mark
      let label = index
      advance()
      advance()
      parseUnlabeledStatement()
      finish(.labeledStmt, from: mark, first: label, token: label)
    } else {
      parseUnlabeledStatement()
    }
  }

  private func parseUnlabeledStatement() {
    switch word {
    case .if: parseIf()
    case .switch: parseSwitch()
    case .guard: parseGuard()
    case .for: parseFor()
    case .while: parseWhile()
    case .repeat: parseRepeat()
    case .do: parseDo()
    case .return: parseKeywordStatement(.returnStmt)
    case .throw: parseKeywordStatement(.throwStmt)
    case .defer: parseDefer()
    default: parseControl()
    }
    if at(.as), kind == .keyword, !startsLine, lastKind == .ifExpr || lastKind == .switchExpr {
      parseCast()
    }
  }

  /// (`return` | `throw`) expression?
  private func parseKeywordStatement(_ kind: SyntaxKind) {
    let mark = mark
    let first = index
    advance()
    if startsOperand { parseExpression(.basic) }
    finish(kind, from: mark, first: first)
  }

  /// Whether an expression follows a `return`, and not the next statement or declaration.
  private var startsOperand: Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile: return false
    case .pound where at(.poundIf) || isClauseEnd(index): return false
    default: break
    }
    if at(.if) || at(.switch) || at(.do) { return kind == .keyword }
    if atDeclaration(.code) { return false }
    return !atStatement(prefersExpression: true)
  }

  /// `break`, `continue`, `fallthrough`, `yield e`, `then e`, `discard e`
  private func parseControl() {
    let mark = mark
    let first = index
    let word = word
    advance()
    switch word {
    case .break, .continue:
      if at(.identifier), !startsLine { advance() }
    case .fallthrough:
      break
    default:
      parseExpression(.basic)
    }
    finish(.controlStmt, from: mark, first: first, token: first)
  }

  /// `defer` block
  private func parseDefer() {
    let mark = mark
    let first = index
    advance()
    parseBlock()
    finish(.deferStmt, from: mark, first: first)
  }

  /// block → `{` items `}`
  func parseBlock() {
    guard at(.leftBrace), depth < Parser.closureDepth else { return }
    let mark = mark
    let first = index
    advance()
    depth += 1
    parseItems(.code)
    depth -= 1
    if !take(.rightBrace) { isBroken = true }
    finish(.codeBlock, from: mark, first: first)
  }

  // MARK: Conditions

  /// if → `if` conditions block (`else` (block | if))?
  func parseIf() {
    let mark = mark
    let first = index
    var inner: [(mark: NodeID, first: Int)] = []
    while true {
      advance()
      parseConditions()
      parseBlock()
      guard at(.else), kind == .keyword else { break }
      advance()
      guard at(.if), kind == .keyword else {
        parseBlock()
        break
      }
      inner.append((self.mark, index))
    }
    while let last = inner.popLast() {
      finish(.ifExpr, from: last.mark, first: last.first, token: last.first)
    }
    finish(.ifExpr, from: mark, first: first, token: first)
  }

  /// `guard` conditions `else` block
  private func parseGuard() {
    let mark = mark
    let first = index
    advance()
    parseConditions()
    _ = take(.else)
    parseBlock()
    finish(.guardStmt, from: mark, first: first)
  }

  /// `while` conditions block
  private func parseWhile() {
    let mark = mark
    let first = index
    advance()
    parseConditions()
    parseBlock()
    finish(.whileStmt, from: mark, first: first)
  }

  /// conditions → condition (`,` condition)* `,`?
  private func parseConditions() {
    let mark = mark
    let first = index
    while true {
      guard parseCondition() else { break }
      guard take(.comma) else { break }
      if at(.else) || at(.leftBrace) && atBody { break }
    }
    finish(.conditions, from: mark, first: first)
  }

  /// Whether the `{` after a trailing comma opens the statement's body.
  private var atBody: Bool {
    let after = tokens[skipGroup(index)]
    switch after.kind {
    case .endOfFile, .semicolon, .rightBrace, .rightParen: return true
    case .keyword where after.word == .else: return true
    case .comma: return false
    case .operatorToken where isBinaryOperator(after): return false
    default: return after.flags.contains(.startsLine)
    }
  }

  /// condition → (`let` | `var`) pattern (`:` type)? (`=` expression)? | `case` pattern `=` expression
  /// | availability | expression
  private func parseCondition() -> Bool {
    let mark = mark
    let first = index
    switch word {
    case .let, .var, .inout:
      guard kind == .keyword else { break }
      let isLet = at(.let)
      advance()
      parsePattern()
      parseTypeAnnotation()
      parseInitializer(.condition)
      finish(.optionalBinding, from: mark, first: first, flags: isLet ? .isLet : [])
      return true
    case .case:
      advance()
      parseMatchingPattern(.matching)
      parseTypeAnnotation()
      parseInitializer(.condition)
      finish(.patternMatch, from: mark, first: first)
      return true
    case .poundAvailable, .poundUnavailable:
      parseAvailability()
      return true
    default:
      break
    }
    return parseExpression(.condition)
  }

  // MARK: Loops

  /// `for` effects `case`? pattern (`:` type)? `in` expression (`where` expression)? block
  private func parseFor() {
    let mark = mark
    let first = index
    advance()
    while at(.try) || at(.await) || at(.unsafe), peeked.word != .in, peeked.kind != .colon {
      advance()
    }
    if at(.case), kind == .keyword {
      advance()
      parseMatchingPattern(.matching)
    } else {
      parsePattern()
    }
    parseTypeAnnotation()
    if take(.in) { parseExpression(.condition) }
    parseWhereGuard(.condition)
    parseBlock()
    finish(.forStmt, from: mark, first: first)
  }

  /// `repeat` block `while` expression
  private func parseRepeat() {
    let mark = mark
    let first = index
    advance()
    parseBlock()
    if take(.while) { parseExpression(.basic) }
    finish(.repeatStmt, from: mark, first: first)
  }

  /// `where` expression
  private func parseWhereGuard(_ flavor: Flavor) {
    guard at(.where), kind == .keyword else { return }
    let mark = mark
    let first = index
    advance()
    parseExpression(flavor)
    finish(.whereGuard, from: mark, first: first)
  }

  // MARK: `do` and `switch`

  /// do → `do` (`throws` (`(` type `)`)?)? block (`catch` (pattern where?) `,` … block)*
  func parseDo() {
    let mark = mark
    let first = index
    advance()
    parseEffects()
    parseBlock()
    while at(.catch), kind == .keyword {
      let catchMark = self.mark
      let keyword = index
      advance()
      while !at(.leftBrace), !at(.endOfFile) {
        let before = index
        if !at(.where) { parseMatchingPattern(.matching) }
        parseWhereGuard(.condition)
        guard take(.comma), index > before else { break }
      }
      parseBlock()
      finish(.catchClause, from: catchMark, first: keyword)
    }
    finish(.doStmt, from: mark, first: first)
  }

  /// switch → `switch` expression `{` cases `}`
  func parseSwitch() {
    let mark = mark
    let first = index
    advance()
    if !parseExpression(.condition) { finish(.missing, from: self.mark, first: index) }
    if at(.leftBrace), depth < Parser.closureDepth {
      advance()
      depth += 1
      parseSwitchCases()
      depth -= 1
      if !take(.rightBrace) { isBroken = true }
    }
    finish(.switchExpr, from: mark, first: first, token: first)
  }

  /// cases → (case | ifConfig)*
  func parseSwitchCases() {
    while true {
      switch kind {
      case .rightBrace, .endOfFile: return
      case .pound where isClauseEnd(index) && conditionals > 0: return
      default: break
      }
      if endsOwner { return }
      let before = index
      if at(.poundIf) {
        parseIfConfig(.cases)
      } else if atSwitchCase(index) {
        parseSwitchCase()
      } else {
        parseItems(.switchCase)
      }
      if index == before { skipAsMissing() }
    }
  }

  /// case → attribute* (`case` (pattern where?) `,` … | `default`) `:` items
  private func parseSwitchCase() {
    let mark = mark
    let first = index
    parseAttributes()
    let isDefault = at(.default)
    if isDefault {
      advance()
    } else if take(.case) {
      while true {
        let before = index
        parseMatchingPattern(.matching)
        parseWhereGuard(.condition)
        guard take(.comma), index > before else { break }
      }
    }
    if !take(.colon) { skipToColon() }
    let body = self.mark
    let start = index
    depth += 1
    parseItems(.switchCase)
    depth -= 1
    finish(.codeBlock, from: body, first: start)
    finish(.switchCase, from: mark, first: first, flags: isDefault ? .isDefault : [])
  }

  /// Skips what stands before the `:` of a case on its line.
  private func skipToColon() {
    var position = index
    while !tokens[position].flags.contains(.startsLine) {
      switch tokens[position].kind {
      case .colon:
        index = next(position)
        return
      case .leftBrace, .rightBrace, .endOfFile: return
      default: position = next(position)
      }
    }
  }
}
