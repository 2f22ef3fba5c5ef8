import GlassSyntax

/// What in a scroller does not scroll by like the rest: pages of the size of the screen, headers that stay.
extension Interpreter {
  /// Whether a scroll view stops at pages of its own size: a tab view of pages made by hand.
  func isPager(_ node: ViewNode) -> Bool {
    node.modifiers.contains { $0.name == "scrollTargetBehavior" && stopsAtPages($0) }
  }

  private func stopsAtPages(_ modifier: Modifier) -> Bool {
    let values = values(ofFirstArgumentOf: modifier.expression)
    return !values.isEmpty
      && values.allSatisfy { $0.isNamed("paging") }
  }

  /// Whether the headers of a list or lazy stack stay in sight: in a plain list, and where they are pinned.
  func pinsHeaders(_ node: ViewNode) -> Bool {
    if node.name == "List" {
      let styles = node.modifiers.filter { $0.name == "listStyle" }
      // What the other platforms are given says nothing of iOS.
      let ofIOS = styles.filter(\.availability.includesIOS)
      let counted = ofIOS.isEmpty ? styles : ofIOS
      return !counted.isEmpty
        && counted.allSatisfy { style in
          values(ofFirstArgumentOf: style.expression).contains { isPlainListStyle($0) }
        }
    }
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return false }
    return call.tree.arguments(of: call.node).contains { $0.label == "pinnedViews" }
  }

  private func isPlainListStyle(_ value: Value) -> Bool {
    let tree = value.expression.tree
    var node = value.expression.node
    if tree.kind(node) == .call, let callee = tree.firstChild(node) { node = callee }
    return tree.name(node) == "plain" || tree.name(node) == "PlainListStyle"
  }
}
