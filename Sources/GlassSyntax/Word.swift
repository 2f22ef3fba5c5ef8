/// The words and operators that the grammar knows, so that the parser compares numbers and not text.
package enum Word: UInt16, Sendable, BitwiseCopyable {
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
    /// The spelling's first eight bytes, as `SourceBytes.word` has them; 0 in an empty slot.
    var head: UInt64 = 0
    var text: UInt16 = 0
    var length: UInt8 = 0
    var word: Word = .none
    var isKeyword = false
  }

  private var slots = Array(repeating: Slot(), count: 512)
  private var text: [UInt8] = []

  /// All words but operators and `#` words.
  static let words = WordTable(Word.spellings)
  /// The `#` words.
  static let pounds = WordTable(Word.poundSpellings)

  init(_ spellings: [(StaticString, Word)]) {
    for (spelling, word) in spellings {
      let start = text.count
      spelling.withUTF8Buffer { text.append(contentsOf: $0) }
      var head: UInt64 = 0
      for byte in text[start...].prefix(8).reversed() { head = head << 8 | UInt64(byte) }
      var index = WordTable.index(head)
      while slots[index].head != 0 { index = (index + 1) & 511 }
      slots[index] = Slot(
        head: head, text: UInt16(start), length: UInt8(text.count - start), word: word,
        isKeyword: word.rawValue <= Word.lastKeyword.rawValue)
    }
  }

  /// The slot where the search for a spelling begins.
  @inline(__always)
  private static func index(_ head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The slot of the word that `bytes[start..<end]` spells, an empty one where it spells none.
  ///
  /// - Parameter head: the first eight of these bytes, or all and zeros.
  @inline(__always)
  func find(_ head: UInt64, _ bytes: SourceBytes, _ start: Int, _ end: Int) -> Slot {
    var index = WordTable.index(head)
    while true {
      let slot = slots[index]
      if slot.head == 0 { return slot }
      if slot.head == head {
        let length = end &- start
        if length <= 8, Int(slot.length) == length { return slot }
        return findLong(from: index, bytes, start, end)
      }
      index = (index &+ 1) & 511
    }
  }

  /// Goes on with a search for a spelling of more than eight bytes.
  @inline(never)
  private func findLong(from slot: Int, _ bytes: SourceBytes, _ start: Int, _ end: Int) -> Slot {
    var index = slot
    let head = slots[index].head
    while slots[index].head != 0 {
      let slot = slots[index]
      if slot.head == head, Int(slot.length) == end - start, restMatches(slot, bytes, start) {
        return slot
      }
      index = (index + 1) & 511
    }
    return Slot()
  }

  /// Whether the bytes from the ninth on spell a slot's word as well.
  private func restMatches(_ slot: Slot, _ bytes: SourceBytes, _ start: Int) -> Bool {
    for offset in 8..<Int(slot.length) where text[Int(slot.text) + offset] != bytes[start + offset]
    {
      return false
    }
    return true
  }
}
