import GlassSyntax

/// A view that takes a button style, with the glass that the style gives it.
struct ControlWalk {
  /// What surrounds the label.
  var state: State
  var outers: Outers
  var glasses: [GlassSite] = []
  var style: ControlStyle?
  /// The project's style around the label.
  var styled: StyleWalk?
}

/// A style of the project that draws a control.
struct StyleWalk {
  let body: Entry
  let number: Int
  /// What sets it, where that stands at the control.
  let setter: Modifier?
}

/// Views of Apple's: what they are to the views in them.
extension Walker {
  // MARK: Controls

  /// The style of a control, what it makes of the control, and what surrounds the label.
  func control(of chain: ChainWalk) -> ControlWalk {
    var result = ControlWalk(state: chain.state, outers: chain.outers)
    if enterStyle(of: chain, &result) { return result }
    if chain.style != nil { result.style = chain.state.style }
    guard let isDirect = isControl(chain) else { return result }
    var style = chain.state.style
    if chain.outerState.isMenuItem { style = ControlStyle() }
    result.style = style
    if case .project = style.kind, chain.node.name == "Menu" { return result }
    result.state.isInControl = true
    if case .project(let number) = style.kind, isDirect {
      result.styled = interpreter.body(ofStyle: number, around: chain.node).map {
        StyleWalk(body: $0, number: number, setter: chain.style.map { chain.modifiers[$0] })
      }
      result.state.style = ControlStyle()
      return result
    }
    guard style.isGlass else {
      // In a bar it is the prominent glass style.
      result.state.isOnProminent =
        style.kind == .borderedProminent && style.isCertain && chain.state.toolbar == .item
      return result
    }
    let setter = chain.style.map { chain.modifiers[$0] }
    if !style.isCounted {
      result.glasses = [glass(style, chain, setter)]
    }
    let place =
      setter.map { Outer.at($0.path.limited(by: chain.outers.tests)) } ?? chain.outers.style
    result.outers.ground =
      style.isCounted ? place : .at(result.glasses[0].path.limited(by: chain.outers.tests))
    result.outers.frame = result.outers.ground
    result.state.isOnProminent = style.kind == .glassProminent && style.isCertain
    result.state.ground = .glass
    result.state.groundAvailability = setter?.availability ?? .any
    result.state.symbolFrame = .glass
    result.state.isBesideTitle = false
    if !isDirect { result.state.style.isCounted = true }
    return result
  }

  /// Puts the project's style of another control than a button around it; false where there is none.
  private func enterStyle(of chain: ChainWalk, _ result: inout ControlWalk) -> Bool {
    guard chain.state.controlStyles != 0, !chain.outerState.isMenuItem,
      case .external = chain.node.kind, let name = chain.node.name,
      let number = interpreter.styleNumber(for: name, in: chain.state.controlStyles),
      let setter = Vocabulary.styleSetters[name],
      let body = interpreter.body(ofStyle: number, around: chain.node)
    else { return false }
    result.styled = StyleWalk(
      body: body, number: number, setter: chain.styleSetters[setter].map { chain.modifiers[$0] })
    result.state.controlStyles = interpreter.controlStyles(
      chain.state.controlStyles, without: setter)
    if Vocabulary.controls.contains(name) { result.state.isInControl = true }
    return true
  }

  private func glass(_ style: ControlStyle, _ chain: ChainWalk, _ setter: Modifier?) -> GlassSite {
    var ground = chain.ground(
      of: chain.state, chain.outers, for: setter?.availability ?? .any)
    if let setter, let position = chain.style, !chain.modifiers.isEmpty {
      // A glass effect in another branch of the same wrapper is not around it.
      let next = chain.modifiers.indices.first { chain.glass(at: $0) != nil }
      if let next, chain.modifiers[next].excludes(setter) {
        ground = chain.ground(of: setter, after: position)
      }
    }
    return GlassSite(
      kind: style.kind == .glass ? .style : .prominentStyle,
      path: setter?.path ?? chain.node.path, modifier: setter,
      materials: setter.map { interpreter.styleMaterials(of: $0.expression) } ?? [],
      ground: ground.0, groundPlace: ground.1,
      stylePlace: setter == nil ? chain.outers.style : .none)
  }

