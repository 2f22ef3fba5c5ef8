import GlassEngine

/// `glasslint completions SHELL`: a script made from the tables.
package enum CompletionsCommand {
  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    guard let shell = arguments.operands.first else {
      throw UsageError("`completions` needs a shell: bash, zsh or fish", command: "completions")
    }
    if arguments.operands.count > 1 {
      throw UsageError("`completions` writes for one shell at a time", command: "completions")
    }
    switch shell {
    case "bash": BashCompletions.write(into: &console.output)
    case "zsh": ZshCompletions.write(into: &console.output)
    case "fish": FishCompletions.write(into: &console.output)
    default:
      throw UsageError(
        "unknown shell `\(shell)`" + Spelling.hint(for: shell, among: ["bash", "zsh", "fish"]),
        command: "completions")
    }
    return 0
  }
}
