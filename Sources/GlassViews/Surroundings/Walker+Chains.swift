import GlassSyntax

/// Chains: a view with its modifiers, each of which changes what surrounds the things inside it.
extension Walker {
  /// Judges a view with its modifiers and shows it to the rules.
  func judge(_ node: ViewNode, in state: State, _ outers: Outers) -> Summary {
    if case .inert = node.kind {
      guard !state.isPlain else { return Summary(branches: [Summary.Branch()]) }
      return judge(interpreter.entered(node), in: state, outers)
    }
    if state.isPlain, interpreter.isUnremarkable(node) {
      return Summary(branches: [Summary.Branch()])
    }
    var node = node
    var modifiers = node.modifiers
    if modifiers.contains(where: { state.availability.refined(by: $0.availability).isLegacy }) {
      modifiers.removeAll { state.availability.refined(by: $0.availability).isLegacy }
    }
    // A tab that is hidden at times is a tab.
    if node.name != "Tab", let hiding = modifiers.lastIndex(where: interpreter.hides) {
      // What stands before is not shown.
      modifiers.removeSubrange(...hiding)
      node = ViewNode(.unknown, name: nil, site: node.site, entry: node.entry, children: [])
    }
    var chain = ChainWalk(
      node: node, modifiers: modifiers, state: state, outers: outers,
      glass: modifiers.contains { $0.name == "glassEffect" } ? modifiers.map(glass) : [])
    if modifiers.contains(where: { Vocabulary.barVisibility.contains($0.name) }) {
      let names = modifiers.flatMap(interpreter.conditions(hidingBarsBy:))
      chain.state.conditions = interpreter.conditions(state.conditions, adding: names)
    }
    // What surrounds the things inside each modifier that brings views, by its position.
    var inside: [Int: (State, Outers)] = [:]
    for position in modifiers.indices.reversed() {
      if !modifiers[position].contents.isEmpty {
        inside[position] = (chain.state, chain.outers)
      }
      enter(position, of: &chain)
    }
    let backgrounds = inside.isEmpty ? [:] : backgrounds(of: chain, inside)
    if !backgrounds.isEmpty {
      var backings: [Int: Backing] = [:]
      for (position, summary) in backgrounds {
        backings[position] = backing(summary, of: modifiers[position])
      }
      chain.lieOnBackgrounds(backings)
    }
    return judge(chain, inside, backgrounds)
  }

  /// The materials of a glass effect, or nil for another modifier and for one that is always `.identity`.
  func glass(of modifier: Modifier) -> [GlassMaterial]? {
    guard modifier.name == "glassEffect" else { return nil }
    let materials = interpreter.materials(of: modifier.expression)
    return materials.allSatisfy { $0.variant == .identity } ? nil : materials
  }

  // MARK: From the outside in

