import GlassSyntax

/// Scrolling: what scrolls, which edges have an effect, what is pinned to them.
extension ViewSite {
  /// The view in a resolved view that scrolls up and down and fills it.
  package func verticalScroller(in view: ShownView) -> ShownView? {
    switch view.name {
    case "List", "Form", "Table": return view
    case "ScrollView": return interpreter.isHorizontal(view.node) ? nil : view
    case "ScrollViewReader", "GeometryReader":
      let inside = shown(in: view).views
      return inside.count == 1 ? verticalScroller(in: inside[0]) : nil
    default: return nil
    }
  }

  /// Whether a view scrolls up and down at its top or bottom edge, seen through its stacks.
  package func scrolls(_ view: ShownView, at edge: EdgeSet) -> Bool {
    if verticalScroller(in: view) != nil { return true }
    switch view.name {
    case "VStack":
      let inside = shown(in: view)
      guard let outermost = edge == .top ? inside.first : inside.last else { return false }
      return [outermost].views.contains { scrolls($0, at: edge) }
    case "ZStack", "ScrollViewReader", "GeometryReader", "ViewThatFits", "TimelineView":
      return shown(in: view).views.contains { scrolls($0, at: edge) }
    default: return false
    }
  }

  /// The edge that `edge:` or `alignment:` of a modifier puts its content at; nil where that is not known.
  package func edges(_ label: Name, of modifier: Modifier) -> EdgeSet? {
    interpreter.edges(of: label, in: modifier.expression)
  }

  // MARK: Edge effects

  /// The hard or soft style that a modifier sets for the effect at some edges; nil for anything else.
  package func scrollEdgeStyle(of modifier: Modifier) -> ScrollEdgeStyle? {
    guard modifier.name == "scrollEdgeEffectStyle",
      let edges = interpreter.edges(of: "for", in: modifier.expression)
    else { return nil }
    let values = interpreter.values(ofFirstArgumentOf: modifier.expression)
    guard values.count == 1, !values[0].isUnknown,
      let name = values[0].expression.tree.name(values[0].expression.node),
      name == "hard" || name == "soft"
    else { return nil }
    return ScrollEdgeStyle(name: name == "hard" ? "hard" : "soft", edges: edges, modifier: modifier)
  }

  /// The styles that hold on the same screen inside the modifier at a position of a resolved view.
  package func scrollEdgeStyles(
    inside position: Int, of view: ShownView
  ) -> [ScrollEdgeStyle] {
    var result = view.modifiers.prefix(position).compactMap(scrollEdgeStyle)
    _ = first(in: shown(in: view)) { inner in
      result += inner.modifiers.compactMap(scrollEdgeStyle)
      return false
    }
    return result
  }

  /// Whether what the view shows scrolls in a way that SwiftUI has no edge effect for, in one of its arms at least:
  /// upside down, with the effect hidden, or in a view of UIKit, of AppKit or from outside the run.
  package var scrollsWithoutEdgeEffect: Bool {
    var isForeign = false
    var scrolls = false
    // What is in a scroller may be turned back.
    let turned = first(in: resolved.map(Shown.view), belowWhich: { !isScroller($0) }) { view in
      isForeign = isForeign || isForeignView(view)
      scrolls = scrolls || isScroller(view)
      return view.modifiers.contains { turnsUpsideDown($0) || hidesEdgeEffect($0) }
    }
    return turned != nil || isForeign && !scrolls
  }

  private func isScroller(_ view: ShownView) -> Bool {
    view.name.map(Vocabulary.scrollers.contains) ?? false
  }

  private func hidesEdgeEffect(_ modifier: Modifier) -> Bool {
    guard modifier.name == "scrollEdgeEffectHidden" else { return false }
    let values = values(ofFirstArgumentOf: modifier)
    return !values.contains { $0.boolean == false }
  }

  private func isForeignView(_ view: ShownView) -> Bool {
    guard let name = view.name else { return false }
    return interpreter.isRepresentable(view.node) || !Vocabulary.isAppleView(name)
  }

  // MARK: Flips

  /// Whether a modifier turns a view upside down, whatever the state of the program.
  package func turnsUpsideDown(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    switch modifier.name {
    case "scaleEffect":
      if let y = arguments.first(where: { $0.label == "y" }) {
        return interpreter.amount(of: call.sibling(y.value)).map { $0 < 0 } ?? false
      }
      guard let first = arguments.first, first.label == nil else { return false }
      return isNegativeHeight(call.sibling(first.value))
    case "rotationEffect":
      return arguments.first.map { isHalfTurn(call.sibling($0.value)) } ?? false
    case "rotation3DEffect":
      guard let first = arguments.first, isHalfTurn(call.sibling(first.value)) else { return false }
      return isUpsideDown(axis: "axis", of: call)
    default: return false
    }
  }

