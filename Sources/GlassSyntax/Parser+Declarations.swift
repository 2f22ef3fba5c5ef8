/// Declarations.
extension Parser {
  /// declaration → attributes modifiers keyword …
  func parseDeclaration() {
    let mark = mark
    let first = index
    let outerColumn = ownerColumn
    parseAttributes()
    let flags = parseModifiers()
    if resynchronizes, tokens[first].flags.contains(.startsLine) { ownerColumn = column(first) }
    defer { ownerColumn = outerColumn }
    let declaration = Declaration(mark: mark, first: first, flags: flags)
    switch word {
    case .struct: parseNominal(.structDecl, declaration)
    case .class: parseNominal(.classDecl, declaration)
    case .enum: parseNominal(.enumDecl, declaration)
    case .protocol: parseNominal(.protocolDecl, declaration)
    case .actor: parseNominal(.actorDecl, declaration)
    case .extension: parseExtension(declaration)
    case .func: parseFunction(declaration)
    case .initializer: parseInitializerDeclaration(declaration)
    case .deinit: parseDeinit(declaration)
    case .subscript: parseSubscriptDeclaration(declaration)
    case .let, .var: parseVariable(declaration)
    case .case: parseEnumCase(declaration)
    case .typealias: parseTypealias(declaration)
    case .associatedtype: parseAssociatedType(declaration)
    case .import: parseImport(declaration)
    case .operator, .precedencegroup: parseOperator(declaration)
    case .macro: parseMacro(declaration)
    case .using:
      advance()
      parseAttributes()
      if at(.identifier), !startsLine { advance() }
      finish(.missing, from: mark, first: first)
    default:
      if at(.pound), word == .none || word == .poundLiteral {
        parseMacroExpansion(.basic, .none)
      }
      finish(.missing, from: mark, first: first)
    }
  }

  /// What stands before a declaration's keyword.
  struct Declaration {
    var mark: NodeID
    var first: Int
    var flags: SyntaxNode.Flags
  }

  private func finish(
    _ kind: SyntaxKind, _ declaration: Declaration, name: Int = 0,
    flags: SyntaxNode.Flags = []
  ) {
    finish(
      kind, from: declaration.mark, first: declaration.first, token: name,
      flags: declaration.flags.union(flags))
  }

  /// The name of a declaration, as its token number; 0 where it is missing.
  private func parseDeclarationName() -> Int {
    guard at(.identifier) || at(.keyword) && !startsLine else { return 0 }
    let name = index
    advance()
    return name
  }

  // MARK: Types

  /// nominal → keyword name genericParameters? inheritance? where? members
  private func parseNominal(_ kind: SyntaxKind, _ declaration: Declaration) {
    advance()
    let name = parseDeclarationName()
    parseGenericParameters()
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
    finish(kind, declaration, name: name)
  }

  /// extension → `extension` type inheritance? where? members
  private func parseExtension(_ declaration: Declaration) {
    advance()
    parseType()
    let name = Int(nodes[Int(newest)].token)
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
    finish(.extensionDecl, declaration, name: name)
  }

  /// members → `{` item* `}`
  private func parseMemberBlock() {
    guard at(.leftBrace), depth < Parser.closureDepth else { return }
    let mark = mark
    let first = index
    advance()
    depth += 1
    parseItems(.members)
    depth -= 1
    if !take(.rightBrace) { isBroken = true }
    finish(.memberBlock, from: mark, first: first)
  }

  /// inheritance → `:` type `,` …
  private func parseInheritance() {
    guard at(.colon) else { return }
    advance()
    while !at(.leftBrace), !at(.endOfFile) {
      let mark = mark
      let first = index
      if at(.class), kind == .keyword { leaf(.namedType) } else { parseType() }
      finish(.inheritance, from: mark, first: first)
      guard take(.comma), index > first else { return }
    }
  }

  /// genericParameters → `<` (attribute* (`each` | `let`)? name (`:` type)?) `,` … where? `>`
  private func parseGenericParameters() {
    guard atPrefix(UInt8(ascii: "<")) else { return }
    let mark = mark
    let first = index
    _ = takePrefix(UInt8(ascii: "<"))
    while !atPrefix(UInt8(ascii: ">")), !at(.endOfFile), !at(.leftBrace) {
      let before = index
      if at(.where) {
        parseWhereClause()
        break
      }
      parseGenericParameter()
      guard take(.comma), index > before else {
        if at(.where) { continue }
        break
      }
    }
    _ = takePrefix(UInt8(ascii: ">"))
    finish(.genericParameters, from: mark, first: first)
  }

  private func parseGenericParameter() {
    let mark = mark
    let first = index
    parseAttributes()
    if at(.let) || at(.each) && peeked.kind == .identifier { advance() }
    let name = index
    if at(.identifier) || at(.keyword) { advance() }
    if take(.colon) { parseType() }
    finish(.genericParameter, from: mark, first: first, token: name)
  }

  /// where → `where` (type (`:` | `==`) type) `,` …
  private func parseWhereClause() {
    guard at(.where), kind == .keyword else { return }
    let mark = mark
    let first = index
    advance()
    while !at(.leftBrace), !at(.endOfFile) {
      let start = index
      let requirement = self.mark
      parseAttributes()
      parseGenericRequirementSide()
      var flags: SyntaxNode.Flags = []
      if at(.colon) {
        flags = .isConformance
        advance()
        parseType()
      } else if at(.operatorToken) {
        advance()
        parseGenericRequirementSide()
      }
      finish(.whereRequirement, from: requirement, first: start, flags: flags)
      guard take(.comma), index > start else { break }
    }
    finish(.whereClause, from: mark, first: first)
  }

  private func parseGenericRequirementSide() {
    if at(.number) { leaf(.literal) } else { parseType() }
  }

