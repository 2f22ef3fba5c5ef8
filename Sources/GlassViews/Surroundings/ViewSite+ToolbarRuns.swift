import GlassSyntax

/// What items of a toolbar are to each other.
extension ViewSite {
  /// The controls of a toolbar that share one piece of the system's glass, for each piece: those of a group, and
  /// of items that follow each other in the same place.
  package func sharedBackgrounds(ofToolbar modifier: Modifier) -> [[ShownView]] {
    var runs: [[ShownView]] = []
    var place: ToolbarPlacement?
    for entry in entries(ofToolbar: modifier) {
      let controls = controlViews(in: entry.content)
      guard entry.kind != .spacer, entry.hasGlass, !entry.placement.standsAlone, !controls.isEmpty,
        !controls.contains(where: isProminent)
      else {
        place = nil
        continue
      }
      if entry.placement == place, !runs.isEmpty {
        runs[runs.count - 1] += controls
      } else {
        runs.append(controls)
      }
      place = entry.placement
    }
    return runs
  }

  /// The controls of a toolbar that stand on the system's glass.
  package func controls(ofToolbar modifier: Modifier) -> [ShownView] {
    entries(ofToolbar: modifier).filter(\.hasGlass).flatMap { controlViews(in: $0.content) }
  }

  /// The modifier that certainly gives a control of a bar a colour of its own.
  package func tint(of control: ShownView) -> Modifier? {
    if let own = control.modifiers.first(where: isTint) { return own }
    let label = shown(in: control, as: [.label])
    guard label.count == 1, case .view(let face) = label[0] else { return nil }
    return face.modifiers.first(where: isTint)
  }

  private func isTint(_ modifier: Modifier) -> Bool {
    guard
      modifier.name == "tint" || modifier.name == "foregroundStyle"
        || modifier.name == "foregroundColor", !modifier.isConditional
    else { return false }
    let paints = paints(of: modifier)
    return !paints.isEmpty && paints.allSatisfy { $0 == .hue || $0 == .gradient }
  }

  private func isProminent(_ control: ShownView) -> Bool {
    guard let style = control.modifiers.first(where: { $0.name == "buttonStyle" }) else {
      return false
    }
    return values(ofFirstArgumentOf: style).contains { value in
      let tree = value.expression.tree
      var node = value.expression.node
      if tree.kind(node) == .call, let callee = tree.firstChild(node) { node = callee }
      guard !value.isUnknown, let name = tree.name(node) else { return true }
      return Self.prominentStyles.contains(name)
    }
  }

  private static let prominentStyles: Set<Name> = [
    "glassProminent", "borderedProminent", "GlassProminentButtonStyle",
    "BorderedProminentButtonStyle",
  ]

  // MARK: Gaps

  /// What a view that is nothing but a gap in a bar stands for.
  package func gap(_ view: ShownView) -> ToolbarGap? {
    switch view.name {
    case "Spacer":
      return view.modifiers.contains(where: interpreter.fixesWidth) ? .fixed : .flexible
    case "Divider": return .fixed
    case "Color":
      let values = view.node.expression.map { interpreter.values(of: $0) } ?? []
      return !values.isEmpty && values.allSatisfy { interpreter.paint(of: $0) == .nothing }
        ? .fixed : nil
    case "Text":
      guard let call = view.node.expression else { return nil }
      let values = interpreter.values(ofFirstArgumentOf: call)
      return values.count == 1
        && values[0].expression.tree.literalText(values[0].expression.node)?
          .allSatisfy(\.isWhitespace) == true
        ? .fixed : nil
    default: return nil
    }
  }

  /// Whether a gap of an item stands for having nothing to show: what is shown else is no gap.
  package func isInstead(_ gap: ShownView, in entry: ToolbarEntry) -> Bool {
    entry.content.contains { shown in
      guard case .choice = shown else { return false }
      let views = [shown].views
      return views.contains { $0.path == gap.path } && views.contains { self.gap($0) == nil }
    }
  }

  /// The padding of an item at one side only.
  package func sidePadding(of view: ShownView) -> PlacePath? {
    view.modifiers.first { modifier in
      guard modifier.name == "padding" else { return false }
      let values = values(ofFirstArgumentOf: modifier)
      return !values.isEmpty
        && values.allSatisfy { value in
          let (tree, node) = (value.expression.tree, value.expression.node)
          guard !value.isUnknown, tree.kind(node) == .implicitMember else { return false }
          return tree.name(node) == "leading" || tree.name(node) == "trailing"
        }
    }?.path
  }

  /// Whether anything is applied to the view.
  package var hasModifiers: Bool { !node.modifiers.isEmpty }

  /// A labelled argument of the view's call, as it is written.
  package func text(ofArgument label: Name) -> String? {
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return nil }
    let argument = call.tree.arguments(of: call.node).first { $0.label == label }
    return argument.map { call.tree.text(call.tree.range($0.value)) }
  }
}

/// A gap between the items of a bar.
package enum ToolbarGap: Sendable {
  case flexible
  case fixed
}
