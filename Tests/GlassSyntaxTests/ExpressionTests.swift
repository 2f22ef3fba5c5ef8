import Testing

/// Chains, calls, closures and operators. Each case is a source and its outline.
struct ExpressionTests {
  @Test(arguments: expressionCases)
  func structure(_ source: String, _ expected: String) {
    #expect(outline(of: source) == expected)
  }
}

private let expressionCases: [(String, String)] = [
  (
    "{ .next($0 ?? 0) }",
    ###"""
    closure(call(implicitMember:next,argument(sequence(identifier:$0,infixOperator:??,\###
    literal:0))))
    """###
  ),
  (
    "c ? .a.b(1) : .init(x: 2)",
    ###"""
    ternary(identifier:c,call(member:b(implicitMember:a),argument(literal:1)),call(\###
    implicitMember:init,argument:x(literal:2)))
    """###
  ),
  (
    "x = c ? a : b ? d : e",
    ###"""
    assignment(identifier:x,ternary(identifier:c,identifier:a,ternary(identifier:b,\###
    identifier:d,identifier:e)))
    """###
  ),
  (
    "a == b ? x : y",
    "ternary(sequence(identifier:a,infixOperator:==,identifier:b),identifier:x,identifier:y)"
  ),
  (
    "a = b = c ? d : e",
    ###"""
    assignment(identifier:a,assignment(identifier:b,ternary(identifier:c,identifier:d,\###
    identifier:e)))
    """###
  ),
  (
    ###"""
    view
      .a()
      #if os(iOS)
      .b(1)
      #elseif X
      .c { d() }
      #else
        #if Y
        .e()
        #endif
      #endif
      .f()
    """###,
    ###"""
    call(member:f(postfixIfConfig(call(member:a(identifier:view)),ifConfig(\###
    ifConfigClause:#if(ifConfigCondition(call(identifier:os,argument(identifier:iOS))),\###
    call(implicitMember:b,argument(literal:1))),ifConfigClause:#elseif(\###
    ifConfigCondition(identifier:X),call(implicitMember:c,trailingClosure(closure(call(\###
    identifier:d))))),ifConfigClause:#else(postfixIfConfig(ifConfig(ifConfigClause:#if(\###
    ifConfigCondition(identifier:Y),call(implicitMember:e)))))))))
    """###
  ),
  (
    "a.map( { x in x } )?.sink { print($0) }",
    ###"""
    call(member:sink(optionalChain(call(member:map(identifier:a),argument(closure(\###
    closureSignature(closureParameter:x),identifier:x))))),trailingClosure(closure(call(\###
    identifier:print,argument(identifier:$0)))))
    """###
  ),
  (
    "Button { a() } label: { b } icon: { c }",
    ###"""
    call(identifier:Button,trailingClosure(closure(call(identifier:a))),\###
    trailingClosure:label(closure(identifier:b)),trailingClosure:icon(closure(\###
    identifier:c)))
    """###
  ),
  (
    "let s = if a { 1 } else if b { 2 } else { 3 }",
    ###"""
    variableDecl(binding(identifierPattern:s,initializer(ifExpr:if(conditions(\###
    identifier:a),codeBlock(literal:1),ifExpr:if(conditions(identifier:b),codeBlock(\###
    literal:2),codeBlock(literal:3))))))
    """###
  ),
  (
    "f(switch x { case 1: 2; default: 3 })",
    ###"""
    call(identifier:f,argument(switchExpr:switch(identifier:x,switchCase(\###
    expressionPattern(literal:1),codeBlock(literal:2)),switchCase(codeBlock(\###
    literal:3)))))
    """###
  ),
  (
    ###"""
    \.self
    """###,
    "keyPath(implicitMember:self)"
  ),
  (
    ###"""
    \Root.a?.b[0].c!
    """###,
    ###"""
    keyPath(namedType:Root,optionalChain:!(member:c(subscript(member:b(optionalChain:?(\###
    implicitMember:a)),argument(literal:0)))))
    """###
  ),
  (
    ###"""
    f(\.?.count, \.[0])
    """###,
    ###"""
    call(identifier:f,argument(keyPath(member:count(optionalChain:.?.))),argument(\###
    keyPath(subscript(missing,argument(literal:0)))))
    """###
  ),
  (
    "x.y = unsafe z.w(&q)",
    ###"""
    assignment(member:y(identifier:x),effect:unsafe(call(member:w(identifier:z),\###
    argument(prefixOperator:&(identifier:q)))))
    """###
  ),
  (
    "let x = consume y; _ = copy z",
    ###"""
    variableDecl(binding(identifierPattern:x,initializer(effect:consume(\###
    identifier:y)))) assignment(discard:_,effect:copy(identifier:z))
    """###
  ),
  (
    "f(a, b,)",
    "call(identifier:f,argument(identifier:a),argument(identifier:b))"
  ),
  (
    "x.init(a:b:)(1)",
    "call(member:init(identifier:x),argument(literal:1))"
  ),
  (
    "#selector(a.b(c:))",
    "macroExpansion:#selector(argument(member:b(identifier:a)))"
  ),
  (
    "let (a, (b, _)): T = c",
    ###"""
    variableDecl(binding(tuplePattern(identifierPattern:a,tuplePattern(\###
    identifierPattern:b,wildcardPattern:_)),typeAnnotation(namedType:T),initializer(\###
    identifier:c)))
    """###
  ),
  (
    ###"""
    f(a)
    (b)
    [c]
    """###,
    ###"""
    call(identifier:f,argument(identifier:a)) tuple(argument(identifier:b)) array(\###
    identifier:c)
    """###
  ),
  (
    "f { a, _ in b }",
    ###"""
    call(identifier:f,trailingClosure(closure(closureSignature(closureParameter:a,\###
    closureParameter:_),identifier:b)))
    """###
  ),
  (
    "f { @MainActor in a() }",
    ###"""
    call(identifier:f,trailingClosure(closure(closureSignature(attribute:MainActor(\###
    namedType:MainActor)),call(identifier:a))))
    """###
  ),
  (
    "let f = { [unowned(unsafe) a] in a }",
    ###"""
    variableDecl(binding(identifierPattern:f,initializer(closure(closureSignature(\###
    closureCapture:a),identifier:a))))
    """###
  ),
  (
    "a?.b!.c?[d] { e }",
    ###"""
    subscript(optionalChain(member:c(forceUnwrap(member:b(optionalChain(\###
    identifier:a))))),argument(identifier:d),trailingClosure(closure(identifier:e)))
    """###
  ),
  (
    "[a: b, c: d][e]; [:]; []",
    ###"""
    subscript(dictionary(identifier:a,identifier:b,identifier:c,identifier:d),argument(\###
    identifier:e)) dictionary array
    """###
  ),
  (
    "a + { b }() * c",
    ###"""
    sequence(identifier:a,infixOperator:+,call(closure(identifier:b)),infixOperator:*,\###
    identifier:c)
    """###
  ),
  (
    "f(x: { a }, y: b) { c }",
    ###"""
    call(identifier:f,argument:x(closure(identifier:a)),argument:y(identifier:b),\###
    trailingClosure(closure(identifier:c)))
    """###
  ),
  (
    "Module::f(A::b)",
    "call(identifier:f,argument(identifier:b))"
  ),
  (
    "x = try await f() + g()",
    ###"""
    assignment(identifier:x,sequence(effect:try(effect:await(call(identifier:f))),\###
    infixOperator:+,call(identifier:g)))
    """###
  ),
  (
    "print(#file, #line, #function)",
    ###"""
    call(identifier:print,argument(literal:#file),argument(literal:#line),argument(\###
    literal:#function))
    """###
  ),
  (
    ###"""
    a.b
    .c
    """###,
    "member:c(member:b(identifier:a))"
  ),
  (
    "repeat each f(x)",
    "effect:repeat(effect:each(call(identifier:f,argument(identifier:x))))"
  ),
  (
    "a ?? b ? c : d",
    "ternary(sequence(identifier:a,infixOperator:??,identifier:b),identifier:c,identifier:d)"
  ),
  (
    "A { }.b { } c: { }",
    ###"""
    call(member:b(call(identifier:A,trailingClosure(closure))),trailingClosure(closure),\###
    trailingClosure:c(closure))
    """###
  ),
  (
    ".a(b).c",
    "member:c(call(implicitMember:a,argument(identifier:b)))"
  ),
  (
    ###"""
    [
      a,
      #if B
      c,
      #endif
      d
    ]
    """###,
    ###"""
    array(identifier:a,ifConfig(ifConfigClause:#if(ifConfigCondition(identifier:B),\###
    identifier:c)),identifier:d)
    """###
  ),
  (
    "x = (a, b: c)",
    "assignment(identifier:x,tuple(argument(identifier:a),argument:b(identifier:c)))"
  ),
]
