import GlassEngine

/// The manual page, made from the tables, for `man`.
package struct ManualPage {
  package init() {}

  package func write(into output: inout OutputBuffer) {
    output.line(".\\\" made by `\(Product.name) man`")
    output.line(
      ".TH \(Product.name.uppercased()) 1 \"\" \"\(Product.name) \(Product.version)\" \"\"")
    output.line(".SH NAME")
    output.line("\(Product.name) \\- check Swift code against Apple's Liquid Glass rules")
    writeSynopsis(into: &output)
    output.line(".SH DESCRIPTION")
    paragraphs(CommandTable.lint.details, into: &output)
    output.line(".SH COMMANDS")
    for command in CommandTable.all {
      item("\(command.name) \(command.operands)", command.summary + ".", into: &output)
    }
    output.line(".SH OPTIONS")
    writeOptions(CommandTable.lint.options, into: &output)
    writeCommands(into: &output)
    writeFormats(into: &output)
    writeRest(into: &output)
  }

  private func writeSynopsis(into output: inout OutputBuffer) {
    output.line(".SH SYNOPSIS")
    output.line(".B \(Product.name)")
    output.line(Self.escaped("[lint] [PATH…] [OPTION…]"))
    for command in CommandTable.all.dropFirst() {
      output.line(".br")
      output.line(".B \(Product.name) \(command.name)")
      let hasOptions = command.options.contains { $0.name != "help" }
      let operands = [command.operands, hasOptions ? "[OPTION…]" : ""].filter { !$0.isEmpty }
      if !operands.isEmpty { output.line(Self.escaped(operands.joined(separator: " "))) }
    }
  }

  /// The options that a command has for itself.
  private func writeCommands(into output: inout OutputBuffer) {
    for command in CommandTable.all.dropFirst() {
      let options = command.options.filter { $0.name != "help" && $0.name != "color" }
      guard !options.isEmpty || !command.details.isEmpty else { continue }
      output.line(".SH \(Product.name) \(command.name)".uppercased())
      paragraphs(command.details.isEmpty ? command.summary + "." : command.details, into: &output)
      for option in options { item(option, into: &output) }
    }
  }

  private func writeFormats(into output: inout OutputBuffer) {
    output.line(".SH FORMATS")
    for reporter in ReporterList.all { item(reporter.name, reporter.summary + ".", into: &output) }
  }

  private func writeRest(into output: inout OutputBuffer) {
    output.line(".SH EXIT STATUS")
    item("0", "Nothing at or above --fail-on was found.", into: &output)
    item("1", "Findings at or above --fail-on.", into: &output)
    item(
      "2",
      "The work could not be done: a wrong command line or configuration, a path that does not "
        + "exist, a file that cannot be read or written. Other findings are reported all the same.",
      into: &output)
    output.line(".SH FILES")
    item(
      ".glasslint.json",
      "The configuration, at the root of a project; \(Product.name) init writes one to start from.",
      into: &output)
    output.line(".SH ENVIRONMENT")
    item(
      "NO_COLOR", "Where it is set and not empty, no colours are used by default.", into: &output)
    item(
      "GITHUB_STEP_SUMMARY",
      "The file to which --format github adds a summary; GitHub Actions sets it.", into: &output)
  }

  private func writeOptions(_ options: [OptionSpec], into output: inout OutputBuffer) {
    for group in OptionSpec.Group.allCases {
      let members = options.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      output.line(".SS \(Self.escaped(group.rawValue))")
      for option in members { item(option, into: &output) }
    }
  }

  private func item(_ option: OptionSpec, into output: inout OutputBuffer) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    item(letter + option.usage, option.help + ".", into: &output)
  }

  private func item(_ tag: String, _ text: String, into output: inout OutputBuffer) {
    output.line(".TP")
    output.line(".B \(Self.escaped(tag.trimmingSpaces()))")
    output.line(Self.escaped(text))
  }

  /// Paragraphs as they are; indented lines keep their breaks.
  private func paragraphs(_ text: String, into output: inout OutputBuffer) {
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        output.line(".PP")
      } else {
        if !isFirst, line.contains(":  ") { output.line(".br") }
        output.line(Self.escaped(String(line)))
      }
      isFirst = false
    }
  }

  /// Text that every roff takes as it is: plain ASCII, in which a hyphen stays one and no line is taken
  /// for a request.
  private static func escaped(_ text: String) -> String {
    var escaped = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case _ where !scalar.isASCII:
        escaped += "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
