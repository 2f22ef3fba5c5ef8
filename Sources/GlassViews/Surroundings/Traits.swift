import GlassSyntax

/// What a view has in it that its surroundings could make a difference to. Where something is missing, states
/// that differ only in what it would notice are one.
struct Traits: OptionSet {
  let rawValue: UInt8

  /// Glass, a container of glass, or a style that could be glass.
  static let glass = Traits(rawValue: 1)
  /// Controls that take a style from around them.
  static let controls = Traits(rawValue: 2)
  /// Symbols that are named.
  static let symbols = Traits(rawValue: 4)
  /// Toolbar items, and modifiers that exist for them only.
  static let toolbars = Traits(rawValue: 8)
  /// Menus, which open out of the glass that they are on.
  static let menus = Traits(rawValue: 16)
  /// Modifiers that speak to the presentation around them.
  static let presentations = Traits(rawValue: 32)
  /// Colours of texts and symbols.
  static let foregrounds = Traits(rawValue: 64)
  /// Controls that take another style than that of buttons.
  static let styledControls = Traits(rawValue: 128)
  /// What could be in a view that leads to nothing which rules look for.
  static let unremarkable: Traits = [
    .controls, .symbols, .toolbars, .menus, .foregrounds, .styledControls,
  ]
  static let all: Traits = [
    .glass, .controls, .symbols, .toolbars, .menus, .presentations, .foregrounds, .styledControls,
  ]
}

extension State {
  /// Whether nothing around can make a difference to a view that leads to nothing which rules look for.
  var isPlain: Bool {
    var rest = self
    rest.forgetWhatGlassNotices()
    rest.hidesSymbolShapes = false
    rest.hidesTitles = false
    rest.availability = .any
    rest.conditions = 0
    rest.presentation = .none
    rest.isMenuItem = false
    rest.isInControl = false
    if !style.couldBeGlass, !style.isProminent { rest.style = ControlStyle() }
    return rest == State()
  }

  /// Drops what makes a difference to glass only.
  private mutating func forgetWhatGlassNotices() {
    groundAvailability = .any
    scrolling = .none
    repetition = .none
    isSideBySide = false
    rows = .none
    container = .absent
    isOpen = false
    depiction = .none
    pinsHeaders = false
    groupsForms = false
  }

  /// The state without what a view with these traits cannot notice.
  func noticed(by traits: Traits) -> State {
    var state = self
    if !traits.contains(.styledControls) { state.controlStyles = 0 }
    let showsGlass =
      traits.contains(.glass) || traits.contains(.controls) && style.couldBeGlass
      || state.controlStyles != 0
    if !showsGlass {
      // An item asks the builder's ground whether the system draws glass.
      if traits.isDisjoint(with: [.toolbars, .menus]) { state.ground = .none }
      state.forgetWhatGlassNotices()
      state.isIdentified = false
    }
    if !traits.contains(.menus) { state.glassContent = .none }
    if !traits.contains(.controls) {
      state.style = ControlStyle()
      state.borderShape = .automatic
    }
    if !traits.contains(.foregrounds) { state.isOnProminent = false }
    if !traits.contains(.symbols) {
      state.symbolFrame = .none
      state.symbolVariant = .none
      state.hidesSymbolShapes = false
      state.hidesTitles = false
      state.isBesideTitle = false
      if !showsGlass { state.isInControl = false }
    } else if state.symbolFrame == .none, !showsGlass {
      state.isInControl = false
    }
    if !traits.contains(.toolbars) { state.conditions = 0 }
    if traits.isDisjoint(with: [.toolbars, .glass, .symbols]), !showsGlass {
      state.toolbar = .outside
    }
    if traits.isEmpty { state.isMenuItem = false }
    if !traits.contains(.presentations) { state.presentation = .none }
    return state
  }
}

