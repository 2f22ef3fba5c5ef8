import GlassSyntax

/// Views that are the structure of a screen or its content, not something that floats above it.
extension Vocabulary {
  /// Views that fill a screen or hold its content, whatever surrounds them.
  package static let structuralViews: Set<Name> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView", "List", "Form", "Table",
    "ScrollView", "Map", "Chart", "Chart3D", "VideoPlayer", "AsyncImage", "TextEditor", "WebView",
    "HSplitView", "VSplitView", "SceneView", "SpriteView", "RealityView",
  ]

  /// Structural views that are also used small, in a bar or a panel: a text editor in a composer, a list of
  /// suggestions in a drop-down.
  static let resizableViews: Set<Name> = ["ScrollView", "List", "TextEditor", "Form"]

  /// What is lower than this, in points, is a control rather than content: an avatar, a map in a button.
  static let controlHeight = 120.0
}

extension ViewSite {
  /// The structural view that the view comes down to, or a layout that fills the screen; nil where it is neither, or may be only as large as what floats: it scrolls sideways, or its height is limited.
  package var structuralView: (name: String, path: PlacePath)? {
    guard let (core, all, path) = interpreter.coreWithModifiers(of: node), let name = core.name
    else { return nil }
    let found = (name: core.entry.tree.text(core.site.name), path: path)
    guard Vocabulary.structuralViews.contains(name) else {
      let fills = all.contains(where: interpreter.takesAllSpace)
      return Vocabulary.layouts.contains(name) && fills
        && all.contains(where: interpreter.ignoresAllSafeArea) ? found : nil
    }
    if name == "ScrollView", interpreter.isHorizontal(core) { return nil }
    if name == "TabView", all.contains(where: interpreter.isPaging) { return nil }
    let isResizable = Vocabulary.resizableViews.contains(name)
    let isSmall = all.contains {
      isResizable ? interpreter.limitsHeight($0) : interpreter.isLow($0)
    }
    return isSmall ? nil : found
  }
}

extension Interpreter {
  /// The view of Apple's that a view comes down to, seen through properties and views of the project, with all
  /// modifiers on the way and its place in the terms of the view; nil where it is more than one, or not known.
  func coreWithModifiers(
    of view: ViewNode, depth: Int = 0
  ) -> (view: ViewNode, modifiers: [Modifier], path: PlacePath)? {
    let inner: [ViewNode]
    switch view.kind {
    case .external: return (view, view.modifiers, view.path)
    case .use(let use): inner = views(of: use.entry)
    case .slot, .group: inner = children(of: view).flatMap(\.views)
    case .inert: inner = [entered(view)]
    case .alternatives, .placeholder, .unknown: return nil
    }
    guard inner.count == 1, depth < 12,
      let below = coreWithModifiers(of: inner[0], depth: depth + 1)
    else { return nil }
    var path = below.path
    if case .use = view.kind { path = view.path }
    return (below.view, below.modifiers + view.modifiers, path)
  }

  /// `.frame(maxWidth: .infinity, maxHeight: .infinity)`
  func takesAllSpace(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "frame", call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    return ["maxWidth", "maxHeight"].allSatisfy { (label: Name) in
      arguments.contains { $0.label == label && call.tree.name($0.value) == "infinity" }
    }
  }

  /// `.ignoresSafeArea()`, not at some edges or for the keyboard only.
  func ignoresAllSafeArea(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "ignoresSafeArea", call.tree.kind(call.node) == .call else {
      return false
    }
    return call.tree.arguments(of: call.node).allSatisfy { call.tree.name($0.value) == "all" }
  }

  /// Whether a modifier keeps a view from taking the height it is offered.
  func limitsHeight(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    switch modifier.name {
    case "fixedSize": return true
    case "frame":
      return arguments.contains { argument in
        guard argument.label == "height" || argument.label == "maxHeight" else { return false }
        return call.tree.name(argument.value) != "infinity"
      }
    case "containerRelativeFrame", "lineLimit": return true
    default: return false
    }
  }

  /// Whether a modifier may make a view as low as a control.
  func isLow(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "frame", call.tree.kind(call.node) == .call else { return false }
    let arguments = call.tree.arguments(of: call.node)
    guard let height = arguments.first(where: { $0.label == "height" }) else { return false }
    return values(of: call.sibling(height.value)).contains { value in
      let tree = value.expression.tree
      guard !value.isUnknown, tree.kind(value.expression.node) == .literal else { return true }
      let text = tree.text(tree.range(value.expression.node)).filter { $0 != "_" }
      return Double(text).map { $0 < Vocabulary.controlHeight } ?? true
    }
  }

  /// Whether a modifier makes a tab view a row of pages.
  func isPaging(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "tabViewStyle", call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return false }
    return values(of: call.sibling(first.value)).contains { value in
      let tree = value.expression.tree
      let name = tree.name(Chain(value.expression.node, in: tree).head(in: tree))
      return name == "page" || name == "PageTabViewStyle" || name == "verticalPage"
        || name == "carousel"
    }
  }
}
