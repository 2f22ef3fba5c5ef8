import GlassProject
import GlassSyntax

/// Judges views in their surroundings: works out what each view lies on, scrolls in and is held by, and shows
/// it to the rules.
///
/// An entered declaration is judged once for each state it is used in. What is left over (its glass, and
/// conflicts of which only one half stands in it) is kept and told to every user in the user's terms.
package final class Walker {
  let interpreter: Interpreter
  let checks: [any ViewCheck]
  private var judgedEntries: [EntryKey: Summary] = [:]
  private var judgedViews: [ViewKey: Summary] = [:]
  private var beingJudged: Set<EntryKey> = []
  /// How many views are being judged inside each other; deeper ones are not looked at.
  private var depth = 0
  /// The view types that were judged where they are used, or as roots.
  var judgedTypes: Set<TypeID> = []
  let sink = ConflictSink()
  /// Views that the arm of a choice shows which is for systems without glass, with the availability around the choice:
  /// in the other arms they are no views of 26 only.
  private var shownBefore: [PlacePath: Availability] = [:]
  private static let maximumDepth = 2_000

  private struct EntryKey: Hashable {
    var entry: Int
    var state: State
  }

  private struct ViewKey: Hashable {
    var view: UInt64
    var state: State
  }

  package init(interpreter: Interpreter, checks: [any ViewCheck]) {
    self.interpreter = interpreter
    self.checks = checks
  }

  /// Judges the body of an entry that nothing uses.
  package func judge(root entry: Entry, in state: State) {
    let summary = judge(entry, in: state)
    for conflict in summary.pending { finish(conflict) }
  }

  // MARK: Declarations and slots

  private func judge(_ entry: Entry, in state: State) -> Summary {
    var state = state.noticed(by: traits(of: entry))
    let key = EntryKey(entry: entry.id, state: state)
    if let summary = judgedEntries[key] { return summary }
    guard beingJudged.insert(key).inserted else { return .unknown }
    defer { beingJudged.remove(key) }
    state.availability = state.availability.refined(by: entry.availability)
    var summary = Summary()
    if !state.availability.isLegacy {
      summary = judge(interpreter.views(of: entry), in: state, .inherited)
    }
    judgedEntries[key] = summary
    return summary
  }

  /// Judges a view that another entry wrote, once per state, and tells it in the places around it.
  private func judge(passed view: ViewNode, in state: State, _ outers: Outers) -> Summary {
    var state = state.noticed(by: traits(of: [view]))
    if let around = shownBefore[view.path] {
      state.availability = state.availability.onReleases(of: around)
    }
    let key = ViewKey(view: interpreter.number(of: view), state: state)
    let summary: Summary
    if let known = judgedViews[key] {
      summary = known
    } else {
      judgedViews[key] = .unknown
      summary = judge(view, in: state, .inherited)
      judgedViews[key] = summary
    }
    return resolve(summary, outers) { $0 }
  }

  /// Judges several views side by side.
  func judge(_ views: [ViewNode], in state: State, _ outers: Outers) -> Summary {
    var result = Summary()
    guard depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    for view in views { result.append(judge(view, in: state, outers)) }
    return result
  }

  /// A summary in the terms of the one around it: inherited halves become what surrounds it there.
  func resolve(
    _ summary: Summary, _ outers: Outers, lifting lift: (PlacePath) -> PlacePath
  ) -> Summary {
    var result = summary
    for index in result.branches.indices {
      for item in result.branches[index].items.indices {
        result.branches[index].items[item].path = lift(result.branches[index].items[item].path)
          .limited(by: outers.tests)
      }
    }
    for index in result.branches.indices {
      result.branches[index].tests = Self.lift(result.branches[index].tests, lift)
      result.branches[index].container = result.branches[index].container.map(lift)
    }
    for index in result.identities.indices {
      result.identities[index].path = lift(result.identities[index].path)
      result.identities[index].tests = Self.lift(result.identities[index].tests, lift)
    }
    result.liftProminent(lift)
    result.pending = []
    var kept: Set<PendingKey> = []
    for var conflict in summary.pending {
      conflict.inner = lift(conflict.inner).limited(by: outers.tests)
      conflict.findSelection(among: outers.elements)
      conflict.others = conflict.others.map(lift)
      switch conflict.outer {
      case .none: break
      case .at(let path): conflict.outer = .at(lift(path).limited(by: outers.tests))
      case .inherited(let kind): conflict.outer = outers[kind]
      }
      // Copies that came through one use will be reported in one place, if at all.
      if kept.insert(PendingKey(conflict)).inserted { settle(conflict, &result.pending) }
    }
    return result
  }

  /// Tests in the terms of what is around.
  static func lift(_ tests: [Test], _ lift: (PlacePath) -> PlacePath) -> [Test] {
    tests.isEmpty ? tests : lift(PlacePath(owner: 0, sites: [], tests: tests)).tests
  }

  /// What copies of one report have in common once they came through the same use.
  private struct PendingKey: Hashable {
    var origin: Int
    var owner: Int
    var inner: Site?
    var outer: Site?
    /// The surroundings themselves: several can come through one use.
    var source: Site?
    var parameter: PlacePath.ParameterReference?

    init(_ conflict: Conflict) {
      origin = conflict.origin
      owner = conflict.inner.owner
      inner = conflict.inner.first
      outer = conflict.outer.path?.first
      source = conflict.outer.path?.last
      parameter = conflict.inner.parameter
    }
  }

  /// Reports a conflict when both halves are told in the same terms; else keeps it.
  func settle(_ conflict: Conflict, _ pending: inout [Conflict]) {
    guard !conflict.isExcluded else { return }
    guard conflict.inner.parameter == nil else {
      pending.append(conflict)
      return
    }
    switch conflict.outer {
    case .none: finish(conflict)
    case .at(let outer) where outer.owner == conflict.inner.owner && outer.parameter == nil:
      finish(conflict)
    default: pending.append(conflict)
    }
  }

  private func finish(_ conflict: Conflict) {
    guard !conflict.inner.sites.isEmpty else { return }
    var inner = conflict.inner.sites[...]
    var outer: ArraySlice<Site> = []
    if case .at(let path) = conflict.outer {
      // Where the halves were not told in the same terms, only the thing itself can be named.
      outer = path.owner == conflict.inner.owner ? path.sites[...] : path.sites.suffix(1)
    }
    // Both came through the same use: they meet inside it.
    while inner.count > 1, outer.count > 1, inner.first == outer.first {
      inner = inner.dropFirst()
      outer = outer.dropFirst()
    }
    let others = conflict.others.filter { !$0.sites.isEmpty }.map(\.sites)
    conflict.complete(
      Meeting(
        inner: Array(inner), outer: Array(outer), others: others,
        isSelection: conflict.isSelection))
  }

  // MARK: The kinds of views

  /// Judges what a view is made of, without its modifiers.
  func judge(base node: ViewNode, in state: State, _ outers: Outers) -> Summary {
    switch node.kind {
    case .external: return judge(external: node, in: state, outers)
    case .use(let use): return judge(use, at: node, in: state, outers)
    case .slot, .group:
      var result = Summary()
      for view in interpreter.children(of: node).flatMap(\.views) {
        let isPassed = view.entry !== node.entry
        result.append(
          isPassed ? judge(passed: view, in: state, outers) : judge(view, in: state, outers))
      }
      return result
    case .alternatives(let arms): return judge(arms, of: node, in: state, outers)
    case .inert, .placeholder, .unknown:
      var result = Summary.unknown
      result.branches = [Summary.Branch()]
      return result
    }
  }

  /// Judges the arms of a choice, of which one is shown.
  private func judge(
    _ arms: [Arm], of node: ViewNode, in state: State, _ outers: Outers
  ) -> Summary {
    var result = Summary()
    let isContained = arms.contains { $0.views.count == 1 && bringsContainer($0.views[0]) }
    let isAccessoryChosen = choosesAccessory(arms, in: state)
    let conditions = conditions(around: node, in: state)
    let twins = symbolTwins(of: arms, in: state)
    var controls = ArmControls()
    var isEverGlass = true
    let outerShown = shownBefore
    defer { shownBefore = outerShown }
    noteShownBefore(arms, in: state)
    let isOnlyModern =
      arms.count { !state.availability.refined(by: $0.availability).isLegacy } == 1
    for (number, arm) in arms.enumerated() {
      let availability = state.availability.refined(by: arm.availability)
      guard !availability.isLegacy else { continue }
      var inner = state
      inner.availability = availability
      inner.conditions = conditions
      // Whether there is a container is decided by what decides about the glass as well.
      if isContained, inner.container == .absent { inner.container = .unknown }
      if isAccessoryChosen { inner.isAccessoryChosen = true }
      if let twin = twins[number] { inner.symbolTwin = twin }
      var armOuters = outers
      if !arm.tests.isEmpty { armOuters.tests.add(arm.tests) }
      var shown = judge(arm.views, in: inner, armOuters)
      shown.limit(to: arm)
      if shown.items.isEmpty { isEverGlass = false }
      controls.add(shown, of: arm)
      if !isOnlyModern { shown.depend(on: arm.branch) }
      result.merge(shown)
    }
    // Glass in every arm is there whatever chooses among them.
    if isEverGlass { result.forget(arms.flatMap(\.tests)) }
    controls.settle(&result) { self.showsControl($0) }
    return result
  }

  /// Notes what is handed in and shown by an arm for systems without glass as well.
  private func noteShownBefore(_ arms: [Arm], in state: State) {
    guard !state.availability.isModern else { return }
    for arm in arms where state.availability.refined(by: arm.availability).isLegacy {
      for view in passedViews(in: arm.views, depth: 0) {
        shownBefore[view.path] = state.availability
      }
    }
  }

  /// The views in slots among views and in them.
  private func passedViews(in views: [ViewNode], depth: Int) -> [ViewNode] {
    guard depth < 6 else { return [] }
    return views.flatMap { view -> [ViewNode] in
      switch view.kind {
      case .slot, .group, .external:
        let inside = interpreter.children(of: view).filter { $0.role == .content }.flatMap(\.views)
        return inside.filter { $0.entry !== view.entry }
          + passedViews(in: inside.filter { $0.entry === view.entry }, depth: depth + 1)
      case .alternatives(let arms):
        return arms.flatMap { passedViews(in: $0.views, depth: depth + 1) }
      case .use, .inert, .placeholder, .unknown: return []
      }
    }
  }

  /// What the conditions around the arms of a choice ask, where something in them asks for it.
  private func conditions(around node: ViewNode, in state: State) -> Int {
    guard traits(of: [node]).contains(.toolbars) else { return state.conditions }
    let subjects = interpreter.subjects(ofChoice: node)
    return interpreter.conditions(state.conditions, adding: subjects.flatMap(\.names))
  }

  /// Judges a control through the body of its style.
  func judge(
    _ style: StyleWalk, of node: ViewNode, in state: State, _ outers: Outers
  ) -> Summary {
    let entry = style.body
    let user = style.setter?.path ?? node.path
    let arguments =
      style.setter.map { interpreter.arguments(ofStyle: style.number, setBy: $0) } ?? [:]
    return resolve(judge(entry, in: state), outers) { path in
      let tests = self.interpreter.lift(
        path.tests, from: entry, through: style.setter?.expression, keepsInstance: false)
      guard path.owner == entry.id else { return path.with(tests) }
      if let parameter = path.parameter {
        return arguments[parameter]?.limited(by: tests) ?? path.with(tests)
      }
      return PlacePath(owner: user.owner, sites: user.sites + path.sites, tests: tests)
    }
  }

  private func judge(
    _ use: Use, at node: ViewNode, in state: State, _ outers: Outers
  ) -> Summary {
    var state = state
    // Another view has other names for what it asks; what hides its bar does so all the same.
    if !use.keepsInstance, state.toolbar == .outside, state.conditions != 0 {
      state.conditions = interpreter.barConditions(in: state.conditions)
    }
    if let type = use.type {
      judgedTypes.insert(type)
      if state.depiction == .none, interpreter.isPreview(type) { state.depiction = .preview }
    }
    var summary = judge(use.entry, in: state)
    if !outers.settings.isEmpty, let reader = use.entry.instance?.id {
      summary.forget { interpreter.fails($0, in: reader, by: outers.settings) }
    }
    summary.identities = lift(summary.identities, through: use, at: node)
    return resolve(summary, outers) { path in
      let tests = self.interpreter.lift(
        path.tests, from: use.entry, through: node.expression, keepsInstance: use.keepsInstance)
      guard path.owner == use.entry.id else {
        let place = path.parameter.flatMap { use.arguments[$0.of(path.owner)] }
        return place?.limited(by: tests) ?? path.with(tests)
      }
      if let parameter = path.parameter {
        if let place = use.arguments[parameter] { return place.limited(by: tests) }
        // The value of a property of the same `self`.
        if use.keepsInstance {
          return PlacePath(owner: node.entry.id, sites: [], parameter: parameter, tests: tests)
        }
      }
      return PlacePath(
        owner: node.entry.id, sites: path.sites.prefixed(by: node.site), tests: tests)
    }
  }
}

