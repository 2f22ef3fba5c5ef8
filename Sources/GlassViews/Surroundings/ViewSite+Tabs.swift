import GlassSyntax

/// What a tab is labelled with, as far as the code says it.
package struct TabLabel {
  /// Literal titles, and the names of what stands for a text that is kept elsewhere: `L10n.search`.
  package var titles: [String]
  package var symbols: [String]
  /// Where the symbols are passed in, by symbol.
  package var passed: [String: PlacePath] = [:]

  package init(titles: [String], symbols: [String]) {
    self.titles = titles
    self.symbols = symbols
  }
}

/// Tabs: their labels and roles.
extension ViewSite {
  /// The label of the view itself, where it is a tab.
  package var tabLabel: TabLabel {
    var label = TabLabel(titles: [], symbols: [])
    add(node, to: &label)
    for view in shown(as: [.label]).views { add(view, to: &label) }
    return label
  }

  /// The label that `.tabItem` gives.
  package func label(ofTabItem modifier: Modifier) -> TabLabel {
    var label = TabLabel(titles: [], symbols: [])
    for view in shown(by: modifier).views { add(view, to: &label) }
    return label
  }

  private func add(_ view: ShownView, to label: inout TabLabel) {
    add(view.node, to: &label)
    for inner in shown(in: view, as: [.label, .content]).views { add(inner, to: &label) }
  }

  private func add(_ node: ViewNode, to label: inout TabLabel) {
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return }
    for argument in call.tree.arguments(of: call.node) where !argument.isTrailing {
      switch argument.label {
      case nil, "verbatim": label.titles += titles(call.sibling(argument.value))
      case "systemImage", "systemName":
        for value in interpreter.values(of: call.sibling(argument.value)) where !value.isUnknown {
          guard let symbol = value.expression.tree.literalText(value.expression.node) else {
            continue
          }
          label.symbols.append(symbol)
          if value.path.parameter != nil { label.passed[symbol] = value.path }
        }
      default: break
      }
    }
  }

  /// `"Search"`, `String(localized: "Search")`, `L10n.search`
  private func titles(_ expression: Expression) -> [String] {
    interpreter.values(of: expression).flatMap { value -> [String] in
      let (tree, node) = (value.expression.tree, value.expression.node)
      if let text = tree.literalText(node) { return [text] }
      if tree.kind(node) == .call {
        return tree.arguments(of: node).prefix(1).compactMap { tree.literalText($0.value) }
      }
      return names(node, in: tree)
    }
  }

  /// The names of `L10n.Tabs.search` or `.search`, behind the type.
  private func names(_ node: NodeID, in tree: SyntaxTree) -> [String] {
    let chain = Chain(node, in: tree)
    var names: [String] = []
    switch tree.kind(chain.base) {
    case .implicitMember: names.append(tree.text(tree.range(token: tree[chain.base].token)))
    case .identifier where tree.isCapitalized(token: tree[chain.base].token): break
    default: return []
    }
    for case .member(let token, _) in chain.links {
      names.append(tree.text(tree.range(token: token)))
    }
    return names
  }

  /// Where `role:` goes among the arguments of the view's call, with what is written before it and after it.
  package var roleInsertion: (offset: Int, before: String, after: String)? {
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return nil }
    let tree = call.tree
    let arguments = tree.arguments(of: call.node).filter { !$0.isTrailing }
    guard !arguments.contains(where: { $0.label == "content" || $0.label == "label" }) else {
      return nil
    }
    guard let last = arguments.last else {
      return tree[call.node].token == 0 ? (node.site.name.end, "(", ")") : nil
    }
    return (tree.range(last.value).end, ", ", "")
  }

  /// Whether the view's call has an argument with a label.
  package func hasArgument(_ label: Name) -> Bool {
    node.expression.map { hasArgument(label, $0) } ?? false
  }

  /// Whether a modifier has an argument with a label.
  package func hasArgument(_ label: Name, _ modifier: Modifier) -> Bool {
    hasArgument(label, modifier.expression)
  }

  private func hasArgument(_ label: Name, _ call: Expression) -> Bool {
    call.tree.kind(call.node) == .call
      && call.tree.arguments(of: call.node).contains { $0.label == label }
  }
}

extension Modifier {
  /// Whether a condition of its wrapper decides whether it applies.
  package var isConditional: Bool { !branches.isEmpty }

  /// Whether the state of the program decides it, not what the code is compiled for.
  package var isConditionalAtRunTime: Bool { branches.contains { !$0.isCompiled } }
}

extension Walker {
  /// Whether a tab among views has the role of search.
  func hasSearchTab(_ views: [ViewNode], depth: Int = 0) -> Bool {
    let outline = Outline(interpreter)
    return depth < 4
      && outline.shown(views, .init(availability: .any)).views.contains { view in
        guard let name = view.name, let call = view.node.expression else { return false }
        if name == "TabSection" || name == "ForEach" {
          return hasSearchTab(
            interpreter.children(of: view.node).flatMap(\.views), depth: depth + 1)
        }
        return name == "Tab" && call.tree.kind(call.node) == .call
          && call.tree.arguments(of: call.node).contains {
            $0.label == "role" && call.tree.name($0.value) == "search"
          }
      }
  }
}
