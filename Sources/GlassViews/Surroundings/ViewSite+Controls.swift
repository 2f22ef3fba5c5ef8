import GlassSyntax

/// The one view of Apple's that a view comes down to, seen through properties, helpers and views of the project.
package struct CoreChain {
  package let view: ViewNode
  /// Where it is, in the terms of the view that was asked.
  package let path: PlacePath
  /// All that is applied to it, from the inside out, in the terms of the view that was asked.
  package let modifiers: [Modifier]

  package var name: Name { view.name ?? "" }
}

/// The words that rules say about controls.
extension ViewSite {
  /// What the view comes down to; nil where it shows more than one view or something unknown.
  package var coreChain: CoreChain? {
    if let known = answers.coreChain { return known }
    let chain = interpreter.coreChain(of: node, in: state.availability)
    answers.coreChain = .some(chain)
    return chain
  }

  /// The view of Apple's that the view comes down to, without what is applied to it.
  var coreView: ViewNode? {
    if let known = answers.coreView { return known }
    let view = interpreter.coreView(of: node, in: state.availability)
    answers.coreView = .some(view)
    return view
  }

  /// The control that the view is, or that it comes down to.
  package var control: CoreChain? {
    guard !state.isMenuItem, let core = coreView, Vocabulary.takesButtonStyle(core.name ?? "")
    else { return nil }
    return coreChain
  }

  /// A control that the view is, where each of several that it can be, or that it applies its modifiers to, is one.
  package var eachControl: CoreChain? {
    if let control { return control }
    guard !state.isMenuItem,
      let controls = interpreter.controls(in: node, state.availability), let first = controls.first
    else { return nil }
    let hasStyle = controls.contains { $0.modifiers.contains { $0.name == "buttonStyle" } }
    return hasStyle ? nil : CoreChain(view: first.view, path: node.path, modifiers: first.modifiers)
  }

  /// Whether the view is or comes down to a control of any kind, or a view of UIKit or AppKit.
  package var isControl: Bool {
    coreView.map {
      Vocabulary.controls.contains($0.name ?? "") || interpreter.isRepresentable($0)
    } ?? false
  }

  /// The style that a control is shown with; a menu that a style of its own takes the border from has a plain one.
  package func style(of control: CoreChain) -> ControlStyle {
    let style = buttonStyle(of: control)
    guard style.kind == .automatic, control.name == "Menu",
      let setter = control.modifiers.first(where: { $0.name == "menuStyle" }),
      interpreter.isBorderless(menuStyleOf: setter.expression)
    else { return style }
    return ControlStyle(kind: .plain, isCertain: style.isCertain && setter.isUnconditional)
  }

  private func buttonStyle(of control: CoreChain) -> ControlStyle {
    if case .external = node.kind { return style ?? inner.style }
    let setter = control.modifiers.first { $0.name == "buttonStyle" }
    guard let setter else { return inner.style }
    return ControlStyle(
      kind: interpreter.style(of: setter.expression),
      isCertain: interpreter.isCertain(styleOf: setter))
  }

  /// Where the style of a control is set, as far as it is known here.
  package func stylePlace(of control: CoreChain) -> Outer {
    control.modifiers.first { $0.name == "buttonStyle" }.map { .at($0.path) } ?? outers.style
  }

  /// Where the style of the view is set, where the wrapper that does it applies a modifier as well that says all it
  /// does itself.
  package func styleSetter(with modifier: Modifier) -> Outer {
    let setter = modifiers.first { $0.name == "buttonStyle" }
    guard let setter, setter.path.sites.count > 1, setter.path.owner == modifier.path.owner,
      setter.path.first == modifier.path.first, isSettledWhereWritten(modifier)
    else { return .none }
    return .at(setter.path)
  }

  /// The shape that `.buttonBorderShape(…)` gives to a control.
  package func borderShape(of control: CoreChain) -> BorderShape {
    control.modifiers.first { $0.name == "buttonBorderShape" }
      .map { interpreter.borderShape(of: $0.expression) } ?? inner.borderShape
  }

  /// What a control's label comes down to, where a closure makes it.
  package func label(of control: CoreChain) -> CoreChain? {
    let labels = interpreter.children(of: control.view).filter { $0.role == .label }
    guard labels.count == 1, labels[0].views.count == 1 else { return nil }
    return interpreter.coreChain(of: labels[0].views[0], in: state.availability)
  }

