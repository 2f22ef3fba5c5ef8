/// The bytes that a bracket of a pattern stands for: `[a-z]`, `[!a]`, `[^a]`, `[]x]`, `[[:digit:]]`.
struct ByteSet: Hashable, Sendable {
  private var words: SIMD4<UInt64> = .zero

  /// Reads a bracket whose `[` stands before `at`, and moves `at` behind its `]`; nil if it is open.
  init?(_ pattern: ArraySlice<UInt8>, at: inout Int) {
    var index = at
    let isNegated =
      index < pattern.endIndex
      && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
    if isNegated { index += 1 }
    var isFirst = true
    while index < pattern.endIndex {
      if pattern[index] == UInt8(ascii: "]"), !isFirst {
        if isNegated { words = ~words }
        at = index + 1
        return
      }
      isFirst = false
      if let name = Self.className(pattern, at: &index) {
        guard insert(class: name) else { return nil }
        continue
      }
      guard let low = Self.member(pattern, at: &index) else { return nil }
      guard Self.isRange(pattern, index) else {
        insert(low)
        continue
      }
      index += 1
      guard let high = Self.member(pattern, at: &index) else { return nil }
      if low <= high { for byte in low...high { insert(byte) } }
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// One byte of the set, with its escape.
  private static func member(_ pattern: ArraySlice<UInt8>, at index: inout Int) -> UInt8? {
    guard index < pattern.endIndex else { return nil }
    if pattern[index] == .backslash {
      index += 1
      guard index < pattern.endIndex else { return nil }
    }
    index += 1
    return pattern[index - 1]
  }

  /// Whether a `-` stands at `index` that is not the last member.
  private static func isRange(_ pattern: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index + 1 < pattern.endIndex && pattern[index] == UInt8(ascii: "-")
      && pattern[index + 1] != UInt8(ascii: "]")
  }

  /// The name in `[:name:]` at `index`, which moves behind it.
  private static func className(_ pattern: ArraySlice<UInt8>, at index: inout Int) -> String? {
    guard index + 1 < pattern.endIndex, pattern[index] == UInt8(ascii: "["),
      pattern[index + 1] == UInt8(ascii: ":")
    else { return nil }
    let start = index + 2
    var end = start
    while end + 1 < pattern.endIndex {
      if pattern[end] == UInt8(ascii: ":"), pattern[end + 1] == UInt8(ascii: "]") {
        index = end + 2
        return String(decoding: pattern[start..<end], as: UTF8.self)
      }
      end += 1
    }
    return nil
  }

  /// Inserts a class of ASCII; false where there is none of that name.
  private mutating func insert(class name: String) -> Bool {
    let ranges: [ClosedRange<UInt8>]
    switch name {
    case "alpha": ranges = [65...90, 97...122]
    case "alnum": ranges = [48...57, 65...90, 97...122]
    case "digit": ranges = [48...57]
    case "xdigit": ranges = [48...57, 65...70, 97...102]
    case "upper": ranges = [65...90]
    case "lower": ranges = [97...122]
    case "space": ranges = [9...13, 32...32]
    case "blank": ranges = [9...9, 32...32]
    case "punct": ranges = [33...47, 58...64, 91...96, 123...126]
    case "cntrl": ranges = [0...31, 127...127]
    case "graph": ranges = [33...126]
    case "print": ranges = [32...126]
    default: return false
    }
    for range in ranges { for byte in range { insert(byte) } }
    return true
  }
}
