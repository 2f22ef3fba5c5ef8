/// How many UTF-16 units stand before an offset of a text, without counting them each time.
struct UTF16Columns: Sendable {
  /// The offset past each scalar outside ASCII, and by how much bytes exceed units up to there.
  private let surpluses: [(end: Int, surplus: Int)]

  init(_ bytes: [UInt8]) {
    var surpluses: [(end: Int, surplus: Int)] = []
    var surplus = 0
    let span = bytes.span
    for offset in span.indices where span[offset] >= 0x80 {
      // A scalar counts at its first byte; one of four bytes is a pair of surrogates.
      let byte = span[offset]
      surplus += byte & 0xc0 == 0x80 ? 1 : byte >= 0xf0 ? -1 : 0
      if byte & 0xc0 == 0x80, surpluses.last?.end == offset {
        surpluses[surpluses.count - 1] = (offset + 1, surplus)
      } else {
        surpluses.append((offset + 1, surplus))
      }
    }
    self.surpluses = surpluses
  }

  /// The UTF-16 units from one offset to another; both are the start of a scalar.
  func count(from start: Int, to end: Int) -> Int {
    end - start - (surplus(before: end) - surplus(before: start))
  }

  private func surplus(before offset: Int) -> Int {
    var low = 0
    var high = surpluses.count
    while low < high {
      let middle = (low + high) / 2
      if surpluses[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : surpluses[low - 1].surplus
  }
}
