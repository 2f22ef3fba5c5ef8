import GlassSyntax

/// One name that people write and that does not exist, with what to write instead.
struct UnknownGlassApiRow: Sendable {
  /// Where the name is written.
  enum Place: Sendable {
    /// A type, or its initialiser.
    case type
    /// A modifier or method where it is called; with a label that the call must have.
    case method(label: Name?)
    /// The first component of a key path.
    case keyPath
    /// The label of an argument; where `values` are given, only if the first argument is one of them.
    case label(of: String, values: [Name])
    /// A label that the call lacks.
    case missingLabel(of: String)
    /// The labels of a call, which are all given and may be wrong; nil for none.
    case labels([Name?])
    /// The beginning of an argument's value.
    case value(of: [Name], labels: [Name?])
    /// What an environment value is compared with.
    case comparison(key: Name)
  }

  /// How the finding can be fixed.
  enum Repair: Sendable {
    case none
    /// Another name for the same, and whether that is certain.
    case rename(String, isCertain: Bool)
    /// Off as a value in place of `isEnabled:`.
    case condition(on: String?, off: String)
    /// Something in front of the name.
    case prefix(String)
    /// The missing label in front of the first argument.
    case label
    /// The right labels, each with its colon.
    case relabel([String])
    /// `.rect(corners: .concentric)`
    case concentric
    /// `.glassEffect` in place of `.background`.
    case glassEffect
    /// `isActive:` with the opposite value.
    case isActive
  }

  /// What a value has to look like beside its name.
  enum Form: Sendable {
    case any
    /// It is called with arguments.
    case called
    /// One of these names follows; that one is wrong.
    case followed(by: [Name])
    /// The name is a type, and not a member that begins with a dot.
    case ofType
  }

  let name: String
  /// The name as code is compared with it.
  let key: Name
  let place: Place
  /// The type that lacks a member of this name.
  var type: String?
  var form = Form.any
  /// What to do, as the message says it: "write `.minimize`".
  let advice: String
  var repair = Repair.none
  /// Whether the name is nobody's at Apple and anybody's elsewhere: any package could declare it.
  var isCommon = false
  /// The types and protocols on which the project could declare the name.
  var owners: [Name] = []
  /// Words that stand in every file with the name and in fewer files than the name itself.
  var rareWords: [String] = []

  init(
    _ name: String, _ place: Place, type: String? = nil, form: Form = .any, _ advice: String,
    repair: Repair = .none, isCommon: Bool = false, owners: [Name] = [], rareWords: [String] = []
  ) {
    self.name = name
    key = Name(name)
    self.place = place
    self.type = type
    self.form = form
    self.advice = advice
    self.repair = repair
    self.isCommon = isCommon
    self.owners = owners
    self.rareWords = rareWords
  }
}

// MARK: Rows

extension UnknownGlassApiRow {
  /// A type that does not exist.
  static func type(_ name: String, write other: String, isRename: Bool = true) -> Self {
    Self(
      name, .type, "write `\(other)`",
      repair: isRename ? .rename(other, isCertain: true) : .none, isCommon: true)
  }

  /// A modifier or method that does not exist.
  static func method(
    _ name: String, label: Name? = nil, _ advice: String, repair: Repair = .none,
    isCommon: Bool = true
  ) -> Self {
    Self(
      name, .method(label: label), advice, repair: repair, isCommon: isCommon)
  }

  /// An environment key that does not exist.
  static func keyPath(_ name: String, _ advice: String) -> Self {
    Self(name, .keyPath, advice, isCommon: true)
  }

  /// A label that a call does not have.
  static func label(
    _ name: String, of call: String, values: [Name] = [], _ advice: String,
    repair: Repair = .none
  ) -> Self {
    Self(name, .label(of: call, values: values), advice, repair: repair)
  }

  /// A label that a call needs.
  static func missingLabel(_ name: String, of call: String, repair: Repair = .none) -> Self {
    Self(
      name, .missingLabel(of: call), "it needs the label `\(name):`",
      repair: repair)
  }

  /// The right labels of a call that has others in their place.
  static func labels(of call: String, _ labels: [String]) -> Self {
    let names = labels.map { $0.isEmpty ? nil : Name($0) }
    let signature = labels.map { $0.isEmpty ? "_:" : $0 + ":" }.joined()
    return Self(
      call, .labels(names), "write `.\(call)(\(signature))`",
      repair: .relabel(labels.map { $0.isEmpty ? "" : $0 + ": " }))
  }

  /// A member that a type does not have, at the calls that take the type and on the type itself.
  static func member(
    _ name: String, of type: String, at calls: [String], words: [String]? = nil, _ advice: String,
    repair: Repair = .none
  ) -> Self {
    Self(
      name, .value(of: calls.map { Name($0) }, labels: [nil]), type: type, advice,
      repair: repair, owners: [Name(type)], rareWords: words ?? calls + [type])
  }

  /// A value that calls do not take.
  static func value(
    _ name: String, of calls: [Name], labels: [Name?] = [nil], form: Form = .any,
    _ advice: String, repair: Repair = .none, owners: [Name], isCommon: Bool = false
  ) -> Self {
    Self(
      name, .value(of: calls, labels: labels), form: form, advice,
      repair: repair, isCommon: isCommon, owners: owners)
  }

  /// A case that an environment value does not have.
  static func comparison(_ name: String, key: String, of type: String, write other: String) -> Self
  {
    Self(
      name, .comparison(key: Name(key)), type: type, "write `.\(other)`",
      repair: .rename(other, isCertain: true), rareWords: [key])
  }
}

// MARK: Looking rows up

extension UnknownGlassApiRow {
  /// The names in code at which the row is looked up.
  var triggers: [Name] {
    switch place {
    case .type, .method, .keyPath, .comparison, .labels: [key]
    case .label(let call, _), .missingLabel(let call): [Name(call)]
    case .value(let calls, _): type == nil ? calls : calls + [key]
    }
  }

  /// Words of which a file holds one wherever the row can be found in it.
  var words: [String] {
    switch place {
    case .missingLabel(let call): [call]
    case .label(let call, let values): values.isEmpty ? [call] : [name]
    default: rareWords.isEmpty ? [name] : rareWords
    }
  }
}
