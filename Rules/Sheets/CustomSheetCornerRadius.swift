import GlassEngine
import GlassViews

/// The corners of a sheet follow those of the device.
struct CustomSheetCornerRadius: Rule {
  let id = "custom-sheet-corner-radius"
  let severity = Severity.info
  let words = ["presentationCornerRadius", "preferredCornerRadius"]
  let fixSafety: Fix.Safety? = .unsafe
  let checksNames = true

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.state.presentation != .none, view.state.presentation != .fullScreenCover else {
      return
    }
    for radius in view.modifiers where view.setsCornerRadius(radius) && view.isOnIOS(radius) {
      findings.report(
        view, radius.path, atOrigin: true, fix: { findings.removal(of: $0, safety: .unsafe) }
      ) { "`\($0.inner)` fixes corners that a sheet fits to the device" }
    }
  }

  func check(_ name: NameSite, _ findings: Findings) {
    guard name.kind == .member, name.name == "preferredCornerRadius", !name.isLegacy,
      !name.isNeverCompiled, let value = name.assignedValue, !value.isNil
    else { return }
    findings.report(
      name.file, name.range,
      message: "`preferredCornerRadius` fixes corners that a sheet fits to the device")
  }
}
