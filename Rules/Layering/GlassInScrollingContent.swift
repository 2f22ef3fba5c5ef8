import GlassEngine
import GlassViews

/// No glass in rows or in other content that scrolls.
struct GlassInScrollingContent: Rule {
  let id = "glass-in-scrolling-content"
  let severity = Severity.warning
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe
  let options = [
    RuleOption("allowHorizontal", .flag, "Accept glass in content that scrolls sideways only")
  ]
  var allowsHorizontal = false

  func configured(_ options: RuleOptions) -> any Rule {
    var rule = self
    rule.allowsHorizontal = options.flag("allowHorizontal") ?? false
    return rule
  }

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.state.scrolling != .none, view.state.toolbar != .item else { return }
    if allowsHorizontal, view.state.scrolling == .horizontal { return }
    for glass in view.glasses where glass.ground != .glass {
      findings.report(
        view, glass.path, against: view.scroller, because: "it scrolls with this",
        // One button among the content is less than glass in every row.
        severity: glass.kind == .effect || view.state.isRepeated ? nil : .info,
        fix: { glass.kind == .effect ? findings.material(insteadOf: $0) : nil }
      ) { "`\($0.inner)` is glass in the scrolled content of `\($0.outer)`" }
    }
  }
}
