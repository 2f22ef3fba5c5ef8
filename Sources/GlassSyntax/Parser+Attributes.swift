/// Attributes and modifiers.
extension Parser {
  /// attributes → (attribute | ifConfig of attributes)*
  func parseAttributes(ofType: Bool = false) {
    while true {
      if at(.at) {
        parseAttribute(ofType: ofType)
      } else if at(.poundIf), !ofType, depth < Parser.deepest, atAttributeConfig(index) {
        parseIfConfig(.attributes)
      } else {
        return
      }
    }
  }

  /// attribute → `@` type (`(` entries or arguments `)`)?
  private func parseAttribute(ofType: Bool) {
    let mark = mark
    let first = index
    advance()
    guard at(.identifier) || at(.keyword), current.word != .underscore else {
      finish(.attribute, from: mark, first: first)
      return
    }
    let isAvailability = at(.available)
    let isSkipped = skipsArguments(current.word)
    if at(.identifier) {
      parseSimpleType(allowsOptional: false)
    } else {
      leaf(.namedType)
    }
    let name = Int(nodes[Int(newest)].token)
    if atAttributeArguments(index) {
      if isAvailability {
        newest = mark
        advance()
        parseAvailabilityEntries()
        _ = expectCloser(.rightParen)
      } else if isSkipped || ofType {
        index = skipGroup(index)
      } else {
        parseAttributeArguments()
      }
    }
    finish(.attribute, from: mark, first: first, token: name)
  }

  /// Whether the arguments of a built-in attribute are no expressions.
  private func skipsArguments(_ word: Word) -> Bool {
    switch word {
    case .backDeployed, .convention, .differentiable, .isolated, .rethrows, .sendable: return true
    default: return false
    }
  }

  /// `(` arguments `)`; those of built-in attributes, which may be no expressions, are skipped in part.
  private func parseAttributeArguments() {
    let end = skipGroup(index)
    let wasBroken = isBroken
    advance()
    parseArguments(.attribute, .none)
    isBroken = wasBroken
    if index < end { index = end }
  }

  /// modifiers → modifier (`(` … `)`)?, as flags
  func parseModifiers() -> SyntaxNode.Flags {
    var flags: SyntaxNode.Flags = []
    while let isParenthesized = modifier(index) {
      let word = word
      advance()
      let isSetter = isParenthesized && at(.leftParen) && peeked.word == .set
      if isParenthesized, at(.leftParen) { index = skipGroup(index) }
      if !isSetter { flags.formUnion(flag(of: word)) }
    }
    return flags
  }

  private func flag(of word: Word) -> SyntaxNode.Flags {
    switch word {
    case .static, .class: return .isStatic
    case .private, .fileprivate: return .isPrivate
    case .public, .open: return .isPublic
    case .override: return .isOverride
    case .mutating: return .isMutating
    case .weak: return .isWeak
    case .lazy: return .isLazy
    case .indirect: return .isIndirect
    default: return []
    }
  }
}
