import GlassSyntax

/// What a view shows, for rules that ask how things stand to each other inside it.
extension ViewSite {
  /// The views in the view itself that play one of some parts in it.
  package func shown(as roles: Set<Role> = [.content]) -> [Shown] {
    let outline = Outline(interpreter)
    return interpreter.children(of: node).filter { roles.contains($0.role) }.flatMap {
      outline.shown($0.views, .init(availability: state.availability))
    }
  }

  /// The views in another view that this one shows.
  package func shown(in view: ShownView, as roles: Set<Role> = [.content]) -> [Shown] {
    let outline = Outline(interpreter)
    let place = Outline.Place(
      lens: view.lens, availability: view.availability, branches: view.branches, tests: view.tests)
    return interpreter.children(of: view.node).filter { roles.contains($0.role) }.flatMap {
      outline.shown($0.views, place)
    }
  }

  /// The views that a modifier of the view, or of one that it shows, brings.
  package func shown(by modifier: Modifier, of view: ShownView? = nil) -> [Shown] {
    let outline = Outline(interpreter)
    let owner = modifier.expression.entry.id
    let sites = modifier.path.sites.dropLast()
    let user = modifier.path.owner
    let outer = view?.lens ?? .plain
    let lens = Lens(depth: outer.depth + 1) { path in
      guard path.owner == owner, path.parameter == nil, owner != user || !sites.isEmpty else {
        return outer(path)
      }
      return PlacePath(owner: user, sites: Array(sites) + path.sites)
    }
    let place = Outline.Place(
      lens: lens,
      availability: (view?.availability ?? state.availability).refined(by: modifier.availability),
      branches: view?.branches ?? [], tests: view?.tests ?? [])
    return modifier.contents.flatMap { outline.shown(interpreter.views(of: $0), place) }
  }

  /// What the body of a project's button style shows around the label of a control.
  func shown(inStyle body: Entry, setBy setter: Modifier, of control: ShownView) -> [Shown] {
    let outer = control.lens
    let lens = Lens(depth: outer.depth + 1) { path in
      guard path.owner == body.id, path.parameter == nil else { return outer(path) }
      return PlacePath(owner: setter.path.owner, sites: setter.path.sites + path.sites)
    }
    let place = Outline.Place(
      lens: lens, availability: control.availability.refined(by: body.availability),
      branches: control.branches, tests: control.tests)
    return Outline(interpreter).shown(interpreter.views(of: body), place)
  }

  /// Whether the view is what the user of its declaration passes.
  package var isSlot: Bool {
    if case .slot = node.kind { return true }
    return false
  }

  /// The view itself, as it is shown.
  package var itself: ShownView {
    ShownView(
      node: node, path: node.path, modifiers: modifiers, availability: state.availability,
      branches: [], tests: [], lens: .plain)
  }

  /// What the first argument of a modifier can be; nothing without one.
  package func values(ofFirstArgumentOf modifier: Modifier) -> [Value] {
    interpreter.values(ofFirstArgumentOf: modifier.expression)
  }
}

/// Follows views to what they show.
struct Outline {
  private let interpreter: Interpreter
  private static let maximumDepth = 24

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  /// Where views stand: how their places look from outside, and what surrounds them.
  struct Place {
    var lens = Lens.plain
    var availability: Availability
    var branches: [Branch] = []
    var tests: [Test] = []
    /// Modifiers of the uses around, from the inside out.
    var modifiers: [Modifier] = []
  }

  func shown(_ views: [ViewNode], _ place: Place) -> [Shown] {
    views.flatMap { shown($0, place) }
  }

  private func shown(_ view: ViewNode, _ place: Place) -> [Shown] {
    var inner = place
    inner.modifiers = modifiers(of: view, place) + place.modifiers
    guard place.lens.depth < Self.maximumDepth else { return [leaf(view, inner)] }
    switch view.kind {
    case .external:
      guard let name = view.name, Self.transparent.contains(name) else {
        return [leaf(view, inner)]
      }
      return interpreter.children(of: view).filter { $0.role == .content }.flatMap {
        shown($0.views, inner)
      }
    case .slot, .group:
      return interpreter.children(of: view).flatMap { shown($0.views, inner) }
    case .use(let use): return shown(use, at: view, inner)
    case .alternatives(let arms): return shown(arms, at: view, inner)
    case .inert: return shown(interpreter.entered(view), place)
    case .placeholder, .unknown: return [leaf(view, inner)]
    }
  }

  private func shown(_ use: Use, at view: ViewNode, _ place: Place) -> [Shown] {
    var inner = place
    inner.availability = place.availability.refined(by: use.entry.availability)
    guard !inner.availability.isLegacy else { return [] }
    let outer = place.lens
    inner.lens = Lens(depth: outer.depth + 1) { path in
      let tests = interpreter.lift(
        path.tests, from: use.entry, through: view.expression, keepsInstance: use.keepsInstance)
      guard path.owner == use.entry.id else { return outer(path.with(tests)) }
      if let parameter = path.parameter {
        if let known = use.arguments[parameter] { return outer(known.limited(by: tests)) }
        if use.keepsInstance {
          return outer(
            PlacePath(owner: view.entry.id, sites: [], parameter: parameter, tests: tests))
        }
      }
      return outer(
        PlacePath(owner: view.entry.id, sites: path.sites.prefixed(by: view.site), tests: tests))
    }
    return shown(interpreter.views(of: use.entry), inner)
  }

  private func shown(_ arms: [Arm], at view: ViewNode, _ place: Place) -> [Shown] {
    var found: [[Shown]] = []
    var cases: [Set<Name>] = []
    for arm in arms {
      var inner = place
      inner.availability = place.availability.refined(by: arm.availability)
      guard !inner.availability.isLegacy else { continue }
      inner.branches.append(arm.branch)
      inner.tests.add(Walker.lift(arm.tests, place.lens.callAsFunction))
      found.append(shown(arm.views, inner))
      cases.append(arm.cases)
    }
    if found.count == 1 { return found[0] }
    let isSetAround = arms.contains { arm in
      arm.views.isEmpty && !arm.tests.isEmpty && arm.tests.allSatisfy(\.isEnvironment)
    }
    return [
      .choice(
        ShownChoice(
          path: place.lens(view.path), arms: found, node: view, isSetAround: isSetAround,
          cases: cases,
          condition: view.condition))
    ]
  }

  private func leaf(_ view: ViewNode, _ place: Place) -> Shown {
    .view(
      ShownView(
        node: view, path: place.lens(view.path), modifiers: place.modifiers,
        availability: place.availability, branches: place.branches, tests: place.tests,
        lens: place.lens))
  }

  private func modifiers(of view: ViewNode, _ place: Place) -> [Modifier] {
    view.modifiers.filter { !place.availability.refined(by: $0.availability).isLegacy }.map {
      var modifier = $0
      modifier.path = place.lens(modifier.path)
      return modifier
    }
  }

  /// Views that show what they hold and nothing else.
  private static let transparent = Vocabulary.transparentForeign.union(["Group", "AnyView"])
}
