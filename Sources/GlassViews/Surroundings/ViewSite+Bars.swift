import GlassSyntax

/// Bars: their backgrounds, and rows of controls that are pinned over content.
extension ViewSite {
  /// What a modifier paints behind the bars of the system; nothing for another modifier and for other bars.
  package func barPaints(of modifier: Modifier) -> [Paint] {
    guard modifier.name == "toolbarBackground" || modifier.name == "toolbarBackgroundVisibility",
      bars(of: modifier).contains(where: Self.glassBars.contains)
    else { return [] }
    return interpreter.paints(ofFirstArgumentOf: modifier.expression)
  }

  /// Whether two modifiers speak of a bar that is the same, or could be: without `for:` the system chooses it.
  package func sharesBar(_ modifier: Modifier, with other: Modifier) -> Bool {
    let (bars, others) = (bars(of: modifier), self.bars(of: other))
    return bars.contains("automatic") || others.contains("automatic")
      || bars.contains(where: others.contains)
  }

  /// What the first argument of a modifier can paint.
  package func paints(of modifier: Modifier) -> [Paint] {
    interpreter.paints(ofFirstArgumentOf: modifier.expression)
  }

  /// Whether a modifier says all that it does itself, without what its declaration was given.
  package func isSettledWhereWritten(_ modifier: Modifier) -> Bool {
    values(ofFirstArgumentOf: modifier).allSatisfy { $0.path.parameter == nil }
  }

