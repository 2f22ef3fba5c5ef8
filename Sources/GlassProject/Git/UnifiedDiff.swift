/// Reads a unified diff file by file.
struct UnifiedDiff {
  /// The new side of one file.
  struct File: Hashable {
    let path: FilePath
    let lines: [ClosedRange<Int>]
  }

  private let bytes: [UInt8]
  private var at = 0
  /// A line that was read too far.
  private var kept: Range<Int>?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next file that has a new side, or nil at the end.
  mutating func nextFile() -> File? {
    var header = DiffHeader()
    while let line = nextLine() {
      let text = bytes[line]
      if text.starts(with: "diff ".utf8) {
        if let file = header.renamedFile {
          kept = line
          return file
        }
        header = DiffHeader(gitLine: text)
      } else if text.starts(with: "+++ ".utf8), header.old != nil {
        header.new = DiffPath(text.dropFirst(4))
        let lines = hunks()
        if let path = header.path { return File(path: path, lines: lines) }
        header = DiffHeader()
      } else {
        header.read(text)
      }
    }
    return header.renamedFile
  }

  /// The added lines of the hunks that follow.
  private mutating func hunks() -> [ClosedRange<Int>] {
    var added: [ClosedRange<Int>] = []
    while let line = nextLine() {
      guard let hunk = DiffHunk(bytes[line]) else {
        kept = line
        break
      }
      read(hunk, into: &added)
    }
    return added
  }

  /// Reads as many lines as the hunk says that it has: a line of it may look like a header.
  private mutating func read(_ hunk: DiffHunk, into added: inout [ClosedRange<Int>]) {
    var number = hunk.newStart
    var new = hunk.newCount
    var old = hunk.oldCounts
    while new > 0 || old.contains(where: { $0 > 0 }), let line = nextLine() {
      let marks = bytes[line].prefix(old.count)
      // An empty line is an empty line of the context whose blank an editor took away.
      if marks.first == .backslash { continue }
      let isRemoved = marks.contains(UInt8(ascii: "-"))
      for (index, mark) in zip(old.indices, marks) where mark != UInt8(ascii: "+") {
        if !isRemoved || mark == UInt8(ascii: "-") { old[index] -= 1 }
      }
      if marks.isEmpty { old = old.map { $0 - 1 } }
      if isRemoved { continue }
      if marks.contains(UInt8(ascii: "+")) {
        if let last = added.last, last.upperBound == number - 1 {
          added[added.count - 1] = last.lowerBound...number
        } else {
          added.append(number...number)
        }
      }
      number += 1
      new -= 1
    }
  }

  /// The next line without its line break.
  private mutating func nextLine() -> Range<Int>? {
    if let line = kept {
      kept = nil
      return line
    }
    guard at < bytes.count else { return nil }
    let start = at
    while at < bytes.count, bytes[at] != .newline { at += 1 }
    var end = at
    at += 1
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }
}