  /// `-1`, or `CGSize(width: 1, height: -1)`
  private func isNegativeHeight(_ scale: Expression) -> Bool {
    if let amount = interpreter.amount(of: scale) { return amount < 0 }
    let values = interpreter.values(of: scale)
    guard values.count == 1, values[0].expression.tree.kind(values[0].expression.node) == .call
    else {
      return false
    }
    let size = values[0].expression
    let height = size.tree.arguments(of: size.node).first { $0.label == "height" }
    return height.flatMap { interpreter.amount(of: size.sibling($0.value)) }.map { $0 < 0 } ?? false
  }

  /// `.degrees(180)`, `Angle(degrees: 180)`, `.radians(.pi)`
  private func isHalfTurn(_ angle: Expression) -> Bool {
    let values = interpreter.values(of: angle)
    guard values.count == 1, values[0].expression.tree.kind(values[0].expression.node) == .call
    else {
      return false
    }
    let call = values[0].expression
    let tree = call.tree
    guard let argument = tree.arguments(of: call.node).first,
      let callee = tree.firstChild(call.node)
    else { return false }
    let unit = argument.label ?? tree.name(callee)
    switch unit {
    case "degrees":
      return interpreter.amount(of: call.sibling(argument.value)).map { abs($0) == 180 } ?? false
    case "radians":
      var value = argument.value
      if tree.kind(value) == .prefixOperator { value = tree.firstChild(value) ?? value }
      return tree.name(value) == "pi"
        && (tree.kind(value) == .implicitMember || tree.kind(value) == .member)
    default: return false
    }
  }

  /// Whether a half turn around an axis puts the top at the bottom: around the one from left to right, or the one
  /// towards the eye.
  private func isUpsideDown(axis label: Name, of call: Expression) -> Bool {
    let tree = call.tree
    guard let axis = tree.arguments(of: call.node).first(where: { $0.label == label })?.value,
      tree.kind(axis) == .tuple
    else { return false }
    let parts = tree.children(axis).compactMap { part in
      tree.firstChild(part).flatMap { interpreter.amount(of: call.sibling($0)) }
    }
    return parts.count == 3 && parts[1] == 0 && (parts[0] == 0) != (parts[2] == 0)
  }

  // MARK: Insets

  /// Whether a modifier certainly keeps a view from the leading or trailing edge.
  package func padsSides(_ modifier: Modifier) -> Bool {
    guard modifier.name == "padding" || modifier.name == "scenePadding" else { return false }
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    guard let first = arguments.first else { return true }
    if let amount = interpreter.amount(of: call.sibling(first.value)) { return amount > 0 }
    if isInsets(call.sibling(first.value)) { return insetsSides(call.sibling(first.value)) }
    guard let edges = interpreter.edges(of: call.sibling(first.value)),
      !edges.isDisjoint(with: .horizontal)
    else { return false }
    guard arguments.count > 1 else { return true }
    return interpreter.amount(of: call.sibling(arguments[1].value)).map { $0 > 0 } ?? false
  }

  private func isInsets(_ expression: Expression) -> Bool {
    let tree = expression.tree
    guard tree.kind(expression.node) == .call, let callee = tree.firstChild(expression.node) else {
      return false
    }
    return tree.name(callee) == "EdgeInsets" || tree.kind(callee) == .implicitMember
  }

  private func insetsSides(_ insets: Expression) -> Bool {
    insets.tree.arguments(of: insets.node).contains { argument in
      guard argument.label == "leading" || argument.label == "trailing" else { return false }
      return interpreter.amount(of: insets.sibling(argument.value)).map { $0 > 0 } ?? false
    }
  }

  /// Whether a `backgroundExtensionEffect` is ever switched on.
  package func isExtension(_ modifier: Modifier) -> Bool {
    guard modifier.name == "backgroundExtensionEffect" else { return false }
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call,
      let argument = call.tree.arguments(of: call.node).first(where: { $0.label == "isEnabled" })
    else { return true }
    return interpreter.truth(of: call.sibling(argument.value)) != false
  }

  /// The view that carries an extension effect among the content of a view on the same screen, with the effect.
  package func extended(in view: ShownView) -> Modifier? {
    let found = first(in: shown(in: view)) { $0.modifiers.contains(where: isExtension) }
    return found?.modifiers.first(where: isExtension)
  }
}

/// The style of the scroll edge effect at some edges.
package struct ScrollEdgeStyle {
  /// `hard` or `soft`.
  package let name: String
  package let edges: EdgeSet
  package let modifier: Modifier
}
