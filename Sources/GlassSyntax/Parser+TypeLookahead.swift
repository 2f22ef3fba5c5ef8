/// A place in the tokens for looking ahead: a token, and how many bytes of an operator are taken.
struct Scan {
  var index: Int
  var split = 0

  init(_ index: Int) { self.index = index }
}

/// Looking ahead over types, to tell generic arguments from comparisons as the compiler does.
extension Parser {
  /// How deep a type may nest in a look-ahead.
  private static let deepestScan = 64

  /// Whether the operator at a place goes on with a byte.
  func scanAt(_ scan: Scan, _ byte: UInt8) -> Bool {
    let token = tokens[scan.index]
    return token.kind == .operatorToken && bytes[Int(token.start) + scan.split] == byte
  }

  /// Takes one byte of the operator at a place.
  func scanTake(_ scan: inout Scan, _ byte: UInt8) -> Bool {
    guard scanAt(scan, byte) else { return false }
    let token = tokens[scan.index]
    scan.split += 1
    if Int(token.start) + scan.split >= Int(token.end) {
      scan.index = next(scan.index)
      scan.split = 0
    }
    return true
  }

  /// Whether generic arguments stand at a token, after an expression: a closing `>` must follow, and
  /// then something that cannot go on with a comparison.
  func atGenericArguments(_ position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .operatorToken, bytes[Int(token.start)] == UInt8(ascii: "<") else {
      return false
    }
    var scan = Scan(position)
    guard skipGenericArguments(&scan, 0) else { return false }
    let after = tokens[scan.index]
    if scan.split > 0 {
      let rest = bytes[Int(after.start) + scan.split]
      if rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!") { return true }
      return rest == UInt8(ascii: "&") && Int(after.end) - Int(after.start) == scan.split + 1
        && after.flags.contains(.rightBound)
    }
    switch after.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .colon, .stringEnd:
      return true
    case .leftParen, .leftBracket:
      return !after.flags.contains(.startsLine)
    case .operatorToken:
      let left = after.flags.contains(.leftBound)
      if after.word == .exclaim || after.word == .question { return left }
      return after.word == .ampersand && left == after.flags.contains(.rightBound)
    default:
      return false
    }
  }

  /// `<` (type `,`)* `>`
  func skipGenericArguments(_ scan: inout Scan, _ depth: Int) -> Bool {
    guard scanTake(&scan, UInt8(ascii: "<")) else { return false }
    while !scanAt(scan, UInt8(ascii: ">")) {
      guard skipGenericArgument(&scan, depth) else { return false }
      guard scan.split == 0, tokens[scan.index].kind == .comma else { break }
      scan.index = next(scan.index)
    }
    return scanTake(&scan, UInt8(ascii: ">"))
  }

  private func skipGenericArgument(_ scan: inout Scan, _ depth: Int) -> Bool {
    if scan.split == 0 {
      if tokens[scan.index].word == .minus, tokens[next(scan.index)].kind == .number {
        scan.index = next(next(scan.index))
        return true
      }
      if tokens[scan.index].kind == .number {
        scan.index = next(scan.index)
        return true
      }
    }
    return skipType(&scan, depth + 1)
  }

  /// A type, as `parseType` reads it.
  func skipType(_ scan: inout Scan, _ depth: Int = 0) -> Bool {
    guard depth < Parser.deepestScan, scan.split == 0 else { return false }
    if tokens[scan.index].word == .repeat { scan.index = next(scan.index) }
    skipTypeSpecifiers(&scan)
    var count = 0
    while tokens[scan.index].kind == .at, count < Parser.longestLookahead {
      scan.index = skipTypeAttribute(scan.index)
      count += 1
    }
    skipTypeSpecifiers(&scan)
    guard skipComposition(&scan, depth) else { return false }
    if scan.split == 0 {
      var arrow = scan
      skipEffects(&arrow, depth)
      if tokens[arrow.index].word == .arrow {
        arrow.index = next(arrow.index)
        scan = arrow
        return skipType(&scan, depth + 1)
      }
    }
    if scan.split == 0, tokens[scan.index].word == .ellipsis { scan.index = next(scan.index) }
    return true
  }

  /// `inout`, `borrowing`, `sending`, `nonisolated(nonsending)` and the like before a type.
  private func skipTypeSpecifiers(_ scan: inout Scan) {
    var count = 0
    while count < Parser.longestLookahead, isTypeSpecifier(scan.index) {
      count += 1
      let word = tokens[scan.index].word
      scan.index = next(scan.index)
      if word == .nonisolated || word == .dependsOn, tokens[scan.index].kind == .leftParen {
        scan.index = skipGroup(scan.index)
      }
    }
  }

  /// Whether a token is a specifier of the type after it.
  func isTypeSpecifier(_ position: Int) -> Bool {
    let token = tokens[position]
    switch token.word {
    case .inout, .underscoreShared, .underscoreOwned: return true
    case .isolated, .underscoreConst, .borrowing, .consuming, .sending:
      let after = tokens[next(position)]
      guard !token.flags.contains(.isEscaped), !after.flags.contains(.startsLine) else {
        return false
      }
      switch after.kind {
      case .identifier, .at, .leftParen, .leftBracket: return true
      case .keyword:
        return after.word == .selfType || after.word == .anyType || after.word == .inout
      case .operatorToken: return after.word == .tilde
      default: return false
      }
    case .nonisolated, .dependsOn:
      let after = next(position)
      guard tokens[after].kind == .leftParen, !tokens[after].flags.contains(.startsLine) else {
        return token.word == .nonisolated && tokens[after].kind == .identifier
          && !tokens[after].flags.contains(.startsLine)
      }
      return token.word == .dependsOn || tokens[next(after)].word == .nonsending
    default:
      return false
    }
  }

  /// An attribute before a type: its parentheses count only for those that have arguments.
  func skipTypeAttribute(_ at: Int) -> Int { skipAttribute(at) }

  /// `async`, `throws(E)`, `rethrows` and the like.
  func skipEffects(_ scan: inout Scan, _ depth: Int = 0) {
    var count = 0
    while count < Parser.longestLookahead, scan.split == 0 {
      count += 1
      switch tokens[scan.index].word {
      case .async, .reasync, .rethrows:
        scan.index = next(scan.index)
      case .throws:
        scan.index = next(scan.index)
        if tokens[scan.index].kind == .leftParen { scan.index = skipGroup(scan.index) }
      default:
        return
      }
    }
  }

  /// (`some` | `any` | `each`)? simple (`&` simple)*
  private func skipComposition(_ scan: inout Scan, _ depth: Int) -> Bool {
    switch tokens[scan.index].word {
    case .some, .any, .each:
      if startsTypeAfterWord(next(scan.index)) { scan.index = next(scan.index) }
    default: break
    }
    guard skipSimple(&scan, depth) else { return false }
    while scan.split == 0 && tokens[scan.index].word == .ampersand
      || scan.split > 0 && scanAt(scan, UInt8(ascii: "&"))
    {
      guard scanTake(&scan, UInt8(ascii: "&")), scan.split == 0, skipSimple(&scan, depth) else {
        return false
      }
    }
    return true
  }

  /// Whether a type can begin at a token that follows `some`, `any` or `each`.
  func startsTypeAfterWord(_ position: Int) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .identifier, .leftParen, .leftBracket: return true
    case .keyword: return token.word == .anyType || token.word == .selfType
    case .operatorToken: return token.word == .tilde
    default: return false
    }
  }

  private func skipSimple(_ scan: inout Scan, _ depth: Int) -> Bool {
    if tokens[scan.index].word == .tilde, tokens[scan.index].kind == .operatorToken {
      scan.index = next(scan.index)
    }
    let token = tokens[scan.index]
    switch token.kind {
    case .identifier:
      guard skipTypeName(&scan, allowsKeyword: false, depth) else { return false }
    case .keyword:
      switch token.word {
      case .anyType, .underscore: scan.index = next(scan.index)
      case .selfType: guard skipTypeName(&scan, allowsKeyword: false, depth) else { return false }
      case .repeat: return true
      default: return false
      }
    case .leftParen: guard skipTupleType(&scan, depth) else { return false }
    case .leftBracket: guard skipCollectionType(&scan, depth) else { return false }
    default: return false
    }
    return skipTypeSuffixes(&scan, depth)
  }

  /// (`.` name | `?` | `!`)*
  private func skipTypeSuffixes(_ scan: inout Scan, _ depth: Int) -> Bool {
    while true {
      if scan.split > 0 {
        guard scanAt(scan, UInt8(ascii: "?")) || scanAt(scan, UInt8(ascii: "!")) else {
          return true
        }
        _ = scanTake(&scan, UInt8(ascii: "?")) || scanTake(&scan, UInt8(ascii: "!"))
        continue
      }
      let token = tokens[scan.index]
      if token.kind == .period {
        scan.index = next(scan.index)
        guard skipTypeName(&scan, allowsKeyword: true, depth) else { return false }
      } else if token.kind == .operatorToken, token.word == .question || token.word == .exclaim,
        token.flags.contains(.leftBound), !token.flags.contains(.startsLine)
      {
        scan.index = next(scan.index)
      } else {
        return true
      }
    }
  }

  /// name (`<` … `>`)?, with a module selector before it
  func skipTypeName(_ scan: inout Scan, allowsKeyword: Bool, _ depth: Int = 0) -> Bool {
    let token = tokens[scan.index]
    let isName =
      token.kind == .identifier || token.word == .selfType || token.word == .anyType
      || (allowsKeyword && token.kind == .keyword)
    guard isName else { return false }
    scan.index = next(scan.index)
    if tokens[scan.index].word == .colonColon {
      guard depth < Parser.deepestScan else { return false }
      scan.index = next(scan.index)
      return skipTypeName(&scan, allowsKeyword: true, depth + 1)
    }
    guard scanAt(scan, UInt8(ascii: "<")) else { return true }
    guard depth < Parser.deepestScan else { return false }
    return skipGenericArguments(&scan, depth + 1)
  }

  /// `(` ((label label?)? `:` type | type `...`?) `,` … `)`
  private func skipTupleType(_ scan: inout Scan, _ depth: Int) -> Bool {
    scan.index = next(scan.index)
    while tokens[scan.index].kind != .rightParen {
      if isLabel(scan.index), tokens[next(scan.index)].kind == .colon {
        scan.index = next(next(scan.index))
      } else if isLabel(scan.index), isLabel(next(scan.index)),
        tokens[next(next(scan.index))].kind == .colon
      {
        scan.index = next(next(next(scan.index)))
      }
      guard skipType(&scan, depth + 1), scan.split == 0 else { return false }
      guard tokens[scan.index].kind == .comma else { break }
      scan.index = next(scan.index)
    }
    guard tokens[scan.index].kind == .rightParen else { return false }
    scan.index = next(scan.index)
    return true
  }

  /// `[` type `]`, `[` type `:` type `]`, `[` n `of` type `]`
  private func skipCollectionType(_ scan: inout Scan, _ depth: Int) -> Bool {
    scan.index = next(scan.index)
    guard skipGenericArgument(&scan, depth), scan.split == 0 else { return false }
    let token = tokens[scan.index]
    if token.kind == .colon || (token.word == .of && !token.flags.contains(.startsLine)) {
      scan.index = next(scan.index)
      guard skipGenericArgument(&scan, depth), scan.split == 0 else { return false }
    }
    guard tokens[scan.index].kind == .rightBracket else { return false }
    scan.index = next(scan.index)
    return true
  }

  /// Whether a token can be an argument label.
  func isLabel(_ position: Int) -> Bool {
    let token = tokens[position]
    return token.kind == .identifier || (token.kind == .keyword && token.word != .inout)
  }
}
