import GlassProject
import GlassSyntax

/// The lines of a file before which a comment of its own line may be put.
struct SuppressionLines {
  let bytes: [UInt8]
  let table: LineTable
  /// What a line start may not stand in: strings and comments of several lines; sorted.
  private let closed: [ByteRange]

  init(_ bytes: [UInt8], kind: FileKind) {
    self.bytes = bytes
    table = LineTable(bytes)
    let isSwift = kind == .swift || kind == .packageManifest
    closed = isSwift ? Self.closed(SyntaxTree.parse(bytes)) : []
  }

  /// Whether a comment may stand on a line of its own before this one, from 1.
  func isFree(_ line: Int) -> Bool {
    let start = table.range(ofLine: line).start
    var low = 0
    var high = closed.count
    while low < high {
      let middle = (low + high) / 2
      if closed[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    return low == closed.count || closed[low].start >= start
  }

  /// The white space that a line begins with.
  func indentation(of line: Int) -> ArraySlice<UInt8> {
    let range = table.range(ofLine: line)
    return bytes[start(of: line)..<range.end].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }
  }

  /// Where text before a line goes: behind a byte order mark.
  func start(of line: Int) -> Int {
    let start = table.range(ofLine: line).start
    return start == 0 && bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : start
  }

  /// The line break that the file uses around a line.
  func lineBreak(near line: Int) -> ArraySlice<UInt8> {
    for candidate in [line, line - 1, 1] where candidate >= 1 && candidate < table.count {
      return bytes[table.range(ofLine: candidate).end..<table.range(ofLine: candidate + 1).start]
    }
    return [UInt8(ascii: "\n")]
  }

  private static func closed(_ tree: SyntaxTree) -> [ByteRange] {
    var ranges = tree.comments.filter(\.isBlock).map(\.range)
    var depth = 0
    var start = 0
    for token in tree.tokens {
      switch token.kind {
      case .stringStart:
        if depth == 0 { start = Int(token.start) }
        depth += 1
      case .stringEnd:
        depth -= 1
        if depth == 0 { ranges.append(ByteRange(start, Int(token.end))) }
      case .regex:
        if depth == 0 { ranges.append(ByteRange(Int(token.start), Int(token.end))) }
      default: break
      }
    }
    ranges.sort { $0.start < $1.start }
    // A comment in an interpolation stands in its string already.
    return ranges.reduce(into: []) { merged, range in
      if let last = merged.last, range.start < last.end {
        merged[merged.count - 1].end = max(last.end, range.end)
      } else {
        merged.append(range)
      }
    }
  }
}
