import GlassSyntax

/// What judging a view left over for those around it.
struct Summary {
  /// One per view that stands side by side with others when the view is put into a stack.
  var branches: [Branch] = []
  /// Conflicts whose halves have not met yet.
  var pending: [Conflict] = []
  var containsScroller = false
  var containsSpacer = false
  /// The identities given to glass in it, until a container ends them.
  var identities: [GlassIdentity] = []
  /// Whether nothing is in it that could show glass unseen.
  var isKnown = true

  /// What is left of something that was not looked into.
  static var unknown: Summary { Summary(isKnown: false) }

  struct Branch {
    var items: [GlassItem] = []
    /// Whether the view is shown several times.
    var isRepeated = false
    /// Whether the view itself is a glass surface.
    var isSurface = false
    /// Whether it is a glass shape that takes all the room it is offered.
    var isFilling = false
    /// Whether something moves the view away from where its layer would put it.
    var isMoved = false
    /// Whether an opacity that changes shows and hides the view.
    var isFaded = false
    var isSpacer = false
    /// The glass container that the view is.
    var container: PlacePath?
    /// What must hold for the view to be shown at all.
    var tests: [Test] = []
    /// The prominent buttons in it, and the view itself where it is one.
    var prominent: [ProminentButton] = []
    var touchables = Touchables()

    /// Puts what the view shows one layout further away.
    mutating func sink() {
      for index in items.indices { items[index].depth += 1 }
      for index in prominent.indices { prominent[index].depth += 1 }
    }

    /// Notes that the view is shown several times.
    mutating func repeatAll() {
      isRepeated = true
      for index in items.indices where !items[index].isSelection { items[index].isRepeated = true }
    }
  }

  /// Notes that its glass is no sibling of what stands around.
  mutating func gather() {
    for index in branches.indices {
      for item in branches[index].items.indices { branches[index].items[item].isGathered = true }
    }
  }

  /// More views than this side by side are not remembered: slots that show their content twice double them.
  static let maximumBranches = 10_000
  /// More glass than this below one view is not remembered.
  static let maximumItems = 12
}

/// Glass that a view shows somewhere inside it.
package struct GlassItem {
  package var path: PlacePath
  /// Whether it is a glass effect, not a button style.
  package var isEffect: Bool
  /// Whether it reacts to touch; nil where that is unknown.
  package var isInteractive: Bool?
  /// Where it is there.
  var availability: Availability
  /// Whether a glass container around it blends it already.
  package var isContained = false
  /// Whether it was counted among its siblings already.
  package var isGathered = false
  /// Whether something puts it at an edge or elsewhere in the room of a view around it, so that it need not fill
  /// that room.
  var isPlaced = false
  /// How many layouts stand between it and the view that is asked.
  package var depth = 0
  /// Whether the ForEach around shows it for one element only, such as the one that is selected.
  package var isSelection = false
  /// Whether it is shown several times.
  package var isRepeated = false

  /// Whether it could still have siblings that it should blend with.
  package var isLoose: Bool {
    !isContained && !isGathered && !path.tests.contains(where: \.isSetting)
  }

  /// Whether both are there together, in some build and some state of the program.
  package func meets(_ other: GlassItem) -> Bool {
    availability.meets(other.availability) && !excludes(other)
  }

  /// Whether both are never there together.
  package func excludes(_ other: GlassItem) -> Bool { path.tests.excludes(other.path.tests) }

  /// Whether it is shown under a condition.
  package var isConditional: Bool { !path.tests.isEmpty }
}

/// Two halves of a conflict on their way to the declaration in which they meet.
package struct Conflict {
  /// Which report it comes from; copies that reach several users share it.
  let origin: Int
  /// The offending half.
  var inner: PlacePath
  var outer: Outer
  /// Places that explain it.
  var others: [PlacePath]
  /// Whether the outer half is around and could tell the inner one so by the environment; what scrolls does not.
  var isToldAround = false
  /// Whether what repeats the offending half shows it for chosen elements only.
  var isSelection = false

  /// Notes whether tests choose elements by these names.
  mutating func findSelection(among names: [Name]) {
    if !names.isEmpty, inner.tests.select(oneOf: names) { isSelection = true }
  }

  /// Whether the halves are never there together, or what is around may take care that they are not.
  var isExcluded: Bool {
    guard !inner.tests.isEmpty, let outer = outer.path else { return false }
    if outer.tests.excludes(inner.tests) || inner.tests.contains(where: \.isSetting) { return true }
    // A switch of the whole app decides about both halves.
    return isToldAround && inner.tests.contains(where: \.isEnvironment)
      && !outer.tests.contains(where: \.isEnvironment)
  }

  /// Called once with the places, when both halves are told in one declaration's terms.
  let complete: (Meeting) -> Void
}

/// Both halves of a conflict in the declaration where they meet.
package struct Meeting {
  /// The offending half: as it is written there, down to the thing itself.
  package var inner: [Site]
  /// The other half; empty where there is none.
  package var outer: [Site]
  package var others: [[Site]]
  /// Whether the offending half is written in the declaration where both meet.
  package var isDirect = true
  /// Whether what repeats the offending half shows it for chosen elements only.
  package var isSelection = false

  /// Where the finding is reported.
  package var primary: Site { inner[0] }
}
