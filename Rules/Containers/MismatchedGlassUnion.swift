import GlassEngine
import GlassViews

/// The members of a union have the same glass and a similar shape.
struct MismatchedGlassUnion: Rule {
  let id = "mismatched-glass-union"
  let severity = Severity.warning
  let words = RuleWords.glass + ["glassEffectUnion"]

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.isGlassContainer else { return }
    let members = view.identities.filter { $0.kind == .union }
    for (number, second) in members.enumerated() {
      let first = members[..<number].first { $0.isSame(as: second) }
      guard let first, first.accompanies(second), let glass = first.glass, let other = second.glass,
        let difference = view.difference(between: glass, and: other)
      else { continue }
      findings.report(
        view, second.path, against: .at(first.path), because: "the first member of the union"
      ) { _ in
        "this member of the union has \(difference.second), the first one has "
          + "\(difference.first): they do not join"
      }
    }
  }
}
