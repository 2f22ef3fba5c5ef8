/// The bytes of a file while it is tokenized and parsed: every read is checked against their number.
///
/// It is a pointer for a measured reason: the array that owns the bytes is retained and released
/// around the loops that read it, and a `Span` cannot be stored in the tokenizer. So the bytes must
/// outlive it; `SyntaxTree.parse` sees to that, and nobody else makes one.
struct SourceBytes {
  private let base: UnsafeRawPointer
  let count: Int
  /// From how many offsets on eight bytes can be read.
  private let wordCount: Int

  init(_ base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
    wordCount = max(0, count - 7)
  }

  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count))
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The byte at an offset, or 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes from an offset on, the first of them lowest; zeros beyond the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: wordCount) else { return wordNearEnd(offset) }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first eight of the bytes from `start` to `end`, or all and zeros.
  func head(_ start: Int, _ end: Int) -> UInt64 {
    let word = word(at: start)
    return end - start < 8 ? word & ~(~0 << UInt64((end - start) * 8)) : word
  }

  @inline(never)
  private func wordNearEnd(_ offset: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = min(count, offset + 8)
    while index > offset {
      index -= 1
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  // MARK: Runs of bytes, eight at a time

  /// Where the spaces end that begin at an offset.
  @inline(__always)
  func endOfSpaces(from offset: Int) -> Int {
    var end = offset
    while true {
      let others = word(at: end) ^ ByteLanes.all(UInt8(ascii: " "))
      if others != 0 { return end &+ ByteLanes.first(others) }
      end &+= 8
    }
  }

  /// The first line feed or carriage return from an offset on, or the end.
  @inline(__always)
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count {
      let word = word(at: end)
      let found = ByteLanes.equal(word, 0x0A) | ByteLanes.equal(word, 0x0D)
      if found != 0 { return end &+ ByteLanes.first(found) }
      end &+= 8
    }
    return count
  }

  /// The first quote, backslash, line feed or carriage return from an offset on, or the end.
  @inline(__always)
  func endOfPlainText(from offset: Int) -> Int {
    var end = offset
    while end < count {
      let word = word(at: end)
      let found =
        ByteLanes.equal(word, 0x0A) | ByteLanes.equal(word, 0x0D)
        | ByteLanes.equal(word, UInt8(ascii: "\"")) | ByteLanes.equal(word, UInt8(ascii: "\\"))
      if found != 0 { return end &+ ByteLanes.first(found) }
      end &+= 8
    }
    return count
  }
}

/// Eight bytes in one integer, looked at together. A question's answer has the top bit of each byte
/// for which it is true; up to the lowest of these it is exact, and above it may be wrong.
enum ByteLanes {
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// A byte eight times.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The number of the lowest byte that is not 0; 8 without one.
  @inline(__always)
  static func first(_ lanes: UInt64) -> Int { lanes.trailingZeroBitCount >> 3 }

  /// The bytes of a word below the lowest one that is not 0 in `lanes`.
  @inline(__always)
  static func bytes(of word: UInt64, below lanes: UInt64) -> UInt64 {
    word & ((lanes & (0 &- lanes)) >> 7 &- 1)
  }

  /// Which bytes equal one.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let differences = word ^ all(byte)
    return (differences &- all(1)) & ~differences & tops
  }

  /// Which bytes are no ASCII letters.
  @inline(__always)
  static func notLetters(_ word: UInt64) -> UInt64 {
    let lowered = (word & ~tops) | all(0x20)
    let fromA = lowered &+ all(0x80 - UInt8(ascii: "a"))
    let beyondZ = lowered &+ all(0x80 - UInt8(ascii: "z") - 1)
    return ~(fromA & ~beyondZ & ~word) & tops
  }
}
