/// What a file says about a name, as far as its bytes tell without being parsed.
///
/// All of it may be claimed where it does not hold (in strings and comments, of local variables); none of it is
/// missed where it holds.
package struct Mention: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A type of this name is declared.
  package static let type = Mention(rawValue: 1)
  /// A type of this name is extended.
  package static let extended = Mention(rawValue: 2)
  /// A function, property or alias of this name is declared.
  package static let value = Mention(rawValue: 4)
  /// The same, and an extension stands before it, so that it may be a member of something foreign.
  package static let member = Mention(rawValue: 8)
  /// An extension gives the type conformances.
  package static let conforming = Mention(rawValue: 16)
  /// A type of this name is declared with one of the protocols that a scan looks for after the colon.
  package static let view = Mention(rawValue: 32)
  /// A type of this name is declared without.
  package static let otherType = Mention(rawValue: 64)

  /// A case of an enum is declared.
  package static let enumCase = Mention(rawValue: 128)

  /// Where a type and its members are declared.
  package static let typeOrExtended = Mention(rawValue: 1 | 2)
  /// Where it is told what a type conforms to.
  package static let typeOrConforming = Mention(rawValue: 1 | 16)

  package static let declarations: Mention = [
    .type, .extended, .value, .member, .conforming, .enumCase,
  ]
}

