import GlassSyntax

/// The suppressions of one rule in one file by what they cover, so that it does not matter how many there are.
struct SuppressionCoverage: Sendable {
  /// The first entry for each line.
  private var lines: [Int: Int] = [:]
  /// Regions in order: one begins after the one before it has ended.
  private var regions: [(range: ByteRange, entry: Int)] = []
  /// The first entry for the whole file.
  private var file: Int?

  /// Adds an entry, given by its number; they come in the order of the file.
  mutating func add(_ scope: Suppressions.Scope, of entry: Int) {
    switch scope {
    case .line(let line): lines[line] = lines[line] ?? entry
    case .region(let range): regions.append((range, entry))
    case .file: file = file ?? entry
    case .nothing: break
    }
  }

  /// The first entry that covers a place.
  func entry(covering offset: Int, line: Int) -> Int? {
    let behind = regions.partitioningIndex { $0.range.start > offset }
    var found = [lines[line], file]
    if behind > 0, regions[behind - 1].range.contains(offset) {
      found.append(regions[behind - 1].entry)
    }
    return found.compactMap { $0 }.min()
  }
}
