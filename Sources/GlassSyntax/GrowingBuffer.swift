/// A list of plain values that grows at its end, owned by one place. Every access is checked.
///
/// It holds memory of its own for a measured reason: an append to an array that stands in a structure
/// asks each time whether the array is shared. Tokens and nodes are appended and changed so often
/// that the whole parser took half as long again.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Takes the last value away, if there is one.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[count]
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// The values as an array that takes no more room than they need.
  func array() -> [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
