import GlassSyntax

/// What a view shows, as rules about it ask.
extension Walker {
  /// What the chain's view shows inside, over and behind itself, with the identities that its own modifiers give.
  func shown(
    by chain: ChainWalk, _ base: Summary, _ contents: Summary, _ glasses: [GlassSite],
    _ control: ControlWalk
  ) -> Summary {
    var shown = base
    shown.pending = []
    shown.branches += contents.branches
    shown.identities += contents.identities
    shown.isKnown = base.isKnown && contents.isKnown && isKnown(chain, control)
    let isGlassPossible =
      !glasses.isEmpty || !shown.isKnown || shown.branches.contains { !$0.items.isEmpty }
    shown.identities += identities(of: chain, glasses, isGlassPossible: isGlassPossible)
    shown.identities = Array(shown.identities.prefix(GlassIdentity.maximum))
    return shown
  }

  /// Whether nothing about the chain itself could bring glass that is not seen.
  private func isKnown(_ chain: ChainWalk, _ control: ControlWalk) -> Bool {
    for (position, modifier) in chain.modifiers.enumerated() {
      // Glass that is `.identity` may be so for the moment only.
      let isSwitchedOff = modifier.name == "glassEffect" && chain.glass(at: position) == nil
      if modifier.isUnknown || isSwitchedOff { return false }
    }
    if control.styled != nil { return true }
    guard case .external = chain.node.kind, let name = chain.node.name,
      Vocabulary.controls.contains(name)
    else { return true }
    switch control.style?.kind {
    case .automatic?:
      // Bars give their items glass, and a caller that is not seen may set a style.
      return chain.outerState.toolbar == .outside && chain.outerState.ground != .unknown
        && !chain.outerState.isOpen
    case .plain?, .bordered?, .borderedProminent?, .other?: return true
    case .project?: return false
    case .glass?, .glassProminent?, .unknown?, nil: return false
    }
  }
}

extension ViewSite {
  /// The glass that the view shows inside, over or behind itself.
  package var shownGlass: [GlassItem] { summary.items }

  /// Whether the view shows no glass, as far as all of it is known.
  package var showsNoGlass: Bool { glasses.isEmpty && summary.isKnown && summary.items.isEmpty }
}

extension Vocabulary {
  /// Whether a view of Apple's shows nothing but what it is given, and no glass of its own.
  static func isPlainView(_ name: Name) -> Bool {
    layouts.contains(name) || plainViews.contains(name) || buttons.contains(name)
  }

  private static let plainViews: Set<Name> = [
    "Text", "Image", "Label", "Spacer", "Divider", "Color", "EmptyView", "Group", "ForEach",
    "Section", "AnyView", "GeometryReader", "GlassEffectContainer", "RoundedRectangle",
    "UnevenRoundedRectangle", "Rectangle", "Circle", "Capsule", "Ellipse", "ConcentricRectangle",
    "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "AsyncImage",
    "ProgressView", "LabeledContent", "ScrollView", "LazyVStack", "LazyHStack",
  ]
}
