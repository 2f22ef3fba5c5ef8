import GlassEngine

/// The whole program: picks the command and runs it.
package enum Program {
  /// Runs a command line (without the program's own name) in the real terminal, and ends the process.
  package static func main(_ arguments: [String]) -> Never {
    Terminal.ignoreClosedPipes()
    var console = Console(terminal: .current()) { () throws(DiskFile.Fault) in
      try DiskFile.readStandardInput()
    }
    var status = run(arguments, &console)
    if let fault = Terminal.write(console.output.bytes, to: 1) {
      console.report("standard output: \(fault)")
      status = 2
    }
    _ = Terminal.write(console.errors.bytes, to: 2)
    Terminal.exit(status)
  }

  /// Runs a command line and returns the exit status.
  package static func run(_ arguments: [String], _ console: inout Console) -> Int32 {
    var rest = arguments[...]
    var command = CommandTable.lint
    if let name = rest.first, let named = CommandTable.command(named: name) {
      command = named
      rest.removeFirst()
    }
    do {
      let isNamed = rest.count < arguments.count
      // Help is wanted even where another option is wrong.
      let options = rest.prefix { $0 != "--" }
      if options.contains("--help") || options.contains("-h") {
        HelpPage(isNamed ? command : nil).write(into: &console.output)
        return 0
      }
      let parsed = try ParsedArguments(Array(rest), for: command)
      if parsed.has("version") {
        console.output.line("\(Product.name) \(Product.version)")
        return 0
      }
      return try run(command, parsed, &console)
    } catch {
      console.report(error.message)
      let name = error.command.map { $0 == "lint" ? "" : " \($0)" } ?? ""
      console.errors.line("Try `\(Product.name)\(name) --help`.")
      return 2
    }
  }

  private static func run(
    _ command: CommandSpec, _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    switch command.name {
    case "rules": try RulesCommand.run(arguments, &console)
    case "explain": try ExplainCommand.run(arguments, &console)
    case "tree": try TreeCommand.run(arguments, &console)
    case "init": try InitCommand.run(arguments, &console)
    case "config": try ConfigCommand.run(arguments, &console)
    case "completions": try CompletionsCommand.run(arguments, &console)
    case "man": try ManCommand.run(arguments, &console)
    default: try LintCommand.run(try LintOptions(arguments), &console)
    }
  }
}
