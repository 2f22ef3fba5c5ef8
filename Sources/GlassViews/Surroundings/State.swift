import GlassSyntax

/// What surrounds a view, as far as it makes a difference to what the view may be. Places are not part of
/// it: two uses of a declaration in equal states are judged once.
package struct State: Hashable, Sendable {
  /// What the view lies on.
  package var ground = Ground.none
  /// Where the ground is there.
  var groundAvailability = Availability.any
  package var scrolling = Scrolling.none
  /// Whether the headers of sections stay in sight while their rows scroll.
  var pinsHeaders = false
  /// How often the view is shown in what scrolls or repeats.
  package var repetition = Repetition.none
  /// Whether the nearest layout around puts its views side by side: a ForEach there makes no rows.
  var isSideBySide = false
  /// Whether a style makes forms scroll that would not on macOS.
  var groupsForms = false
  /// Where among the rows of a scroller the view stands.
  package var rows = Rows.none
  package var container = Container.absent
  /// How the view belongs to the content of a view that carries a glass effect.
  package var glassContent = GlassContent.none
  /// Whether something that is not known could be around: the view is nobody's that was seen.
  package var isOpen = false
  /// Whether symbols are drawn without their enclosing shape.
  var hidesSymbolShapes = false
  package var availability = Availability.any
  /// What the conditions ask under which the view, or the bar that it is for, is shown: a number of the interpreter's.
  var conditions = 0
  /// Whether what is around shows a picture of something, not the thing itself.
  package var depiction = Depiction.none
  package var style = ControlStyle()
  /// The styles of other controls than buttons: a number of the interpreter's.
  var controlStyles = 0
  /// The shape that `.buttonBorderShape(…)` gives to buttons.
  package var borderShape = BorderShape.automatic
  /// Whether the label of a prominent glass button or bar item is around.
  package var isOnProminent = false
  /// Whether the view itself has an id or union of glass.
  package var isIdentified = false
  /// Whether all views are looked at, because something around asks what is not shown.
  var isWhole = false
  /// What frames a symbol that stands here.
  package var symbolFrame = SymbolFrame.none
  package var symbolVariant = SymbolVariant.none
  /// What a choice around shows in place of a symbol that stands here.
  var symbolTwin = SymbolTwin.none
  /// Whether a symbol that stands here in glass or a bar item has text beside it.
  var isBesideTitle = false
  /// Whether labels show their titles without their symbols.
  var hidesSymbols = false
  /// Whether labels show their symbols without their titles.
  var hidesTitles = false
  package var toolbar = ToolbarPosition.outside
  /// Whether what is around takes the scroll edge effects away.
  package var hidesScrollEdgeEffects = false
  /// How what is around was brought onto the screen.
  package var presentation = Presentation.none
  /// Whether the tab view around has a tab with the role of search.
  package var isBesideSearchTab = false
  /// Whether a choice shows the view without the accessory of its tab bar as well.
  package var isAccessoryChosen = false
  /// Whether the view is a row of a menu, a swipe action or a button of an alert.
  package var isMenuItem = false
  /// Whether the label of a control is around, inside the nearest glass effect.
  package var isInControl = false

  /// Whether the view is in a sheet of macOS only, whose toolbar items are plain buttons at its foot.
  package var isInMacSheet: Bool {
    switch presentation {
    case .sheet, .partialSheet, .fullSheet: !availability.includesIOS
    case .none, .popover, .fullScreenCover, .unknown: false
    }
  }

  /// Whether a form is laid out in columns, which do not scroll: on macOS that is the style without another.
  var isOfColumns: Bool { !groupsForms && availability.isForMacOnly }

  /// Whether the view is shown once for each element or row.
  package var isRepeated: Bool { repetition != .none }

  /// Goes onto a glass surface, which frames the symbol that is all of its content.
  mutating func frameSymbols() {
    symbolFrame = .glass
    isInControl = false
    isBesideTitle = false
  }

  /// Of the many words those count here that differ most.
  package func hash(into hasher: inout Hasher) {
    var word = UInt64(ground.rawValue) << 8 | UInt64(container.rawValue)
    word = word << 8 | UInt64(scrolling.rawValue)
    word = word << 8 | UInt64(rows.rawValue)
    word = word << 8 | UInt64(toolbar.rawValue)
    word = word << 8 | UInt64(presentation.rawValue)
    word = word << 8 | UInt64(symbolFrame.rawValue)
    word = word << 8 | UInt64(repetition.rawValue)
    hasher.combine(word)
  }

  package enum Ground: UInt8, Sendable {
    case none
    /// Glass of the project's own.
    case glass
    case toolbar
    case accessory
    /// The root of a sheet's or popover's content.
    case sheet
    case unknown
  }

  package enum Scrolling: UInt8, Sendable {
    case none
    case horizontal
    case vertical
    /// It is in a lazy stack or grid, and nothing is known of what is around that.
    case possible
  }

  package enum Rows: UInt8, Sendable {
    case none
    /// Directly in a scroller that makes no rows itself: the first layout is around the rows.
    case scroller
    /// Around the rows: a ForEach here makes them.
    case around
    /// In a row.
    case inside
  }

  package enum Repetition: UInt8, Sendable {
    case none
    /// It is a row of a list or form that is written out.
    case row
    /// Others stand with it in such a row.
    case partOfRow
    /// It is shown once for each element.
    case element
    /// Others stand with it in what is shown for each element.
    case partOfElement
    /// It, or what it is part of, stands side by side with others like it, as chips and the options of a choice do.
    case option

    /// How often the views of a ForEach are shown that stands where views are shown this often.
    func repeated(sideBySide isSideBySide: Bool) -> Repetition {
      guard isSideBySide else { return .element }
      return self == .partOfElement ? self : .option
    }

    /// How often a view is shown that stands beside or over others in one that is shown this often.
    var part: Repetition {
      switch self {
      case .none: .none
      case .row, .partOfRow: .partOfRow
      case .element, .partOfElement: .partOfElement
      case .option: .option
      }
    }
  }

  package enum Depiction: UInt8, Sendable {
    case none
    /// It is redacted: something takes its place as soon as it is loaded.
    case placeholder
    /// It is in a view that is called a preview.
    case preview
  }

  package enum Container: UInt8, Sendable {
    case absent
    case present
    /// It is around what the view lies over or behind.
    case layered
    case unknown
  }

  package enum GlassContent: UInt8, Sendable {
    /// It is in no such content, or lies before or behind it.
    case none
    /// It is all of it.
    case whole
    /// Other views are beside it.
    case part
  }

  package enum SymbolFrame: UInt8, Sendable {
    case none
    /// The symbol is the whole content of a glass surface, or in the label of a glass control.
    case glass
    /// The symbol is in a bar item.
    case bar
  }

  package enum SymbolTwin: UInt8, Sendable {
    case none
    /// The same symbol in another form: filled, enclosed, crossed out.
    case form
    /// An empty shape, as a check box is drawn.
    case shape
  }

  package enum SymbolVariant: UInt8, Sendable {
    case none
    case enclosing
  }

  package enum Presentation: UInt8, Sendable {
    /// It is part of the window.
    case none
    /// A sheet or an inspector, of a height that nothing tells.
    case sheet
    /// A sheet that need not cover what is below it.
    case partialSheet
    /// A sheet of full height only, at which its background is no glass.
    case fullSheet
    case popover
    case fullScreenCover
    /// Who shows it was not seen.
    case unknown

    /// The presentation with the heights that its content asks for.
    func refined(by detents: Detents) -> Presentation {
      switch self {
      case .none, .popover, .fullScreenCover: self
      case .sheet, .partialSheet, .fullSheet, .unknown:
        detents == .full ? .fullSheet : .partialSheet
      }
    }
  }

  package enum ToolbarPosition: UInt8, Sendable {
    case outside
    /// In the builder: items stand here.
    case builder
    /// In the content of an item.
    case item
  }
}

