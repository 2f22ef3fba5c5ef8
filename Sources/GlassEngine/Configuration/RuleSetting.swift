/// What a configuration says about one rule.
package struct RuleSetting: Hashable, Sendable {
  /// Whether it runs, and how much its findings weigh.
  package enum State: Hashable, Sendable {
    case off
    /// At the severities that its parts have.
    case on
    case severity(Severity)
  }

  /// nil where only options are set.
  package var state: State?
  package var options = RuleOptions()
  /// Where the state is set.
  package var origin: Configuration.Origin
  /// Where each option is set.
  package var optionOrigins: [String: Configuration.Origin] = [:]
}
