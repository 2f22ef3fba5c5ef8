import GlassEngine
import GlassViews

/// An action sheet is told where it comes from.
struct UnanchoredActionSheet: Rule {
  let id = "unanchored-action-sheet"
  let severity = Severity.warning
  let words = ["actionSheet"]
  let checksViews = false
  let checksNames = true

  func check(_ name: NameSite, _ findings: Findings) {
    guard name.kind == .identifier, name.name == "UIAlertController", name.isActionSheet,
      !name.isLegacy, !name.isNeverCompiled, name.fate == .presented
    else { return }
    findings.report(
      name.file, name.range,
      message:
        "the action sheet is presented without a source: set `sourceItem` or `sourceView` of its"
        + " `popoverPresentationController`")
  }
}
