/// Variables and the accessors of variables and subscripts.
extension Parser {
  /// variable → (`let` | `var`) (pattern (`:` type)? (`=` expression)? accessors?) `,` …
  func parseVariable(_ declaration: Declaration) {
    let isLet = at(.let)
    advance()
    while true {
      let mark = mark
      let first = index
      parsePattern()
      parseTypeAnnotation()
      parseInitializer(.basic)
      if at(.leftBrace) { parseAccessorBlock() }
      finish(.binding, from: mark, first: first)
      guard at(.comma) else { break }
      advance()
      if index == first { break }
    }
    finish(
      .variableDecl, from: declaration.mark, first: declaration.first,
      flags: declaration.flags.union(isLet ? .isLet : []))
  }

  /// accessors → `{` (accessor* | items) `}`
  func parseAccessorBlock() {
    guard at(.leftBrace), depth < Parser.closureDepth else { return }
    let mark = mark
    let first = index
    advance()
    depth += 1
    if atAccessor(index) || at(.poundIf) && atAccessor(lineEnd(next(index))) {
      parseAccessors()
    }
    if !at(.rightBrace) {
      let body = self.mark
      let start = index
      parseItems(.code)
      finish(.codeBlock, from: body, first: start)
    }
    depth -= 1
    if !take(.rightBrace) { isBroken = true }
    finish(.accessorBlock, from: mark, first: first)
  }

  /// (accessor | ifConfig of accessors)*
  func parseAccessors() {
    while true {
      if at(.poundIf), atAccessor(lineEnd(next(index))) {
        parseIfConfig(.accessors)
      } else if atAccessor(index) {
        parseAccessor()
      } else {
        return
      }
    }
  }

  /// Whether an accessor begins at a token.
  private func atAccessor(_ start: Int) -> Bool {
    var position = start
    while tokens[position].kind == .at { position = skipAttribute(position) }
    while isAccessorModifier(tokens[position].word) { position = next(position) }
    guard !tokens[position].flags.contains(.isEscaped) else { return false }
    switch tokens[position].word {
    case .get, .set, .willSet, .didSet, .underscoreRead, .underscoreModify, .unsafeAddress,
      .unsafeMutableAddress, .initializer:
      return true
    case .borrow, .mutate:
      return tokens[next(position)].kind == .leftBrace
    default:
      return false
    }
  }

  private func isAccessorModifier(_ word: Word) -> Bool {
    switch word {
    case .mutating, .nonmutating, .underscoreConsuming, .consuming, .borrowing, .nonisolated:
      return true
    default:
      return false
    }
  }

  /// accessor → attributes modifiers name (`(` name `)`)? effects block?
  private func parseAccessor() {
    let mark = mark
    let first = index
    parseAttributes()
    var flags: SyntaxNode.Flags = []
    while isAccessorModifier(word) {
      if at(.mutating) { flags.insert(.isMutating) }
      advance()
    }
    let name = index
    advance()
    if at(.leftParen) { index = skipGroup(index) }
    parseEffects()
    if tokens[name].word == .initializer {
      while at(.identifier), peeked.kind == .leftParen {
        advance()
        index = skipGroup(index)
      }
    }
    parseBlock()
    finish(.accessor, from: mark, first: first, token: name, flags: flags)
  }
}
