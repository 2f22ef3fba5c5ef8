/// The bytes of a file that lie in any of some ranges.
package struct ByteRangeSet: Sendable {
  /// In order, and apart from each other.
  private var ranges: [ByteRange] = []

  /// - Parameter ranges: in any order; they may overlap.
  package init(_ ranges: [ByteRange]) {
    for range in ranges.sorted(by: { $0.start < $1.start }) where range.end > range.start {
      if let last = self.ranges.last, range.start <= last.end {
        self.ranges[self.ranges.count - 1].end = max(last.end, range.end)
      } else {
        self.ranges.append(range)
      }
    }
  }

  package func contains(_ offset: Int) -> Bool {
    let behind = ranges.partitioningIndex { $0.start > offset }
    return behind > 0 && ranges[behind - 1].contains(offset)
  }
}
