/// The spelling of an identifier as a number, so that names compare across files without text or tables.
///
/// It is a 64-bit hash of the UTF-8 bytes without back-ticks. Two different names that meet in one number
/// would be taken for one: with a million names that happens once in 10^7 projects.
package struct Name: Hashable, Sendable {
  package let hash: UInt64

  /// The name with the bytes of `text`.
  package init(_ text: String) {
    var hasher = NameHasher()
    for byte in text.utf8 { hasher.combine(byte) }
    hash = hasher.finished
  }

  /// The name that a range of a file's bytes spells.
  package init(bytes: Span<UInt8>) {
    var hasher = NameHasher()
    for index in bytes.indices { hasher.combine(bytes[index]) }
    hash = hasher.finished
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The name is a hash already: hashing it again cost a tenth of the time that views take.
  package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash) ^ seed }
}

extension Name: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    var hasher = NameHasher()
    text.withUTF8Buffer { buffer in for byte in buffer { hasher.combine(byte) } }
    hash = hasher.finished
  }
}

/// FNV-1a with a final mix, one byte at a time: names are short.
private struct NameHasher {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  var finished: UInt64 {
    var value = state
    value ^= value >> 32
    value = value &* 0x9e37_79b9_7f4a_7c15
    return value ^ (value >> 29)
  }
}
