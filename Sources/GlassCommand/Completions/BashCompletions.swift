import GlassEngine
import GlassRules

/// The completion script for bash.
enum BashCompletions {
  static func write(into output: inout OutputBuffer) {
    output.line("# bash completion for \(Product.name), made by `\(Product.name) completions bash`")
    output.line("_glasslint_words() {")
    output.line("  COMPREPLY=($(compgen -W \"$1\" -- \"$value\"))")
    output.line("  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace")
    output.line("}")
    output.line("_glasslint_list() {")
    output.line("  local before=")
    output.line("  [[ $value == *,* ]] && before=${value%,*},")
    output.line("  COMPREPLY=($(compgen -P \"$before\" -W \"$1\" -- \"${value##*,}\"))")
    output.line("}")
    output.line("_glasslint_files() {")
    output.line("  compopt -o filenames")
    output.line("  mapfile -t COMPREPLY < <(compgen \"$1\" -- \"$value\")")
    output.line("}")
    output.line("_glasslint() {")
    output.line("  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}")
    output.line("  local command=lint option= value=$current")
    output.line("  COMPREPLY=()")
    output.line("  case ${COMP_WORDS[1]} in")
    output.line(
      "    \(CommandTable.all.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[1]} ;;")
    output.line("  esac")
    // bash breaks words at `=`, so that `--only=x` comes as three.
    output.line("  if [[ $previous == = ]]; then option=${COMP_WORDS[COMP_CWORD-2]}")
    output.line("  elif [[ $current == = ]]; then option=$previous value=")
    output.line("  elif [[ $previous == --* ]]; then option=$previous; fi")
    output.line("  case $command:$option in")
    for command in CommandTable.all {
      for option in command.options where option.isValueNeeded {
        output.line("    \(command.name):--\(option.name)) \(reply(option.completion)); return ;;")
      }
    }
    output.line("  esac")
    output.line("  case $command:$current in")
    for command in CommandTable.all {
      let names = command.options.map { "--\($0.name)" }.joined(separator: " ")
      output.line("    \(command.name):-*) \(words(names)) ;;")
      output.line("    \(command.name):*) \(reply(command.completion)) ;;")
    }
    output.line("  esac")
    output.line("  if [[ $COMP_CWORD == 1 && $current != -* ]]; then")
    let names = CommandTable.all.map(\.name).joined(separator: " ")
    output.line("    COMPREPLY+=($(compgen -W '\(names)' -- \"$current\"))")
    output.line("  fi")
    output.line("}")
    output.line("complete -F _glasslint \(Product.name)")
  }

  private static func words(_ list: String) -> String { "_glasslint_words '\(list)'" }

  private static func reply(_ completion: OptionSpec.Completion) -> String {
    switch completion {
    case .none: ":"
    case .files: "_glasslint_files -f"
    case .directories: "_glasslint_files -d"
    case .words(let list): words(list.joined(separator: " "))
    case .formats: words(ReporterList.names.joined(separator: " "))
    case .rules: words(RulePages.ids.joined(separator: " "))
    case .ruleList: "_glasslint_list '\(ruleNames.joined(separator: " "))'"
    }
  }

  /// What can stand in a list of rules.
  static var ruleNames: [String] { RulePages.ids + RuleCatalog.standard.folders + ["all"] }
}

extension OptionSpec {
  /// Whether the next word is its value.
  var isValueNeeded: Bool {
    if case .required = value { return true }
    return false
  }
}
