/// What a node of the syntax tree is.
///
/// Each case names its children in order; `?` is optional, `*` is any number, `|` is a choice.
/// *name* is the node's `token`, *detail* its `detail` token (see `SyntaxNode`).
package enum SyntaxKind: UInt8, Sendable, BitwiseCopyable {
  // MARK: Files and declarations

  /// The whole file: (declaration | statement | expression | ifConfig)*
  case sourceFile
  /// `struct`, name: attribute* genericParameters? inheritance* whereClause? memberBlock?
  case structDecl
  /// `class`, name: as `structDecl`.
  case classDecl
  /// `actor`, name: as `structDecl`.
  case actorDecl
  /// `enum`, name: as `structDecl`.
  case enumDecl
  /// `protocol`, name: as `structDecl`.
  case protocolDecl
  /// `extension`, name = last component of the extended type:
  /// attribute* type inheritance* whereClause? memberBlock?
  case extensionDecl
  /// The braces of a type: (declaration | ifConfig)*
  case memberBlock
  /// One inherited type or conformance: type
  case inheritance
  /// `<…>` of a declaration: genericParameter*
  case genericParameters
  /// One generic parameter, name: type? (its constraint)
  case genericParameter
  /// `where …`: (whereRequirement)*
  case whereClause
  /// `L == R` or `L: R` (flag `isConformance`): type type
  case whereRequirement
  /// `func`, name (an identifier or an operator):
  /// attribute* genericParameters? parameter* throwsType? returnType? whereClause? codeBlock?
  case functionDecl
  /// `init`, name = `init`: as `functionDecl`.
  case initDecl
  /// `deinit`: attribute* codeBlock?
  case deinitDecl
  /// `subscript`: attribute* genericParameters? parameter* returnType? whereClause? accessorBlock?
  case subscriptDecl
  /// One parameter, name = the inner name, detail = the label (the same token where there is one
  /// name): attribute* type? defaultValue? Flag `isVariadic` for `T...`.
  case parameter
  /// The type after `->`: type
  case returnType
  /// `throws(E)`: type
  case throwsType
  /// `= expression` of a parameter or a macro: expression
  case defaultValue
  /// `let` or `var` (flag `isLet`): attribute* binding*
  case variableDecl
  /// One bound pattern: pattern typeAnnotation? initializer? accessorBlock?
  case binding
  /// `: T`: type
  case typeAnnotation
  /// `= expression`: expression
  case initializer
  /// The braces after a variable or subscript. An implicit getter holds a `codeBlock` alone;
  /// otherwise: accessor*
  case accessorBlock
  /// `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init`, …, name: attribute* codeBlock?
  case accessor
  /// `case a(T), b = 1` of an enum: attribute* enumElement*
  case enumCaseDecl
  /// One element, name: parameter* initializer?
  case enumElement
  /// `typealias` (name) and `associatedtype` (flag `isAssociated`):
  /// attribute* genericParameters? inheritance* type? whereClause?
  case typealiasDecl
  /// `import`, name = the module's first component.
  case importDecl
  /// `operator`, `precedencegroup`: no children are kept.
  case operatorDecl
  /// `macro`, name: attribute* genericParameters? parameter* returnType? defaultValue? whereClause?
  case macroDecl
  /// `@Name(…)`, name = last component of its type. For `@available` the children are
  /// availabilityEntry*; for others: type? argument*
  case attribute
  /// `#if … #endif` around members, statements, cases, elements or accessors: ifConfigClause*
  case ifConfig
  /// `#if`, `#elseif` or `#else`, name = that token, detail = the last token of the condition (0
  /// without one): (ifConfigCondition)? then whatever the place holds, or the suffix expression in
  /// a postfix `#if`.
  case ifConfigClause
  /// The condition of a clause, as an expression: expression
  case ifConfigCondition

  // MARK: Statements

  /// `{ … }` of a body: (declaration | statement | expression | ifConfig)*
  case codeBlock
  /// `if`, name = the keyword. An expression too: conditions codeBlock (codeBlock | ifExpr)?
  case ifExpr
  /// `guard`: conditions codeBlock
  case guardStmt
  /// The comma-separated conditions: (expression | optionalBinding | patternMatch | availability)*
  case conditions
  /// `let x`, `let x = e`, `var x: T = e` in conditions: pattern typeAnnotation? initializer?
  case optionalBinding
  /// `case p = e` in conditions: pattern typeAnnotation? initializer?
  case patternMatch
  /// `#available(…)`, or `#unavailable(…)` with flag `isUnavailable`: availabilityEntry*
  case availability
  /// `iOS 26.0`, `*`, or `introduced: 26` and the like; name = its first token; the version is read
  /// from the node's range.
  case availabilityEntry
  /// `switch`, name = the keyword. An expression too: expression (switchCase | ifConfig)*
  case switchExpr
  /// `case p, q where e:` or `default:` (flag `isDefault`): attribute? (pattern | whereGuard)* then codeBlock
  case switchCase
  /// `where e` of a case, a `for` or a `catch`: expression
  case whereGuard
  /// `for`: pattern typeAnnotation? expression whereGuard? codeBlock
  case forStmt
  /// `while`: conditions codeBlock
  case whileStmt
  /// `repeat { } while e`: codeBlock expression
  case repeatStmt
  /// `do`, also as an expression: throwsType? codeBlock catchClause*
  case doStmt
  /// `catch p where e { }`: (pattern | whereGuard)* codeBlock
  case catchClause
  /// `return e`: expression?
  case returnStmt
  /// `throw e`: expression
  case throwStmt
  /// `defer { }`: codeBlock
  case deferStmt
  /// `break`, `continue`, `fallthrough`, `discard e`, `yield e`, `then e`, name = the keyword: expression?
  case controlStmt
  /// `label: statement`, name = the label: statement
  case labeledStmt

  // MARK: Patterns

  /// A bound name, name.
  case identifierPattern
  /// `let p`, `var p`: pattern
  case bindingPattern
  /// `(p, label: q)`: pattern*
  case tuplePattern
  /// `_`
  case wildcardPattern
  /// `is T`: type
  case isTypePattern
  /// Any other pattern, an expression: expression
  case expressionPattern

  // MARK: Expressions

  /// A bare name (`x`, `$0`, `self`, `Self`, `super`, an operator as a value, `init`), name; declaration
  /// names with argument labels (`f(a:b:)`) too.
  case identifier
  /// `a.b` name = `b`: expression. Also `a.0`, `a.self`, `a.init`.
  case member
  /// `.b` without a base, name = `b`. In a postfix `#if` it hangs on what stands before the `#if`.
  case implicitMember
  /// `f(…) { } label: { }`, name = the closing parenthesis (0 without parentheses): expression
  /// argument* trailingClosure*
  case call
  /// `a[…] { }`, name = the closing bracket: expression argument* trailingClosure*
  case `subscript`
  /// One argument or element of a tuple, name = its label (0 without one): expression
  case argument
  /// A closure after the parentheses, name = its label (0 for the unlabelled first): closure
  case trailingClosure
  /// `{ [c] (p) async -> T in … }`: closureSignature? then (declaration | statement | expression | ifConfig)*
  case closure
  /// Everything before `in`: attribute* closureCapture* closureParameter* throwsType? returnType?
  case closureSignature
  /// `[weak self, x = e]`, one each, name: expression?
  case closureCapture
  /// A parameter of a closure, name = the inner name, detail = the label: attribute* type?
  case closureParameter
  /// `f<T>`: expression type*
  case specialization
  /// `a?`: expression
  case optionalChain
  /// `a!`: expression
  case forceUnwrap
  /// `-a`, `!a`, `&a`, name = the operator: expression
  case prefixOperator
  /// `a…`, name = the operator: expression
  case postfixOperator
  /// Operands and `infixOperator` nodes in turn, not folded by precedence. Ternaries, assignments and
  /// casts are nodes of their own.
  case sequence
  /// A binary operator in a sequence, name.
  case infixOperator
  /// `c ? a : b`: expression expression expression
  case ternary
  /// `l = r`: expression expression
  case assignment
  /// `e as T`, `as?`, `as!`, `is`; name = `as` or `is`, detail = `?` or `!` (0 without one):
  /// expression type
  case cast
  /// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`, `any`, name: expression
  case effect
  /// `( … )`: argument*. One unlabelled element is a parenthesised expression.
  case tuple
  /// `[a, b]`: (expression | ifConfig)*
  case array
  /// `[k: v]`: expressions in turn, key and value
  case dictionary
  /// A number, `true`, `false`, `nil`, `#file` and the like, name.
  case literal
  /// A string of any kind: (stringSegment | interpolation)*
  case stringLiteral
  /// Literal text between interpolations, name = its token.
  case stringSegment
  /// `\(…)`: argument*
  case interpolation
  /// A regular expression literal, bare or extended, name.
  case regexLiteral
  /// `\Root.a.b`, its components as an expression: type? expression?
  case keyPath
  /// `#name<T>(…) { }`, name: type* argument* trailingClosure*. Declarations and expressions alike.
  case macroExpansion
  /// `base #if … .suffix() … #endif`: expression ifConfig
  case postfixIfConfig
  /// `_`
  case discard
  /// A type where an expression stands, such as `[Int]()` once its brackets cannot be an array: type
  case typeExpression
  /// Something that could not be read; its range was skipped.
  case missing

  // MARK: Types

  /// `A`, `Self`, `Any`, `A<B>`, name: type* (its generic arguments)
  case namedType
  /// `A.B<C>`, name = `B`: type (the base) type*
  case memberType
  /// `T?` or `T!`: type
  case optionalType
  /// `[T]` or `[n of T]`: type+
  case arrayType
  /// `[K: V]`: type type
  case dictionaryType
  /// `(a: T, U)`: tupleTypeElement*
  case tupleType
  /// One element, name = its label (0 without one): type
  case tupleTypeElement
  /// `(A) async throws -> B`: tupleType throwsType? returnType
  case functionType
  /// `some T`, `any T`, `each T`, `repeat T`, `~T`, `inout T`, `borrowing T`, `sending T`, `isolated T`, …,
  /// name = the keyword: type
  case prefixedType
  /// `A & B`: type*
  case compositionType
  /// `@escaping T`, `@MainActor T`, …: attribute* type
  case attributedType
}
