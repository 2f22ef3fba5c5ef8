import GlassEngine

/// What a command reads from and writes to, so that tests can stand in for the terminal.
package struct Console {
  /// Goes to standard output when the command ends.
  package var output = OutputBuffer()
  /// Goes to standard error when the command ends.
  package var errors = OutputBuffer()
  package let terminal: Terminal
  /// The bytes of standard input.
  package let readInput: @Sendable () throws(DiskFile.Fault) -> [UInt8]

  package init(
    terminal: Terminal,
    readInput: @escaping @Sendable () throws(DiskFile.Fault) -> [UInt8]
  ) {
    self.terminal = terminal
    self.readInput = readInput
  }

  /// Writes a trouble to standard error.
  package mutating func report(_ message: String) {
    errors.line("\(Product.name): \(PlainText.oneLine(message))")
  }

  /// How findings look on standard output.
  package func appearance(_ color: LintOptions.Color, isQuiet: Bool = false) -> Appearance {
    let usesColor =
      switch color {
      case .auto: terminal.showsColor
      case .always: true
      case .never: false
      }
    return Appearance(usesColor: usesColor, width: terminal.width, isQuiet: isQuiet)
  }
}
