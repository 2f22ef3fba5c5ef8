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
        severity: isOfContent(glass, view) && !isAdvice(view, findings) ? nil : .info,
        ofSelection: isOfContent(glass, view, isSelection: true) ? nil : .info,
        fix: { glass.kind == .effect ? findings.material(insteadOf: $0) : nil }
      ) { halves in
        let isLazy = halves.outer.hasPrefix("Lazy")
        return isLazy
          ? "`\(halves.inner)` is glass in a `\(halves.outer)`, which is there to be scrolled"
          : "`\(halves.inner)` is glass in the scrolled content of `\(halves.outer)`"
      }
    }
  }

  /// Whether the glass makes content of what floats: a card, what every row repeats, a decoration of a row. A single
  /// button or badge of a page and a row of chips are less.
  private func isOfContent(
    _ glass: GlassSite, _ view: ViewSite, isSelection: Bool = false
  ) -> Bool {
    let isEffect = glass.kind == .effect
    guard view.state.scrolling != .horizontal else { return isEffect && view.isHighCard }
    if view.state.scrolling == .vertical {
      // What marks the chosen element is there once.
      switch isSelection ? .none : view.state.repetition {
      case .partOfElement: return true
      case .element, .row, .partOfRow: if isEffect, !isControl(view) { return true }
      // A badge that the page has once can be as wide as the page.
      case .none: if view.isPill(glass) { return false }
      // The options of a choice can hold several texts.
      case .option: if isControl(view) { return false }
      }
    }
    return (isEffect || view.state.isRepeated && !isSelection) && view.isCard
  }

  /// Whether the glass is a picture of what floats elsewhere, or the whole row of a list on a watch, where rows are
  /// the controls.
  private func isAdvice(_ view: ViewSite, _ findings: Findings) -> Bool {
    let repetition = view.state.repetition
    switch view.state.depiction {
    case .placeholder: return true
    case .preview:
      if repetition == .none || repetition == .row || repetition == .partOfRow, !isControl(view) {
        return true
      }
    case .none: break
    }
    guard repetition == .element || repetition == .row else { return false }
    return findings.isOnly(on: .watchOS, view.node.site.file)
  }

  private func isControl(_ view: ViewSite) -> Bool {
    view.state.isInControl || view.isControl || view.tap != nil || view.touchables.count > 0
      || view.touchables.takesText
  }
}
