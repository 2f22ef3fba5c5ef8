/// One row of the option table, from which parsing, help, completions and the man page come.
package struct OptionSpec: Sendable {
  /// Whether an option takes a value.
  package enum Value: Sendable {
    case none
    /// `--name VALUE` or `--name=VALUE`.
    case required(String)
    /// `--name` or `--name=VALUE`.
    case optional(String)
  }

  /// What a shell offers as a value.
  package enum Completion: Sendable {
    case none
    case files
    case directories
    case words([String])
    /// A format, and behind `=` a file.
    case formats
    /// A rule's id.
    case rules
    /// Ids, folders or `all`, with commas.
    case ruleList
  }

  /// The heading in the help below which an option stands.
  package enum Group: String, Sendable, CaseIterable {
    case selection = "What is read and reported"
    case changes = "Changed lines"
    case rules = "Rules"
    case project = "Project"
    case baseline = "Old findings"
    case fixes = "Fixes"
    case output = "Output"
    case general = "General"
  }

  /// The long name without its dashes.
  package let name: String
  /// A letter that stands for it.
  package let letter: Character?
  package let value: Value
  package let isRepeatable: Bool
  package let group: Group
  /// One sentence without its stop; what it does.
  package let help: String
  package let completion: Completion

  package init(
    _ name: String, letter: Character? = nil, value: Value = .none, repeats: Bool = false,
    in group: Group, completion: Completion = .none, _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    isRepeatable = repeats
    self.group = group
    self.help = help
    self.completion = completion
  }

  /// The option as the help shows it: `--format NAME[=FILE]`.
  package var usage: String {
    switch value {
    case .none: "--\(name)"
    case .required(let value): "--\(name) \(value)"
    case .optional(let value): "--\(name)[=\(value)]"
    }
  }
}
