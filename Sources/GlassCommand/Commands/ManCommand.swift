import GlassEngine

/// `glasslint man`: the manual page made from the tables.
enum ManCommand {
  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("`man` takes no operand, and not `\(operand)`", command: "man")
    }
    ManualPage().write(into: &console.output)
    return 0
  }
}
