/// How bad a finding is; ordered from the mildest.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  /// Advice, or a check that rests on a heuristic.
  case info
  /// A don't that Apple states and that the code decides.
  case warning
  /// Does not compile, is ignored by the SDK, or breaks at run time.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
