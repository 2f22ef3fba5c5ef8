/// An option of a rule, as a configuration may set it beside the severity.
package struct RuleOption: Hashable, Sendable {
  /// What its value is.
  package enum Kind: Hashable, Sendable {
    case number
    case flag
    case text
    case texts
  }

  /// The key: `limit`.
  package let name: String
  package let kind: Kind
  /// What it means, for the schema: one sentence without its stop.
  package let help: String

  package init(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    self.kind = kind
    self.help = help
  }
}

/// The values that a configuration gives to a rule's options; each is of its option's kind.
package struct RuleOptions: Hashable, Sendable {
  /// One value.
  package enum Value: Hashable, Sendable {
    case number(Int)
    case flag(Bool)
    case text(String)
    case texts([String])
  }

  package var values: [String: Value] = [:]

  package init() {}

  package func number(_ name: String) -> Int? {
    if case .number(let number) = values[name] { return number }
    return nil
  }

  package func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = values[name] { return flag }
    return nil
  }

  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { return text }
    return nil
  }

  package func texts(_ name: String) -> [String]? {
    if case .texts(let texts) = values[name] { return texts }
    return nil
  }
}
