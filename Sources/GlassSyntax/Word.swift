/// The words and operators that the grammar knows, so that the parser compares numbers and not text.
package enum Word: UInt16, Sendable {
  /// Any other identifier or operator.
  case none

  // Reserved words (`TokenKind.keyword`), up to `underscore`.
  case anyType, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, initializer, `inout`, `internal`, `is`, `let`
  case `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, selfValue, selfType, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`, underscore

  // Contextual words (`TokenKind.identifier`).
  case actor, any, async, await, borrow, borrowing, consume, consuming, copy, convenience, didSet
  case discard, distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, macro
  case modify, module, mutate, mutating, nonisolated, nonmutating, nonsending, of, open, optional,
    override
  case package, postfix, prefix, read, reasync, required, sending, set, some, then, unowned, unsafe
  case weak, willSet, yield, underscoreRead, underscoreModify, unsafeAddress, unsafeMutableAddress
  case underscoreConst, underscoreLocal, underscoreConsuming, setterAccess, typeMember
  case protocolMember, available, backDeployed, convention, escaping, autoclosure, sendable,
    differentiable
  case dependsOn, underscoreOwned, underscoreShared, accessorBlock, using

  // `#` words (`TokenKind.pound`).
  case poundIf, poundElse, poundElseif, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation, poundLiteral

  // Operators (`TokenKind.operatorToken`).
  case equal, arrow, question, exclaim, ampersand, less, greater, minus, tilde, ellipsis, colonColon
  case slash, star

  /// The last reserved word.
  static let lastKeyword = Word.underscore

  /// The spellings of all words but operators and `#` words.
  static let spellings: [(StaticString, Word)] = [
    ("Any", .anyType), ("as", .as), ("associatedtype", .associatedtype), ("break", .break),
    ("case", .case), ("catch", .catch), ("class", .class), ("continue", .continue),
    ("default", .default), ("defer", .defer), ("deinit", .deinit), ("do", .do), ("else", .else),
    ("enum", .enum), ("extension", .extension), ("fallthrough", .fallthrough), ("false", .false),
    ("fileprivate", .fileprivate), ("for", .for), ("func", .func), ("guard", .guard), ("if", .if),
    ("import", .import), ("in", .in), ("init", .initializer), ("inout", .inout),
    ("internal", .internal), ("is", .is), ("let", .let), ("nil", .nil), ("operator", .operator),
    ("precedencegroup", .precedencegroup), ("private", .private), ("protocol", .protocol),
    ("public", .public), ("repeat", .repeat), ("rethrows", .rethrows), ("return", .return),
    ("self", .selfValue), ("Self", .selfType), ("static", .static), ("struct", .struct),
    ("subscript", .subscript), ("super", .super), ("switch", .switch), ("throw", .throw),
    ("throws", .throws), ("true", .true), ("try", .try), ("typealias", .typealias), ("var", .var),
    ("where", .where), ("while", .while), ("_", .underscore), ("actor", .actor), ("any", .any),
    ("async", .async), ("await", .await), ("borrow", .borrow), ("borrowing", .borrowing),
    ("consume", .consume), ("consuming", .consuming), ("copy", .copy),
    ("convenience", .convenience), ("didSet", .didSet), ("discard", .discard),
    ("distributed", .distributed), ("dynamic", .dynamic), ("each", .each), ("final", .final),
    ("get", .get), ("indirect", .indirect), ("infix", .infix), ("isolated", .isolated),
    ("lazy", .lazy), ("macro", .macro), ("modify", .modify), ("module", .module),
    ("mutate", .mutate), ("mutating", .mutating), ("nonisolated", .nonisolated),
    ("nonmutating", .nonmutating),
    ("nonsending", .nonsending), ("of", .of), ("open", .open), ("optional", .optional),
    ("override", .override), ("package", .package), ("postfix", .postfix), ("prefix", .prefix),
    ("read", .read), ("reasync", .reasync), ("required", .required), ("sending", .sending),
    ("set", .set), ("some", .some), ("then", .then), ("unowned", .unowned), ("unsafe", .unsafe),
    ("weak", .weak), ("willSet", .willSet), ("yield", .yield), ("_read", .underscoreRead),
    ("_modify", .underscoreModify), ("unsafeAddress", .unsafeAddress),
    ("unsafeMutableAddress", .unsafeMutableAddress), ("_const", .underscoreConst),
    ("_local", .underscoreLocal), ("__consuming", .underscoreConsuming),
    ("__setter_access", .setterAccess), ("Type", .typeMember), ("Protocol", .protocolMember),
    ("available", .available), ("backDeployed", .backDeployed), ("convention", .convention),
    ("escaping", .escaping), ("autoclosure", .autoclosure), ("Sendable", .sendable),
    ("differentiable", .differentiable), ("dependsOn", .dependsOn), ("__owned", .underscoreOwned),
    ("__shared", .underscoreShared), ("_accessorBlock", .accessorBlock), ("using", .using),
  ]

  /// The spellings of the `#` words, without the `#`.
  static let poundSpellings: [(StaticString, Word)] = [
    ("if", .poundIf), ("else", .poundElse), ("elseif", .poundElseif), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable),
    ("sourceLocation", .poundSourceLocation), ("file", .poundLiteral), ("fileID", .poundLiteral),
    ("filePath", .poundLiteral), ("function", .poundLiteral), ("line", .poundLiteral),
    ("column", .poundLiteral), ("dsohandle", .poundLiteral),
  ]
}

/// A hash table from spellings to words.
struct WordTable: Sendable {
  /// One slot: a word and where its spelling stands in `text`.
  struct Slot: Sendable {
    var word: Word = .none
    var length: UInt16 = 0
    var text: UInt32 = 0
  }

  private(set) var slots: [Slot]
  private(set) var text: [UInt8] = []

  /// All words but operators and `#` words.
  static let words = WordTable(Word.spellings)
  /// The `#` words.
  static let pounds = WordTable(Word.poundSpellings)

  init(_ spellings: [(StaticString, Word)]) {
    slots = Array(repeating: Slot(), count: 1024)
    for (spelling, word) in spellings {
      let start = text.count
      spelling.withUTF8Buffer { text.append(contentsOf: $0) }
      var slot = WordTable.slot(text, start, text.count)
      while slots[slot].word != .none { slot = (slot + 1) & 1023 }
      slots[slot] = Slot(
        word: word, length: UInt16(text.count - start), text: UInt32(start))
    }
  }

  /// The slot of a spelling: of its length and of three of its bytes, so that most other names need no
  /// look at the rest.
  @inline(__always)
  private static func slot(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    let length = end - start
    let first = Int(bytes[start])
    let middle = Int(bytes[start + length / 2])
    let last = Int(bytes[end - 1])
    return (first &* 7 &+ middle &* 61 &+ last &* 13 &+ length &* 151) & 1023
  }

  /// The word that `bytes[start..<end]` spells.
  @inline(__always)
  func word(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Word {
    guard end > start else { return .none }
    var index = WordTable.slot(bytes, start, end)
    while true {
      let slot = slots[index]
      if slot.word == .none { return .none }
      if Int(slot.length) == end - start {
        var offset = 0
        while offset < end - start, text[Int(slot.text) + offset] == bytes[start + offset] {
          offset += 1
        }
        if offset == end - start { return slot.word }
      }
      index = (index + 1) & 1023
    }
  }
}