  /// The bars that `for:` names, of those that are known.
  private func bars(of modifier: Modifier) -> [Name] {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return [] }
    let arguments = call.tree.arguments(of: call.node)
    guard let first = arguments.firstIndex(where: { $0.label == "for" }) else {
      return ["automatic"]
    }
    return arguments[first...].flatMap { interpreter.values(of: call.sibling($0.value)) }
      .compactMap { $0.isUnknown ? nil : $0.expression.tree.name($0.expression.node) }
  }

  private static let glassBars: Set<Name> = [
    "automatic", "navigationBar", "tabBar", "bottomBar", "windowToolbar",
  ]

  // MARK: Layers

  /// The part of the bottom edge at which a modifier certainly puts its layer.
  package func bottom(of modifier: Modifier) -> Bottom? { bottom(modifier.expression) }

  /// The part of the bottom edge at which the view certainly puts its layers.
  package var bottom: Bottom? { node.expression.flatMap(bottom) }

  private func bottom(_ call: Expression) -> Bottom? {
    let values = interpreter.values(of: "alignment", in: call)
    guard values.count == 1, !values[0].isUnknown else { return nil }
    switch values[0].expression.tree.name(values[0].expression.node) {
    case "bottom": return .edge
    case "bottomLeading", "bottomTrailing": return .corner
    default: return nil
    }
  }

  /// A part of the bottom edge.
  package enum Bottom: Sendable {
    case edge
    case corner
  }

  /// The view in a view that scrolls up and down behind whatever lies over it, or holds the tab bar.
  package func scrolled(in view: ShownView) -> ShownView? {
    guard let name = view.name else { return nil }
    switch name {
    case "List", "Form", "Table": return view
    case "ScrollView": return isPaged(view) || interpreter.isHorizontal(view.node) ? nil : view
    case "TabView": return isPaged(view) ? nil : view
    case "VStack", "ZStack", "HStack", "NavigationStack", "NavigationView", "GeometryReader",
      "ScrollViewReader", "ForEach", "TimelineView", "ViewThatFits":
      return shown(in: view).views.lazy.compactMap { scrolled(in: $0) }.first
    default: return nil
    }
  }

  /// Whether what scrolls ends with a distance of its own: a margin or padding at the bottom, an empty view.
  package func keepsBottomClear(_ scrolled: ShownView) -> Bool {
    var view = scrolled
    for _ in 0..<8 {
      if view.modifiers.contains(where: keepsBottomClear) { return true }
      guard let last = shown(in: view).views.last else { return false }
      if let name = last.name, name == "Spacer" || name == "Color",
        last.modifiers.contains(where: interpreter.fixesHeight)
      {
        return true
      }
      view = last
    }
    return false
  }

  private func keepsBottomClear(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    switch modifier.name {
    case "safeAreaInset", "safeAreaBar", "safeAreaPadding", "contentMargins":
      return call.tree.kind(call.node) == .call
    case "padding":
      guard call.tree.kind(call.node) == .call else { return false }
      let arguments = call.tree.arguments(of: call.node)
      guard arguments.count > 1, let edges = interpreter.edges(of: call.sibling(arguments[0].value))
      else { return false }
      return edges.contains(.bottom)
    default: return false
    }
  }

  /// Whether a view shows one page at a time, or could.
  private func isPaged(_ view: ShownView) -> Bool {
    view.modifiers.contains { modifier in
      guard modifier.name == "tabViewStyle" || modifier.name == "scrollTargetBehavior" else {
        return false
      }
      return values(ofFirstArgumentOf: modifier).contains { value in
        let (tree, node) = (value.expression.tree, value.expression.node)
        let head = tree.kind(node) == .call ? tree.firstChild(node) ?? node : node
        guard !value.isUnknown, let name = tree.name(head) else { return true }
        return Self.pagedStyles.contains(name)
      }
    }
  }

  /// Whether the view itself shows one page at a time, or could.
  package var isPaged: Bool { isPaged(itself) }

  private static let pagedStyles: Set<Name> = [
    "page", "verticalPage", "carousel", "paging", "PageTabViewStyle", "VerticalPageTabViewStyle",
  ]

  /// The view of a layer that is at its lower edge: what a `Spacer` pushes down in a stack of the layer.
  package func pushedDown(in view: ShownView) -> [Shown] {
    guard view.name == "VStack" else { return [] }
    let inside = shown(in: view)
    guard inside.count > 1, case .view(let first) = inside[0], first.name == "Spacer" else {
      return []
    }
    return Array(inside.dropFirst())
  }

  /// The row of controls in a layer that bears glass: one control beside text, or more. In a corner it is a bar
  /// only where it fills the width.
  package func glassBar(in layer: [Shown], at bottom: Bottom) -> ShownView? {
    for view in layer.views {
      if let aside = pushedAside(in: view) {
        if let bar = glassBar(in: [aside], at: .corner) { return bar }
      } else if isBar(view), bearsGlass(view), !isPassing(view),
        bottom == .edge || fillsWidth(view)
      {
        return view
      }
    }
    return nil
  }

  /// What a `Spacer` pushes to one side of a row that is nothing else.
  private func pushedAside(in row: ShownView) -> Shown? {
    guard row.name == "HStack", !row.modifiers.contains(where: isGlass) else { return nil }
    let inside = shown(in: row)
    guard inside.count == 2 else { return nil }
    let others = inside.filter { shown in
      guard case .view(let view) = shown else { return true }
      return view.name != "Spacer"
    }
    return others.count == 1 ? others[0] : nil
  }

  /// Whether a view comes, goes or moves while what is below stays: chrome, not a bar.
  private func isPassing(_ view: ShownView) -> Bool {
    view.modifiers.contains {
      interpreter.fades($0) || $0.name == "offset" || $0.name == "position"
    }
  }

  private func fillsWidth(_ view: ShownView) -> Bool {
    switch view.name {
    case "Spacer", "TextField": return true
    case "HStack", "VStack", "ZStack", "GlassEffectContainer":
      return view.modifiers.contains { $0.name == "frame" && hasArgument("maxWidth", $0) }
        || shown(in: view).views.contains(where: fillsWidth)
    default: return false
    }
  }

  private func isBar(_ view: ShownView) -> Bool {
    switch view.name {
    case "HStack":
      let inside = shown(in: view)
      let count = inside.most { controls(in: $0) }
      return count > 1 || count == 1 && inside.least { texts(in: $0) } > 0
    case "VStack", "ZStack", "GlassEffectContainer":
      return shown(in: view).views.contains(where: isBar)
    default: return false
    }
  }

  private func texts(in view: ShownView) -> Int {
    switch view.name {
    case "Text", "TextField", "TextEditor", "Slider": 1
    case "HStack", "VStack", "ZStack": shown(in: view).least { texts(in: $0) }
    default: 0
    }
  }

  private func bearsGlass(_ view: ShownView) -> Bool {
    if view.modifiers.contains(where: isGlass) { return true }
    return interpreter.children(of: view.node).contains { $0.role == .content }
      && shown(in: view).views.contains(where: bearsGlass)
  }

  private func isGlass(_ modifier: Modifier) -> Bool {
    switch modifier.name {
    case "glassEffect":
      return !interpreter.materials(of: modifier.expression).allSatisfy { $0.variant == .identity }
    case "buttonStyle":
      let style = interpreter.style(of: modifier.expression)
      return style == .glass || style == .glassProminent
    case "background":
      return shown(by: modifier).views.contains { $0.modifiers.contains(where: isGlass) }
    default: return false
    }
  }
}