extension Summary {
  /// Adds what stands beside it.
  mutating func append(_ other: Summary) {
    branches += other.branches.prefix(max(0, Self.maximumBranches - branches.count))
    addRest(of: other)
  }

  /// Notes the arm in which the views are shown.
  fileprivate mutating func limit(to arm: Arm) {
    for index in identities.indices {
      identities[index].branches.append(arm.branch)
      identities[index].tests.add(arm.tests)
    }
    guard !arm.tests.isEmpty else { return }
    for index in branches.indices { branches[index].tests.add(arm.tests) }
  }

  /// Forgets that something must hold for its glass to be there.
  fileprivate mutating func forget(_ tests: [Test]) {
    guard !tests.isEmpty else { return }
    for index in branches.indices {
      branches[index].tests.removeAll(where: tests.contains)
      for item in branches[index].items.indices {
        branches[index].items[item].path.tests.removeAll(where: tests.contains)
      }
    }
  }

  /// Forgets what is shown only where tests hold that fail.
  fileprivate mutating func forget(where fails: ([Test]) -> Bool) {
    pending.removeAll { fails($0.inner.tests) || fails($0.outer.path?.tests ?? []) }
    identities.removeAll { fails($0.tests) }
    for index in branches.indices {
      branches[index].items.removeAll { fails($0.path.tests) }
      if branches[index].items.isEmpty { branches[index].isSurface = false }
    }
  }

