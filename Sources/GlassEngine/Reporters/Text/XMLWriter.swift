/// Writes XML with attributes in the order in which they are given, indented by two spaces.
struct XMLWriter {
  private var output = OutputBuffer()
  private var depth = 0

  init() {
    output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  var text: String { output.text }

  /// Writes an element with elements inside.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>,
    _ content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output.line(">")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    output.line("</\(name)>")
  }

  /// Writes an element with text inside, or with nothing.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String = ""
  ) {
    open(name, attributes)
    output.line(text.isEmpty ? "/>" : ">\(Markup.escaped(text, isContent: true))</\(name)>")
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    indent()
    output.write("<\(name)")
    for (key, value) in attributes { output.write(" \(key)=\"\(Markup.escaped(value))\"") }
  }

  private mutating func indent() {
    for _ in 0..<depth { output.write("  ") }
  }
}
