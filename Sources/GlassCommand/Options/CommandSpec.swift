/// One command: what it is called, what it takes and what the help says.
package struct CommandSpec: Sendable {
  package let name: String
  /// The operands as the usage line shows them.
  package let operands: String
  /// What it does, without a stop.
  package let summary: String
  /// More for the command's own help; may be empty.
  package let details: String
  package let options: [OptionSpec]
  /// What a shell offers as an operand.
  package let completion: OptionSpec.Completion
}