extension ControlStyle {
  fileprivate var couldBeGlass: Bool {
    switch kind {
    case .glass, .glassProminent, .project: true
    case .automatic, .plain, .bordered, .borderedProminent, .other, .unknown: false
    }
  }
}

/// Traits: worked out once for each entry and each view that is passed on, from everything that could be shown.
extension Walker {
  func traits(of entry: Entry) -> Traits {
    if let known = entry.traits { return known }
    // A declaration that leads back to itself is taken to have everything.
    entry.traits = .all
    let traits = traits(of: interpreter.views(of: entry))
    entry.traits = traits
    return traits
  }

  func traits(of views: [ViewNode]) -> Traits {
    var result: Traits = []
    for view in views where result != .all { result.formUnion(traits(of: view)) }
    return result
  }

  private func traits(of view: ViewNode) -> Traits {
    if let known = view.traits { return known }
    view.traits = .all
    var result = ownTraits(of: view)
    for modifier in view.modifiers where result != .all && !modifier.availability.isLegacy {
      result.formUnion(traits(of: modifier))
    }
    // In a sheet of macOS the items are no glass.
    if result.contains(.toolbars), !view.entry.availability.includesIOS {
      result.insert(.presentations)
    }
    view.traits = result
    return result
  }

  private func ownTraits(of view: ViewNode) -> Traits {
    switch view.kind {
    case .external where interpreter.isUnremarkable(view): return .unremarkable
    case .external:
      var result: Traits = []
      if let name = view.name {
        if Vocabulary.buttons.contains(name) || name == "NavigationLink" || name == "Toggle" {
          result.insert(.controls)
        }
        if Vocabulary.styleSetters[name] != nil { result.insert(.styledControls) }
        if Vocabulary.symbolLabels[name] != nil { result.insert(.symbols) }
        if Vocabulary.toolbarContent.contains(name) { result.insert(.toolbars) }
        if name == "GlassEffectContainer" { result.insert(.glass) }
        if name == "Menu" { result.insert(.menus) }
      }
      for child in interpreter.children(of: view) where result != .all {
        result.formUnion(traits(of: child.views))
      }
      return result
    case .use(let use): return traits(of: use.entry)
    case .slot, .group:
      return interpreter.children(of: view).reduce(into: []) { $0.formUnion(traits(of: $1.views)) }
    case .alternatives where interpreter.isUnremarkable(view): return .unremarkable
    case .alternatives(let arms):
      return arms.filter { !$0.availability.isLegacy }
        .reduce(into: []) { result, arm in
          let traits = traits(of: arm.views)
          result.formUnion(traits)
          if traits.contains(.toolbars), !arm.availability.includesIOS {
            result.insert(.presentations)
          }
        }
    case .inert: return .unremarkable
    case .placeholder, .unknown: return []
    }
  }

  private func traits(of modifier: Modifier) -> Traits {
    var result: Traits = []
    switch modifier.name {
    case "glassEffect", "buttonStyle": result.insert(.glass)
    case "toolbar":
      result.insert(.toolbars)
      // In a sheet of macOS the items are no glass.
      if !modifier.availability.includesIOS { result.insert(.presentations) }
    case "tabViewBottomAccessory": result.insert(.toolbars)
    case "presentationBackground", "presentationCornerRadius": result.insert(.presentations)
    case "foregroundStyle", "foregroundColor": result.insert(.foregrounds)
    // A capsule made by hand looks like glass, and its surroundings say whether it should be.
    case "background" where Vocabulary.mentionsMaterial(modifier.expression):
      result.insert(.glass)
    default:
      if Vocabulary.controlStyles[modifier.name] != nil { result.insert(.glass) }
      if Vocabulary.toolbarItemModifiers.contains(modifier.name) { result.insert(.toolbars) }
      if Vocabulary.glassMorphs.contains(modifier.name) { result.insert(.glass) }
    }
    for content in modifier.contents where result != .all {
      result.formUnion(traits(of: interpreter.views(of: content)))
    }
    return result
  }
}
