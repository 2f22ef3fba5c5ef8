import GlassEngine
import GlassRules

/// The completion script for fish.
enum FishCompletions {
  static func write(into output: inout OutputBuffer) {
    output.line("# fish completion for \(Product.name), made by `\(Product.name) completions fish`")
    writeFunctions(into: &output)
    for command in CommandTable.all {
      output.line(
        "complete -c \(Product.name) -n \"test (count (commandline -opc)) -eq 1\""
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
    case .formats: "(__glasslint_formats)"
    case .rules: "(__glasslint_rules)"
    case .ruleList: "(__glasslint_rule_list)"
    }
  }

  /// Candidates with what they mean, a tab between.
  private static func writeFunctions(into output: inout OutputBuffer) {
    output.line("function __glasslint_formats")
    for reporter in ReporterList.all {
      output.line("  printf '%s\\t%s\\n' \(reporter.name) \(quoted(reporter.summary))")
    }
    output.line("end")
    output.line("function __glasslint_rules")
    for entry in RuleCatalog.standard.entries {
      let summary = entry.summary.replacing("`", with: "")
      output.line("  printf '%s\\t%s\\n' \(entry.id) \(quoted(summary))")
    }
    output.line("end")
    output.line("function __glasslint_rule_list")
    output.line("  set -l value (string replace -r -- '^--[a-z-]+=' '' (commandline -ct))")
    output.line("  set -l before (string match -r -- '^.*,' $value)")
    output.line("  for line in (__glasslint_rules); echo $before$line; end")
    let others = RuleCatalog.standard.folders.joined(separator: " ")
    output.line("  for name in \(others) all; printf '%s%s\\trules\\n' \"$before\" $name; end")
    output.line("end")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
