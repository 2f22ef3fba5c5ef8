/// Types.
extension Parser {
  /// Whether the operator here begins with a byte.
  func atPrefix(_ byte: UInt8) -> Bool {
    at(.operatorToken) && bytes[Int(current.start)] == byte
  }

  /// Takes the first byte of the operator here; what is left of it becomes the next token.
  func takePrefix(_ byte: UInt8) -> Bool {
    guard atPrefix(byte) else { return false }
    let token = current
    if token.end - token.start > 1, index + 1 < tokens.count, tokens[index + 1].kind == .none {
      var rest = token
      rest.start += 1
      rest.flags = token.flags.intersection(.rightBound).union(.leftBound)
      rest.word = Tokenizer.operatorWord(bytes, Int(rest.start), Int(rest.end))
      tokens[index].end = token.start + 1
      tokens[index].word = Tokenizer.operatorWord(
        bytes, Int(token.start), Int(token.start) + 1)
      tokens[index + 1] = rest
      index += 1
    } else {
      advance()
    }
    return true
  }

  /// type → `repeat`? (specifier | attribute)* composition (effects `->` type)?
  func parseType() {
    let mark = mark
    let first = index
    guard depth < Parser.deepest else {
      if !at(.rightBrace), !at(.rightParen), !at(.rightBracket), !at(.endOfFile) {
        index = skipGroup(index)
      }
      finish(.missing, from: mark, first: first)
      return
    }
    depth += 1
    defer { depth -= 1 }
    if at(.repeat), kind == .keyword {
      advance()
      parseType()
      finish(.prefixedType, from: mark, first: first, token: first)
      return
    }
    if at(.at) {
      parseAttributes(ofType: true)
      parseType()
      finish(.attributedType, from: mark, first: first)
      return
    }
    if word != .none, isTypeSpecifier(index) {
      advance()
      if tokens[first].word == .nonisolated || tokens[first].word == .dependsOn, at(.leftParen) {
        index = skipGroup(index)
      }
      parseType()
      finish(.prefixedType, from: mark, first: first, token: first)
      return
    }
    parseComposition()
    parseFunctionArrow(mark, first)
  }

  /// effects `->` type, after the parameters
  private func parseFunctionArrow(_ mark: NodeID, _ first: Int) {
    switch word {
    case .arrow, .async, .reasync, .throws, .rethrows: break
    default: return
    }
    var scan = Scan(index)
    skipEffects(&scan)
    guard tokens[scan.index].word == .arrow else { return }
    parseEffects()
    parseReturnType()
    finish(.functionType, from: mark, first: first)
  }

  /// composition → (`some` | `any` | `each`)? simple (`&` simple)*
  private func parseComposition() {
    let mark = mark
    let first = index
    switch word {
    case .some, .any, .each:
      guard startsTypeAfterWord(next(index)) else { break }
      advance()
      let inner = self.mark
      let start = index
      parseSimpleType(allowsOptional: false)
      if atCompositionOperator {
        parseCompositionRest(inner, start)
      }
      finish(.prefixedType, from: mark, first: first, token: first)
      parseOptionalMarks(mark, first)
      if atCompositionOperator { parseCompositionRest(mark, first) }
      return
    default:
      break
    }
    parseSimpleType()
    if atCompositionOperator { parseCompositionRest(mark, first) }
  }

  private var atCompositionOperator: Bool { at(.ampersand) && kind == .operatorToken }

  private func parseCompositionRest(_ mark: NodeID, _ first: Int) {
    while take(.ampersand) { parseSimpleType() }
    finish(.compositionType, from: mark, first: first)
  }

  /// simple → `~`? (name genericArguments? | `(` elements `)` | `[` … `]` | `_`) suffix*
  func parseSimpleType(allowsMembers: Bool = true, allowsOptional: Bool = true) {
    let mark = mark
    let first = index
    if at(.tilde), kind == .operatorToken {
      advance()
      parseSimpleType(allowsMembers: allowsMembers, allowsOptional: allowsOptional)
      finish(.prefixedType, from: mark, first: first, token: first)
      return
    }
    switch kind {
    case .identifier:
      parseNamedType()
    case .keyword where at(.selfType) || at(.anyType):
      parseNamedType()
    case .keyword where at(.underscore):
      leaf(.namedType)
    case .keyword where at(.selfValue) || at(.super):
      leaf(.namedType)
    case .leftParen:
      parseTupleType()
    case .leftBracket:
      parseBracketType()
    default:
      finish(.missing, from: mark, first: first)
      return
    }
    parseTypeSuffixes(mark, first, allowsMembers, allowsOptional)
  }

  /// (`.` name genericArguments? | `?` | `!`)*
  private func parseTypeSuffixes(
    _ mark: NodeID, _ first: Int, _ allowsMembers: Bool, _ allowsOptional: Bool
  ) {
    while true {
      if allowsMembers, at(.period) {
        let after = peeked
        guard after.kind == .identifier || after.kind == .keyword else { return }
        advance()
        if atModuleSelector {
          advance()
          advance()
        }
        let name = index
        advance()
        if atPrefix(UInt8(ascii: "<")) { parseGenericArguments() }
        finish(.memberType, from: mark, first: first, token: name)
      } else if allowsOptional, atOptionalMark {
        parseOptionalMark(mark, first)
      } else {
        return
      }
    }
  }