  /// Goes inside a modifier: what is in there sees what it sets, and lies on its glass.
  private func enter(_ position: Int, of chain: inout ChainWalk) {
    let modifier = chain.modifiers[position]
    if chain.glass(at: position) != nil {
      chain.glassStates[position] = chain.ground(of: modifier, after: position)
      // What decides whether there is glass may decide as well which view is on it.
      let isDecided = !interpreter.sharesChoice(modifier, chain.node)
      chain.state.ground = isDecided ? .glass : .unknown
      chain.state.groundAvailability = modifier.availability
      chain.outers.ground = .at(modifier.path.limited(by: chain.outers.tests))
      chain.state.frameSymbols()
      chain.outers.frame = chain.outers.ground
      chain.state.glassContent = .whole
    }
    switch modifier.name {
    case "buttonStyle":
      // Of several in one chain the innermost holds; one of several branches only where it is glass.
      let kind = interpreter.style(of: modifier.expression)
      if modifier.branches.isEmpty || kind == .glass || kind == .glassProminent
        || chain.style == nil
      {
        chain.state.style = ControlStyle(
          kind: kind, isCertain: interpreter.isCertain(styleOf: modifier))
        chain.outers.style = .at(modifier.path)
        chain.style = position
      }
    case "glassEffectID", "glassEffectUnion":
      chain.state.isIdentified = true
      chain.state.isWhole = true
    case "glassEffectTransition": chain.state.isWhole = true
    case "buttonBorderShape":
      chain.state.borderShape = interpreter.borderShape(of: modifier.expression)
    case "symbolVariant": enter(variant: modifier, of: &chain)
    case "labelStyle":
      chain.state.hidesTitles = interpreter.hidesTitles(modifier.expression)
      chain.state.hidesSymbols = interpreter.hidesSymbols(modifier.expression)
    case "foregroundStyle" where interpreter.clearsSymbolShapes(modifier.expression):
      chain.state.hidesSymbolShapes = true
    case "sharedBackgroundVisibility" where chain.state.toolbar == .builder:
      chain.state.ground = interpreter.isHidden(modifier.expression) ? .none : .unknown
      chain.state.symbolFrame = .none
    case "presentationDetents":
      let detents = interpreter.detents(of: modifier)
      chain.state.presentation = chain.state.presentation.refined(by: detents)
    case "redacted" where interpreter.isPlaceholder(modifier.expression):
      chain.state.depiction = .placeholder
    case "environment":
      enter(variant: modifier, of: &chain)
      if let setting = interpreter.environmentSetting(of: modifier) { chain.outers.set(setting) }
    case "formStyle": chain.state.groupsForms = interpreter.isGrouped(formStyleOf: modifier)
    case "scrollEdgeEffectHidden": chain.state.hidesScrollEdgeEffects = true
    case "":
      chain.state.container = .unknown
      chain.state.style = ControlStyle(kind: .unknown)
    default: break
    }
    if Vocabulary.controlStyles[modifier.name] != nil {
      chain.state.controlStyles = interpreter.controlStyles(
        chain.state.controlStyles, setting: modifier)
      chain.styleSetters[modifier.name] = position
    }
  }

  /// Goes inside a modifier that sets the variant of symbols.
  private func enter(variant modifier: Modifier, of chain: inout ChainWalk) {
    guard let variant = interpreter.symbolVariant(setBy: modifier) else { return }
    let isEnclosing = interpreter.isEnclosing(variant: variant)
    chain.state.symbolVariant = isEnclosing ? .enclosing : .none
    chain.outers.variant = isEnclosing ? .at(modifier.path) : .none
  }

  /// What each background shows: the view and what stands before it in the chain lie on its glass, so it is
  /// judged before them.
  private func backgrounds(
    of chain: ChainWalk, _ inside: [Int: (State, Outers)]
  ) -> [Int: Summary] {
    var result: [Int: Summary] = [:]
    for (position, modifier) in chain.modifiers.enumerated() {
      guard let around = inside[position] else { continue }
      for content in modifier.contents where content.role == .background {
        let (state, outers) = surroundings(
          of: .background, around.0, around.1, over: isScroller(chain.node), modifier)
        let summary = judge(content, of: modifier, in: state, outers, at: chain.node)
        result[position, default: Summary()].append(summary)
      }
    }
    return result
  }

  // MARK: From the inside out