  /// Whether the chain's view is a control that takes a button style: directly (true), or a project view that is
  /// one control and whose style this chain sets (false); nil where it is none.
  func isControl(_ chain: ChainWalk) -> Bool? {
    switch chain.node.kind {
    case .external:
      guard let name = chain.node.name else { return nil }
      if Vocabulary.buttons.contains(name) { return true }
      if name == "Toggle" {
        return interpreter.makesButtonsOfToggles(chain.state.controlStyles) ? true : nil
      }
      // A link in a list is a row; elsewhere it is a button.
      return name == "NavigationLink" && (chain.style != nil || chain.state.scrolling == .none)
        ? true : nil
    case .use(let use):
      guard chain.style != nil, let core = interpreter.core(of: use.entry),
        let name = core.name, Vocabulary.buttons.contains(name)
      else { return nil }
      return false
    default: return nil
    }
  }

  // MARK: Symbols

  /// The symbols that a view names itself.
  func symbols(of node: ViewNode, _ chain: ChainWalk, _ control: ControlWalk) -> [SymbolSite] {
    guard case .external = node.kind, let (label, symbol) = interpreter.symbolArgument(of: node),
      let call = node.expression, !chain.state.isMenuItem,
      !(control.state.hidesSymbols && label == "systemImage")
    else { return [] }
    let isHidden = control.state.hidesSymbolShapes
    let (frame, place) = (isHidden ? .none : control.state.symbolFrame, control.outers.frame)
    // In a bar the system shows the symbol alone.
    let hasTitle =
      label == "systemImage" && frame == .glass && !control.state.hidesTitles
      && chain.state.toolbar != .item && interpreter.hasTitle(call)
    let values = interpreter.values(of: symbol)
    return values.map { value in
      // What chooses the symbol may choose its frame as well.
      let tests =
        values.count > 1 && frame != .none ? interpreter.tests(choosing: value, as: symbol) : []
      return SymbolSite(
        name: value.text, path: value.path.limited(by: tests), frame: frame, framePlace: place,
        isBesideTitle: hasTitle || control.state.isBesideTitle,
        isConstant: interpreter.isConstant(value, in: node), twin: chain.state.symbolTwin,
        value: value, argument: symbol,
        variantPlace: chain.state.symbolVariant == .enclosing ? chain.outers.variant : .none)
    }
  }

  // MARK: Children

  /// Judges the children of one of Apple's or a foreign view.
  func judge(external node: ViewNode, in state: State, _ outers: Outers) -> Summary {
    var result = Summary()
    result.isKnown = Vocabulary.isPlainView(node.name ?? "")
    for (role, views) in interpreter.children(of: node) {
      var (inner, innerOuters) = (state, outers)
      inner.isIdentified = false
      enter(node, role, &inner, &innerOuters)
      // Views that a label is made of stand side by side.
      if role == .label, views.count > 1, inner.symbolFrame != .none, showsText(views) {
        inner.isBesideTitle = true
      }
      var summary =
        role == .content && node.name == "ZStack"
        ? judge(layers: views, of: node, in: inner, innerOuters)
        : judge(views, in: inner, innerOuters)
      // The rows between keep it apart from what is above and below other rows.
      if role == .accessoryLabel, node.name == "Section" { summary.gather() }
      switch role {
      case .menu, .destination, .screen, .contextMenu, .swipeActions:
        result.pending += summary.pending
      default: result.append(summary)
      }
    }
    return result
  }

  /// What surrounds the views in a child.
  private func enter(_ node: ViewNode, _ role: Role, _ state: inout State, _ outers: inout Outers) {
    switch role {
    case .menu, .contextMenu, .swipeActions: enterMenu(&state, &outers)
    case .destination: enterScreen(&state, &outers, keepingStyle: false)
    case .screen: enterScreen(&state, &outers, keepingStyle: true)
    case .label, .accessoryLabel:
      if state.ground == .sheet { state.ground = .none }
      guard node.name == "Section" else { break }
      state.repetition = .none
      if state.pinsHeaders {
        state.scrolling = .none
        state.rows = .none
        outers.scroller = .none
      }
    default: enterContent(of: node, &state, &outers)
    }
  }

  /// Rows of a menu and the preview above it lie over everything.
  private func enterMenu(_ state: inout State, _ outers: inout Outers) {
    state.isMenuItem = true
    state.scrolling = .none
    state.rows = .none
    state.repetition = .none
    outers.scroller = .none
    state.ground = .none
    state.symbolFrame = .none
    state.style = ControlStyle()
    state.container = .unknown
    state.glassContent = .none
  }

  func enterScreen(_ state: inout State, _ outers: inout Outers, keepingStyle: Bool) {
    var screen = State()
    screen.availability = state.availability
    screen.groundAvailability = .any
    screen.presentation = state.presentation
    if keepingStyle { screen.style = state.style }
    state = screen
    outers.ground = .none
    outers.scroller = .none
    outers.frame = .none
    outers.container = .none
    if !keepingStyle { outers.style = .none }
  }