/// The button style that the environment or the control itself sets.
package struct ControlStyle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case glass
    case glassProminent
    /// A style without a background: `.plain`, `.borderless`.
    case plain
    case bordered
    case borderedProminent
    /// Another known style that is not glass.
    case other
    /// A style of the project, by the number of its instance.
    case project(Int)
    case unknown
  }

  package var kind = Kind.automatic
  /// Whether the glass was already counted for the view around, which is this control.
  var isCounted = false
  /// Whether the style holds whatever the state of the program.
  package var isCertain = true

  package var isGlass: Bool { kind == .glass || kind == .glassProminent }
  package var isProminent: Bool { kind == .glassProminent || kind == .borderedProminent }
}

/// Where the outer halves of conflicts are: what surrounds a view, with its places.
///
/// It is handed to every view and seldom changed: copies share one store.
struct Outers: Sendable {
  /// Changed by an owner that has it alone only.
  private final class Storage: @unchecked Sendable {
    var places: Places

    init(_ places: Places) { self.places = places }
  }

  private struct Places {
    var ground = Outer.none
    var scroller = Outer.none
    var style = Outer.none
    var frame = Outer.none
    var variant = Outer.none
    var container = Outer.none
    var tests: [Test] = []
    var settings: [EnvironmentSetting] = []
    var elements: [Name] = []
  }

