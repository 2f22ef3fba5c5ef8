import GlassEngine
import GlassSyntax
import Testing

@Suite struct LineTableTests {
  @Test func lineBreaks() {
    let table = LineTable(Array("a\nbc\r\nd\re".utf8))
    #expect(table.count == 4)
    let ranges = (1...5).map { table.range(ofLine: $0) }
    #expect(
      ranges == [
        ByteRange(0, 1), ByteRange(2, 4), ByteRange(6, 7), ByteRange(8, 9), ByteRange(0, 0),
      ])
    #expect(table.position(at: 3) == TextPosition(line: 2, column: 2, offset: 3))
    #expect(table.position(at: 5) == TextPosition(line: 2, column: 4, offset: 5))
    #expect(table.position(at: 99) == TextPosition(line: 4, column: 2, offset: 9))
  }

  @Test func columnsCountBytes() {
    let table = LineTable(Array("\u{feff}é = 1".utf8))
    #expect(table.position(at: 5).column == 6)
  }

  @Test func empty() {
    let table = LineTable([])
    #expect(table.count == 1)
    #expect(table.position(at: 0) == TextPosition(line: 1, column: 1, offset: 0))
  }

  @Test func utf16Columns() {
    let line = "aé漢👩‍👩‍👧b"
    let text = SourceText(Array("é\n\(line)\n\(line)".utf8))
    let start = text.lines.range(ofLine: 2).start
    var offset = start
    var units = 0
    for scalar in line.unicodeScalars {
      let position = text.lines.position(at: offset)
      #expect(text.utf16Column(of: position) == units + 1)
      offset += UTF8.width(scalar)
      units += UTF16.width(scalar)
    }
    #expect(text.utf16Column(of: text.lines.position(at: offset)) == units + 1)
  }
}
