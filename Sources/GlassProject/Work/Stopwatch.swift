/// Measures one lap after the other, by a clock that nobody sets.
package struct Stopwatch: Sendable {
  private var last = Self.nanoseconds

  package init() {}

  /// The nanoseconds since the last lap, or since the start.
  package mutating func lap() -> UInt64 {
    let now = Self.nanoseconds
    defer { last = now }
    return now - last
  }

  /// The seconds since the last lap, or since the start; the lap goes on.
  package var seconds: Double { Double(Self.nanoseconds - last) / 1e9 }

  private static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
