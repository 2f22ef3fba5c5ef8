import GlassEngine
import GlassViews

/// A tint in a toolbar says what matters most; two say nothing.
struct TintedToolbarItems: Rule {
  let id = "tinted-toolbar-items"
  let severity = Severity.info
  let words = ["toolbar"]

  func check(_ view: ViewSite, _ findings: Findings) {
    for toolbar in view.modifiers where toolbar.name == "toolbar" {
      var first: (control: ShownView, tint: PlacePath)?
      for control in view.controls(ofToolbar: toolbar) {
        guard let tint = view.tint(of: control)?.path else { continue }
        guard let known = first else {
          first = (control, tint)
          continue
        }
        if known.control.excludes(control) || known.tint == tint { continue }
        findings.report(
          view, tint, against: .at(known.tint), because: "the first tinted item"
        ) { "`\($0.inner)` tints a second item of one toolbar" }
        break
      }
    }
  }
}
