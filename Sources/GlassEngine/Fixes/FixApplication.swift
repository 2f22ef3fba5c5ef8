import GlassProject
import GlassSyntax

/// Applies the fixes of findings to the texts of their files.
///
/// Findings come in their order; a fix of which an edit meets one that was taken before waits for the
/// next pass. A fix is applied whole or not at all.
package struct FixApplication: Sendable {
  /// The new bytes of each file that changes.
  package private(set) var texts: [FileID: [UInt8]] = [:]
  /// The number of findings whose fix was applied.
  package private(set) var count = 0

  /// - Parameters:
  ///   - allowsUnsafe: whether fixes that change look or structure are applied as well.
  ///   - files: the files that may be changed; a fix that needs another one is left alone.
  ///   - source: the bytes of a file, as they were when the findings were made.
  package init(
    _ diagnostics: [Diagnostic], allowsUnsafe: Bool, in files: Set<FileID>,
    source: (FileID) -> [UInt8]?
  ) {
    var taken: [FileID: [Edit]] = [:]
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fix, allowsUnsafe || fix.safety == .safe else { continue }
      guard !fix.edits.isEmpty, fix.edits.allSatisfy({ files.contains($0.place.file) }),
        Self.fits(fix.edits, beside: taken)
      else { continue }
      for edit in fix.edits { Self.insert(edit, into: &taken[edit.place.file, default: []]) }
      count += 1
    }
    for (file, edits) in taken {
      guard let bytes = source(file) else { continue }
      texts[file] = Self.apply(edits, to: bytes)
    }
  }

  /// The bytes with the edits made, which are sorted and do not overlap.
  package static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits {
      let start = max(offset, min(edit.place.range.start, bytes.count))
      result += bytes[offset..<start]
      result += edit.replacement.utf8
      offset = max(start, min(edit.place.range.end, bytes.count))
    }
    return result + bytes[offset...]
  }

  /// Whether edits overlap neither each other nor those that were taken.
  private static func fits(_ edits: [Edit], beside taken: [FileID: [Edit]]) -> Bool {
    var files: [FileID: [Edit]] = [:]
    for edit in edits {
      let place = edit.place
      guard place.range.start >= 0, place.range.start <= place.range.end else { return false }
      let others = taken[place.file] ?? []
      let index = insertionIndex(of: edit, in: others)
      if index > 0, conflict(others[index - 1], edit) { return false }
      if index < others.count, conflict(edit, others[index]) { return false }
      if files[place.file, default: []].contains(where: { conflict($0, edit) }) { return false }
      files[place.file, default: []].append(edit)
    }
    return true
  }

  /// Whether two edits of a file cannot both be made: they share a byte, or insert at one place.
  private static func conflict(_ left: Edit, _ right: Edit) -> Bool {
    let (a, b) = (left.place.range, right.place.range)
    if a.start == b.start { return true }
    return a.start < b.end && b.start < a.end
  }

  private static func insert(_ edit: Edit, into edits: inout [Edit]) {
    edits.insert(edit, at: insertionIndex(of: edit, in: edits))
  }

  private static func insertionIndex(of edit: Edit, in edits: [Edit]) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].place.range < edit.place.range { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