/// Collects the names that files mention, without telling code from strings and comments.
///
/// It belongs to one worker and is used for one file after another.
package struct NameScan {
  /// The words to look for, each with a set of bits for those who look for it.
  package struct Words: Sendable {
    fileprivate var slots: [(hash: UInt64, bits: UInt64)]
    fileprivate let mask: Int

    package init(_ words: [Name: UInt64]) {
      var size = 64
      while size < words.count * 4 { size *= 2 }
      mask = size - 1
      slots = Array(repeating: (0, 0), count: size)
      for (name, bits) in words {
        var slot = Int(truncatingIfNeeded: name.hash) & mask
        while slots[slot].hash != 0 { slot = (slot + 1) & mask }
        slots[slot] = (name.hash, bits)
      }
    }

    /// The words whose slots are marked.
    fileprivate func names(_ isMarked: [Bool]) -> [Name] {
      zip(slots, isMarked).compactMap { $1 ? Name(hash: $0.hash) : nil }
    }

    /// The slot of a word, or nil for another name.
    @inline(__always)
    fileprivate func slot(of hash: UInt64) -> Int? {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot].hash != 0 {
        if slots[slot].hash == hash { return slot }
        slot = (slot + 1) & mask
      }
      return nil
    }

    @inline(__always)
    fileprivate func bits(of hash: UInt64) -> UInt64 {
      slot(of: hash).map { slots[$0].bits } ?? 0
    }
  }

  /// What a word does to the names behind it.
  private enum Keyword: UInt8 {
    case none
    /// `func`, `typealias`
    case value
    /// `var`, `let`
    case binding
    case type
    case `extension`
    /// One of the protocols of views, in the header of a type
    case view
    case `case`

    static let all: [Name: Keyword] = [
      "func": .value, "typealias": .value, "var": .binding, "let": .binding, "struct": .type,
      "class": .type, "enum": .type, "actor": .type, "protocol": .type, "extension": .extension,
      "case": .case,
    ]
  }

  private struct Entry {
    var hash: UInt32
    var mention: Mention
    var keyword: Keyword
  }

  /// The names of the files so far: hash, file and mention of each, packed.
  package private(set) var mentions: [UInt64] = []

  /// The words that some file holds.
  package var foundWords: [Name] { words.names(isFound) }
  private var isFound: [Bool]

  private let words: Words
  private let keywords: Words
  private var entries: [Entry] = []
  /// By hash: the number of the file in which a name was seen last, the number of its entry, and its keyword.
  private var table: [Slot] = Array(repeating: Slot(), count: 1024)

  private struct Slot {
    var stamp: UInt64 = 0
    var entry: Int32 = 0
    var keyword = Keyword.none
  }
  private var epoch: UInt32 = 0

  /// - Parameter viewProtocols: Types that are declared with one of them are told from others.
  package init(words: Words, viewProtocols: Set<Name>) {
    self.words = words
    isFound = Array(repeating: false, count: words.slots.count)
    var keywords = Keyword.all
    for name in viewProtocols { keywords[name] = .view }
    self.keywords = Words(keywords.mapValues { UInt64($0.rawValue) })
  }

  /// Collects the names of a file.
  /// - Returns: The bits of all words that it holds.
  package mutating func scan(_ array: [UInt8], file: Int) -> UInt64 {
    let bytes = array.span
    entries.removeAll(keepingCapacity: true)
    epoch += 1
    var walk = Walk()
    var bits: UInt64 = 0
    let classes = Self.classes.span
    var position = 0
    let count = bytes.count
    while position < count {
      if !walk.minds {
        // Most of the time only names count.
        let rest = ByteWord.otherLength(bytes.word(at: position))
        position += rest
        if rest == 8 { continue }
      }
      let word = bytes.word(at: position)
      switch classes[Int(UInt8(truncatingIfNeeded: word))] {
      case .other: position += word == ByteWord.spaces ? 8 : 1
      case .letter:
        let start = position
        var length = ByteWord.nameLength(word)
        var isASCII = ByteWord.isASCII(word, length)
        if length < 8 {
          position += length
          note(NameHasher.hash(word: word, length: length), &walk, &bits)
        } else {
          repeat {
            position += length
            guard position < count else { break }
            let word = bytes.word(at: position)
            length = ByteWord.nameLength(word)
            isASCII = isASCII && ByteWord.isASCII(word, length)
          } while length == 8
          if position < count { position += length }
          note(NameHasher.hash(bytes.extracting(start..<position)), &walk, &bits)
        }
        if !isASCII { noteParts(bytes.extracting(start..<position), &bits) }
        if walk.header >= 0, position < count { walk.afterHeaderName(bytes, position, &entries) }
      case .digit:
        var length = 8
        while length == 8, position < count {
          length = ByteWord.nameLength(bytes.word(at: position))
          position += length
        }
      case .mark:
        walk.pass(UInt8(truncatingIfNeeded: word))
        position += 1
      }
    }
    for entry in entries
    where entry.keyword == .none || entry.keyword == .view || !entry.mention.isEmpty {
      mentions.append(
        UInt64(entry.hash) << 32 | UInt64(UInt32(truncatingIfNeeded: file)) << 8
          | UInt64(entry.mention.rawValue))
    }
    return bits
  }

  /// Where the scan stands in a file.
  private struct Walk {
    /// What the next name is declared as.
    var pending: Mention = []
    /// Whether `let` or `var` of a list of bindings stands before, and how deep in brackets.
    var isBinding = false
    /// What the names of the list are declared as.
    var listed: Mention = []
    var isTuple = false
    var depth = 0
    var sawExtension = false
    var isExtension = false
    /// The entry of the type whose header is being read, or -1.
    var header = -1
    var headerConforms = false
    /// Whether the header's name was just read and no other mention made a type of it.
    var isNewType = false

    /// Whether what stands between names makes a difference.
    @inline(__always)
    var minds: Bool { isBinding || header >= 0 }

    /// A bracket, comma or line break.
    @inline(__always)
    mutating func pass(_ byte: UInt8) {
      if byte == UInt8(ascii: "{") { header = -1 }
      guard isBinding else { return }
      if byte == UInt8(ascii: ".") {
        // `case .name` is a pattern.
        if pending == .enumCase {
          isBinding = false
          pending = []
        }
        return
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if !pending.isEmpty { isTuple = true }
        depth += 1
      case UInt8(ascii: "{"):
        if depth == 0 { isBinding = false } else { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { isBinding = false }
      case UInt8(ascii: ","):
        if depth == 0 || depth == 1 && isTuple { pending = listed }
      default:
        // A line break ends the list, unless a comma stands before it.
        guard depth == 0, pending.isEmpty else { return }
        isBinding = false
      }
      if depth == 0, byte == UInt8(ascii: ")") { isTuple = false }
    }

    var value: Mention { sawExtension ? [.value, .member] : .value }

    /// Behind a name in the header of a type: `extension Outer.Inner`, `extension Type: Protocol`.
    @inline(__always)
    mutating func afterHeaderName(
      _ bytes: Span<UInt8>, _ position: Int, _ entries: inout [Entry]
    ) {
      guard isExtension else {
        // `import struct Module.Name` declares nothing.
        if isNewType, bytes[position] == UInt8(ascii: ".") {
          entries[header].mention.subtract([.type, .otherType])
          header = -1
        }
        isNewType = false
        return
      }
      guard !headerConforms else { return }
      if bytes[position] == UInt8(ascii: ".") {
        pending = .extended
        return
      }
      var next = position
      while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: ":") {
        headerConforms = true
        entries[header].mention.insert(.conforming)
      }
    }
  }

  /// The parts of a name that holds other than ASCII: an operator may stand between them.
  private mutating func noteParts(_ bytes: Span<UInt8>, _ bits: inout UInt64) {
    var walk = Walk()
    var start = 0
    for position in 0...bytes.count
    where position == bytes.count || bytes[position] >= 0x80 {
      if start < position {
        note(NameHasher.hash(bytes.extracting(start..<position)), &walk, &bits)
      }
      start = position + 1
    }
  }

  @inline(__always)
  private mutating func note(_ hash: UInt64, _ walk: inout Walk, _ bits: inout UInt64) {
    let short = UInt32(truncatingIfNeeded: hash)
    let stamp = UInt64(epoch) << 32 | UInt64(short)
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot].stamp != stamp {
      if table[slot].stamp >> 32 != UInt64(epoch) {
        slot = add(hash, stamp, at: slot, &bits)
        break
      }
      slot = (slot + 1) & mask
    }
    let keyword = table[slot].keyword
    if walk.pending.isEmpty, keyword == .none { return }
    apply(keyword, to: Int(table[slot].entry), &walk)
  }

  private mutating func apply(_ keyword: Keyword, to number: Int, _ walk: inout Walk) {
    if !walk.pending.isEmpty, keyword == .none || keyword == .view || isContextual(number) {
      walk.isNewType =
        walk.pending.contains(.type) && !entries[number].mention.contains(.type)
      entries[number].mention.formUnion(walk.pending)
      if walk.pending.contains(.type) { entries[number].mention.insert(.otherType) }
      if !walk.pending.isDisjoint(with: [.type, .extended]) {
        walk.header = number
        walk.headerConforms = false
      }
      walk.pending = []
      return
    }
    switch keyword {
    case .none: break
    case .value:
      walk.pending = walk.value
      walk.isBinding = false
    case .binding, .case:
      walk.pending = keyword == .case ? .enumCase : walk.value
      walk.listed = walk.pending
      walk.isBinding = true
      walk.isTuple = false
      walk.depth = 0
    case .type:
      walk.pending = .type
      walk.isExtension = false
      walk.isBinding = false
    case .extension:
      walk.pending = .extended
      walk.isExtension = true
      walk.sawExtension = true
      walk.isBinding = false
    case .view:
      guard walk.header >= 0, !walk.isExtension else { return }
      entries[walk.header].mention.insert(.view)
      entries[walk.header].mention.remove(.otherType)
    }
  }

  /// Whether an entry is `actor`, which may name things as well.
  private func isContextual(_ number: Int) -> Bool { entries[number].hash == Self.actor }

  private static let actor = ("actor" as Name).shortHash

  /// Adds a name that the file mentions for the first time, and gives its place in the table.
  private mutating func add(
    _ hash: UInt64, _ stamp: UInt64, at slot: Int, _ bits: inout UInt64
  ) -> Int {
    if let word = words.slot(of: hash) {
      bits |= words.slots[word].bits
      isFound[word] = true
    }
    let keyword = Keyword(rawValue: UInt8(truncatingIfNeeded: keywords.bits(of: hash))) ?? .none
    table[slot] = Slot(
      stamp: stamp, entry: Int32(truncatingIfNeeded: entries.count), keyword: keyword)
    entries.append(
      Entry(hash: UInt32(truncatingIfNeeded: hash), mention: [], keyword: keyword))
    guard entries.count * 2 > table.count else { return slot }
    grow()
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot].stamp != stamp { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = table
    table = Array(repeating: Slot(), count: old.count * 2)
    let mask = table.count - 1
    for filled in old where filled.stamp >> 32 == UInt64(epoch) {
      var slot = Int(truncatingIfNeeded: filled.stamp) & mask
      while table[slot].stamp != 0 { slot = (slot + 1) & mask }
      table[slot] = filled
    }
  }

  private enum ByteClass: UInt8 {
    case other
    case letter
    case digit
    /// A bracket, a comma or a line break.
    case mark
  }

  private static let classes: [ByteClass] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "."), 0x0A, 0x0D:
      .mark
    default: .other
    }
  }
}
