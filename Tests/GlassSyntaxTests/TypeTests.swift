import Testing

/// Types, casts, and generic arguments against comparisons. Each case is a source and its outline.
struct TypeTests {
  @Test(arguments: typeCases)
  func structure(_ source: String, _ expected: String) {
    #expect(outline(of: source) == expected)
  }
}

private let typeCases: [(String, String)] = [
  (
    "f(a < b, c > (d))",
    ###"""
    call(identifier:f,argument(call(specialization(identifier:a,namedType:b,\###
    namedType:c),argument(identifier:d))))
    """###
  ),
  (
    "Dictionary<String, Array<Set<Int>>>()",
    ###"""
    call(specialization(identifier:Dictionary,namedType:String,namedType:Array(\###
    namedType:Set(namedType:Int))))
    """###
  ),
  (
    "a as? T ?? v",
    "sequence(cast:as(identifier:a,namedType:T),infixOperator:??,identifier:v)"
  ),
  (
    "x as! [String: Int?] is Any",
    ###"""
    cast:is(cast:as(identifier:x,dictionaryType(namedType:String,optionalType(\###
    namedType:Int))),namedType:Any)
    """###
  ),
  (
    "let f: @Sendable @MainActor (Int, _ a: T...) async throws -> nonisolated(nonsending) () -> Void",
    ###"""
    variableDecl(binding(identifierPattern:f,typeAnnotation(attributedType(\###
    attribute:Sendable(namedType:Sendable),attribute:MainActor(namedType:MainActor),\###
    functionType(tupleType(tupleTypeElement(namedType:Int),tupleTypeElement:_(\###
    namedType:T)),returnType(prefixedType:nonisolated(functionType(tupleType,returnType(\###
    namedType:Void)))))))))
    """###
  ),
  (
    "f { [weak self, a = b()] (c: Int, d) async -> Int in e }",
    ###"""
    call(identifier:f,trailingClosure(closure(closureSignature(closureCapture:self,\###
    closureCapture:a(call(identifier:b)),closureParameter:c(namedType:Int),\###
    closureParameter:d,returnType(namedType:Int)),identifier:e)))
    """###
  ),
  (
    "a...b; a[1...]; ..<c",
    ###"""
    sequence(identifier:a,infixOperator:...,identifier:b) subscript(identifier:a,\###
    argument(postfixOperator:...(literal:1))) prefixOperator:..<(identifier:c)
    """###
  ),
  (
    "f() as (Int) -> Void",
    ###"""
    cast:as(call(identifier:f),functionType(tupleType(tupleTypeElement(namedType:Int)),\###
    returnType(namedType:Void)))
    """###
  ),
  (
    "[(Int) -> Void]()",
    "call(array(sequence(tuple(argument(identifier:Int)),infixOperator:->,identifier:Void)))"
  ),
  (
    "let x = a as? B == c",
    ###"""
    variableDecl(binding(identifierPattern:x,initializer(sequence(cast:as(identifier:a,\###
    namedType:B),infixOperator:==,identifier:c))))
    """###
  ),
  (
    "f { (a: Int) throws(E) -> T in b }",
    ###"""
    call(identifier:f,trailingClosure(closure(closureSignature(closureParameter:a(\###
    namedType:Int),throwsType(namedType:E),returnType(namedType:T)),identifier:b)))
    """###
  ),
  (
    "A<B>.c(d); E<F>(g); h<i>j",
    ###"""
    call(member:c(specialization(identifier:A,namedType:B)),argument(identifier:d)) \###
    call(specialization(identifier:E,namedType:F),argument(identifier:g)) sequence(\###
    identifier:h,infixOperator:<,identifier:i,infixOperator:>,identifier:j)
    """###
  ),
  (
    "x = y < z ? a : b",
    ###"""
    assignment(identifier:x,ternary(sequence(identifier:y,infixOperator:<,identifier:z),\###
    identifier:a,identifier:b))
    """###
  ),
  (
    "() -> Void",
    "sequence(tuple,infixOperator:->,identifier:Void)"
  ),
  (
    "f(each x); any P.self",
    ###"""
    call(identifier:f,argument(effect:each(identifier:x))) typeExpression(\###
    prefixedType:any(memberType:self(namedType:P)))
    """###
  ),
  (
    "let x = if let a { a } else { b } as Int",
    ###"""
    variableDecl(binding(identifierPattern:x,initializer(cast:as(ifExpr:if(conditions(\###
    optionalBinding(identifierPattern:a)),codeBlock(identifier:a),codeBlock(\###
    identifier:b)),namedType:Int))))
    """###
  ),
]
