import GlassSyntax

/// Views that lie over or behind others: what they cover, and whether they stay where they are put.
extension Walker {
  /// The glass that a background shows behind all of a view.
  func backing(_ summary: Summary, of background: Modifier) -> Backing? {
    guard let item = summary.items.first(where: { !$0.isPlaced }) else { return nil }
    let views = background.contents.filter { $0.role == .background }
      .flatMap(interpreter.views(of:))
    let isSurface = isSurface(summary, of: views) && !interpreter.isAligned(background.expression)
    return Backing(item: item, isSurface: isSurface)
  }

  /// Whether what is shown is one glass shape and nothing else.
  private func isSurface(_ summary: Summary, of views: [ViewNode]) -> Bool {
    guard summary.branches.count == 1, let only = summary.branches.first else { return false }
    return only.isSurface && !only.isMoved && !only.isFaded && isShape(views)
  }

  /// Whether views are one shape on which nothing is drawn.
  private func isShape(_ views: [ViewNode], depth: Int = 0) -> Bool {
    guard depth < 8, views.count == 1, views[0].modifiers.allSatisfy(\.contents.isEmpty) else {
      return false
    }
    switch views[0].kind {
    case .external: return views[0].name.map(Vocabulary.shapes.contains) ?? false
    case .use(let use): return isShape(interpreter.views(of: use.entry), depth: depth + 1)
    case .slot, .group:
      let inside = interpreter.children(of: views[0]).flatMap(\.views)
      return isShape(inside, depth: depth + 1)
    case .inert: return isShape([interpreter.entered(views[0])], depth: depth + 1)
    case .alternatives, .placeholder, .unknown: return false
    }
  }

  /// Whether a view is a shape of which nothing that is applied changes the size or the place.
  func fills(_ node: ViewNode) -> Bool {
    guard case .external = node.kind, let name = node.name,
      Vocabulary.shapes.contains(name) || name == "Color"
    else { return false }
    return node.modifiers.allSatisfy { !$0.isUnknown && !Vocabulary.sizing.contains($0.name) }
  }

  /// Judges the layers of a `ZStack`: what stands alone above a glass shape, in the label of a control, is the content
  /// of that glass.
  func judge(
    layers views: [ViewNode], of node: ViewNode, in state: State, _ outers: Outers
  ) -> Summary {
    guard views.count == 2, state.isInControl, state.symbolFrame == .none, isShape([views[0]]),
      !(node.expression.map(interpreter.isAligned) ?? false),
      !views[1].modifiers.contains(where: interpreter.moves)
    else { return judge(views, in: state, outers) }
    var result = judge([views[0]], in: state, outers)
    var (above, aboveOuters) = (state, outers)
    if isSurface(result, of: [views[0]]), let glass = result.items.first {
      above.frameSymbols()
      aboveOuters.frame = .at(glass.path)
    }
    result.append(judge([views[1]], in: above, aboveOuters))
    return result
  }

  /// Whether something moves the views of an overlay off what is below.
  func isMovedAway(_ content: ModifierContent, by moves: (Modifier) -> Bool) -> Bool {
    isMovedAway(interpreter.views(of: content), by: moves, depth: 0)
  }

  private func isMovedAway(
    _ views: [ViewNode], by moves: (Modifier) -> Bool, depth: Int
  ) -> Bool {
    depth < 12 && views.contains { isMovedAway($0, by: moves, depth: depth + 1) }
  }

  private func isMovedAway(_ view: ViewNode, by moves: (Modifier) -> Bool, depth: Int) -> Bool {
    // What stands inside its glass makes the surface larger.
    let surface = view.modifiers.firstIndex { $0.isUnconditional && glass(of: $0) != nil }
    if view.modifiers[(surface.map { $0 + 1 } ?? 0)...].contains(where: moves) { return true }
    guard surface == nil else { return false }
    switch view.kind {
    case .inert: return isMovedAway([interpreter.entered(view)], by: moves, depth: depth)
    case .use(let use):
      return isMovedAway(interpreter.views(of: use.entry), by: moves, depth: depth)
    case .external where view.name == "GeometryReader" || view.name == "Group", .group, .slot:
      return interpreter.children(of: view).contains { child in
        isMovedAway(child.views, by: moves, depth: depth)
      }
    case .external where isLayout(view):
      let views = interpreter.children(of: view).flatMap(\.views)
      return views.count == 1 && isMovedAway(views, by: moves, depth: depth)
    case .alternatives(let arms):
      return arms.contains { isMovedAway($0.views, by: moves, depth: depth) }
    case .external, .placeholder, .unknown: return false
    }
  }
}

/// Glass behind a view.
struct Backing {
  var item: GlassItem
  /// Whether it is a shape that is drawn for the view alone, as if the view carried the glass.
  var isSurface: Bool
}

extension Vocabulary {
  /// Modifiers that make a shape smaller than the room it is offered, or put it elsewhere.
  fileprivate static let sizing: Set<Name> = [
    "frame", "padding", "aspectRatio", "scaledToFit", "scaledToFill", "scaleEffect", "fixedSize",
    "containerRelativeFrame", "offset", "position", "rotationEffect", "inset", "trim",
    "layoutPriority",
    "safeAreaPadding", "opacity", "hidden", "visualEffect", "alignmentGuide",
  ]
}
