extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  package func trimmingSpaces() -> String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
