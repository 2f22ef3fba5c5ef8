import GlassProject
import GlassSyntax

/// A view as it is written in one entered declaration: what it is, its modifiers from the inside out, its
/// children with their roles.
package final class ViewNode {
  package enum Kind {
    /// A view of Apple's, or of a package that the run does not read.
    case external
    /// A property, function or view type of the project.
    case use(Use)
    /// What the caller passed for a slot; the children belong to the caller's entry.
    case slot
    /// Several views side by side without a layout of their own.
    case group
    /// Views of which one is shown.
    case alternatives([Arm])
    /// A view with its modifiers that nothing any rule looks for can be in; it is entered when its surroundings
    /// matter to what it shows.
    case inert
    /// The view that a wrapper is applied to, while the wrapper is looked at alone.
    case placeholder
    case unknown
  }

  package let kind: Kind
  /// The name of an external view (`HStack`) or of what is used.
  package let name: Name?
  /// The callee or reference as it is written.
  package let site: Site
  /// The entry in whose declaration the view is written.
  package let entry: Entry
  /// The call or reference, for its arguments.
  let expression: Expression?
  package internal(set) var modifiers: [Modifier]
  var ownChildren: [Child]?
  /// What chooses among alternatives: conditions, or the subject of a `switch`.
  var condition: Expression?
  /// Whether nothing but the chain that is being read refers to the view, so that modifiers can be added in place.
  var isFresh = false
  /// What the walker knows to be in it.
  var traits: Traits?
  /// The whole expression that the view is written as, with its modifiers, where that is one.
  var text: Expression?
  /// Whether its text leads to nothing that rules look for; nil until it is asked for.
  var isUnremarkable: Bool?
  /// What chooses among its arms, once somebody asked.
  var subjects: [Subject]?
  /// What an inert view is when it is entered.
  var entered: ViewNode?
  /// Whether it is the `configuration.label` of a button style.
  package var isStyledLabel = false

  init(
    _ kind: Kind, name: Name?, site: Site, entry: Entry, expression: Expression? = nil,
    modifiers: [Modifier] = [], children: [Child]? = nil
  ) {
    self.kind = kind
    self.name = name
    self.site = site
    self.entry = entry
    self.expression = expression
    self.modifiers = modifiers
    self.ownChildren = children
  }

  /// The view with further modifiers.
  func adding(_ added: [Modifier]) -> ViewNode {
    guard !isFresh else {
      modifiers += added
      return self
    }
    let view = ViewNode(
      kind, name: name, site: site, entry: entry, expression: expression,
      modifiers: modifiers + added, children: ownChildren)
    view.condition = condition
    view.isFresh = true
    view.isStyledLabel = isStyledLabel
    return view
  }

  /// Where the view is written, in its entry's terms.
  package var path: PlacePath { PlacePath(owner: entry.id, sites: [site]) }
}

/// One of several views of which one is shown.
package struct Arm {
  package let views: [ViewNode]
  package let availability: Availability
  /// The keyword or condition that selects among the arms.
  package let branch: Branch
  /// What holds where the arm is selected, as far as it is known.
  var tests: [Test] = []
  /// The values that select the arm by their names: `inline` of `case .inline:` and of `x == .inline`.
  var cases: Set<Name> = []
}

/// Which arm of which choice something stands in.
package struct Branch: Hashable, Sendable {
  /// The choice: equal for the arms of one `if`, `switch` or ternary in one entry.
  package var choice: UInt64
  package var arm: Int
  /// Whether what the code is compiled for chooses, not the state of the program.
  var isCompiled = false
}

/// The use of a project declaration.
package struct Use {
  package let entry: Entry
  /// Whether the entry's `self` is the user's own, so that its properties keep their names.
  let keepsInstance: Bool
  /// Where the values of the arguments are written, by parameter and value.
  let arguments: [PlacePath.ParameterReference: PlacePath]
  /// The view type whose body is entered, or nil for a property or function.
  package let type: TypeID?
}

