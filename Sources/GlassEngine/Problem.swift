/// A trouble that kept a part of the work from being done; a run with one ends with status 2.
package struct Problem: Hashable, Sendable {
  /// What went wrong: lower case, no final stop.
  package var message: String
  /// The display path of the file it is about.
  package var file: String?
  /// Where in the file.
  package var position: TextPosition?

  package init(_ message: String, file: String? = nil, position: TextPosition? = nil) {
    self.message = message
    self.file = file
    self.position = position
  }

  /// The problem as one line: `path:line:column: message`.
  package var line: String {
    var text = ""
    if let file { text += "\(file):" }
    if let position { text += "\(position.line):\(position.column):" }
    return text.isEmpty ? message : "\(text) \(message)"
  }
}
