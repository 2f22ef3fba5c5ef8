/// Colours a text for a terminal, or leaves it as it is.
package struct Paint: Sendable {
  package var isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// What a piece of the output is, by the sequence that shows it.
  package enum Role: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case related = "1;34"
    case gutter = "34"
    case strong = "1"
    case faint = "2"
    case code = "36"
    case added = "32"
  }

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1b}[\(role.rawValue)m\(text)\u{1b}[0m" : text
  }
}

extension Severity {
  /// How a terminal shows it.
  package var role: Paint.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
