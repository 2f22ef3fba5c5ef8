import GlassEngine
import GlassViews

/// One button is the prominent one.
struct MultipleProminentButtons: Rule {
  let id = "multiple-prominent-buttons"
  let severity = Severity.warning
  let words = RuleWords.prominent
  let options = [
    RuleOption(
      "max", .number, "How many may stand in one stack, toolbar or bar; one more in a whole view")
  ]
  var most = 1

  func configured(_ options: RuleOptions) -> any Rule {
    var rule = self
    rule.most = max(1, options.number("max") ?? 1)
    return rule
  }

  func check(_ view: ViewSite, _ findings: Findings) {
    for bar in view.bars { check(bar, view, findings) }
    let all = view.prominent.flatMap(\.self)
    guard all.count > most else { return }
    if view.isLayout, view.name != "ZStack" {
      report(
        all.filter { $0.depth == 0 }, most, "this `\(findings.name(of: view.node.site))`", view,
        findings)
    }
    // Those side by side were reported there, those of one part in it.
    guard !all.contains(where: { $0.neighbours > most }),
      !view.prominent.contains(where: { $0.count(where: \.isUnconditional) > most + 1 })
    else { return }
    report(all.filter(\.isUnconditional), most + 1, "this view", view, findings)
  }

  private func check(_ bar: Bar, _ view: ViewSite, _ findings: Findings) {
    for placement in Set(bar.prominent.map(\.placement)) {
      let buttons = bar.prominent.filter { $0.placement == placement }
      // What stands side by side was reported there; of two it was no more than advice.
      guard buttons.count == 2 || !buttons.contains(where: { $0.neighbours > most }) else {
        continue
      }
      report(
        buttons, most, bar.isToolbar ? "this toolbar" : "this bar", isBar: true, view, findings)
    }
  }

  /// Reports the first button that is one too many.
  private func report(
    _ buttons: [ProminentButton], _ limit: Int, _ place: String, isBar: Bool = false,
    _ view: ViewSite, _ findings: Findings
  ) {
    let shown = buttons.shownTogether
    guard shown.count > limit, let first = shown.first else { return }
    // Two that are equal, like signing in and signing up, are a choice; in a bar there is one.
    let isPair = shown.count == 2 && !isBar
    findings.report(
      view, shown[limit].path, against: .at(first.path), because: "a prominent button",
      severity: isPair ? .info : nil,
      others: shown[1..<limit].map { (path: $0.path, message: "a prominent button") }
    ) {
      "`\($0.inner)` makes a \(limit == 1 ? "second" : "further") button prominent in \(place): \(shown.count) compete"
    }
  }
}
