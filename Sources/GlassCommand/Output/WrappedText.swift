import GlassEngine

/// A paragraph broken into lines at its spaces.
package struct WrappedText {
  package let lines: [String]

  /// Breaks at spaces; a word that is wider than `width` has a line of its own. `measure` gives a word's
  /// columns where they are not its letters.
  package init(
    _ text: String, width: Int, measure: (Substring) -> Int = { DisplayWidth.of(String($0)) }
  ) {
    self.init(words: text.split(separator: " "), width: width, measure: measure)
  }

  /// Sets words with a space between them.
  package init(words: [Substring], width: Int, measure: (Substring) -> Int) {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in words {
      let size = measure(word)
      if !line.isEmpty, columns + 1 + size > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      if !line.isEmpty {
        line += " "
        columns += 1
      }
      line += word
      columns += size
    }
    if !line.isEmpty { lines.append(line) }
    self.lines = lines
  }
}
