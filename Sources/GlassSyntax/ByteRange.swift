/// A half-open range of byte offsets in one file.
package struct ByteRange: Hashable, Comparable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  /// Whether the ranges share a byte, or one is empty and touches the other.
  package func touches(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }

  /// Whether `offset` is one of the range's bytes.
  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}
