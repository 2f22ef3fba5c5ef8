import GlassSyntax

/// Where a byte stands in a text, counted as swiftc does.
package struct TextPosition: Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 bytes.
  package var column: Int
  /// In bytes, from 0.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// The lines of a text, to turn offsets into lines and columns. Made only when something is printed.
///
/// A line ends with LF, CRLF or a lone CR.
package struct LineTable: Sendable {
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// The offset past each line's last byte, its line break not counted.
  private let ends: [Int]

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    var ends: [Int] = []
    let span = bytes.span
    var index = 0
    while index < span.count {
      let byte = span[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      ends.append(index - 1)
      if byte == UInt8(ascii: "\r"), index < span.count, span[index] == UInt8(ascii: "\n") {
        index += 1
      }
      starts.append(index)
    }
    ends.append(span.count)
    self.starts = starts
    self.ends = ends
  }

  /// The number of lines; a text that ends with a line break has an empty last one.
  package var count: Int { starts.count }

  /// The line, from 1, in which the byte at an offset stands. A line break belongs to the line it ends.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of an offset; one past the end of the text counts as at its end.
  package func position(at offset: Int) -> TextPosition {
    let offset = max(0, min(offset, ends[ends.count - 1]))
    let line = line(at: offset)
    return TextPosition(line: line, column: offset - starts[line - 1] + 1, offset: offset)
  }

  /// The bytes of a line, from 1, without its line break. Lines that do not exist are empty.
  package func range(ofLine line: Int) -> ByteRange {
    guard line >= 1, line <= starts.count else { return ByteRange(0, 0) }
    return ByteRange(starts[line - 1], ends[line - 1])
  }
}
