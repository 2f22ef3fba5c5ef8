import GlassSyntax

/// What a file holds that makes a reason to parse it.
struct Wake: OptionSet, Sendable {
  let rawValue: UInt64

  /// A word of a rule that looks at views.
  static let views = Wake(rawValue: 1)
  /// The word that suppressions begin with.
  static let suppressions = Wake(rawValue: 2)
  static let glassContainer = Wake(rawValue: 4)
  /// What a program begins with.
  static let entryPoint = Wake(rawValue: 8)
  /// What code of UIKit or AppKit shows views with.
  static let hosting = Wake(rawValue: 16)

  /// A word of one of the rules that look at names; of the 58th and later all together.
  static func names(_ rule: Int) -> Wake { Wake(rawValue: 1 << UInt64(min(rule + 5, 63))) }

  static let reasonsToParse = Wake(
    rawValue: ~(glassContainer.rawValue | entryPoint.rawValue | hosting.rawValue))
}

/// The words of the rules, as names.
struct WakeWords: Sendable {
  /// Those of rules that look at views.
  let views: [Name]
  let words: NameScan.Words

  init(_ rules: [any Rule]) {
    var wakes: [Name: UInt64] = [:]
    func add(_ word: String, _ wake: Wake) { wakes[Name(word), default: 0] |= wake.rawValue }
    var views: Set<Name> = []
    for rule in rules where rule.checksViews {
      for word in rule.words {
        views.insert(Name(word))
        add(word, .views)
      }
    }
    for (number, rule) in rules.filter(\.checksNames).enumerated() {
      for word in rule.words { add(word, .names(number)) }
    }
    add(Product.name, .suppressions)
    add("GlassEffectContainer", .glassContainer)
    for word in Name.entryPointWords { add(word, .entryPoint) }
    for word in Name.hostingWords { wakes[word, default: 0] |= Wake.hosting.rawValue }
    self.views = views.sorted { $0.hash < $1.hash }
    words = NameScan.Words(wakes)
  }
}