  /// Whether a `?` or `!` stands here that belongs to the type before it.
  private var atOptionalMark: Bool {
    guard at(.operatorToken), current.flags.contains(.leftBound), !startsLine else {
      return false
    }
    if at(.question) || at(.exclaim) { return true }
    // What is left of an operator such as `>?` or `>??`.
    guard tokens[index + 1].kind == .none, index + 1 < tokens.count else { return false }
    return atPrefix(UInt8(ascii: "?")) || atPrefix(UInt8(ascii: "!"))
  }

  private func parseOptionalMark(_ mark: NodeID, _ first: Int) {
    _ = takePrefix(UInt8(ascii: "?")) || takePrefix(UInt8(ascii: "!"))
    finish(.optionalType, from: mark, first: first)
  }

  private func parseOptionalMarks(_ mark: NodeID, _ first: Int) {
    while atOptionalMark { parseOptionalMark(mark, first) }
  }

  /// (module `::`)? name genericArguments?
  private func parseNamedType() {
    let mark = mark
    let first = index
    if atModuleSelector {
      advance()
      advance()
    }
    let name = index
    if at(.identifier) || at(.keyword) { advance() }
    if atPrefix(UInt8(ascii: "<")) { parseGenericArguments() }
    finish(.namedType, from: mark, first: first, token: name)
  }

  /// genericArguments → `<` (type | number) `,` … `>`
  func parseGenericArguments() {
    guard takePrefix(UInt8(ascii: "<")) else { return }
    while !atPrefix(UInt8(ascii: ">")), !at(.endOfFile) {
      let before = index
      parseGenericArgument()
      guard take(.comma), index > before else { break }
    }
    _ = takePrefix(UInt8(ascii: ">"))
  }

  private func parseGenericArgument() {
    if at(.minus), peeked.kind == .number {
      let mark = mark
      let first = index
      advance()
      leaf(.literal)
      finish(.prefixOperator, from: mark, first: first, token: first)
    } else if at(.number) {
      leaf(.literal)
    } else {
      parseType()
    }
  }

  /// tupleType → `(` ((label label?)? `:` type `...`?) `,` … `)`
  private func parseTupleType() {
    let mark = mark
    let first = index
    advance()
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace) {
      let elementMark = self.mark
      let start = index
      var label = 0
      if isLabel(index), peeked.kind == .colon {
        label = index
        advance()
        advance()
      } else if isLabel(index), isLabel(next(index)), tokens[next(next(index))].kind == .colon {
        label = index
        advance()
        advance()
        advance()
      }
      parseType()
      _ = take(.ellipsis)
      finish(.tupleTypeElement, from: elementMark, first: start, token: label)
      guard take(.comma), index > start else { break }
    }
    _ = expectCloser(.rightParen)
    finish(.tupleType, from: mark, first: first)
  }

  /// `[` type `]`, `[` type `:` type `]`, `[` n `of` type `]`
  private func parseBracketType() {
    let mark = mark
    let first = index
    advance()
    parseGenericArgument()
    var isDictionary = false
    if take(.colon) {
      isDictionary = true
      parseType()
    } else if at(.of), at(.identifier) {
      advance()
      parseGenericArgument()
    }
    _ = expectCloser(.rightBracket)
    finish(isDictionary ? .dictionaryType : .arrayType, from: mark, first: first)
  }

  // MARK: Parts of signatures

  /// effects → (`async` | `reasync` | `rethrows` | `throws` (`(` type `)`)?)*
  func parseEffects() {
    while true {
      switch word {
      case .async, .reasync:
        guard kind == .identifier, !current.flags.contains(.isEscaped) else { return }
        advance()
      case .rethrows:
        advance()
      case .throws:
        let mark = mark
        let first = index
        advance()
        guard at(.leftParen) else { continue }
        advance()
        parseType()
        _ = expectCloser(.rightParen)
        finish(.throwsType, from: mark, first: first)
      default:
        return
      }
    }
  }

  /// `->` type
  func parseReturnType() {
    guard at(.arrow), kind == .operatorToken else { return }
    let mark = mark
    let first = index
    advance()
    parseType()
    finish(.returnType, from: mark, first: first)
  }

  /// `:` type
  func parseTypeAnnotation() {
    guard at(.colon) else { return }
    let mark = mark
    let first = index
    advance()
    parseType()
    finish(.typeAnnotation, from: mark, first: first)
  }

  /// `=` expression
  func parseInitializer(_ flavor: Flavor, as kind: SyntaxKind = .initializer) {
    guard at(.equal), self.kind == .operatorToken else { return }
    let mark = mark
    let first = index
    advance()
    parseExpression(flavor)
    finish(kind, from: mark, first: first)
  }
}
