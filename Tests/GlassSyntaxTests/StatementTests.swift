import Testing

/// Statements, conditions and patterns. Each case is a source and its outline.
struct StatementTests {
  @Test(arguments: statementCases)
  func structure(_ source: String, _ expected: String) {
    #expect(outline(of: source) == expected)
  }
}

private let statementCases: [(String, String)] = [
  (
    "if x > -a, x < b, y > -c { }",
    ###"""
    ifExpr:if(conditions(sequence(identifier:x,infixOperator:>,prefixOperator:-(\###
    identifier:a)),sequence(identifier:x,infixOperator:<,identifier:b),sequence(\###
    identifier:y,infixOperator:>,prefixOperator:-(identifier:c))),codeBlock)
    """###
  ),
  (
    ###"""
    switch x {
    case .a(let y) where y > 1, .b: f()
    #if B
    case .c: break
    #endif
    @unknown default: g()
    }
    """###,
    ###"""
    switchExpr:switch(identifier:x,switchCase(expressionPattern(call(implicitMember:a,\###
    argument(bindingPattern(identifierPattern:y)))),whereGuard(sequence(identifier:y,\###
    infixOperator:>,literal:1)),expressionPattern(implicitMember:b),codeBlock(call(\###
    identifier:f))),ifConfig(ifConfigClause:#if(ifConfigCondition(identifier:B),\###
    switchCase(expressionPattern(implicitMember:c),codeBlock(controlStmt:break)))),\###
    switchCase(attribute:unknown(namedType:unknown),codeBlock(call(identifier:g))))
    """###
  ),
  (
    "if f { $0 }.g { h() }",
    ###"""
    ifExpr:if(conditions(member:g(call(identifier:f,trailingClosure(closure(\###
    identifier:$0))))),codeBlock(call(identifier:h)))
    """###
  ),
  (
    "for x in y.filter({ $0 }) where z { }",
    ###"""
    forStmt(identifierPattern:x,call(member:filter(identifier:y),argument(closure(\###
    identifier:$0))),whereGuard(identifier:z),codeBlock)
    """###
  ),
  (
    "do throws(E) { try a() } catch let e as F { } catch { }",
    ###"""
    doStmt(throwsType(namedType:E),codeBlock(effect:try(call(identifier:a))),\###
    catchClause(bindingPattern(expressionPattern(cast:as(identifierPattern:e,\###
    namedType:F))),codeBlock),catchClause(codeBlock))
    """###
  ),
  (
    "guard let a, case .b(let c)? = d, #available(iOS 26.0, macOS 26, *), !e else { return }",
    ###"""
    guardStmt(conditions(optionalBinding(identifierPattern:a),patternMatch(\###
    expressionPattern(optionalChain(call(implicitMember:b,argument(bindingPattern(\###
    identifierPattern:c))))),initializer(identifier:d)),availability(\###
    availabilityEntry:iOS,availabilityEntry:macOS,availabilityEntry:*),prefixOperator:!(\###
    identifier:e)),codeBlock(returnStmt))
    """###
  ),
  (
    "outer: for i in x { continue outer }",
    ###"""
    labeledStmt:outer(forStmt(identifierPattern:i,identifier:x,codeBlock(\###
    controlStmt:continue)))
    """###
  ),
  (
    "repeat { a() } while b",
    "repeatStmt(codeBlock(call(identifier:a)),identifier:b)"
  ),
  (
    "if a { } else { } ; !b.c ; -d.e()",
    ###"""
    ifExpr:if(conditions(identifier:a),codeBlock,codeBlock) prefixOperator:!(member:c(\###
    identifier:b)) prefixOperator:-(call(member:e(identifier:d)))
    """###
  ),
  (
    "case1: do { }",
    "labeledStmt:case1(doStmt(codeBlock))"
  ),
  (
    "if #unavailable(macOS 26), let x: Int = f() { }",
    ###"""
    ifExpr:if(conditions(availability(availabilityEntry:macOS),optionalBinding(\###
    identifierPattern:x,typeAnnotation(namedType:Int),initializer(call(identifier:f)))),\###
    codeBlock)
    """###
  ),
  (
    "while case .a(let b) = c, d { e() }",
    ###"""
    whileStmt(conditions(patternMatch(expressionPattern(call(implicitMember:a,argument(\###
    bindingPattern(identifierPattern:b)))),initializer(identifier:c)),identifier:d),\###
    codeBlock(call(identifier:e)))
    """###
  ),
  (
    "for case let (a, b?) in c { }",
    ###"""
    forStmt(bindingPattern(tuplePattern(identifierPattern:a,expressionPattern(\###
    optionalChain(identifierPattern:b)))),identifier:c,codeBlock)
    """###
  ),
  (
    "for try await x in y { }",
    "forStmt(identifierPattern:x,identifier:y,codeBlock)"
  ),
  (
    "if case let .a(x, y: _) = b { }",
    ###"""
    ifExpr:if(conditions(patternMatch(bindingPattern(expressionPattern(call(\###
    implicitMember:a,argument(identifierPattern:x),argument:y(discard:_)))),initializer(\###
    identifier:b))),codeBlock)
    """###
  ),
  (
    "switch (a, b) { case (.c, let d?): f(); case (is E, _): g(); default: break }",
    ###"""
    switchExpr:switch(tuple(argument(identifier:a),argument(identifier:b)),switchCase(\###
    tuplePattern(expressionPattern(implicitMember:c),bindingPattern(expressionPattern(\###
    optionalChain(identifierPattern:d)))),codeBlock(call(identifier:f))),switchCase(\###
    tuplePattern(isTypePattern(namedType:E),wildcardPattern:_),codeBlock(call(\###
    identifier:g))),switchCase(codeBlock(controlStmt:break)))
    """###
  ),
  (
    "throw a ?? b",
    "throwStmt(sequence(identifier:a,infixOperator:??,identifier:b))"
  ),
  (
    "return { a }()",
    "returnStmt(call(closure(identifier:a)))"
  ),
  (
    "defer { a() }",
    "deferStmt(codeBlock(call(identifier:a)))"
  ),
  (
    "if a == b { } else if c { } else { }",
    ###"""
    ifExpr:if(conditions(sequence(identifier:a,infixOperator:==,identifier:b)),\###
    codeBlock,ifExpr:if(conditions(identifier:c),codeBlock,codeBlock))
    """###
  ),
]
