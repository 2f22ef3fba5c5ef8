import GlassEngine
import GlassViews

/// Of the views that are shown together each has an id of its own.
struct DuplicateGlassId: Rule {
  let id = "duplicate-glass-id"
  let severity = Severity.warning
  let words = ["glassEffectID"]

  func check(_ view: ViewSite, _ findings: Findings) {
    if view.isGlassContainer { checkPairs(view, findings) }
    if view.name == "ForEach", view.container != .absent, !view.isOfPart {
      checkRepetition(view, findings)
    }
  }

  private func checkPairs(_ view: ViewSite, _ findings: Findings) {
    let ids = view.identities.filter { $0.kind == .id }
    for (number, second) in ids.enumerated() {
      let first = ids[..<number].first { $0.isSame(as: second) && $0.accompanies(second) }
      guard let first else { continue }
      findings.report(
        view, second.path, against: .at(first.path), because: "the same id is given here"
      ) { "`\($0.inner)` gives an id that another view of the same container has" }
    }
  }

  private func checkRepetition(_ view: ViewSite, _ findings: Findings) {
    for identity in view.identities
    where identity.kind == .id && identity.isConstant && identity.isUnconditional {
      findings.report(
        view, identity.path, against: .at(view.node.path), because: "it is repeated here"
      ) { "`\($0.inner)` gives every view of the `\($0.outer)` the same id" }
    }
  }
}
