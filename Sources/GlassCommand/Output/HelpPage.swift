import GlassEngine

/// The help of the program or of one command, made from the tables.
package struct HelpPage {
  private let command: CommandSpec?

  /// - Parameter command: nil for the program's own help.
  package init(_ command: CommandSpec?) {
    self.command = command
  }

  package func write(into output: inout OutputBuffer) {
    if let command {
      write(command, into: &output)
    } else {
      writeOverview(into: &output)
    }
  }

  private func writeOverview(into output: inout OutputBuffer) {
    output.line(
      "\(Product.name) \(Product.version): checks Swift code against Apple's Liquid Glass rules")
    output.line()
    output.line("Usage: \(Product.name) [lint] [PATH…] [OPTION…]")
    for command in CommandTable.all.dropFirst() {
      output.line("       \(Product.name) \(usage(command))")
    }
    output.line()
    output.line("Commands:")
    let width = CommandTable.all.map(\.name.count).max() ?? 0
    for command in CommandTable.all {
      let space = String(repeating: " ", count: width - command.name.count + 2)
      output.line("  \(command.name)\(space)\(command.summary)")
    }
    output.line()
    output.line(CommandTable.lint.details)
    writeOptions(CommandTable.lint.options, into: &output)
    writeFormats(into: &output)
  }

  private func write(_ command: CommandSpec, into output: inout OutputBuffer) {
    output.line(command.summary)
    output.line()
    output.line("Usage: \(Product.name) \(usage(command))")
    if !command.details.isEmpty {
      output.line()
      output.line(command.details)
    }
    writeOptions(command.options, into: &output)
    if command.name == CommandTable.lint.name { writeFormats(into: &output) }
  }

  /// What the formats are for.
  private func writeFormats(into output: inout OutputBuffer) {
    output.line()
    output.line("Formats:")
    let width = ReporterList.names.map(\.count).max() ?? 0
    for reporter in ReporterList.all {
      let space = String(repeating: " ", count: width - reporter.name.count + 2)
      output.line("  \(reporter.name)\(space)\(reporter.summary)")
    }
  }

  private func usage(_ command: CommandSpec) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let hasOptions = command.options.contains { $0.name != "help" }
    return command.name + operands + (hasOptions ? " [OPTION…]" : "")
  }

  private func writeOptions(_ options: [OptionSpec], into output: inout OutputBuffer) {
    let width = 26
    for group in OptionSpec.Group.allCases {
      let members = options.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      output.line()
      output.line("\(group.rawValue):")
      for option in members {
        let letter = option.letter.map { "-\($0), " } ?? ""
        let usage = "  \(letter)\(option.usage)"
        if usage.count + 2 <= width {
          output.write(usage + String(repeating: " ", count: width - usage.count))
        } else {
          output.line(usage)
          output.write(String(repeating: " ", count: width))
        }
        let lines = WrappedText(option.help, width: 90 - width).lines
        output.line(lines.joined(separator: "\n" + String(repeating: " ", count: width)))
      }
    }
  }
}
