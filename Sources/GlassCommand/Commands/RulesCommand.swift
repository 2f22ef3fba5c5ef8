import GlassEngine

/// `glasslint rules`: one line per rule.
package enum RulesCommand {
  static func run(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError(
        "`rules` takes no operand; for one rule write `explain \(operand)`", command: "rules")
    }
    let isJSON = try LintOptions.choice(
      arguments["format"] ?? "text", option: "format", [("text", false), ("json", true)])
    let color = try LintOptions.color(arguments)
    if isJSON {
      console.output.line(json)
    } else {
      let paint = Paint(isOn: console.appearance(color).usesColor)
      writeTable(paint, width: console.terminal.width, into: &console.output)
    }
    return 0
  }

  private static func writeTable(_ paint: Paint, width: Int?, into output: inout OutputBuffer) {
    let catalog = RuleCatalog.standard
    let column = catalog.ids.map(\.count).max() ?? 0
    for folder in catalog.folders {
      if folder != catalog.folders.first { output.line() }
      output.line(paint(.strong, folder))
      for entry in catalog.entries where entry.folder == folder {
        let rule = entry.rule
        let id = entry.id + String(repeating: " ", count: column - entry.id.count)
        let severity = rule.severity.rawValue
        let padding = String(repeating: " ", count: 7 - severity.count)
        let state = rule.isOnByDefault ? "on " : "off"
        let fix = rule.fixSafety == .safe ? "fix " : rule.fixSafety == .unsafe ? "fix!" : "    "
        let start = "  \(id)  \(paint(rule.severity.role, severity))\(padding)  \(state)  \(fix)  "
        let summary = entry.summary.replacing("`", with: "")
        output.line(start + shortened(summary, to: width.map { $0 - column - 25 }))
      }
    }
    output.line()
    output.line("fix: has a safe fix (--fix); fix!: has an unsafe one (--fix --unsafe-fixes)")
  }

  private static func shortened(_ text: String, to width: Int?) -> String {
    guard let width, DisplayWidth.of(text) > max(width, 20) else { return text }
    return text.prefix(max(width, 20) - 1) + "…"
  }

  private static var json: String {
    var json = JSONWriter()
    json.object {
      $0.field("schemaVersion", 1)
      $0.field("glasslintVersion", Product.version)
      $0.array("rules", RuleCatalog.standard.entries) { json, entry in
        json.field("id", entry.id)
        json.field("folder", entry.folder)
        json.field("severity", entry.rule.severity.rawValue)
        json.field("default", entry.rule.isOnByDefault)
        if let safety = entry.rule.fixSafety {
          json.field("fix", safety.rawValue)
        } else {
          json.null("fix")
        }
        json.field("summary", entry.summary)
      }
    }
    return json.text
  }
}