  /// A screen that is part of another one. Whether a container around it reaches in is not documented.
  private func enterScreenInContent(_ state: inout State, _ outers: inout Outers) {
    let isContained = state.container == .present || state.container == .layered
    let conditions = state.conditions
    enterScreen(&state, &outers, keepingStyle: true)
    // Its bar comes and goes with it.
    state.conditions = conditions
    if isContained { state.container = .unknown }
  }

  private func enterContent(of node: ViewNode, _ state: inout State, _ outers: inout Outers) {
    let name = node.name ?? ""
    if name == "ToolbarItem" || name == "ToolbarItemGroup" {
      enterToolbarItem(node, &state, &outers)
      return
    }
    if state.ground == .sheet, name != "Group", name != "AnyView" { state.ground = .none }
    if Vocabulary.scrollers.contains(name) { enterScroller(node, name, &state, &outers) }
    if Vocabulary.layouts.contains(name) || interpreter.isLayout(node) {
      if state.symbolFrame == .glass, !state.isInControl { state.symbolFrame = .none }
      if state.symbolFrame != .none, showsText(interpreter.children(of: node).flatMap(\.views)) {
        state.isBesideTitle = true
      }
      if state.glassContent == .whole, showsSeveral(node) { state.glassContent = .part }
      switch state.rows {
      case .scroller: state.rows = .around
      case .around: state.rows = .inside
      case .none, .inside: break
      }
      state.repetition = state.repetition.part
      state.isSideBySide = !Vocabulary.stackingLayouts.contains(name)
      return
    }
    switch name {
    case "ForEach":
      state.repetition = state.repetition.repeated(sideBySide: state.isSideBySide)
      outers.elements = interpreter.elementNames(of: node)
    case "Section": break
    case "GlassEffectContainer":
      state.container = .present
      state.isWhole = true
      outers.container = .at(node.path)
    case "NavigationStack", "NavigationView":
      enterScreenInContent(&state, &outers)
    case "TabView":
      enterScreenInContent(&state, &outers)
      // Pages come one at a time, like the rows of a list that is as high as one.
      state.rows = .around
      state.isBesideSearchTab = hasSearchTab(interpreter.children(of: node).flatMap(\.views))
    default:
      let isKnown = Vocabulary.isAppleView(name) || Vocabulary.transparentForeign.contains(name)
      if !isKnown {
        state.container = .unknown
        state.isSideBySide = true
      }
    }
  }

  /// Whether a layout has more than one view in it that shows something.
  private func showsSeveral(_ node: ViewNode) -> Bool {
    interpreter.children(of: node).reduce(0) { $0 + countShown($1.views, depth: 0) } > 1
  }

  /// How many views stand side by side, seen through slots and the project's own declarations; a ForEach is two.
  private func countShown(_ views: [ViewNode], depth: Int) -> Int {
    guard depth < 12 else { return 0 }
    return views.reduce(0) { count, view in
      switch view.kind {
      case .external:
        if view.name == "Spacer" { return count }
        guard view.name == "Group" else { return count + (view.name == "ForEach" ? 2 : 1) }
        return interpreter.children(of: view).reduce(count) {
          $0 + countShown($1.views, depth: depth + 1)
        }
      case .slot, .group:
        return interpreter.children(of: view).reduce(count) {
          $0 + countShown($1.views, depth: depth + 1)
        }
      case .use(let use):
        return count + countShown(interpreter.views(of: use.entry), depth: depth + 1)
      case .alternatives(let arms):
        return count + (arms.map { countShown($0.views, depth: depth + 1) }.max() ?? 0)
      case .inert: return count + countShown([interpreter.entered(view)], depth: depth + 1)
      case .placeholder, .unknown: return count + 1
      }
    }
  }

  /// Whether there is text among views or in their stacks.
  private func showsText(_ views: [ViewNode], depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    return views.contains { view in
      switch view.kind {
      case .external:
        guard let name = view.name else { return false }
        if name == "Text" { return true }
        return (Vocabulary.layouts.contains(name) || name == "Group")
          && showsText(interpreter.children(of: view).flatMap(\.views), depth: depth + 1)
      case .slot, .group:
        return showsText(interpreter.children(of: view).flatMap(\.views), depth: depth + 1)
      case .use(let use): return showsText(interpreter.views(of: use.entry), depth: depth + 1)
      case .alternatives(let arms):
        return arms.contains { showsText($0.views, depth: depth + 1) }
      case .inert: return showsText([interpreter.entered(view)], depth: depth + 1)
      case .placeholder, .unknown: return false
      }
    }
  }

