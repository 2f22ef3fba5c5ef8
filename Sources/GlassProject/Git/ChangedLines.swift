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

  /// The lines of a unified diff whose paths are relative to one of `roots`: to the first that has the
  /// file. `git diff` writes paths relative to the repository, `diff -u` to the working directory.
  package init(diff: [UInt8], roots: [FilePath]) {
    guard let first = roots.first else { return }
    var parser = UnifiedDiff(diff)
    while let file = parser.nextFile() {
      let root = roots.first { FileStatus($0.appending(file.path).normalized) != nil } ?? first
      let path = root.appending(file.path).normalized
      add(file.lines, to: path.resolved ?? path)
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

  /// Adds all that another change wrote.
  package mutating func add(_ other: ChangedLines) {
    for (path, lines) in other.files {
      switch lines {
      case .all: addWholeFile(path)
      case .ranges(let ranges): add(ranges, to: path)
      }
    }
  }

  /// Numbers the lines of a file anew after an edit; what the edit wrote counts as changed.
  ///
  /// - Parameter edits: stretches of lines, from 0, that others replaced; in order.
  package mutating func renumber(
    _ path: FilePath, edits: [(old: Range<Int>, new: Range<Int>)]
  ) {
    guard case .ranges(let ranges) = files[path, default: .ranges([])] else { return }
    var moved = edits.filter { !$0.new.isEmpty }.map { ($0.new.lowerBound + 1)...$0.new.upperBound }
    var next = 0
    var shift = 0
    for line in ranges.joined() {
      while next < edits.count, edits[next].old.upperBound < line {
        shift = edits[next].new.upperBound - edits[next].old.upperBound
        next += 1
      }
      // Lines count from 1 here.
      if next < edits.count, edits[next].old.contains(line - 1) { continue }
      moved.append((line + shift)...(line + shift))
    }
    files[path] = .ranges([])
    add(moved, to: path)
  }

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
