import GlassSyntax

/// A view with all modifiers that it has by the end of its chain, those in the views it comes down to included.
extension ViewSite {
  /// What the view comes down to: Apple's views through properties, helpers and custom views, each with its modifiers
  /// and, last, with the view's own.
  package var resolved: [ShownView] {
    Outline(interpreter).shown([node], .init(availability: state.availability)).views
  }

  /// The modifiers of a resolved view that the view itself adds, with their positions.
  package func ownModifiers(
    of resolved: ShownView, named name: Name
  ) -> [(position: Int, modifier: Modifier)] {
    let first = max(0, resolved.modifiers.count - modifiers.count)
    return resolved.modifiers.enumerated().dropFirst(first)
      .filter { $0.element.name == name }.map { (position: $0.offset, modifier: $0.element) }
  }

  /// The first view that a test accepts among views and all views in them, labels included, in order; not in those
  /// of which `descends` says so.
  package func first(
    in shown: [Shown], belowWhich descends: (ShownView) -> Bool = { _ in true },
    where accepts: (ShownView) -> Bool
  ) -> ShownView? {
    var budget = Self.maximumVisits
    return first(in: shown, &budget, belowWhich: descends, where: accepts)
  }

  private func first(
    in shown: [Shown], _ budget: inout Int, belowWhich descends: (ShownView) -> Bool,
    where accepts: (ShownView) -> Bool
  ) -> ShownView? {
    for view in shown.views {
      budget -= 1
      guard budget > 0 else { return nil }
      if accepts(view) { return view }
      guard descends(view), view.name.map({ !Vocabulary.screens.contains($0) }) ?? true else {
        continue
      }
      let inside = self.shown(in: view, as: [.content, .label, .accessoryLabel])
      if let found = first(in: inside, &budget, belowWhich: descends, where: accepts) {
        return found
      }
    }
    return nil
  }

  /// More views than this are not visited for one question.
  private static let maximumVisits = 400
}

extension ShownView {
  /// Whether two modifiers of the view, or of views in it, can be applied together.
  package func combines(_ one: Modifier, _ other: Modifier) -> Bool {
    !one.excludes(other) && one.availability.meets(other.availability)
  }

  /// Whether the view is one that a person reads or operates: text, a label, a control.
  package var isTextOrControl: Bool {
    guard let name else { return false }
    return Vocabulary.controls.contains(name) || name == "Text" || name == "Label"
      || name == "TextEditor" || name == "SearchField"
  }

  /// Whether the view is a control that takes input or a tap.
  package var isControl: Bool {
    guard let name else { return false }
    return Vocabulary.controls.contains(name) && name != "DisclosureGroup" || name == "TextEditor"
  }
}
