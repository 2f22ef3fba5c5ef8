import Testing

/// What is left of half-typed code. Each case is a source and its outline.
struct RecoveryTests {
  @Test(arguments: recoveryCases)
  func structure(_ source: String, _ expected: String) {
    #expect(outline(of: source) == expected)
  }
}

private let recoveryCases: [(String, String)] = [
  (
    "return",
    "returnStmt"
  ),
  (
    ###"""
    struct A {
      var body: some View {
        f(
    struct B {
      func g() {
        if x {
      func h() {}
    }
    """###,
    ###"""
    structDecl:A(memberBlock(variableDecl(binding(identifierPattern:body,typeAnnotation(\###
    prefixedType:some(namedType:View)),accessorBlock(codeBlock(call(identifier:f))))))) \###
    structDecl:B(memberBlock(functionDecl:g(codeBlock(ifExpr:if(conditions(\###
    identifier:x),codeBlock))),functionDecl:h(codeBlock)))
    """###
  ),
  (
    "f(a: , b)",
    "call(identifier:f,argument:a(missing),argument(identifier:b))"
  ),
  (
    ###"""
    f(a
    g()
    """###,
    "call(identifier:f,argument(identifier:a)) call(identifier:g)"
  ),
  (
    ###"""
    }
    f()
    """###,
    "call(identifier:f)"
  ),
  (
    ###"""
    let x =
    let y = f()
    """###,
    ###"""
    variableDecl(binding(identifierPattern:x,initializer)) variableDecl(binding(\###
    identifierPattern:y,initializer(call(identifier:f))))
    """###
  ),
  (
    ###"""
    func
    struct A {}
    """###,
    "functionDecl structDecl:A(memberBlock)"
  ),
  (
    ###"""
    f(.)
    g.
    """###,
    "call(identifier:f,argument(implicitMember)) member(identifier:g)"
  ),
  (
    "@",
    "missing(attribute)"
  ),
  (
    "a.b(",
    "call(member:b(identifier:a))"
  ),
]
