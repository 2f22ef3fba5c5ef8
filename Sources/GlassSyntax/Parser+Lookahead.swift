/// Looking ahead without making nodes.
extension Parser {
  /// One past the bracketed group that begins at a token; one past the token if it opens none.
  func skipGroup(_ start: Int) -> Int {
    let endsEarly = resynchronizes && ownerColumn >= 0 && !ignoresDeclarations
    var open = 0
    var position = start
    while true {
      switch tokens[position].kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart, .stringStart: open += 1
      case .rightParen, .rightBracket, .rightBrace, .stringEnd: open -= 1
      case .endOfFile: return position
      default: break
      }
      if endsEarly, position > start, endsGroups(position) { return position }
      position = next(position)
      if open <= 0 { return position }
      if position - start > Parser.shortGroup {
        let end = endOfGroup(start)
        return endsEarly ? min(end, nextOuterDeclaration(from: position)) : end
      }
    }
  }

  /// Whether a declaration begins here that ends every group.
  private func endsGroups(_ position: Int) -> Bool {
    guard tokens[position].flags.contains(.startsLine) else { return false }
    ignoresDeclarations = true
    defer { ignoresDeclarations = false }
    return startsOuterDeclaration(position)
  }

  /// The first declaration at or behind a token that ends every group; the end of the file where none does.
  private func nextOuterDeclaration(from start: Int) -> Int {
    if let known = outerDeclarations[ownerColumn], known.from <= start, start <= known.at {
      return known.at
    }
    var position = start
    while tokens[position].kind != .endOfFile, !endsGroups(position) { position = next(position) }
    outerDeclarations[ownerColumn] = (start, position)
    return position
  }

  /// What `skipGroup` gives for a long group, by brackets alone: from a table, because brackets that are
  /// never closed would be searched through again at each level.
  private func endOfGroup(_ start: Int) -> Int {
    if groupEnds.isEmpty { findGroupEnds() }
    let end = groupEnds[start]
    return end == 0 ? next(start) : Int(end)
  }

  private func findGroupEnds() {
    groupEnds = [UInt32](repeating: 0, count: tokens.count)
    var open: [Int] = []
    var position = 0
    while tokens[position].kind != .endOfFile {
      let after = next(position)
      switch tokens[position].kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart, .stringStart:
        open.append(position)
      case .rightParen, .rightBracket, .rightBrace, .stringEnd:
        if let start = open.popLast() { groupEnds[start] = UInt32(truncatingIfNeeded: after) }
      default: break
      }
      position = after
    }
    for start in open { groupEnds[start] = UInt32(truncatingIfNeeded: position) }
  }

  // MARK: Declarations

  /// What stands after attributes and modifiers.
  func skipAttributesAndModifiers(_ start: Int) -> (
    end: Int, hasAttribute: Bool, hasModifier: Bool
  ) {
    var position = start
    var hasAttribute = false
    var count = 0
    while count < Parser.longestLookahead {
      count += 1
      if tokens[position].kind == .at {
        position = skipAttribute(position)
        hasAttribute = true
      } else if tokens[position].word == .poundIf, skipAttributeConfig(&position) {
        hasAttribute = true
      } else {
        break
      }
    }
    let modifiers = position
    while count < Parser.longestLookahead, let isParenthesized = modifier(position) {
      count += 1
      position = next(position)
      if isParenthesized, tokens[position].kind == .leftParen { position = skipGroup(position) }
    }
    return (position, hasAttribute, position > modifiers)
  }

  /// Whether a token is a modifier (nil if not) and may have parentheses.
  func modifier(_ position: Int) -> Bool? {
    switch tokens[position].word {
    case .underscoreConsuming, .setterAccess, .underscoreConst, .underscoreLocal, .async,
      .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix,
      .isolated, .lazy, .mutating, .nonmutating, .optional, .override, .postfix, .prefix, .reasync,
      .required, .rethrows, .static, .weak, .sending, .open:
      return false
    case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned:
      return true
    case .class:
      switch tokens[next(position)].word {
      case .func, .var, .let, .subscript, .initializer, .typealias, .class: return false
      default: return modifier(next(position)) != nil ? false : nil
      }
    default:
      return nil
    }
  }

  /// One past the attribute that begins at an `@`.
  func skipAttribute(_ at: Int) -> Int {
    var position = next(at)
    guard tokens[position].kind == .identifier || tokens[position].kind == .keyword else {
      return position
    }
    // The generic arguments of its name and what stands behind its parentheses may begin with attributes.
    guard attributeDepth < Parser.deepestAttribute else { return next(position) }
    attributeDepth += 1
    defer { attributeDepth -= 1 }
    var scan = Scan(position)
    if skipTypeName(&scan, allowsKeyword: true) {
      while tokens[scan.index].kind == .period {
        let member = next(scan.index)
        guard tokens[member].kind == .identifier || tokens[member].kind == .keyword else { break }
        scan.index = member
        guard skipTypeName(&scan, allowsKeyword: true) else { break }
      }
      position = scan.index
    } else {
      position = next(position)
    }
    return atAttributeArguments(position) ? skipGroup(position) : position
  }

  /// Whether parentheses belong to the attribute before them.
  func atAttributeArguments(_ position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .leftParen, !token.flags.contains(.startsLine) else { return false }
    if !token.flags.contains(.spaceBefore) { return true }
    let after = skipGroup(position)
    if tokens[after].kind == .at { return true }
    let end = skipAttributesAndModifiers(after).end
    return isDeclarationKeyword(end, .code)
  }

  /// Whether the current token begins a declaration.
  func atDeclaration(_ place: Place) -> Bool {
    switch word {
    case .let, .var, .func, .import, .struct, .enum, .extension, .protocol, .initializer, .deinit,
      .subscript, .typealias:
      return true
    case .return, .if, .guard, .switch, .for, .selfValue, .try, .super:
      return false
    default: break
    }
    switch kind {
    case .keyword, .at, .pound: break
    case .identifier where word != .none: break
    default: return false
    }
    let (end, hasAttribute, hasModifier) = skipAttributesAndModifiers(index)
    if hasAttribute {
      switch tokens[end].kind {
      case .rightBrace, .endOfFile: return true
      default: break
      }
    }
    if tokens[end].kind == .pound, tokens[end].word == .none || tokens[end].word == .poundLiteral {
      return hasAttribute || hasModifier
    }
    if isDeclarationKeyword(end, place) { return true }
    return place == .members && (hasAttribute || hasModifier)
  }

  /// Whether a token introduces a declaration.
  func isDeclarationKeyword(_ position: Int, _ place: Place) -> Bool {
    switch tokens[position].word {
    case .import, .class, .struct, .enum, .protocol, .extension, .func, .deinit, .subscript, .let,
      .var, .typealias, .associatedtype, .operator, .precedencegroup, .initializer:
      return true
    case .case:
      return place == .members
    case .macro:
      return tokens[next(position)].kind == .identifier
    case .actor:
      return tokens[next(position)].kind == .identifier
    case .using:
      let after = tokens[next(position)]
      return !after.flags.contains(.startsLine) && (after.kind == .at || after.kind == .identifier)
    default:
      return false
    }
  }

  // MARK: Statements

  /// Whether `label: statement` begins here.
  var atLabeledStatement: Bool {
    guard at(.identifier), peeked.kind == .colon else { return false }
    switch tokens[next(next(index))].word {
    case .for, .while, .repeat, .do, .if, .switch: return true
    default: return false
    }
  }

  /// Whether the current token begins a statement.
  func atStatement(prefersExpression: Bool) -> Bool {
    if atLabeledStatement { return true }
    switch word {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough,
      .switch:
      return kind == .keyword
    case .repeat:
      return peeked.kind == .leftBrace
    case .yield, .discard:
      return atPrefixedOperand(.basic, acceptsClosure: false, prefersPostfix: true)
    case .then:
      return atPrefixedOperand(
        .basic, acceptsClosure: false, prefersPostfix: false, allowsLine: !prefersExpression)
    default:
      return false
    }
  }

  /// Whether a contextual word such as `copy` or `unsafe` is followed by its operand.
  func atPrefixedOperand(
    _ flavor: Flavor, acceptsClosure: Bool, prefersPostfix: Bool, allowsLine: Bool = false
  ) -> Bool {
    guard !current.flags.contains(.isEscaped) else { return false }
    let after = peeked
    if after.flags.contains(.startsLine), !allowsLine { return false }
    switch after.kind {
    case .identifier, .number, .stringStart, .regex, .at, .backslash:
      return true
    case .pound:
      return after.word == .none || after.word == .poundLiteral
    case .keyword:
      switch after.word {
      case .anyType, .selfType, .selfValue, .super, .initializer, .true, .false, .nil, .repeat,
        .try, .if, .switch, .underscore:
        return true
      default:
        return false
      }
    case .operatorToken:
      return isPrefixOperator(after)
    case .period, .leftParen, .leftBracket:
      return !prefersPostfix && after.flags.contains(.spaceBefore)
    case .leftBrace:
      return acceptsClosure && atTrailingClosure(next(index), flavor)
    default:
      return false
    }
  }

  /// Whether a token is an operator that is bound to its right only.
  func isPrefixOperator(_ token: Token) -> Bool {
    token.kind == .operatorToken && token.flags.contains(.rightBound)
      && !token.flags.contains(.leftBound) && token.word != .equal && token.word != .arrow
      && token.word != .question && token.word != .colonColon
  }

  /// Whether a `case`, a `default` or their attribute stands at a token.
  func atSwitchCase(_ position: Int) -> Bool {
    switch tokens[position].word {
    case .case: return tokens[position].kind == .keyword
    case .default: return true
    case .poundIf: return atConditionalSwitchCase(position)
    default: break
    }
    guard tokens[position].kind == .at else { return false }
    let after = tokens[skipAttribute(position)]
    return after.word == .case || after.word == .default || after.kind == .rightBrace
  }

  /// Whether an `#if` holds switch cases.
  func atConditionalSwitchCase(_ start: Int) -> Bool {
    var position = start
    for _ in 0..<Parser.deepestConfigLookahead {
      switch tokens[position].word {
      case .poundIf, .poundElseif, .poundElse: position = lineEnd(next(position))
      default: return atSwitchCase(position)
      }
    }
    return false
  }

  // MARK: Closures

  /// Whether the `{` at a token can be a trailing closure.
  func atTrailingClosure(_ brace: Int, _ flavor: Flavor) -> Bool {
    let first = next(brace)
    if atObserver(first) || tokens[first].word == .case { return false }
    guard flavor == .condition else { return true }
    guard !tokens[first].flags.contains(.startsLine) else { return false }
    var position = first
    while tokens[position].kind != .endOfFile, tokens[position].kind != .rightBrace,
      !isClauseEnd(position)
    {
      position = skipGroup(position)
    }
    guard tokens[position].kind == .rightBrace else { return false }
    position = next(position)
    let after = tokens[position]
    switch after.kind {
    case .leftBrace, .comma: return true
    case .keyword where after.word == .where: return true
    case .keyword where after.word == .is || after.word == .as: break
    case .leftBracket, .leftParen, .period, .colon: break
    case .operatorToken where !isPrefixOperator(after): break
    default: return false
    }
    return !after.flags.contains(.startsLine)
  }

  /// Whether the first token of a block shows that it holds property observers.
  private func atObserver(_ first: Int) -> Bool {
    switch tokens[first].word {
    case .didSet, .willSet, .initializer: return !tokens[first].flags.contains(.isEscaped)
    default: break
    }
    guard tokens[first].kind == .at else { return false }
    if tokens[next(first)].word == .accessorBlock { return true }
    var position = first
    while tokens[position].kind == .at {
      position = next(position)
      guard tokens[position].kind == .identifier else { return false }
      position = next(position)
      if tokens[position].kind == .leftParen { position = skipGroup(position) }
    }
    switch tokens[position].word {
    case .didSet, .willSet, .initializer: return true
    default: return false
    }
  }

  /// Whether a closure's signature begins at the current token.
  func atClosureSignature() -> Bool {
    switch kind {
    case .at, .leftParen, .leftBracket, .identifier: break
    case .keyword where word == .underscore: break
    default: return false
    }
    if at(.identifier) {
      // The common case: no signature begins with `name.` or `name(`.
      switch peeked.kind {
      case .comma, .colon, .keyword, .identifier, .operatorToken, .rightParen: break
      default: return false
      }
    }
    var position = index
    while tokens[position].kind == .at { position = skipAttribute(position) }
    if tokens[position].kind == .leftBracket { position = skipGroup(position) }
    if tokens[position].kind == .leftParen {
      while true {
        let token = tokens[position]
        if token.kind == .endOfFile || token.kind == .rightBrace || token.word == .in
          || token.word == .arrow
        {
          break
        }
        // `(…)` is followed by `in`, effects or an arrow: anything else ends the search.
        position = skipGroup(position)
        switch tokens[position].kind {
        case .keyword
        where tokens[position].word == .in || tokens[position].word == .throws
          || tokens[position].word == .rethrows:
          break
        case .operatorToken where tokens[position].word == .arrow: break
        case .identifier
        where tokens[position].word == .async
          || tokens[position].word == .reasync:
          break
        default: return false
        }
        break
      }
    } else if isClosureName(position) {
      position = next(position)
      while true {
        if tokens[position].kind == .colon {
          var scan = Scan(next(position))
          guard skipType(&scan) else { break }
          position = scan.index
        }
        guard tokens[position].kind == .comma else { break }
        position = next(position)
        guard isClosureName(position) else { return false }
        position = next(position)
      }
    }
    var scan = Scan(position)
    skipEffects(&scan)
    if tokens[scan.index].word == .arrow {
      scan.index = next(scan.index)
      return skipType(&scan)
    }
    return tokens[scan.index].word == .in
  }

  private func isClosureName(_ position: Int) -> Bool {
    tokens[position].kind == .identifier || tokens[position].word == .underscore
  }
}