  private func judge(
    _ chain: ChainWalk, _ inside: [Int: (State, Outers)], _ backgrounds: [Int: Summary]
  ) -> Summary {
    let node = chain.node
    let control = control(of: chain)
    var base =
      control.styled.map { judge($0, of: node, in: control.state, control.outers) }
      ?? judge(base: node, in: control.state, control.outers)
    var symbols = symbols(of: node, chain, control)
    var glasses = control.glasses
    if case .external = node.kind {} else { symbols = [] }
    // What lies over the view lies on the glass that it has by then.
    var shown = base.items.first { _ in base.branches.count == 1 && base.branches[0].isSurface }?
      .path
    if let own = control.glasses.first { shown = own.path }
    var contents = Summary()
    var bars: [Bar] = []
    for (position, modifier) in chain.modifiers.enumerated() {
      if chain.glass(at: position) != nil { shown = modifier.path.limited(by: chain.outers.tests) }
      if let background = backgrounds[position] {
        contents.addContent(background, role: .background)
      }
      guard let around = inside[position] else { continue }
      for content in modifier.contents where content.role != .background {
        var (state, outers) = surroundings(
          of: content.role, around.0, around.1, over: base.containsScroller, modifier)
        if content.role == .overlay, let shown, state.ground != .glass {
          state.ground = isMovedAway(content, by: interpreter.moves) ? .unknown : .glass
          state.groundAvailability = modifier.availability
          outers.ground = .at(shown)
        } else if content.role == .overlay, state.ground == .glass,
          isMovedAway(content, by: interpreter.shifts)
        {
          // It may be put beyond the edge of what all this lies on.
          state.ground = .unknown
        }
        if state.ground == .sheet, interpreter.views(of: content).contains(where: hidesBackground) {
          (state.ground, outers.ground) = (.none, .none)
        }
        let summary = judge(content, of: modifier, in: state, outers, at: node)
        contents.addContent(summary, role: content.role)
        if content.role == .toolbar || content.role == .bar {
          bars.append(
            Bar(
              modifier: modifier, isToolbar: content.role == .toolbar,
              prominent: summary.branches.flatMap(\.prominent)))
        }
      }
    }
    for (position, modifier) in chain.modifiers.enumerated() {
      guard let materials = chain.glass(at: position), let lying = chain.glassStates[position]
      else {
        continue
      }
      glasses.append(
        GlassSite(
          kind: .effect, path: modifier.path, modifier: modifier, materials: materials,
          ground: lying.0, groundPlace: lying.1, stylePlace: .none))
    }
    if node.name == "ForEach" { base.findSelections(among: interpreter.elementNames(of: node)) }
    var siblings = base.branches
    if node.name == "ForEach", !glasses.isEmpty {
      // A modifier on a ForEach is on each of its views.
      siblings = [branch(glasses, chain)]
      siblings[0].isRepeated = true
    }
    let summary = self.shown(by: chain, base, contents, glasses, control)
    base.identities = summary.identities
    base.isKnown = summary.isKnown
    let own = prominentButton(chain, control)
    if isLayout(node) { base.countNeighbours() }
    // Of pages one is shown.
    let parts = isScreen(node) ? [] : (base.branches + contents.branches).map(\.prominent)
    base.pending += report(
      chain, glasses, symbols, control, siblings: siblings, summary: summary, bars: bars,
      prominent: parts, base.touchables)
    return finish(chain, base: base, contents: contents, glasses: glasses, prominent: own)
  }

  /// Judges the views that a modifier brings, in the terms of the chain.
  private func judge(
    _ content: ModifierContent, of modifier: Modifier, in state: State, _ outers: Outers,
    at node: ViewNode
  ) -> Summary {
    let owner = modifier.expression.entry.id
    let views = interpreter.views(of: content)
    if owner == node.entry.id { return judge(views, in: state, outers) }
    var summary = Summary()
    for view in views { summary.append(judge(view, in: state, .inherited)) }
    return resolve(summary, outers) { path in
      // What decides about the content is told in the terms of a wrapper that is not known any more.
      guard path.owner == owner else { return path }
      if let parameter = path.parameter {
        return modifier.arguments[parameter]?.limited(by: path.tests) ?? path
      }
      return PlacePath(
        owner: modifier.path.owner, sites: Array(modifier.path.sites.dropLast()) + path.sites)
    }
  }

