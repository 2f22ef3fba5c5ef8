import GlassSyntax

/// The bytes of a file together with its lines.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let lines: LineTable
  private let columns: UTF16Columns

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
    columns = UTF16Columns(bytes)
  }

  /// The column of a position, from 1, in UTF-16 units.
  package func utf16Column(of position: TextPosition) -> Int {
    columns.count(from: position.offset - position.column + 1, to: position.offset) + 1
  }

  /// The text of a range, with invalid UTF-8 repaired; what lies outside the file is left out.
  package func text(_ range: ByteRange) -> String {
    let start = max(0, min(range.start, bytes.count))
    let end = max(start, min(range.end, bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The positions of a range's start and end.
  package func positions(_ range: ByteRange) -> (start: TextPosition, end: TextPosition) {
    (lines.position(at: range.start), lines.position(at: range.end))
  }
}
