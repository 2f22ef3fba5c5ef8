import GlassEngine
import GlassRules

/// The completion script for zsh.
enum ZshCompletions {
  static func write(into output: inout OutputBuffer) {
    output.line("#compdef \(Product.name)")
    output.line("# made by `\(Product.name) completions zsh`")
    writeFunctions(into: &output)
    output.line("_glasslint() {")
    output.line("  local -a commands=(")
    for command in CommandTable.all {
      output.line("    \(quoted("\(command.name):\(command.summary)"))")
    }
    output.line("  )")
    output.line("  local command=lint")
    output.line("  if (( CURRENT > 2 )) && (( ${commands[(I)${words[2]}:*]} )); then")
    output.line("    command=${words[2]}")
    output.line("    shift words; (( CURRENT-- ))")
    output.line("  elif (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then")
    output.line("    _describe -t commands command commands")
    output.line("  fi")
    output.line("  case $command in")
    for command in CommandTable.all {
      output.line("    \(command.name))")
      output.line("      _arguments -S \\")
      for option in command.options { output.line("        \(specification(option)) \\") }
      output.line("        \(quoted("*:operand:\(action(command.completion))")) ;;")
    }
    output.line("  esac")
    output.line("}")
    output.line("compdef _glasslint \(Product.name)")
  }

  private static func specification(_ option: OptionSpec) -> String {
    let star = option.isRepeatable ? "*" : ""
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    switch option.value {
    case .none:
      return quoted("\(star)--\(option.name)[\(help)]")
    case .required(let value):
      let label = value.replacing(":", with: "\\:")
      return quoted("\(star)--\(option.name)=[\(help)]:\(label):\(action(option.completion))")
    case .optional(let value):
      return quoted("\(star)--\(option.name)=-[\(help)]::\(value):\(action(option.completion))")
    }
  }

  private static func action(_ completion: OptionSpec.Completion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .directories: "_files -/"
    case .words(let list): "(\(list.joined(separator: " ")))"
    case .formats: "_glasslint_formats"
    case .rules: "(\(RulePages.ids.joined(separator: " ")))"
    case .ruleList: "_glasslint_rules"
    }
  }

  /// Formats with a file behind `=`, and lists of rules.
  private static func writeFunctions(into output: inout OutputBuffer) {
    output.line("_glasslint_formats() {")
    output.line("  if compset -P '*='; then _files; return; fi")
    output.line("  local -a formats=(")
    for reporter in ReporterList.all {
      output.line("    \(quoted("\(reporter.name):\(reporter.summary)"))")
    }
    output.line("  )")
    output.line("  _describe -t formats format formats")
    output.line("}")
    output.line("_glasslint_rules() {")
    output.line("  compset -P '*,'")
    output.line("  local -a rules=(")
    for entry in RuleCatalog.standard.entries {
      let summary = entry.summary.replacing("`", with: "")
      output.line("    \(quoted("\(entry.id):\(summary)"))")
    }
    for name in RuleCatalog.standard.folders + ["all"] { output.line("    \(quoted(name))") }
    output.line("  )")
    output.line("  _describe -t rules rule rules -S ''")
    output.line("}")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