  /// Shows the view to the rules.
  private func report(
    _ chain: ChainWalk, _ glasses: [GlassSite], _ symbols: [SymbolSite], _ control: ControlWalk,
    siblings: [Summary.Branch], summary: Summary, bars: [Bar], prominent: [[ProminentButton]],
    _ touchables: Touchables
  ) -> [Conflict] {
    sink.conflicts = []
    let modifiers = chain.node.modifiers
    let isMixed = modifiers.contains(where: \.availability.isLegacy)
    let site = ViewSite(
      node: chain.node,
      modifiers: isMixed ? modifiers.filter { !$0.availability.isLegacy } : modifiers,
      state: chain.outerState, outers: chain.outerOuters, glasses: glasses,
      symbols: symbols, style: control.style, inner: control.state,
      siblings: siblings.map(Sibling.init), bars: bars, prominent: prominent,
      touchables: touchables, summary: summary, sink: sink, interpreter: interpreter)
    for check in checks { check.check(site) }
    var pending: [Conflict] = []
    let tests = chain.outerOuters.tests
    for var conflict in sink.conflicts {
      let isAround = chain.outerOuters.contains(conflict.outer)
      if !tests.isEmpty {
        conflict.inner.tests.add(tests)
        // What stands with it is there where it is; what is around has its own tests.
        if case .at(let path) = conflict.outer, !isAround {
          conflict.outer = .at(path.limited(by: tests))
        }
      }
      conflict.findSelection(among: chain.outerOuters.elements)
      conflict.isToldAround =
        isAround && conflict.outer != chain.outerOuters.scroller
        && !isBeside(conflict, chain.node)
      settle(conflict, &pending)
    }
    sink.conflicts = []
    return pending
  }

  /// Whether a view reads the values that decide a conflict where the outer half is written as well: what it reads
  /// was set around both.
  private func isBeside(_ conflict: Conflict, _ node: ViewNode) -> Bool {
    guard case .at(let path) = conflict.outer, path.owner == node.entry.id else { return false }
    return conflict.inner.tests.filter(\.isEnvironment).allSatisfy {
      $0.isEnvironment(readBy: node.entry.instance)
    }
  }

  /// What the view tells those around it.
  private func finish(
    _ chain: ChainWalk, base: Summary, contents: Summary, glasses: [GlassSite],
    prominent: ProminentButton?
  ) -> Summary {
    var result = base
    let isContainer = isContainer(chain.node)
    let own = branch(glasses, chain).items
    let around = chain.modifiers(around: glasses)
    let isMoved = around.contains { interpreter.moves($0) }
    let isFaded = around.contains { interpreter.fades($0) }
    let isPlaced = around.contains { interpreter.places($0) }
    // What stands inside the glass makes the surface larger and moves nothing off another.
    if !own.isEmpty { result.containsSpacer = false }
    if !distributes(chain.node) {
      var branch = Summary.Branch()
      branch.items = base.items
      let only = base.branches.count == 1 ? base.branches.first : nil
      branch.isSurface = only?.isSurface ?? false
      branch.isMoved = only?.isMoved ?? false || base.containsSpacer
      if isLayout(chain.node) { branch.sink() }
      result.branches = [branch]
    }
    if result.branches.isEmpty { result.branches = [Summary.Branch()] }
    result.branches[0].items += contents.items
    for index in result.branches.indices {
      // Glass inside glass is a conflict of its own, and no sibling.
      if !own.isEmpty {
        result.branches[index].items = own
        result.branches[index].isSurface = true
        result.branches[index].isFilling = fills(chain.node)
        result.branches[index].isMoved = false
      }
      result.branches[index].items = Array(
        result.branches[index].items.prefix(Summary.maximumItems))
      if isContainer {
        for item in result.branches[index].items.indices {
          result.branches[index].items[item].isContained = true
        }
        result.branches[index].isSurface = false
        result.branches[index].container = chain.node.path
      }
      if isMoved { result.branches[index].isMoved = true }
      if isPlaced || isLayout(chain.node) && result.containsSpacer {
        for item in result.branches[index].items.indices {
          result.branches[index].items[item].isPlaced = true
        }
      }
      if isFaded { result.branches[index].isFaded = true }
      if chain.node.name == "ForEach" { result.branches[index].repeatAll() }
    }
    if isContainer || isScreen(chain.node) { result.identities = [] }
    if chain.node.name == "ForEach" {
      for index in result.identities.indices { result.identities[index].isRepeated = true }
    }
    if gathers(chain.node, result, base) { result.gather() }
    noteControls(of: chain, prominent, base, contents, in: &result)
    if isScroller(chain.node) || isScreen(chain.node) {
      result.forgetGlass(keepingButtons: isScroller(chain.node))
      result.containsScroller = true
    }
    if chain.node.name == "Spacer" {
      result.containsSpacer = true
      result.branches[0].isSpacer = true
    }
    result.pending += contents.pending
    return result
  }

