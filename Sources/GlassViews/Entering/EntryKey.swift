/// What entries, instances and views are remembered by: 128 bits of hash of all that tells them apart.
///
/// Two different bindings that meet in one number would be taken for one. With a million of them that happens
/// once in 10^26 runs; keeping the numbers themselves took a list for every look-up.
struct EntryKey: Hashable {
  private var low: UInt64 = 0x243f_6a88_85a3_08d3
  private var high: UInt64 = 0x1319_8a2e_0370_7344

  mutating func add(_ number: UInt64) {
    low = (low ^ number) &* 0x9e37_79b9_7f4a_7c15
    low ^= low >> 32
    high = (high ^ number &+ low) &* 0xd6e8_feb8_6659_fd93
    high ^= high >> 29
  }

  mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  /// Adds another key as one thing.
  mutating func add(_ key: EntryKey) {
    add(key.low)
    add(key.high)
  }

  mutating func add(_ expression: Expression) {
    add(expression.entry.id)
    add(expression.locals?.id ?? 0)
    add(UInt64(expression.node))
  }

  /// Adds keys whose order makes no difference.
  mutating func addUnordered(_ key: EntryKey) {
    low &+= key.low
    high &+= key.high
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    hasher.combine(high)
  }

  /// The numbers are hashes already.
  func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: low ^ high) ^ seed }
}