  private var storage: Storage

  private init(_ places: Places) { storage = Storage(places) }

  init() { self = Self.nothing }

  private static let nothing = Outers(Places())

  /// What is known inside a declaration or slot that is judged by itself: all comes from outside.
  static let inherited = Outers(
    Places(
      ground: .inherited(.ground), scroller: .inherited(.scroller), style: .inherited(.style),
      frame: .inherited(.frame), variant: .inherited(.variant),
      container: .inherited(.container)))

  subscript(kind: Outer.Kind) -> Outer {
    switch kind {
    case .ground: ground
    case .scroller: scroller
    case .style: style
    case .frame: frame
    case .variant: variant
    case .container: container
    }
  }

  /// Whether a place is one of those around.
  func contains(_ place: Outer) -> Bool {
    let places = storage.places
    return [
      places.ground, places.scroller, places.style, places.frame, places.variant, places.container,
    ].contains(place)
  }

  var ground: Outer {
    get { storage.places.ground }
    set { unshared().places.ground = newValue }
  }

  var scroller: Outer {
    get { storage.places.scroller }
    set { unshared().places.scroller = newValue }
  }

  var style: Outer {
    get { storage.places.style }
    set { unshared().places.style = newValue }
  }

  var frame: Outer {
    get { storage.places.frame }
    set { unshared().places.frame = newValue }
  }

  var variant: Outer {
    get { storage.places.variant }
    set { unshared().places.variant = newValue }
  }

  var container: Outer {
    get { storage.places.container }
    set { unshared().places.container = newValue }
  }

  /// What must hold, in the declaration that is being judged, for the view to be shown.
  var tests: [Test] {
    get { storage.places.tests }
    set { unshared().places.tests = newValue }
  }

  /// What the ForEach around calls its elements, in the declaration that is being judged.
  var elements: [Name] {
    get { storage.places.elements }
    set { unshared().places.elements = newValue }
  }

  /// What the environment of the view is set to, in the declaration that is being judged.
  var settings: [EnvironmentSetting] { storage.places.settings }

  /// Notes what is set nearer than what is known to be set.
  mutating func set(_ setting: EnvironmentSetting) {
    let settings = storage.places.settings.filter { $0.declaration != setting.declaration }
    unshared().places.settings = settings + [setting]
  }

  private mutating func unshared() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.places) }
    return storage
  }
}

/// The outer half of a conflict.
package enum Outer: Hashable, Sendable {
  case none
  case at(PlacePath)
  /// It surrounds the use of the declaration that is being judged.
  case inherited(Kind)

  package enum Kind: UInt8, Sendable {
    case ground
    case scroller
    case style
    case frame
    case variant
    case container
  }
}
