/// A command line that cannot be understood; the program ends with status 2.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, lower case, no final stop.
  package var message: String
  /// The command whose help tells more.
  package var command: String?

  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
