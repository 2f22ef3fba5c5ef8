import GlassEngine
import GlassViews

/// Sibling glass effects belong into one container.
struct MissingGlassContainer: Rule {
  let id = "missing-glass-container"
  let severity = Severity.warning
  let words = RuleWords.glass
  let fixSafety: Fix.Safety? = .unsafe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard view.container == .absent, view.isLayout || view.name == "ForEach", !view.makesRows,
      view.inner.ground == .none || view.inner.ground == .sheet
    else { return }
    let glass = glassSiblings(of: view)
    // Glass buttons alone are right without a container; they count beside an effect.
    let effects = glass.count { $0.sibling.glass.contains { $0.isEffect && $0.isLoose } }
    // A selection is one of those that are repeated.
    let isRepeated = glass.contains {
      !$0.item.isSelection && (view.name == "ForEach" || $0.sibling.isRepeated)
    }
    let isMixed = effects == 1 && !isRepeated
    let direct = glass.filter { $0.item.isEffect || $0.item.depth == 0 }
    guard let first = glass.first, effects > 0, !isMixed || direct.count > 1 else { return }
    if !isRepeated, !glass.dropFirst().contains(where: { $0.item.meets(first.item) }) { return }
    // Layers that lie on each other are glass on glass.
    let layers = glass.filter { !$0.sibling.isMoved }.map(\.sibling)
    let isStacked = layers.count { $0.isSurface || layers[0].isFilling } > 1
    if view.name == "ZStack", isStacked { return }
    let isAdvice = isAdvice(view)
    // One effect and buttons have nothing to share unless they stand near each other in a row.
    if isMixed, isAdvice || !view.isRow { return }
    let other = glass.first { $0.item.path.owner != view.node.path.owner } ?? first
    findings.report(
      view, view.node.path, against: .at(other.item.path), because: "glass here",
      severity: isAdvice && !isRepeated ? .info : scrolledSeverity(view),
      others: glass.prefix(6).map { (path: $0.item.path, message: "glass here") },
      fix: { findings.containment(of: view, $0) }
    ) {
      glass.count > 1
        ? "`\($0.inner)` has \(glass.count) glass views side by side and no `GlassEffectContainer` around them"
        : "`\($0.inner)` repeats glass without a `GlassEffectContainer` around it"
    }
  }

  /// The siblings that bring glass near enough to blend, of those that exclude each other one.
  private func glassSiblings(of view: ViewSite) -> [(item: GlassItem, sibling: Sibling)] {
    var result: [(item: GlassItem, sibling: Sibling)] = []
    var conditional: [GlassItem] = []
    for sibling in view.siblings where !sibling.isFaded {
      let near = sibling.glass.filter { $0.isLoose && $0.depth <= 1 }
      guard let item = near.first(where: { !$0.isSelection }) ?? near.first,
        !conditional.contains(where: { $0.excludes(item) })
      else { continue }
      result.append((item, sibling))
      // The others exclude nobody, and a long list is not gone through again for each.
      if item.isConditional { conditional.append(item) }
    }
    return result
  }

  /// In scrolled content the glass itself is the finding that counts.
  private func scrolledSeverity(_ view: ViewSite) -> Severity? {
    view.inner.scrolling == .none ? nil : .info
  }

  /// Whether all glass is kept apart, by a Spacer, a view that takes the room between, a line of a column or different
  /// edges of a ZStack: it cannot blend, only share what it samples.
  private func isAdvice(_ view: ViewSite) -> Bool {
    if view.name == "ZStack" { return true }
    let flexible = view.flexibleSiblings
    let spaced = view.spacedSiblings
    var near: Sibling?
    for (number, sibling) in view.siblings.enumerated() {
      let isGlass = sibling.glass.contains(where: \.isLoose)
      // In a column every view in between takes a line of its own.
      let isApart = flexible.contains(number) || !view.isRow
      if sibling.isSpacer || !isGlass && isApart { near = nil }
      // Placed in more room than it takes, it is not near the next.
      guard isGlass, !spaced.contains(number) else { continue }
      // Buttons need no container for each other.
      if let near, near.hasLooseEffect || sibling.hasLooseEffect { return false }
      near = sibling
    }
    return true
  }
}

extension Sibling {
  /// Whether a glass effect is in it that no container has blended.
  fileprivate var hasLooseEffect: Bool { glass.contains { $0.isEffect && $0.isLoose } }
}
