import GlassSyntax

/// Presentations: how high they are, and what is painted over their own background.
extension ViewSite {
  /// How the view, or what it is part of, is presented, with what the view's own chain says of it.
  package var presentation: State.Presentation {
    let own = resolved.flatMap(\.modifiers)
    if let detents = own.first(where: { $0.name == "presentationDetents" }) {
      return state.presentation.refined(by: interpreter.detents(of: detents))
    }
    let isSheet = own.contains { Vocabulary.sheetModifiers.contains($0.name) }
    return state.presentation == .unknown && isSheet ? .sheet : state.presentation
  }

  /// Whether some build for iOS applies a modifier of the view.
  package func isOnIOS(_ modifier: Modifier) -> Bool { itself.isOnIOS(with: modifier) }

  /// The heights that a modifier lets a sheet have; nil for another modifier.
  package func detents(of modifier: Modifier) -> Detents? {
    modifier.name == "presentationDetents" ? interpreter.detents(of: modifier) : nil
  }

  /// What `presentationBackground` paints, by its argument or by the views in its closure.
  package func presentationPaints(of modifier: Modifier) -> [Paint] {
    let call = modifier.expression
    guard modifier.name == "presentationBackground", call.tree.kind(call.node) == .call else {
      return []
    }
    let arguments = call.tree.arguments(of: call.node)
    guard let content = arguments.first(where: { $0.label == "content" || $0.isTrailing }) else {
      return interpreter.paints(ofFirstArgumentOf: call)
    }
    let views = interpreter.views(of: call.sibling(content.value))
    let outline = Outline(interpreter)
    return outline.shown(views, .init(availability: state.availability)).views
      .map { paint(of: $0) }
  }

  /// The views that a modifier presents in a sheet or popover; nil for another modifier.
  package func presented(by modifier: Modifier) -> [ShownView]? {
    guard modifier.name == "sheet" || modifier.name == "popover" else { return nil }
    return shown(by: modifier).views
  }

  /// The view at the root of a presented one whose background the presentation shows: of a navigation stack the
  /// first screen, with the modifiers of the stack.
  package func presentedRoot(_ view: ShownView) -> (view: ShownView, around: [Modifier]) {
    var (root, around) = (view, [Modifier]())
    for _ in 0..<8 {
      guard root.name == "NavigationStack" || root.name == "NavigationView" else { break }
      let inside = shown(in: root).views
      guard inside.count == 1 else { break }
      around += root.modifiers
      root = inside[0]
    }
    return (root, around)
  }

  // MARK: Paint

  /// What a view that only paints shows; `unknown` for any other view.
  package func paint(of view: ShownView) -> Paint {
    guard let name = view.name else { return .unknown }
    if view.modifiers.contains(where: interpreter.hides) { return .nothing }
    if Vocabulary.gradientViews.contains(name) { return .gradient }
    if name == "Color" { return view.node.expression.map(interpreter.paint(ofColor:)) ?? .unknown }
    guard Vocabulary.shapes.contains(name) else { return .unknown }
    let fill = view.modifiers.first { Vocabulary.fills.contains($0.name) }
    guard let fill else {
      let isOutline = view.modifiers.contains { Vocabulary.strokes.contains($0.name) }
      return isOutline ? .unknown : .neutral
    }
    let paints = interpreter.paints(ofFirstArgumentOf: fill.expression)
    return paints.count == 1 ? paints[0] : paints.allSatisfy(\.isPainted) ? .color : .unknown
  }

  /// What a `background` paints without a shape of its own: one of its values or views; nil where any of them paints
  /// nothing or is not known.
  package func backgroundPaint(of modifier: Modifier, on view: ShownView) -> Paint? {
    let call = modifier.expression
    guard modifier.name == "background", call.tree.kind(call.node) == .call else { return nil }
    let arguments = call.tree.arguments(of: call.node)
    if arguments.contains(where: { $0.label == "in" }) { return nil }
    let style = arguments.first { $0.label == nil && !$0.isTrailing }
    var paints =
      style.map { interpreter.values(of: call.sibling($0.value)) }?
      .flatMap { interpreter.paints(of: $0) } ?? []
    if paints.isEmpty || paints.contains(.unknown) {
      paints = shown(by: modifier, of: view).views.map { paint(of: $0) }
    }
    return paints.allSatisfy(\.isPainted) ? paints.first : nil
  }

  /// Whether a modifier paints with a colour of AppKit, which only macOS has: `Color(nsColor:)`.
  package func paintsAppKitColor(_ modifier: Modifier) -> Bool {
    values(ofFirstArgumentOf: modifier).contains { isAppKitColor($0) }
      || shown(by: modifier).views.contains { isAppKitColor($0) }
  }

  /// Whether a view is a colour of AppKit.
  package func isAppKitColor(_ view: ShownView) -> Bool {
    guard view.name == "Color", let expression = view.node.expression else { return false }
    return interpreter.values(of: expression).contains { isAppKitColor($0) }
  }

  private func isAppKitColor(_ value: Value) -> Bool {
    let tree = value.expression.tree
    let base = Chain(value.expression.node, in: tree).base
    return tree.kind(base) == .call
      && tree.arguments(of: base).contains { $0.label == "nsColor" }
  }

  /// Whether a modifier gives a presentation a corner radius of its own, at least sometimes.
  package func setsCornerRadius(_ modifier: Modifier) -> Bool {
    modifier.name == "presentationCornerRadius"
      && values(ofFirstArgumentOf: modifier).contains { $0.isNil != true }
  }

