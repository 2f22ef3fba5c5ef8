import GlassEngine
import GlassRules

/// `glasslint explain ID…`: the pages of rules, set for a terminal.
package enum ExplainCommand {
  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "`explain` needs a rule's id; `glasslint rules` lists them", command: "explain")
    }
    let color = try LintOptions.color(arguments)
    let appearance = console.appearance(color)
    var status: Int32 = 0
    var isFirst = true
    for id in arguments.operands {
      guard let page = RulePages.page(for: id) else {
        let hint = Spelling.hint(for: id, among: RulePages.ids)
        console.report("unknown rule `\(id)`\(hint)")
        status = 2
        continue
      }
      if !isFirst { console.output.line() }
      isFirst = false
      if console.terminal.isInteractive || appearance.usesColor {
        let width = min(console.terminal.width ?? 80, 100)
        MarkdownPage(page).write(Paint(isOn: appearance.usesColor), width: width, &console.output)
      } else {
        console.output.write(page)
        if !page.hasSuffix("\n") { console.output.line() }
      }
    }
    return status
  }
}