  /// Whether a view is where siblings stand side by side, or where one repeats: those around it count them no
  /// more.
  private func gathers(_ node: ViewNode, _ result: Summary, _ base: Summary) -> Bool {
    let isForEach = node.name == "ForEach"
    guard isForEach || isLayout(node) else { return false }
    if isForEach,
      result.items.contains(where: { $0.isEffect && $0.isLoose && !$0.isSelection })
    {
      return true
    }
    let effects = base.branches.count { branch in
      branch.items.contains { $0.isEffect && $0.isLoose }
    }
    let loose = base.branches.count { branch in
      branch.items.contains { $0.isLoose && ($0.isEffect || $0.depth == 0) }
    }
    return effects > 1 || effects > 0 && loose > 1 && interpreter.isRow(node)
      || base.branches.contains { $0.isRepeated && $0.items.contains { !$0.isSelection } }
  }

  /// Whether the root of a presentation takes the system's background away.
  private func hidesBackground(_ view: ViewNode) -> Bool {
    let isHidden = view.modifiers.contains { modifier in
      modifier.name == "presentationBackground"
        && (interpreter.isClearOrHidden(modifier.expression)
          || interpreter.takesViews(modifier.expression))
    }
    if isHidden { return true }
    switch view.kind {
    case .alternatives(let arms):
      return arms.contains { $0.views.contains(where: hidesBackground) }
    case .use(let use): return interpreter.views(of: use.entry).contains(where: hidesBackground)
    case .slot, .group:
      return interpreter.children(of: view).contains { $0.views.contains(where: hidesBackground) }
    case .inert: return hidesBackground(interpreter.entered(view))
    case .external, .placeholder, .unknown: return false
    }
  }

  /// The glass that a view carries itself, as what it shows.
  private func branch(_ glasses: [GlassSite], _ chain: ChainWalk) -> Summary.Branch {
    var branch = Summary.Branch()
    branch.items = glasses.map { glass in
      let availability = glass.modifier?.availability ?? .any
      return GlassItem(
        path: glass.path.limited(by: chain.outerOuters.tests), isEffect: glass.kind == .effect,
        isInteractive: glass.isInteractive,
        availability: chain.outerState.availability.refined(by: availability))
    }
    branch.isSurface = !glasses.isEmpty
    return branch
  }

  func isLayout(_ node: ViewNode) -> Bool {
    guard case .external = node.kind, let name = node.name else { return false }
    return Vocabulary.layouts.contains(name) || interpreter.isLayout(node)
  }

  func distributes(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .external:
      return node.name == "ForEach" || node.name == "Group" || node.name == "Section"
        || node.name == "AnyView"
    case .use, .slot, .group, .alternatives: return true
    case .inert, .placeholder, .unknown: return false
    }
  }

  func isContainer(_ node: ViewNode) -> Bool {
    if case .external = node.kind { return node.name == "GlassEffectContainer" }
    return false
  }

  private func isScroller(_ node: ViewNode) -> Bool {
    if case .external = node.kind, let name = node.name {
      return Vocabulary.scrollers.contains(name)
    }
    return false
  }

  private func isScreen(_ node: ViewNode) -> Bool {
    if case .external = node.kind, let name = node.name { return Vocabulary.screens.contains(name) }
    return false
  }
}

extension Summary {
  /// Adds the content of a modifier: glass in an overlay or background is shown where the view is.
  mutating func addContent(_ content: Summary, role: Role) {
    if role == .overlay || role == .background {
      var shown = content.branches
      for index in shown.indices { shown[index].sink() }
      branches += shown
    }
    pending += content.pending
    guard role == .overlay || role == .background else { return }
    isKnown = isKnown && content.isKnown
    identities += content.identities
  }
}

extension Sibling {
  init(_ branch: Summary.Branch) {
    self.init(
      glass: branch.items, isRepeated: branch.isRepeated, isSurface: branch.isSurface,
      isFilling: branch.isFilling, isMoved: branch.isMoved, isFaded: branch.isFaded,
      isSpacer: branch.isSpacer,
      container: branch.container, tests: branch.tests
    )
  }
}