  /// Whether the background at a position of a view's modifiers fills the room of the presentation and is not cut to
  /// a card afterwards.
  package func fillsPresentation(_ view: ShownView, at position: Int) -> Bool {
    guard !view.modifiers.dropFirst(position).contains(where: Vocabulary.makesCard) else {
      return false
    }
    let isExtended = shown(by: view.modifiers[position], of: view).views.contains {
      $0.modifiers.contains { $0.name == "ignoresSafeArea" || $0.name == "edgesIgnoringSafeArea" }
    }
    return isExtended || fills(view, before: position)
  }

  /// Whether a view with the modifiers before a position takes all the room that it is offered.
  private func fills(_ view: ShownView, before position: Int = .max) -> Bool {
    let modifiers = view.modifiers.prefix(position)
    if modifiers.contains(where: interpreter.takesAllHeight) { return true }
    if modifiers.contains(where: interpreter.fixesHeight) { return false }
    guard let name = view.name else { return false }
    if Vocabulary.greedyViews.contains(name) { return true }
    guard name == "VStack" || name == "ZStack" || name == "HStack" else { return false }
    return shown(in: view).views.contains { $0.name == "Spacer" && name == "VStack" || fills($0) }
  }
}

extension Paint {
  /// What is painted, as messages call it.
  package var noun: String {
    switch self {
    case .material: "a material"
    case .gradient: "a gradient"
    default: "a colour"
    }
  }
}

/// The heights that a sheet can have.
package enum Detents: Sendable {
  /// The full height only, at which its background is no glass.
  case full
  case partial
  case unknown
}

extension Interpreter {
  /// The heights that `presentationDetents` lets a sheet have.
  func detents(of modifier: Modifier) -> Detents {
    let values = values(ofFirstArgumentOf: modifier.expression)
    let lists = values.filter { value in
      !value.isUnknown && value.expression.tree.kind(value.expression.node) == .array
    }
    guard !lists.isEmpty, lists.count == values.count else { return .unknown }
    return lists.allSatisfy { isFull($0.expression) } ? .full : .partial
  }

  /// Whether a list of heights is the full height, with no more than a strip at the bottom beside it.
  private func isFull(_ list: Expression) -> Bool {
    var hasLarge = false
    let isFull = list.tree.children(list.node).allSatisfy { element in
      values(of: list.sibling(element)).allSatisfy { value in
        guard !value.isUnknown else { return false }
        let (tree, node) = (value.expression.tree, value.expression.node)
        if tree.name(node) == "large" {
          hasLarge = true
          return true
        }
        guard tree.kind(node) == .call, let callee = tree.firstChild(node),
          tree.name(callee) == "height", let height = tree.arguments(of: node).first
        else { return false }
        let amount = amount(of: value.expression.sibling(height.value))
        return amount.map { $0 < Vocabulary.controlHeight } ?? false
      }
    }
    return isFull && hasLarge
  }

  /// What a `Color` that is shown as a view paints, its own opacity included.
  func paint(ofColor expression: Expression) -> Paint {
    let paints = values(of: expression).flatMap { self.paints(of: $0) }
    if paints.count == 1, paints[0] != .unknown { return paints[0] }
    if paints.contains(.nothing) { return .unknown }
    // Modifiers of views hang on it.
    let chain = Chain(expression.node, in: expression.tree)
    guard case .member(let token, _)? = chain.links.first else { return .color }
    return Vocabulary.paint(named: expression.tree.name(token: token))
  }

  /// Whether a modifier lets a view grow as high as it can.
  func takesAllHeight(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "frame", call.tree.kind(call.node) == .call else { return false }
    let height = call.tree.arguments(of: call.node).first { $0.label == "maxHeight" }
    return height.map { call.tree.name($0.value) == "infinity" } ?? false
  }

  /// Whether a modifier gives a view a width of its own.
  func fixesWidth(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    return modifier.name == "frame" && call.tree.kind(call.node) == .call
      && call.tree.arguments(of: call.node).contains { $0.label == "width" }
  }

  /// Whether a modifier keeps a view from growing as high as it can.
  func fixesHeight(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "frame", call.tree.kind(call.node) == .call else {
      return modifier.name == "fixedSize"
    }
    return call.tree.arguments(of: call.node).contains {
      ($0.label == "height" || $0.label == "maxHeight") && call.tree.name($0.value) != "infinity"
    }
  }
}

extension ShownView {
  /// Whether the view is cut to a shape or kept from the edges, like a card.
  package var isCard: Bool { modifiers.contains(where: Vocabulary.makesCard) }
}

extension ViewSite {
  /// Whether a modifier keeps a view from growing as high as it can.
  package func fixesHeight(_ modifier: Modifier) -> Bool { interpreter.fixesHeight(modifier) }
}

extension Vocabulary {
  /// Whether a modifier makes a card of what stands before it.
  static func makesCard(_ modifier: Modifier) -> Bool { cardModifiers.contains(modifier.name) }

  private static let cardModifiers: Set<Name> = [
    "clipShape", "cornerRadius", "mask", "padding", "shadow", "offset", "containerShape",
  ]

  /// Modifiers that speak to a sheet.
  static let sheetModifiers: Set<Name> = [
    "presentationDragIndicator", "presentationBackgroundInteraction", "presentationCornerRadius",
    "presentationContentInteraction", "presentationSizing",
  ]

  static let gradientViews: Set<Name> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ]

  static let fills: Set<Name> = ["fill", "foregroundStyle", "foregroundColor"]
  /// Modifiers that draw the outline of a shape.
  static let strokes: Set<Name> = ["stroke", "strokeBorder"]

  /// Views that take all the room they are offered.
  static let greedyViews: Set<Name> = gradientViews.union([
    "ScrollView", "List", "Form", "Table", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "GeometryReader", "Color", "Map", "TextEditor",
  ])
}
