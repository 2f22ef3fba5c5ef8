/// The shortest edit script between two lists of lines (Myers 1986), with a bound on its cost.
struct LineDifference {
  /// A stretch of old lines that a stretch of new lines replaces; everything between is equal.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  private(set) var changes: [Change] = []

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var ends = (old: old.count, new: new.count)
    while ends.old > start, ends.new > start, old[ends.old - 1] == new[ends.new - 1] {
      ends = (ends.old - 1, ends.new - 1)
    }
    guard start < ends.old || start < ends.new else { return }
    let middle = (Array(old[start..<ends.old]), Array(new[start..<ends.new]))
    guard let trace = Self.trace(middle.0, middle.1) else {
      changes = [Change(old: start..<ends.old, new: start..<ends.new)]
      return
    }
    changes = Self.changes(trace, middle.0.count, middle.1.count, offset: start)
  }

  /// More differing lines than this are shown as one change: the search takes their square.
  private static let limit = 1000

  /// For each number of edits the furthest old line reached on each diagonal, or nil beyond the limit.
  private static func trace(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [[Int]]? {
    let size = min(old.count + new.count, limit)
    var reach = [Int](repeating: 0, count: 2 * size + 3)
    var trace: [[Int]] = []
    for edits in 0...size {
      trace.append(reach)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let at = diagonal + size + 1
        let isDown = diagonal == -edits || (diagonal != edits && reach[at - 1] < reach[at + 1])
        var x = isDown ? reach[at + 1] : reach[at - 1] + 1
        while x < old.count, x - diagonal < new.count, x - diagonal >= 0,
          old[x] == new[x - diagonal]
        {
          x += 1
        }
        reach[at] = x
        if x >= old.count, x - diagonal >= new.count {
          trace.append(reach)
          return trace
        }
      }
    }
    return nil
  }

  /// Walks a trace back and gathers the changes.
  private static func changes(
    _ trace: [[Int]], _ oldCount: Int, _ newCount: Int, offset: Int
  ) -> [Change] {
    var changes: [Change] = []
    let size = (trace[0].count - 3) / 2
    var (x, y) = (oldCount, newCount)
    for edits in stride(from: trace.count - 2, to: 0, by: -1) {
      let reach = trace[edits]
      let diagonal = x - y
      let at = diagonal + size + 1
      let isDown = diagonal == -edits || (diagonal != edits && reach[at - 1] < reach[at + 1])
      let before = isDown ? diagonal + 1 : diagonal - 1
      let oldX = reach[before + size + 1]
      let oldY = oldX - before
      let (nextX, nextY) = isDown ? (oldX, oldY + 1) : (oldX + 1, oldY)
      let change = Change(
        old: (oldX + offset)..<(nextX + offset), new: (oldY + offset)..<(nextY + offset))
      if let last = changes.last, last.old.lowerBound == change.old.upperBound,
        last.new.lowerBound == change.new.upperBound
      {
        changes[changes.count - 1] = Change(
          old: change.old.lowerBound..<last.old.upperBound,
          new: change.new.lowerBound..<last.new.upperBound)
      } else {
        changes.append(change)
      }
      (x, y) = (oldX, oldY)
    }
    return changes.reversed()
  }
}