  private func enterScroller(
    _ node: ViewNode, _ name: Name, _ state: inout State, _ outers: inout Outers
  ) {
    if name == "Form", state.isOfColumns { return }
    state.pinsHeaders = interpreter.pinsHeaders(node)
    if name == "ScrollView", interpreter.isPager(node) {
      enterScreenInContent(&state, &outers)
      state.rows = .around
      return
    }
    let isLazy = !Vocabulary.rowScrollers.contains(name) && name != "ScrollView"
    // A lazy stack scrolls where something around it does; nothing is known of what is around an open view.
    if isLazy, state.scrolling != .none || !state.isOpen { return }
    let isHorizontal =
      name == "LazyHStack" || name == "LazyHGrid"
      || name == "ScrollView" && interpreter.isHorizontal(node)
    state.scrolling = isHorizontal ? .horizontal : isLazy ? .possible : .vertical
    state.isSideBySide = false
    let hasRows = Vocabulary.rowScrollers.contains(name)
    state.rows = hasRows ? .around : .scroller
    if hasRows {
      let repeats = interpreter.repeats(node)
      state.repetition = repeats ? .element : .row
      if repeats { outers.elements = interpreter.elementNames(of: node) }
    }
    state.symbolFrame = .none
    outers.scroller = .at(node.path)
  }

  private func enterToolbarItem(_ node: ViewNode, _ state: inout State, _ outers: inout Outers) {
    let isHidden =
      state.ground == .none && state.toolbar == .builder || state.isInMacSheet
    let isUnknown = state.ground == .unknown && state.toolbar == .builder
    let (availability, style, presentation) = (state.availability, state.style, state.presentation)
    state = State()
    state.availability = availability
    state.presentation = presentation
    state.style = style
    state.container = .unknown
    state.toolbar = .item
    outers.ground = .at(node.path)
    outers.frame = .at(node.path)
    outers.scroller = .none
    if isHidden { return }
    if interpreter.isOnlyOffMacOS(node) {
      state.availability = state.availability.refined(by: .offMacOS)
    }
    let isSettled = !isUnknown && !interpreter.hasUnsettledPlacement(node)
    state.ground = isSettled ? .toolbar : .unknown
    state.symbolFrame = isSettled ? .bar : .none
  }

  // MARK: What modifiers bring

  /// What surrounds the views that a modifier brings.
  func surroundings(
    of role: Role, _ state: State, _ outers: Outers, over isOverScroller: Bool, _ modifier: Modifier
  ) -> (State, Outers) {
    var (state, outers) = (state, outers)
    state.availability = state.availability.refined(by: modifier.availability)
    if !modifier.path.tests.isEmpty { outers.tests.add(modifier.path.tests) }
    switch role {
    case .overlay, .background:
      enterLayer(&state, &outers, over: isOverScroller)
    case .bar:
      enterLayer(&state, &outers, over: true)
      state.ground = .none
    case .toolbar:
      // The items come and go with the view.
      let conditions = state.conditions
      enterScreen(&state, &outers, keepingStyle: false)
      state.conditions = conditions
      state.ground = .toolbar
      state.symbolFrame = .bar
      state.toolbar = .builder
      state.container = .unknown
      outers.ground = .at(modifier.path)
      outers.frame = .at(modifier.path)
    case .sheet, .popover, .inspector:
      enterScreen(&state, &outers, keepingStyle: false)
      state.ground = .sheet
      state.presentation = role == .popover ? .popover : .sheet
      outers.ground = .at(modifier.path)
    case .accessory:
      enterScreen(&state, &outers, keepingStyle: false)
      state.ground = .accessory
      state.container = .unknown
      outers.ground = .at(modifier.path)
    case .fullScreenCover:
      enterScreen(&state, &outers, keepingStyle: false)
      state.presentation = .fullScreenCover
    case .destination, .screen:
      enterScreen(&state, &outers, keepingStyle: false)
    case .menu, .contextMenu, .swipeActions: enterMenu(&state, &outers)
    case .content, .label, .accessoryLabel, .action: break
    }
    return (state, outers)
  }

  private func enterLayer(_ state: inout State, _ outers: inout Outers, over isOverScroller: Bool) {
    if isOverScroller {
      state.scrolling = .none
      state.rows = .none
      outers.scroller = .none
    } else if state.rows != .none {
      state.rows = .inside
    }
    // What a style draws under a label is the control itself.
    if !state.isInControl { state.repetition = state.repetition.part }
    if state.ground == .sheet { state.ground = .none }
    if state.symbolFrame == .glass { state.symbolFrame = .none }
    state.isBesideTitle = false
    state.isOnProminent = false
    state.isIdentified = false
    if state.container == .present { state.container = .layered }
    state.glassContent = .none
  }
}
