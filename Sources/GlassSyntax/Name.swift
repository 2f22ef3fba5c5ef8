/// The spelling of an identifier as a number, so that names compare across files without text or tables.
///
/// It is a 64-bit hash of the UTF-8 bytes without back-ticks. Two different names that meet in one number
/// would be taken for one: with a million names that happens once in 10^7 projects.
@usableFromInline
package struct Name: Hashable, Sendable {
  @usableFromInline package let hash: UInt64

  /// The name with a hash that is known.
  init(hash: UInt64) { self.hash = hash }

  /// The name with the bytes of `text`.
  package init(_ text: String) {
    var text = text
    hash = text.withUTF8 { NameHasher.hash($0.span) }
  }

  /// The name that a range of a file's bytes spells.
  package init(bytes: Span<UInt8>) { hash = NameHasher.hash(bytes) }

  /// Half of the hash: enough to look for a name where a wrong hit costs time only.
  package var shortHash: UInt32 { UInt32(truncatingIfNeeded: hash) }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The name is a hash already: hashing it again cost a tenth of the time that views take.
  @usableFromInline
  package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash) ^ seed }
}

extension Name: ExpressibleByStringLiteral {
  /// Everything in it is inlined, so that the compiler puts the number in its place: literals are compared for
  /// every modifier, and hashing them took a sixteenth of a whole run.
  @inlinable @inline(__always)
  package init(stringLiteral text: StaticString) {
    hash = NameHasher.hash(literal: text)
  }
}

/// Multiplies and folds, eight bytes at a time: most names are one or two steps.
@usableFromInline
package enum NameHasher {
  /// The hash of a literal. A span's checks would keep the compiler from working it out; the pointer is that of
  /// the literal, and no byte behind its end is read.
  @inlinable @inline(__always)
  package static func hash(literal text: StaticString) -> UInt64 {
    let (start, count) = (text.utf8Start, text.utf8CodeUnitCount)
    var state = mixed(UInt64(truncatingIfNeeded: count))
    var offset = 0
    while offset <= count - 8 {
      state = mixed(state ^ word(start, from: offset, to: offset + 8))
      offset += 8
    }
    return mixed(mixed(state ^ word(start, from: offset, to: count)))
  }

  @inlinable @inline(__always)
  package static func word(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = end
    while index > start {
      index -= 1
      word = word << 8 | UInt64(bytes[index])
    }
    return word
  }

  static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    let raw = bytes.bytes
    var state = mixed(UInt64(truncatingIfNeeded: raw.byteCount))
    var offset = 0
    // The load is checked; "unsafe" says that any bytes make a number. Byte by byte took twice as long.
    while offset <= raw.byteCount - 8 {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = mixed(state ^ UInt64(littleEndian: word))
      offset += 8
    }
    let restCount = raw.byteCount - offset
    var rest: UInt64 = 0
    if restCount > 0, offset > 0 {
      // The last eight bytes, without those that were taken already.
      let last = raw.unsafeLoadUnaligned(fromByteOffset: raw.byteCount - 8, as: UInt64.self)
      rest = UInt64(littleEndian: last) &>> UInt64(8 * (8 - restCount))
    } else {
      var index = bytes.count
      while index > offset {
        index -= 1
        rest = rest << 8 | UInt64(bytes[index])
      }
    }
    // Once more: tables look at the lowest bits, which the last letters have not reached yet.
    return mixed(mixed(state ^ rest))
  }

  /// The hash of less than eight bytes, which are the lowest of a number.
  @inline(__always)
  static func hash(word: UInt64, length: Int) -> UInt64 {
    let rest = word & ~(~0 &<< UInt64(length * 8))
    return mixed(mixed(mixed(UInt64(truncatingIfNeeded: length)) ^ rest))
  }

  @inlinable @inline(__always)
  package static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}
