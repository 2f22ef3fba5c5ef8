import Testing

/// Declarations and their parts. Each case is a source and its outline.
struct DeclarationTests {
  @Test(arguments: declarationCases)
  func structure(_ source: String, _ expected: String) {
    #expect(outline(of: source) == expected)
  }
}

private let declarationCases: [(String, String)] = [
  (
    "let a: Array<Int>=[]",
    ###"""
    variableDecl(binding(identifierPattern:a,typeAnnotation(namedType:Array(\###
    namedType:Int)),initializer(array)))
    """###
  ),
  (
    "let a: Array<Int>? = nil, b: [Int?]! = nil",
    ###"""
    variableDecl(binding(identifierPattern:a,typeAnnotation(optionalType(\###
    namedType:Array(namedType:Int))),initializer(literal:nil)),binding(\###
    identifierPattern:b,typeAnnotation(optionalType(arrayType(optionalType(\###
    namedType:Int)))),initializer(literal:nil)))
    """###
  ),
  (
    "func ==<T>(l: T, r: T) {}",
    ###"""
    functionDecl:==(genericParameters(genericParameter:T),parameter:l(namedType:T),\###
    parameter:r(namedType:T),codeBlock)
    """###
  ),
  (
    "prefix func -<T>(a: T) -> T { a }",
    ###"""
    functionDecl:-(genericParameters(genericParameter:T),parameter:a(namedType:T),\###
    returnType(namedType:T),codeBlock(identifier:a))
    """###
  ),
  (
    ###"""
    struct S {
      #if A
      var x = 1
      #elseif compiler(>=99)
      shiny view body => some View { f() }
      #endif
      @State private var y: Int { didSet { g() } }
    }
    """###,
    ###"""
    structDecl:S(memberBlock(ifConfig(ifConfigClause:#if(ifConfigCondition(\###
    identifier:A),variableDecl(binding(identifierPattern:x,initializer(literal:1)))),\###
    ifConfigClause:#elseif(ifConfigCondition(call(identifier:compiler,argument(\###
    prefixOperator:>=(literal:99)))),identifier:shiny,identifier:view,sequence(\###
    identifier:body,infixOperator:=>,identifier:some),call(identifier:View,\###
    trailingClosure(closure(call(identifier:f)))))),variableDecl(attribute:State(\###
    namedType:State),binding(identifierPattern:y,typeAnnotation(namedType:Int),\###
    accessorBlock(accessor:didSet(codeBlock(call(identifier:g))))))))
    """###
  ),
  (
    "func f<each T: P>(_ a: repeat each T, b c: inout Int, d: Int...) async throws(E) -> some P where T: Q {}",
    ###"""
    functionDecl:f(genericParameters(genericParameter:T(namedType:P)),parameter:a(\###
    prefixedType:repeat(prefixedType:each(namedType:T))),parameter:c(prefixedType:inout(\###
    namedType:Int)),parameter:d(namedType:Int),throwsType(namedType:E),returnType(\###
    prefixedType:some(namedType:P)),whereClause(whereRequirement(namedType:T,\###
    namedType:Q)),codeBlock)
    """###
  ),
  (
    "@available(iOS 26, *) @MyAttr(x: f()) public static func g() {}",
    ###"""
    functionDecl:g(attribute:available(availabilityEntry:iOS,availabilityEntry:*),\###
    attribute:MyAttr(namedType:MyAttr,argument:x(call(identifier:f))),codeBlock)
    """###
  ),
  (
    "let a: [3 of Int] = b, c: (any P & Q)? = d",
    ###"""
    variableDecl(binding(identifierPattern:a,typeAnnotation(arrayType(literal:3,\###
    namedType:Int)),initializer(identifier:b)),binding(identifierPattern:c,\###
    typeAnnotation(optionalType(tupleType(tupleTypeElement(prefixedType:any(\###
    compositionType(namedType:P,namedType:Q)))))),initializer(identifier:d)))
    """###
  ),
  (
    "struct A: ~Copyable, P { deinit {} }",
    ###"""
    structDecl:A(inheritance(prefixedType:~(namedType:Copyable)),inheritance(\###
    namedType:P),memberBlock(deinitDecl(codeBlock)))
    """###
  ),
  (
    "init?(a: Int) { super.init() }",
    "initDecl:init(parameter:a(namedType:Int),codeBlock(call(member:init(identifier:super))))"
  ),
  (
    "var a: Int { get async throws { 1 } set(v) { b = v } }",
    ###"""
    variableDecl(binding(identifierPattern:a,typeAnnotation(namedType:Int),\###
    accessorBlock(accessor:get(codeBlock(literal:1)),accessor:set(codeBlock(assignment(\###
    identifier:b,identifier:v))))))
    """###
  ),
  (
    "extension A.B<C> where D == E {}",
    ###"""
    extensionDecl:B(memberType:B(namedType:A,namedType:C),whereClause(whereRequirement(\###
    namedType:D,namedType:E)),memberBlock)
    """###
  ),
  (
    "typealias A<T> = B<T>.C; associatedtype D: E = F where D.G == H",
    ###"""
    typealiasDecl:A(genericParameters(genericParameter:T),memberType:C(namedType:B(\###
    namedType:T))) typealiasDecl:D(inheritance(namedType:E),namedType:F,whereClause(\###
    whereRequirement(memberType:G(namedType:D),namedType:H)))
    """###
  ),
  (
    ###"""
    infix operator +++ : P
    precedencegroup P { associativity: left }
    import struct A.B
    """###,
    "operatorDecl operatorDecl importDecl:A"
  ),
  (
    "struct A<let n: Int, T> where T: B {}",
    ###"""
    structDecl:A(genericParameters(genericParameter:n(namedType:Int),\###
    genericParameter:T),whereClause(whereRequirement(namedType:T,namedType:B)),\###
    memberBlock)
    """###
  ),
  (
    "@resultBuilder struct A { static func buildBlock(_ c: Int...) -> Int { 0 } }",
    ###"""
    structDecl:A(attribute:resultBuilder(namedType:resultBuilder),memberBlock(\###
    functionDecl:buildBlock(parameter:c(namedType:Int),returnType(namedType:Int),\###
    codeBlock(literal:0))))
    """###
  ),
  (
    "class A: B { override class func c() {} ; private(set) lazy var d = e() ; weak var f: G? }",
    ###"""
    classDecl:A(inheritance(namedType:B),memberBlock(functionDecl:c(codeBlock),\###
    variableDecl(binding(identifierPattern:d,initializer(call(identifier:e)))),\###
    variableDecl(binding(identifierPattern:f,typeAnnotation(optionalType(\###
    namedType:G))))))
    """###
  ),
  (
    "protocol P: AnyObject { var a: Int { get set } ; func b() ; init() ; subscript(i: Int) -> Int { get } }",
    ###"""
    protocolDecl:P(inheritance(namedType:AnyObject),memberBlock(variableDecl(binding(\###
    identifierPattern:a,typeAnnotation(namedType:Int),accessorBlock(accessor:get,\###
    accessor:set))),functionDecl:b,initDecl:init,subscriptDecl:subscript(parameter:i(\###
    namedType:Int),returnType(namedType:Int),accessorBlock(accessor:get))))
    """###
  ),
  (
    "actor A { nonisolated func b() {} }",
    "actorDecl:A(memberBlock(functionDecl:b(codeBlock)))"
  ),
  (
    "@objc(a:b:) func a() {}",
    "functionDecl:a(attribute:objc(namedType:objc,argument:a(identifier:b)),codeBlock)"
  ),
  (
    "var a = 1, b = f() { didSet { c() } }",
    ###"""
    variableDecl(binding(identifierPattern:a,initializer(literal:1)),binding(\###
    identifierPattern:b,initializer(call(identifier:f)),accessorBlock(accessor:didSet(\###
    codeBlock(call(identifier:c))))))
    """###
  ),
  (
    "func f(a: borrowing A, b: consuming B, c: sending C, d: @escaping () -> Void, e: isolated D) {}",
    ###"""
    functionDecl:f(parameter:a(prefixedType:borrowing(namedType:A)),parameter:b(\###
    prefixedType:consuming(namedType:B)),parameter:c(prefixedType:sending(namedType:C)),\###
    parameter:d(attributedType(attribute:escaping(namedType:escaping),functionType(\###
    tupleType,returnType(namedType:Void)))),parameter:e(prefixedType:isolated(\###
    namedType:D)),codeBlock)
    """###
  ),
  (
    ###"""
    #if A
    @B
    #else
    @C
    #endif
    struct D {}
    """###,
    ###"""
    structDecl:D(ifConfig(ifConfigClause:#if(ifConfigCondition(identifier:A),\###
    attribute:B(namedType:B)),ifConfigClause:#else(attribute:C(namedType:C))),\###
    memberBlock)
    """###
  ),
]
