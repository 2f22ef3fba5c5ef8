import GlassEngine
import GlassRules

/// The completion script for fish.
enum FishCompletions {
  static func write(into output: inout OutputBuffer) {
    let names = CommandTable.all.map(\.name).joined(separator: " ")
    output.line("# fish completion for \(Product.name), made by `\(Product.name) completions fish`")
    output.line("set -l commands \(names)")
    for command in CommandTable.all {
      output.line(
        "complete -c \(Product.name) -n \"not __fish_seen_subcommand_from $commands\""
          + " -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in CommandTable.all {
      let seen =
        command.name == CommandTable.lint.name
        ? "not __fish_seen_subcommand_from \(others)"
        : "__fish_seen_subcommand_from \(command.name)"
      if command.name != CommandTable.lint.name, let words = words(command.completion) {
        output.line("complete -c \(Product.name) -n \"\(seen)\" -f -a \(quoted(words))")
      }
      for option in command.options { output.line(line(option, seen)) }
    }
  }

  private static var others: String {
    CommandTable.all.dropFirst().map(\.name).joined(separator: " ")
  }

  private static func line(_ option: OptionSpec, _ condition: String) -> String {
    var line = "complete -c \(Product.name) -n \"\(condition)\" -l \(option.name)"
    if let letter = option.letter { line += " -s \(letter)" }
    if option.isValueNeeded { line += " -r" }
    if let words = words(option.completion) { line += " -f -a \(quoted(words))" }
    return line + " -d \(quoted(option.help))"
  }

  private static func words(_ completion: OptionSpec.Completion) -> String? {
    switch completion {
    case .none, .files: nil
    case .directories: "(__fish_complete_directories)"
    case .words(let list): list.joined(separator: " ")
    case .formats: ReporterList.names.joined(separator: " ")
    case .rules: RulePages.ids.joined(separator: " ")
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