/// Views below another, with the part they play in it.
package struct Child {
  package let role: Role
  let content: Content

  enum Content {
    case views([ViewNode])
    /// The closure or expression that makes them.
    case expression(Expression)
  }
}

/// The part that a child plays in a view.
package enum Role: UInt8, Sendable {
  case content
  case label
  case overlay
  case background
  case toolbar
  case sheet
  case popover
  case fullScreenCover
  case inspector
  case accessory
  /// The content of `safeAreaBar` and `safeAreaInset`.
  case bar
  case menu
  case contextMenu
  case swipeActions
  case destination
  /// A screen of a tab view or a column of a split view.
  case screen
  /// A header, footer or another decoration beside the content.
  case accessoryLabel
  /// What the user taps for; not a view.
  case action
}

/// A modifier as SwiftUI sees it: always Apple's (or one that nothing is known of).
///
/// It is copied often and seldom changed: copies share one store.
package struct Modifier {
  private final class Storage {
    let name: Name
    let expression: Expression
    let contents: [ModifierContent]
    let isUnknown: Bool
    var path: PlacePath
    var branches: [Branch] = []
    var availability = Availability.any
    var uses: [Expression] = []
    var arguments: [PlacePath.ParameterReference: PlacePath] = [:]

    init(
      name: Name, expression: Expression, contents: [ModifierContent], isUnknown: Bool,
      path: PlacePath
    ) {
      (self.name, self.expression, self.contents) = (name, expression, contents)
      (self.isUnknown, self.path) = (isUnknown, path)
    }

    func copy() -> Storage {
      let copy = Storage(
        name: name, expression: expression, contents: contents, isUnknown: isUnknown, path: path)
      (copy.branches, copy.availability, copy.uses) = (branches, availability, uses)
      copy.arguments = arguments
      return copy
    }
  }

  private var storage: Storage

  init(
    name: Name, expression: Expression, path: PlacePath, contents: [ModifierContent],
    isUnknown: Bool
  ) {
    storage = Storage(
      name: name, expression: expression, contents: contents, isUnknown: isUnknown, path: path)
  }

  package var name: Name { storage.name }
  /// The call, for its arguments; the name alone for a property.
  var expression: Expression { storage.expression }
  var contents: [ModifierContent] { storage.contents }
  /// Whether neither the project nor the vocabulary knows the name.
  package var isUnknown: Bool { storage.isUnknown }

  /// From where it is written in the view down to where Apple's modifier stands.
  package internal(set) var path: PlacePath {
    get { storage.path }
    set { unshared().path = newValue }
  }

  /// The choices that it stands in inside its wrappers.
  package internal(set) var branches: [Branch] {
    get { storage.branches }
    set { unshared().branches = newValue }
  }

  package internal(set) var availability: Availability {
    get { storage.availability }
    set { unshared().availability = newValue }
  }

  /// The calls of the wrappers that brought it, from the innermost out.
  var uses: [Expression] {
    get { storage.uses }
    set { unshared().uses = newValue }
  }

  /// Where the values of the arguments are written that the wrapper was given which applies it.
  var arguments: [PlacePath.ParameterReference: PlacePath] {
    get { storage.arguments }
    set { unshared().arguments = newValue }
  }

  /// Notes the call of a wrapper that brings it; of a long way only the beginning is kept.
  mutating func isUsed(by call: Expression) {
    if uses.count < 16 { uses.append(call) }
  }

  private mutating func unshared() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }

  /// Whether it is applied whatever the state of the program, on every system that has glass.
  package var isUnconditional: Bool { branches.isEmpty }

  /// Whether another modifier is never applied together with this one.
  package func excludes(_ other: Modifier) -> Bool {
    branches.contains { mine in
      other.branches.contains { $0.choice == mine.choice && $0.arm != mine.arm }
    } || path.tests.excludes(other.path.tests)
  }
}

/// The views that a modifier brings.
final class ModifierContent {
  let role: Role
  let expression: Expression
  var views: [ViewNode]?

  init(role: Role, expression: Expression) {
    self.role = role
    self.expression = expression
  }
}
