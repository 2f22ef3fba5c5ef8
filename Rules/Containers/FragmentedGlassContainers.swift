import GlassEngine
import GlassViews

/// Glass that belongs together is in one container.
struct FragmentedGlassContainers: Rule {
  let id = "fragmented-glass-containers"
  let severity = Severity.info
  let words = RuleWords.glass

  func check(_ view: ViewSite, _ findings: Findings) {
    if view.isGlassContainer { checkContainer(view, findings) }
    if view.name == "HStack" || view.name == "VStack" { checkNeighbors(view, findings) }
  }

  private func checkContainer(_ view: ViewSite, _ findings: Findings) {
    guard !view.shownGlass.isEmpty else { return }
    if view.container == .present {
      findings.report(
        view, view.node.path, against: view.outerContainer, because: "the container around it"
      ) { "`\($0.inner)` lies in another container: its glass blends with none of that one's" }
    } else if view.state.isRepeated, view.showsOneGlass {
      findings.report(view, view.node.path) {
        "`\($0.inner)` is repeated with one glass view in each: there is nothing to blend"
      }
    }
  }

  /// Containers side by side: their glass is near, and does not know of each other.
  private func checkNeighbors(_ view: ViewSite, _ findings: Findings) {
    guard view.container == .absent || view.container == .unknown,
      view.state.scrolling == .none, !view.makesRows
    else { return }
    var last: Sibling?
    for sibling in view.siblings {
      if let last, let first = last.container, let second = sibling.container,
        !last.glass.isEmpty, !sibling.glass.isEmpty, !last.excludes(sibling)
      {
        findings.report(
          view, second, against: .at(first), because: "the container beside it"
        ) { "`\($0.inner)` stands beside another container: the glass of both does not blend" }
      }
      last = sibling
    }
  }
}