  // MARK: Functions

  /// function → `func` name genericParameters? `(` parameters `)` effects result? where? block?
  private func parseFunction(_ declaration: Declaration) {
    advance()
    var name = 0
    if at(.operatorToken) || at(.regex) {
      name = index
      advance()
    } else {
      name = parseDeclarationName()
    }
    parseSignature()
    parseWhereClause()
    parseBlock()
    finish(.functionDecl, declaration, name: name)
  }

  private func parseSignature() {
    parseGenericParameters()
    if at(.leftParen) {
      advance()
      parseParameters(.parameter)
      _ = expectCloser(.rightParen)
    }
    parseEffects()
    parseReturnType()
    parseEffects()
  }

  /// `init` (`?` | `!`)? as a function
  private func parseInitializerDeclaration(_ declaration: Declaration) {
    let name = index
    advance()
    if at(.operatorToken), !takePrefix(UInt8(ascii: "?")) { _ = takePrefix(UInt8(ascii: "!")) }
    parseSignature()
    parseWhereClause()
    parseBlock()
    finish(.initDecl, declaration, name: name)
  }

  /// `deinit` effects block
  private func parseDeinit(_ declaration: Declaration) {
    advance()
    parseEffects()
    parseBlock()
    finish(.deinitDecl, declaration)
  }

  /// `subscript` genericParameters? `(` parameters `)` result where? accessors?
  private func parseSubscriptDeclaration(_ declaration: Declaration) {
    let name = index
    advance()
    parseSignature()
    parseWhereClause()
    parseAccessorBlock()
    finish(.subscriptDecl, declaration, name: name)
  }

  /// parameters → (attribute* label? name? `:` type `...`? (`=` expression)?) `,` …
  func parseParameters(_ kind: SyntaxKind) {
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace), !at(.leftBrace) {
      let before = index
      parseParameter(kind)
      guard take(.comma), index > before else { return }
    }
  }

  private func parseParameter(_ kind: SyntaxKind) {
    let mark = mark
    let first = index
    parseAttributes()
    if modifier(index) != nil || at(.inout), isLabel(next(index)), !isParameterName { advance() }
    var label = 0
    var name = 0
    if isParameterName || kind == .closureParameter && isLabel(index) {
      label = index
      name = index
      advance()
      if isLabel(index) {
        name = index
        advance()
      }
      _ = take(.colon)
      if at(.comma) || at(.rightParen) {
        finish(kind, from: mark, first: first, token: name, detail: label)
        return
      }
    }
    var flags: SyntaxNode.Flags = []
    if at(.inout) { flags.insert(.isInout) }
    parseType()
    if at(.ellipsis) {
      flags.insert(.isVariadic)
      advance()
    }
    parseInitializer(.basic, as: .defaultValue)
    finish(kind, from: mark, first: first, token: name, detail: label, flags: flags)
  }

  /// Whether `name:` or `label name:` stands here.
  private var isParameterName: Bool {
    guard isLabel(index) else { return false }
    let second = next(index)
    if tokens[second].kind == .colon { return true }
    return isLabel(second) && tokens[next(second)].kind == .colon
  }

  /// macro → `macro` name genericParameters? `(` parameters `)` result? (`=` expression)? where?
  private func parseMacro(_ declaration: Declaration) {
    advance()
    let name = parseDeclarationName()
    parseSignature()
    parseInitializer(.basic, as: .defaultValue)
    parseWhereClause()
    finish(.macroDecl, declaration, name: name)
  }

  // MARK: Smaller declarations

  /// enumCase → `case` (name (`(` parameters `)`)? (`=` expression)?) `,` …
  private func parseEnumCase(_ declaration: Declaration) {
    advance()
    while true {
      let mark = mark
      let first = index
      let name = parseDeclarationName()
      if at(.leftParen), !startsLine {
        advance()
        parseParameters(.parameter)
        _ = expectCloser(.rightParen)
      }
      parseInitializer(.basic)
      if index > first { finish(.enumElement, from: mark, first: first, token: name) }
      guard at(.comma) else { break }
      advance()
    }
    finish(.enumCaseDecl, declaration)
  }

  /// `typealias` name genericParameters? `=` type where?
  private func parseTypealias(_ declaration: Declaration) {
    advance()
    let name = parseDeclarationName()
    parseGenericParameters()
    if take(.equal) { parseType() }
    parseWhereClause()
    finish(.typealiasDecl, declaration, name: name)
  }

  /// `associatedtype` name inheritance? (`=` type)? where?
  private func parseAssociatedType(_ declaration: Declaration) {
    advance()
    let name = parseDeclarationName()
    parseGenericParameters()
    parseInheritance()
    if take(.equal) { parseType() }
    parseWhereClause()
    finish(.typealiasDecl, declaration, name: name, flags: .isAssociated)
  }

  /// `import` kind? name (`.` name)*
  private func parseImport(_ declaration: Declaration) {
    advance()
    if at(.keyword), peeked.kind == .identifier, !startsLine { advance() }
    let name = at(.identifier) ? index : 0
    if at(.identifier) { advance() }
    while at(.period) {
      advance()
      if at(.identifier) || at(.operatorToken) || at(.keyword), !startsLine { advance() }
    }
    finish(.importDecl, declaration, name: name)
  }

  /// `operator` op (`:` name `,` …)? or `precedencegroup` name `{ … }`
  private func parseOperator(_ declaration: Declaration) {
    advance()
    if !startsLine, !at(.endOfFile) { advance() }
    while at(.operatorToken), !startsLine { advance() }
    if take(.colon) {
      while at(.identifier) {
        advance()
        guard take(.comma) else { break }
      }
    }
    if at(.leftBrace) { index = skipGroup(index) }
    finish(.operatorDecl, declaration)
  }
}
