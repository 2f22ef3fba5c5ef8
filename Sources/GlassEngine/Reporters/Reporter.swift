/// An output format: a value that writes a report into a buffer. One file each; `ReporterList` names them.
package protocol Reporter: Sendable {
  /// What `--format` calls it.
  var name: String { get }
  /// What it is for, for the help: lower case, no final stop.
  var summary: String { get }
  /// Writes the whole report, closed and complete.
  func write(_ report: Report, _ appearance: Appearance, into output: inout OutputBuffer)
}

/// How a report may look where it is shown.
package struct Appearance: Sendable {
  /// Whether it goes to a terminal that shows colours, or colours are wanted anyway.
  package var usesColor: Bool
  /// The columns there are, where the report goes to a terminal.
  package var width: Int?
  /// Whether only findings are wanted: no summary.
  package var isQuiet: Bool

  package init(usesColor: Bool = false, width: Int? = nil, isQuiet: Bool = false) {
    self.usesColor = usesColor
    self.width = width
    self.isQuiet = isQuiet
  }
}
