import GlassSyntax

/// What the arguments of Apple's views and modifiers say.
extension Interpreter {
  /// Whether `ScrollView(…)` scrolls sideways only.
  func isHorizontal(_ node: ViewNode) -> Bool {
    guard let first = firstValue(of: node) else { return false }
    return first.tree.name(first.node) == "horizontal"
      && first.tree.kind(first.node) == .implicitMember
  }

  /// Whether a list or table makes a row for each element of data, not of views that are written out.
  func repeats(_ node: ViewNode) -> Bool {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return false }
    return first.label == nil && !first.isTrailing
  }

  /// Whether `.formStyle(…)` could set another style than the one of columns, which is automatic on macOS.
  func isGrouped(formStyleOf modifier: Modifier) -> Bool {
    guard modifier.isUnconditional else { return true }
    let names: Set<Name> = ["columns", "automatic", "ColumnsFormStyle", "AutomaticFormStyle"]
    return !values(ofFirstArgumentOf: modifier.expression).allSatisfy { value in
      let (tree, node) = (value.expression.tree, value.expression.node)
      let head = tree.kind(node) == .call ? tree.firstChild(node) ?? node : node
      return !value.isUnknown && tree.name(head).map(names.contains) == true
    }
  }

  /// Whether a label or control is given a title before its symbol.
  func hasTitle(_ call: Expression) -> Bool {
    guard let first = call.tree.arguments(of: call.node).first else { return false }
    return first.label == nil && !first.isTrailing
  }

  /// `.labelStyle(.iconOnly)`
  func hidesTitles(_ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else { return false }
    return values(of: call.sibling(first.value)).contains { $0.isNamed("iconOnly") }
  }

  /// `.labelStyle(.titleOnly)`
  func hidesSymbols(_ call: Expression) -> Bool {
    let values = values(ofFirstArgumentOf: call)
    return !values.isEmpty
      && values.allSatisfy { $0.isNamed("titleOnly") }
  }

  /// Whether a value that a view shows is written in a property, function or case of something that is no view: a
  /// constant, the symbol of an enum's case.
  func isConstant(_ value: Value, in view: ViewNode) -> Bool {
    let entry = value.expression.entry
    guard entry !== view.entry, let number = entry.declaration else { return false }
    let property = index.declarations[number]
    guard let owner = property.owner else { return false }
    switch property.kind {
    case .property, .enumCase: break
    case .function: guard returnsPlainValue(number) else { return false }
    default: return false
    }
    if Name.viewProtocols.contains(owner) { return false }
    guard let type = property.ownerType ?? index.type(named: owner, from: property.file) else {
      return true
    }
    return index.allConformances(of: type).isDisjoint(with: Name.viewProtocols)
  }

  private func firstValue(of node: ViewNode) -> Expression? {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first, !first.isTrailing
    else { return nil }
    let values = values(of: call.sibling(first.value))
    return values.count == 1 && !values[0].isUnknown ? values[0].expression : nil
  }

  /// Whether a toolbar item stands where it is not settled that the system draws glass.
  func hasUnsettledPlacement(_ node: ViewNode) -> Bool {
    guard let call = node.expression, call.tree.kind(call.node) == .call else { return true }
    let argument = call.tree.arguments(of: call.node).first { $0.label == "placement" }
    guard let argument else { return false }
    return values(of: call.sibling(argument.value)).contains { value in
      guard !value.isUnknown, let name = value.expression.tree.name(value.expression.node) else {
        return false
      }
      if Self.unsettledPlacements.contains(name) { return true }
      let own = values(ofMember: name, ofForeign: ["ToolbarItemPlacement"], at: value.expression)
      return own?.contains { value in
        value.expression.tree.name(value.expression.node).map(Self.unsettledPlacements.contains)
          ?? false
      } ?? false
    }
  }

  /// Whether a toolbar item stands in a place that macOS does not have.
  func isOnlyOffMacOS(_ node: ViewNode) -> Bool {
    guard let call = node.expression, call.tree.kind(call.node) == .call,
      let argument = call.tree.arguments(of: call.node).first(where: { $0.label == "placement" })
    else { return false }
    return call.tree.name(argument.value).map(Self.placementsOffMacOS.contains) ?? false
  }

  /// The placement of a toolbar item in a bar of its own, apart from the one at the top.
  func placementOfOtherBar(_ node: ViewNode) -> Name? {
    guard case .external = node.kind, node.name == "ToolbarItem" || node.name == "ToolbarItemGroup",
      let call = node.expression, call.tree.kind(call.node) == .call,
      let argument = call.tree.arguments(of: call.node).first(where: { $0.label == "placement" }),
      let name = call.tree.name(argument.value)
    else { return nil }
    return name == "bottomBar" || name == "keyboard" || name == "bottomOrnament" ? name : nil
  }

  private static let placementsOffMacOS: Set<Name> = [
    "bottomBar", "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing",
  ]

  private static let unsettledPlacements: Set<Name> = [
    "principal", "title", "subtitle", "largeTitle", "largeSubtitle", "status",
    // These stand in a menu.
    "secondaryAction",
  ]

  /// Whether a visibility argument can be `.hidden`.
  func isHidden(_ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else {
      return false
    }
    let values = values(of: call.sibling(first.value))
    return values.contains { $0.isNamed("hidden") }
  }

  /// Whether `.foregroundStyle(a, .clear)` takes the enclosing shape from palette symbols.
  func clearsSymbolShapes(_ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    return arguments.count > 1 && call.tree.name(arguments[1].value) == "clear"
  }

  /// Whether a modifier hides a view for good: `.hidden()`, `.opacity(0)`.
  func hides(_ modifier: Modifier) -> Bool {
    guard modifier.branches.isEmpty else { return false }
    let call = modifier.expression
    guard modifier.name == "opacity" else { return modifier.name == "hidden" }
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else {
      return false
    }
    let text = call.tree.text(call.tree.range(first.value))
    return text == "0" || text == "0.0"
  }

  /// Whether a modifier shows and hides a view by an opacity: one that changes and can be nothing.
  func fades(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "opacity", call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return false }
    return call.tree.kind(first.value) != .literal
      && !values(of: call.sibling(first.value)).allSatisfy { ($0.amount ?? 0) > 0 }
  }

  /// Whether a background argument can be `.clear`, `Color.clear` or `.hidden`.
  func isClearOrHidden(_ call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else {
      return false
    }
    return values(of: call.sibling(first.value)).contains { value in
      let name = value.expression.tree.name(value.expression.node)
      return !value.isUnknown && (name == "clear" || name == "hidden")
    }
  }

  /// Whether a call is given views in a closure.
  func takesViews(_ call: Expression) -> Bool {
    call.tree.kind(call.node) == .call
      && call.tree.arguments(of: call.node).contains { $0.isTrailing || $0.label == "content" }
  }

  /// What `.symbolVariant(…)` and `.environment(\.symbolVariants, …)` set; nil for another modifier.
  func symbolVariant(setBy modifier: Modifier) -> Expression? {
    let (call, tree) = (modifier.expression, modifier.expression.tree)
    guard tree.kind(call.node) == .call else { return nil }
    let arguments = tree.arguments(of: call.node)
    if modifier.name == "symbolVariant" { return arguments.first.map { call.sibling($0.value) } }
    guard arguments.count == 2, tree.kind(arguments[0].value) == .keyPath,
      tree.children(arguments[0].value).contains(where: { tree.name($0) == "symbolVariants" })
    else { return nil }
    return call.sibling(arguments[1].value)
  }

  /// Whether a variant puts symbols into a shape.
  func isEnclosing(variant: Expression) -> Bool {
    values(of: variant).contains { value in
      let chain = Chain(value.expression.node, in: value.expression.tree)
      guard !value.isUnknown, let name = value.expression.tree.name(chain.base) else {
        return false
      }
      return name == "circle" || name == "square" || name == "rectangle"
    }
  }

  /// Whether a modifier moves a view away from where its layer would put it.
  func moves(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    switch modifier.name {
    case "offset", "position": return shifts(modifier)
    case "alignmentGuide": return true
    case "frame": return arguments.contains { $0.label == "alignment" }
    case "padding":
      guard let first = arguments.first, first.label == nil else { return false }
      let kind = call.tree.kind(first.value)
      return kind == .array || kind == .implicitMember && call.tree.name(first.value) != "all"
    default: return false
    }
  }

  /// Whether a stack or layer aligns its views otherwise than by default.
  func isAligned(_ call: Expression) -> Bool {
    call.tree.kind(call.node) == .call
      && call.tree.arguments(of: call.node).contains { $0.label == "alignment" }
  }

  /// Whether a modifier shows a view elsewhere than where its layout puts it.
  func shifts(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "offset", call.tree.kind(call.node) == .call else {
      return modifier.name == "offset" || modifier.name == "position"
    }
    // By so little a badge stays on the corner that it is put on.
    return call.tree.arguments(of: call.node).contains { argument in
      argument.label == nil
        || values(of: call.sibling(argument.value)).contains { abs($0.amount ?? .infinity) > 8 }
    }
  }

  /// Whether a modifier moves a view to where the state of the program says, other than up: `.offset(y: position)`.
  func follows(_ modifier: Modifier) -> Bool {
    guard modifier.name == "offset" || modifier.name == "position" else { return false }
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return false }
    return call.tree.arguments(of: call.node).contains { argument in
      values(of: call.sibling(argument.value)).contains { value in
        let tree = value.expression.tree
        return value.amount == nil && tree.kind(value.expression.node) != .prefixOperator
      }
    }
  }

  /// Whether a modifier gives a view a place in a room that may be larger.
  func places(_ modifier: Modifier) -> Bool { modifier.name != "padding" && moves(modifier) }

  /// The glass of `.buttonStyle(.glass(…))`.
  func styleMaterials(of call: Expression) -> [GlassMaterial] {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else {
      return []
    }
    return values(of: call.sibling(first.value)).filter { !$0.isUnknown }.flatMap {
      materials(of: $0.expression)
    }
  }

  /// The one view that a declaration comes down to, seen through further uses; nil where it shows more or
  /// something that is not known.
  func core(of entry: Entry, depth: Int = 0) -> ViewNode? {
    let shown = views(of: entry)
    guard depth < 8, shown.count == 1 else { return nil }
    return core(of: shown[0], depth: depth)
  }

  private func core(of view: ViewNode, depth: Int) -> ViewNode? {
    switch view.kind {
    case .external: return view
    case .use(let use): return core(of: use.entry, depth: depth + 1)
    case .slot, .group:
      let inner = children(of: view).flatMap(\.views)
      return inner.count == 1 && depth < 8 ? core(of: inner[0], depth: depth + 1) : nil
    case .inert: return core(of: entered(view), depth: depth + 1)
    case .alternatives, .placeholder, .unknown: return nil
    }
  }

  /// Whether an external view is a layout that the project declares.
  func isLayout(_ node: ViewNode) -> Bool {
    guard let name = node.name, let type = index.type(named: name, from: node.site.file) else {
      return false
    }
    return index.allConformances(of: type).contains("Layout")
  }
}

extension Vocabulary {
  /// The views that name a symbol, with the label of the argument.
  static let symbolLabels: [Name: Name] = [
    "Image": "systemName", "Label": "systemImage", "Button": "systemImage", "Menu": "systemImage",
    "ShareLink": "systemImage", "NavigationLink": "systemImage", "Toggle": "systemImage",
  ]

  /// Views that begin a screen of their own.
  static let screens: Set<Name> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "WindowGroup", "Window",
  ]
}
