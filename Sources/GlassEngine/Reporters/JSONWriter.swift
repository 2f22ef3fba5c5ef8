/// Writes JSON with members in the order in which they are given, indented by two spaces.
package struct JSONWriter {
  private var output = OutputBuffer()
  private var depth = 0
  private var inlineDepth = 0
  private var isFirst = true

  /// Without white space between members: one value to a line.
  private let isCompact: Bool

  package init(isCompact: Bool = false) {
    self.isCompact = isCompact
  }

  package var text: String { output.text }

  /// Writes the outermost object, or an object as an element.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", "}", isInline: false, members)
  }

  package mutating func object(
    _ name: String, isInline: Bool = false, _ members: (inout JSONWriter) -> Void
  ) {
    key(name)
    nest("{", "}", isInline: isInline, members)
  }

  /// Writes an array of objects as the outermost value.
  package mutating func array<Elements: Collection>(
    of elements: Elements, _ members: (inout JSONWriter, Elements.Element) -> Void
  ) {
    nest("[", "]", isInline: elements.isEmpty) { json in
      for element in elements {
        json.separate()
        json.nest("{", "}", isInline: false) { members(&$0, element) }
      }
    }
  }

  /// Writes an array of objects.
  package mutating func array<Elements: Collection>(
    _ name: String, _ elements: Elements,
    _ members: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(of: elements, members)
  }

  /// Writes an array of strings.
  package mutating func array(_ name: String, _ elements: [String]) {
    key(name)
    nest("[", "]", isInline: true) { json in
      for element in elements {
        json.separate()
        json.string(element)
      }
    }
  }

  package mutating func field(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func field(_ name: String, _ value: Int) {
    key(name)
    output.write(value)
  }

  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    output.write(value ? "true" : "false")
  }

  package mutating func null(_ name: String) {
    key(name)
    output.write("null")
  }

  private mutating func key(_ name: String) {
    separate()
    string(name)
    output.write(isCompact ? ":" : ": ")
  }

  /// Ends the line before an element or member, after a comma where there is one before it.
  private mutating func separate() {
    if !isFirst { output.write(UInt8(ascii: ",")) }
    if inlineDepth > 0 {
      if !isFirst, !isCompact { output.write(UInt8(ascii: " ")) }
    } else {
      breakLine()
    }
    isFirst = false
  }

  private mutating func breakLine() {
    guard !isCompact else { return }
    output.line()
    for _ in 0..<depth { output.write("  ") }
  }

  private mutating func nest(
    _ open: String, _ close: String, isInline: Bool, _ content: (inout JSONWriter) -> Void
  ) {
    output.write(open)
    depth += 1
    if isInline { inlineDepth += 1 }
    isFirst = true
    content(&self)
    depth -= 1
    if inlineDepth == 0, !isFirst { breakLine() }
    if isInline { inlineDepth -= 1 }
    isFirst = false
    output.write(close)
  }

  private mutating func string(_ text: String) {
    output.write(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.write("\\\"")
      case "\\": output.write("\\\\")
      case "\n": output.write("\\n")
      case "\r": output.write("\\r")
      case "\t": output.write("\\t")
      // Beside the controls what some readers take for the end of a line.
      case "\0"..<" ", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        output.write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: output.write(String(scalar))
      }
    }
    output.write(UInt8(ascii: "\""))
  }
}
