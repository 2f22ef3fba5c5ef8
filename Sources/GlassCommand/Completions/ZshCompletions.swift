import GlassEngine
import GlassRules

/// The completion script for zsh.
enum ZshCompletions {
  static func write(into output: inout OutputBuffer) {
    output.line("#compdef \(Product.name)")
    output.line("# made by `\(Product.name) completions zsh`")
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
    case .formats: "(\(ReporterList.names.joined(separator: " ")))"
    case .rules: "(\(RulePages.ids.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
