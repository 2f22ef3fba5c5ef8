import GlassEngine

/// A command line taken apart by a command's options.
package struct ParsedArguments: Sendable {
  /// The values of each option that was given, in order; one empty text for an option without a value.
  package private(set) var values: [String: [String]] = [:]
  package private(set) var operands: [String] = []

  /// Reads the arguments behind the command's name. Options and operands may be mixed; what follows `--`
  /// is operands.
  package init(_ arguments: [String], for command: CommandSpec) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]), of: command)
      let inline = parts.count > 1 ? String(parts[1]) : nil
      let value = try Self.value(of: option, inline: inline, rest: &rest)
      if option.isRepeatable {
        values[option.name, default: []].append(value)
      } else {
        values[option.name] = [value]
      }
    }
  }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that counts once: the last one.
  package subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  private static func option(
    _ text: String, of command: CommandSpec
  ) throws(UsageError) -> OptionSpec {
    if text.hasPrefix("--") {
      let name = String(text.dropFirst(2))
      if let option = command.options.first(where: { $0.name == name }) { return option }
      let hint = Spelling.nearest(to: name, among: command.options.map(\.name))
      throw UsageError(
        "unknown option `\(text)`" + (hint.map { "; did you mean `--\($0)`?" } ?? ""),
        command: command.name)
    }
    let letters = text.dropFirst()
    if letters.count == 1, let option = command.options.first(where: { $0.letter == letters.first })
    {
      return option
    }
    let isLongName = command.options.contains { $0.name == letters }
    throw UsageError(
      "unknown option `\(text)`" + (isLongName ? "; did you mean `-\(text)`?" : ""),
      command: command.name)
  }

  private static func value(
    of option: OptionSpec, inline: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    switch option.value {
    case .none:
      guard inline == nil else { throw UsageError("option `--\(option.name)` takes no value") }
      return ""
    case .optional:
      return inline ?? ""
    case .required(let name):
      guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError("option `--\(option.name)` needs a value: \(name)")
      }
      return value
    }
  }
}