  /// Whether the label of a control is made to take touches wherever the control is drawn: by a content shape, or as
  /// large as it can be.
  package func takesTouchesAllOver(_ control: CoreChain) -> Bool {
    label(of: control)?.modifiers.contains {
      $0.name == "contentShape" || interpreter.takesAllSpace($0)
    } ?? false
  }

  /// The background that lies behind all that some modifiers make of a label, where touches are taken all over it.
  package func fill(behindAllOf modifiers: some BidirectionalCollection<Modifier>) -> Modifier? {
    for modifier in modifiers.reversed() {
      if modifier.name == "padding" || modifier.name == "frame" { return nil }
      if modifier.isUnconditional, paintsBackground(modifier) { return modifier }
    }
    return nil
  }

  private func paintsBackground(_ modifier: Modifier) -> Bool {
    guard modifier.name == "background" else { return false }
    if let shape = backedShape(of: modifier) { return !shape.isClear }
    guard backgroundPaint(of: modifier, on: itself) != nil else { return false }
    let shown = shown(by: modifier)
    return !interpreter.takesViews(modifier.expression) || shown.least { _ in 1 } > 0
  }

  /// The shape of a glass effect; automatic where it names none.
  package func glassShape(of modifier: Modifier) -> BorderShape {
    interpreter.shapeArgument(of: modifier.expression)
  }

  /// Whether `.buttonStyle(.glass)` sets glass without anything of its own.
  package func isRegular(styleOf setter: Modifier) -> Bool {
    interpreter.styleMaterials(of: setter.expression).allSatisfy {
      $0.variant == .regular && $0.tint == nil
    }
  }

  /// The prominent style of the button in whose label the view stands.
  package var prominentStyle: Outer { state.toolbar == .item ? .none : outers.frame }

  /// What makes a toggle a button.
  package var toggle: Modifier? {
    guard coreView?.name == "Toggle", let core = coreChain else { return nil }
    return core.modifiers.first { modifier in
      modifier.name == "toggleStyle" && interpreter.isButton(toggleStyleOf: modifier.expression)
    }
  }

  /// The toggle that is made a button, where the view comes down to one.
  package var togglePath: PlacePath? { toggle == nil ? nil : coreChain?.path }

  /// Whether a control is the one for what cannot be undone: `role: .destructive`.
  package func isDestructive(_ control: CoreChain) -> Bool {
    interpreter.isDestructive(control.view)
  }

  /// The text of an expression that is one name or call and stands in the range of a site.
  package func text(ofPlain expression: Expression, in site: Site) -> String? {
    let tree = expression.tree
    guard expression.entry.file == site.file,
      site.range.contains(tree.range(expression.node).start)
    else { return nil }
    switch tree.kind(expression.node) {
    case .identifier, .member, .implicitMember, .call:
      return tree.text(tree.range(expression.node))
    default: return nil
    }
  }

  /// The glass of the views in it, where they are one surface.
  package var innerSurface: GlassItem? {
    guard siblings.count == 1, siblings[0].isSurface else { return nil }
    return siblings[0].glass.first
  }

  /// Whether its modifiers apply to one view, not to each of several.
  package var isOne: Bool {
    switch node.kind {
    case .external: return name != "ForEach" && name != "Group" && name != "Section"
    case .use, .slot, .group, .alternatives, .inert: return siblings.count == 1
    case .placeholder, .unknown: return false
    }
  }
}

extension Interpreter {
  /// How many declarations, slots and choices are seen through to what a view comes down to.
  private static let maximumCoreDepth = 8

  /// The view that a view comes down to, without what is applied to it.
  func coreView(of view: ViewNode, in availability: Availability) -> ViewNode? {
    var here = view
    for _ in 0..<Self.maximumCoreDepth {
      if case .external = here.kind { return here }
      guard let inner = onlyView(in: here, availability) else { return nil }
      here = inner
    }
    return nil
  }

  /// The view that a view comes down to with all modifiers, in its own terms.
  func coreChain(of view: ViewNode, in availability: Availability, depth: Int = 0) -> CoreChain? {
    guard depth < Self.maximumCoreDepth else { return nil }
    let own = view.modifiers.filter { !availability.refined(by: $0.availability).isLegacy }
    if case .external = view.kind { return CoreChain(view: view, path: view.path, modifiers: own) }
    guard let only = onlyView(in: view, availability),
      let inner = coreChain(of: only, in: availability, depth: depth + 1)
    else { return nil }
    guard case .use(let use) = view.kind else {
      return CoreChain(view: inner.view, path: inner.path, modifiers: inner.modifiers + own)
    }
    let lifted = inner.modifiers.map { modifier in
      var modifier = modifier
      modifier.path = lift(
        modifier.path, from: use.entry, through: view.site, use.arguments, to: view.entry)
      return modifier
    }
    return CoreChain(view: inner.view, path: view.path, modifiers: lifted + own)
  }