  /// Notes which glass a ForEach with these names for its elements shows for one of them only.
  mutating func findSelections(among names: [Name]) {
    for index in branches.indices {
      for item in branches[index].items.indices {
        let tests = branches[index].items[item].path.tests
        branches[index].items[item].isSelection = tests.select(oneOf: names)
      }
    }
  }

  /// Adds what is shown instead of it: of the branches those of the arm with more glass count.
  mutating func merge(_ other: Summary) {
    func weight(_ branches: [Branch]) -> (Int, Int, Int) {
      let prominent = branches.reduce(0) { $0 + $1.prominent.count }
      return (branches.count { !$0.items.isEmpty }, prominent, branches.count)
    }
    if weight(other.branches) > weight(branches) { branches = other.branches }
    addRest(of: other)
  }

  /// Adds what does not stand beside it: an overlay, a sheet.
  mutating func addRest(of other: Summary) {
    pending += other.pending
    isKnown = isKnown && other.isKnown
    identities += other.identities.prefix(max(0, GlassIdentity.maximum - identities.count))
    containsScroller = containsScroller || other.containsScroller
    containsSpacer = containsSpacer || other.containsSpacer
  }

  /// All glass of all branches, as far as it is remembered.
  var items: [GlassItem] { branches.flatMap(\.items) }
}
