import GlassSyntax

/// A chain while it is judged.
struct ChainWalk {
  let node: ViewNode
  let modifiers: [Modifier]
  /// What surrounds the base, once all modifiers were entered.
  var state: State
  var outers: Outers
  let outerState: State
  let outerOuters: Outers
  /// For each modifier its materials where it is a glass effect; nothing where none is.
  private let glass: [[GlassMaterial]?]
  /// What each glass effect lies on.
  var glassStates: [Int: (State.Ground, Outer)] = [:]
  /// The modifier that sets the button style which holds inside.
  var style: Int?
  /// The modifiers that set the styles of other controls which hold inside, by their names.
  var styleSetters: [Name: Int] = [:]

  init(
    node: ViewNode, modifiers: [Modifier], state: State, outers: Outers, glass: [[GlassMaterial]?]
  ) {
    self.node = node
    self.modifiers = modifiers
    self.state = state
    self.outers = outers
    outerState = state
    outerOuters = outers
    self.glass = glass
  }

  /// The modifiers outside the innermost glass that the chain carries; all where it carries none.
  func modifiers(around glasses: [GlassSite]) -> ArraySlice<Modifier> {
    let isControl = glasses.contains { $0.kind != .effect }
    let first = isControl ? nil : glass.firstIndex { $0 != nil }
    return modifiers[(first.map { $0 + 1 } ?? 0)...]
  }

  /// The materials of a modifier that is a glass effect.
  func glass(at position: Int) -> [GlassMaterial]? { glass.isEmpty ? nil : glass[position] }

  /// What a modifier lies on: the next glass outside it that is applied together with it, else what the whole
  /// chain lies on.
  func ground(of modifier: Modifier, after position: Int) -> (State.Ground, Outer) {
    for outer in modifiers.indices.dropFirst(position + 1)
    where glass(at: outer) != nil && !modifiers[outer].excludes(modifier)
      && modifiers[outer].availability.meets(modifier.availability)
    {
      return (.glass, .at(modifiers[outer].path.limited(by: outers.tests)))
    }
    return ground(of: outerState, outerOuters, for: modifier.availability)
  }

  /// What a state says something lies on that is there only where `availability` holds.
  func ground(
    of state: State, _ outers: Outers, for availability: Availability
  ) -> (State.Ground, Outer) {
    let here = state.availability.refined(by: availability)
    return state.groundAvailability.meets(here) ? (state.ground, outers.ground) : (.none, .none)
  }

  /// The view and the modifiers before a background that shows glass lie on that glass.
  mutating func lieOnBackgrounds(_ backgrounds: [Int: Backing]) {
    for (background, backing) in backgrounds {
      for position in modifiers.indices where position < background && glass(at: position) != nil {
        let isNearer = modifiers.indices.contains {
          $0 > position && $0 < background && glass(at: $0) != nil
        }
        if !isNearer, !modifiers[position].excludes(modifiers[background]),
          backing.item.availability.meets(modifiers[position].availability)
        {
          glassStates[position] = (.glass, .at(backing.item.path))
        }
      }
    }
    guard let nearest = backgrounds.keys.min() else { return }
    let isNearer = modifiers.indices.contains { $0 < nearest && glass(at: $0) != nil }
    if !isNearer, let backing = backgrounds[nearest] {
      state.ground = .glass
      state.groundAvailability = backing.item.availability
      outers.ground = .at(backing.item.path)
      if backing.isSurface {
        state.frameSymbols()
        outers.frame = outers.ground
      }
    }
  }
}
