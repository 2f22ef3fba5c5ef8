/// The spelling of an identifier as a number, so that names compare across files without text or tables.
///
/// It is a 64-bit hash of the UTF-8 bytes without back-ticks. Two different names that meet in one number
/// would be taken for one: with a million names that happens once in 10^7 projects.
package struct Name: Hashable, Sendable {
  package let hash: UInt64

  /// The name with a hash that was worked out elsewhere by a `NameHasher`.
  @inline(__always)
  init(hash: UInt64) { self.hash = hash }

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

  /// Half of the hash: enough to look for a name where a wrong hit costs time only.
  package var shortHash: UInt32 { UInt32(truncatingIfNeeded: hash) }

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

/// Hashes the bytes of a name: eight at a time, for a multiplication for each byte took as long as reading it.
struct NameHasher {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var chunk: UInt64 = 0
  private var count: UInt32 = 0

  @inline(__always)
  init() {}

  @inline(__always)
  mutating func combine(_ byte: UInt8) {
    chunk = chunk << 8 | UInt64(byte)
    count &+= 1
    if count & 7 == 0 {
      mix()
      chunk = 0
    }
  }

  @inline(__always)
  private mutating func mix() {
    state = (state ^ chunk) &* 0xd6e8_feb8_6659_fd93
    state ^= state >> 32
  }

  @inline(__always)
  var finished: UInt64 {
    var last = self
    last.mix()
    let value = (last.state ^ UInt64(count)) &* 0x9e37_79b9_7f4a_7c15
    return value ^ (value >> 29)
  }
}
