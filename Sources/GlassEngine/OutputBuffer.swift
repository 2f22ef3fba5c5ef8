/// Text on its way out, gathered as bytes and written at once.
package struct OutputBuffer: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(_ number: Int) {
    write(String(number))
  }

  /// Writes a text and a line feed.
  package mutating func line(_ text: String = "") {
    write(text)
    write(UInt8(ascii: "\n"))
  }

  /// The text so far, with invalid UTF-8 repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
