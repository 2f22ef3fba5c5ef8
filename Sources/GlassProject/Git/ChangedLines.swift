/// The lines of each file that a change wrote, numbered from 1 as they are now.
package struct ChangedLines: Hashable, Sendable {
  /// Lines of one file.
  package enum Lines: Hashable, Sendable {
    case all
    /// Sorted, without overlap.
    case ranges([ClosedRange<Int>])
  }

  /// The changed files, absolute. A file without lines was only renamed, or lines were taken out of it.
  package private(set) var files: [FilePath: Lines] = [:]

  package init() {}

  /// The lines of a unified diff whose paths are relative to `root`.
  ///
  /// Reads what `git diff`, `git show` and `diff -u` write, with any prefixes, any context, combined
  /// diffs of merges, and both kinds of line ends; skips what it does not know.
  package init(diff: [UInt8], root: FilePath) {
    var parser = UnifiedDiff(diff)
    while let file = parser.nextFile() {
      add(file.lines, to: root.appending(file.path).normalized)
    }
  }

  /// Whether a file was changed in one of the lines.
  package func touches(_ path: FilePath, _ lines: ClosedRange<Int>) -> Bool {
    switch files[path] {
    case nil: return false
    case .all: return true
    case .ranges(let ranges):
      // The first range that ends at or behind the first line.
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < lines.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].lowerBound <= lines.upperBound
    }
  }

  /// Marks all lines of a file.
  package mutating func addWholeFile(_ path: FilePath) { files[path] = .all }

  /// Adds lines of a file to what is known of it.
  mutating func add(_ lines: [ClosedRange<Int>], to path: FilePath) {
    guard case .ranges(let known) = files[path, default: .ranges([])] else { return }
    var merged: [ClosedRange<Int>] = []
    for range in (known + lines).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        let end = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...end
      } else {
        merged.append(range)
      }
    }
    files[path] = .ranges(merged)
  }
}