  /// The controls that a view shows beside or instead of each other; nil where it shows anything else.
  func controls(
    in view: ViewNode, _ availability: Availability, depth: Int = 0
  ) -> [CoreChain]? {
    guard depth < Self.maximumCoreDepth else { return nil }
    var inner: [ViewNode]
    switch view.kind {
    case .external where view.name == "Group" || view.name == "AnyView":
      inner = children(of: view).flatMap(\.views)
    case .external:
      return Vocabulary.takesButtonStyle(view.name ?? "")
        ? coreChain(of: view, in: availability).map { [$0] } : nil
    case .use(let use): inner = views(of: use.entry)
    case .slot, .group: inner = children(of: view).flatMap(\.views)
    case .alternatives(let arms):
      inner = arms.filter { !availability.refined(by: $0.availability).isLegacy }.flatMap(\.views)
    case .inert: inner = [entered(view)]
    case .placeholder, .unknown: return nil
    }
    var found: [CoreChain] = []
    for other in inner {
      guard let controls = controls(in: other, availability, depth: depth + 1) else { return nil }
      found += controls.map {
        CoreChain(view: $0.view, path: $0.path, modifiers: $0.modifiers + view.modifiers)
      }
    }
    return found
  }

  /// The one view that a use, slot or choice shows; nil where it shows none, several or something unknown.
  private func onlyView(in view: ViewNode, _ availability: Availability) -> ViewNode? {
    let shown: [ViewNode]
    switch view.kind {
    case .use(let use): shown = views(of: use.entry)
    case .slot, .group: shown = children(of: view).flatMap(\.views)
    case .alternatives(let arms):
      let possible = arms.filter { !availability.refined(by: $0.availability).isLegacy }
      shown = possible.count == 1 ? possible[0].views : []
    case .inert: return entered(view)
    case .external, .placeholder, .unknown: return nil
    }
    return shown.count == 1 ? shown[0] : nil
  }

  /// Whether `.toggleStyle(…)` makes buttons of toggles.
  func isButton(toggleStyleOf call: Expression) -> Bool {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else { return false }
    return values(of: call.sibling(first.value)).allSatisfy { $0.isNamed("button") }
  }

  /// Whether `.menuStyle(…)` takes the border from a menu's button.
  func isBorderless(menuStyleOf call: Expression) -> Bool {
    values(ofFirstArgumentOf: call).allSatisfy { value in
      let (tree, node) = (value.expression.tree, value.expression.node)
      if value.isNamed("borderlessButton") { return true }
      return !value.isUnknown && tree.kind(node) == .call
        && tree.firstChild(node).flatMap(tree.name) == "BorderlessButtonMenuStyle"
    }
  }

  /// Whether a view is one of UIKit or AppKit, of which nothing is known.
  func isRepresentable(_ node: ViewNode) -> Bool {
    guard case .external = node.kind, let name = node.name,
      let type = index.type(named: name, from: node.site.file)
    else { return false }
    return isRepresentable(type)
  }

  /// Whether the values of a type are views of UIKit or AppKit: by its protocol, or, where that is one of a package,
  /// by the method that makes them.
  func isRepresentable(_ type: TypeID) -> Bool {
    if !index.allConformances(of: type).isDisjoint(with: Name.representables) { return true }
    return index.members(named: .body, of: type).isEmpty
      && Name.representableMethods.contains { name in
        index.members(named: name, of: type).contains { member in
          let method = index.declarations[member]
          return method.kind == .function && !method.flags.contains(.isStatic)
            && signature(of: member).parameters.first?.label == "context"
        }
      }
  }

  /// Whether a button's `role:` is certainly `.destructive`.
  func isDestructive(_ button: ViewNode) -> Bool {
    guard let call = button.expression, call.tree.kind(call.node) == .call,
      let role = call.tree.arguments(of: call.node).first(where: { $0.label == "role" })
    else { return false }
    return values(of: call.sibling(role.value)).allSatisfy { value in
      !value.isUnknown && value.expression.tree.name(value.expression.node) == "destructive"
    }
  }
}

extension Vocabulary {
  /// Whether a control takes a button style.
  static func takesButtonStyle(_ name: Name) -> Bool {
    buttons.contains(name) || name == "NavigationLink"
  }
}
