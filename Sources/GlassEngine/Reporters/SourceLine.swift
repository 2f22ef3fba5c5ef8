import GlassSyntax

/// One line of source as it is shown: signs with the bytes they stand for and the columns they take.
struct SourceLine {
  /// A sign, or the dots where a long line is cut.
  struct Cell {
    /// Offset of its first byte; -1 for dots.
    var start: Int
    /// The columns it takes; 0 for a tab, which is written into every row below as well.
    var width: Int
    var text: String

    var isTab: Bool { text == "\t" }
  }

  private(set) var cells: [Cell] = []
  /// Offset past the last byte that is shown.
  let end: Int

  /// Reads a line; where it is longer than `limit` bytes, only the part around `focus` is shown.
  init(_ text: SourceText, line: Int, focus: Int, limit: Int) {
    let whole = text.lines.range(ofLine: line)
    var shown = whole
    if whole.end - whole.start > limit {
      let start = max(whole.start, min(focus - limit / 3, whole.end - limit))
      shown = ByteRange(
        Self.boundary(text.bytes, start, from: whole.start),
        Self.boundary(text.bytes, min(whole.end, start + limit), from: whole.start))
    }
    end = shown.end
    if shown.start > whole.start { cells.append(Cell(start: -1, width: 3, text: "...")) }
    append(text.bytes, shown)
    if shown.end < whole.end { cells.append(Cell(start: -1, width: 3, text: "...")) }
  }

  /// The line's text.
  var text: String { cells.map(\.text).joined() }

  /// Whether nothing but white space stands before an offset.
  func isBlank(before offset: Int) -> Bool {
    cells.allSatisfy { $0.start >= offset || $0.text == " " || $0.isTab }
  }

  var isBlank: Bool { isBlank(before: .max) }

  private mutating func append(_ bytes: [UInt8], _ range: ByteRange) {
    var offset = range.start
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes[range.start..<range.end], as: UTF8.self).unicodeScalars {
      let isControl = PlainText.isControl(scalar) && scalar != "\t"
      let text = isControl ? "\u{fffd}" : String(Character(scalar))
      let width = isControl ? 1 : DisplayWidth.of(scalar, after: previous)
      cells.append(Cell(start: offset, width: scalar == "\t" ? 0 : width, text: text))
      // Repaired bytes are counted one by one; the rest of the line may then be off by a few.
      offset += scalar == "\u{fffd}" ? Self.length(bytes, at: offset) : UTF8.width(scalar)
      previous = scalar
    }
  }

  /// The bytes that one repaired sign stands for.
  private static func length(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset...].starts(with: [0xef, 0xbf, 0xbd]) ? 3 : 1
  }

  /// The nearest offset at or before `offset` at which a sign begins.
  private static func boundary(_ bytes: [UInt8], _ offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start, offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset -= 1 }
    return offset
  }
}
