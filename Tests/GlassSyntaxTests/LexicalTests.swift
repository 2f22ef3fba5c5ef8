import Testing

/// Where tokens begin and end: strings, regular expressions, comments, numbers, operators, names. Each case is a source and its outline.
struct LexicalTests {
  @Test(arguments: lexicalCases)
  func structure(_ source: String, _ expected: String) {
    #expect(outline(of: source) == expected)
  }
}

private let lexicalCases: [(String, String)] = [
  (
    "let a = b / c / d",
    ###"""
    variableDecl(binding(identifierPattern:a,initializer(sequence(identifier:b,\###
    infixOperator:/,identifier:c,infixOperator:/,identifier:d))))
    """###
  ),
  (
    ###"""
    let r = try! /a(b{1,2})[)/]\/c/.firstMatch(in: x)
    """###,
    ###"""
    variableDecl(binding(identifierPattern:r,initializer(effect:try(regexLiteral:/a(b{1,\###
    2})[)/)))) missing sequence(keyPath(missing),infixOperator:/,call(member:firstMatch(\###
    postfixOperator:/(identifier:c)),argument:in(identifier:x)))
    """###
  ),
  (
    "f(/Case.open)",
    "call(identifier:f,argument(prefixOperator:/(member:open(identifier:Case))))"
  ),
  (
    "x = f(1, /) + g(a, /, b)",
    ###"""
    assignment(identifier:x,sequence(call(identifier:f,argument(literal:1),argument(\###
    identifier:/)),infixOperator:+,call(identifier:g,argument(identifier:a),argument(\###
    identifier:/),argument(identifier:b))))
    """###
  ),
  (
    ###"""
    a.b(of: /^[0-9]{8}-"?$/) != nil
    """###,
    ###"""
    sequence(call(member:b(identifier:a),argument:of(regexLiteral:/^[0-9]{8}-"?$/)),\###
    infixOperator:!=,literal:nil)
    """###
  ),
  (
    "_ = w/2/(h[0]+1)",
    ###"""
    assignment(discard:_,sequence(identifier:w,infixOperator:/,literal:2,\###
    infixOperator:/,tuple(argument(sequence(subscript(identifier:h,argument(literal:0)),\###
    infixOperator:+,literal:1)))))
    """###
  ),
  (
    ###"""
    let r = #/a "b" /c/# + #/
      (x)  # comment
    /#
    """###,
    ###"""
    variableDecl(binding(identifierPattern:r,initializer(sequence(regexLiteral:#/a "b" /c/#,infixOperator:+,regexLiteral:#/
      (x)  # comment
    /#))))
    """###
  ),
  (
    "if s.contains(/[}]/) { a() }",
    ###"""
    ifExpr:if(conditions(call(member:contains(identifier:s),argument(\###
    regexLiteral:/[}]/))),codeBlock(call(identifier:a)))
    """###
  ),
  (
    "/* a /* b */ c */ f() // d",
    "call(identifier:f)"
  ),
  (
    ###"""
    "a \(b("c \(d)")) e"
    """###,
    ###"""
    stringLiteral(stringSegment:a ,interpolation(argument(call(identifier:b,argument(\###
    stringLiteral(stringSegment:c ,interpolation(argument(identifier:d))))))),\###
    stringSegment: e)
    """###
  ),
  (
    ###"""
    """
      x \({ """
        y
        """ }()) \"""
      z
      """
    """###,
    ###"""
    stringLiteral(stringSegment:
      x ,interpolation(argument(call(closure(stringLiteral(stringSegment:
        y
        ))))),stringSegment: \"""
      z
      )
    """###
  ),
  (
    ###"""
    #"a \(b) \#(c) ""#
    """###,
    ###"""
    stringLiteral(stringSegment:a \(b) ,interpolation(argument(identifier:c)),\###
    stringSegment: ")
    """###
  ),
  (
    ###"""
    #Preview("a", traits: .x) { @Previewable @State var y = 1; V() }
    """###,
    ###"""
    macroExpansion:#Preview(argument(stringLiteral(stringSegment:a)),argument:traits(\###
    implicitMember:x),trailingClosure(closure(variableDecl(attribute:Previewable(\###
    namedType:Previewable),attribute:State(namedType:State),binding(identifierPattern:y,\###
    initializer(literal:1))),call(identifier:V))))
    """###
  ),
  (
    "let `a b { c`: Int = `class`()",
    ###"""
    variableDecl(binding(identifierPattern:`a b { c`,typeAnnotation(namedType:Int),\###
    initializer(call(identifier:`class`))))
    """###
  ),
  (
    "struct 🧊 { let 数 = 1 }",
    ###"""
    structDecl:🧊(memberBlock(variableDecl(binding(identifierPattern:数,initializer(\###
    literal:1)))))
    """###
  ),
  (
    "x.0.1.a",
    "member:a(member:1(member:0(identifier:x)))"
  ),
  (
    ###"""
    enum E: Int { case a = 1, b(x: Int, String = "") ; indirect case c }
    """###,
    ###"""
    enumDecl:E(inheritance(namedType:Int),memberBlock(enumCaseDecl(enumElement:a(\###
    initializer(literal:1)),enumElement:b(parameter:x(namedType:Int),parameter(\###
    namedType:String,defaultValue(stringLiteral)))),enumCaseDecl(enumElement:c)))
    """###
  ),
  (
    "f(<#T##x: Int##Int#>) { <#code#> }",
    ###"""
    call(identifier:f,argument(identifier:<#T##x: Int##Int#>),trailingClosure(closure(\###
    identifier:<#code#>)))
    """###
  ),
  (
    ###"""
    macro m(_ a: Int) -> String = #externalMacro(module: "M", type: "T")
    """###,
    ###"""
    macroDecl:m(parameter:a(namedType:Int),returnType(namedType:String),defaultValue(\###
    macroExpansion:#externalMacro(argument:module(stringLiteral(stringSegment:M)),\###
    argument:type(stringLiteral(stringSegment:T)))))
    """###
  ),
  (
    ###"""
    let a = "b\
    c"
    """###,
    ###"""
    variableDecl(binding(identifierPattern:a,initializer(stringLiteral(\###
    stringSegment:b\)))) identifier:c stringLiteral
    """###
  ),
  (
    ###"""
    """
     \(a, x: "b")
     """.c()
    """###,
    ###"""
    call(member:c(stringLiteral(stringSegment:
     ,interpolation(argument(identifier:a),argument:x(stringLiteral(stringSegment:b))),stringSegment:
     )))
    """###
  ),
  (
    ###"""
    ##"a "# b \##(c)"##
    """###,
    ###"""
    stringLiteral(stringSegment:a "# b ,interpolation(argument(identifier:c)))
    """###
  ),
  (
    ###"""
    let a = b
      .c()
      // comment
      .d
    """###,
    ###"""
    variableDecl(binding(identifierPattern:a,initializer(member:d(call(member:c(\###
    identifier:b))))))
    """###
  ),
  (
    ###"""
    @attached(member, names: named(x)) macro m() = #externalMacro(module: "a", type: "b")
    """###,
    ###"""
    macroDecl:m(attribute:attached(namedType:attached,argument(identifier:member),\###
    argument:names(call(identifier:named,argument(identifier:x)))),defaultValue(\###
    macroExpansion:#externalMacro(argument:module(stringLiteral(stringSegment:a)),\###
    argument:type(stringLiteral(stringSegment:b)))))
    """###
  ),
  (
    "x &+= y &<< z",
    "sequence(identifier:x,infixOperator:&+=,identifier:y,infixOperator:&<<,identifier:z)"
  ),
  (
    "-1.5e-3 + 0x1F.8p2 + 1_000.a",
    ###"""
    sequence(prefixOperator:-(literal:1.5e-3),infixOperator:+,literal:0x1F.8p2,\###
    infixOperator:+,member:a(literal:1_000))
    """###
  ),
  (
    "f<<g; h>>i; j>>>k",
    ###"""
    sequence(identifier:f,infixOperator:<<,identifier:g) sequence(identifier:h,\###
    infixOperator:>>,identifier:i) sequence(identifier:j,infixOperator:>>>,identifier:k)
    """###
  ),
]
