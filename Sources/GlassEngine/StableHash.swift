/// A 64-bit hash that is the same on every machine and in every version: FNV-1a with a final mix.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Adds a text and a byte that no text holds, so that two texts never run into one.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xff)
  }

  package var value: UInt64 {
    var value = state
    value ^= value >> 32
    value = value &* 0x9e37_79b9_7f4a_7c15
    return value ^ (value >> 29)
  }

  /// The value in 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
