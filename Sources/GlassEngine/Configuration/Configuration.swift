import GlassProject

/// What a `.glasslint.json` says, with what it extends.
package struct Configuration: Sendable {
  /// Where a value comes from.
  package struct Origin: Hashable, Sendable {
    package var file: FilePath
    package var position: TextPosition
  }

  /// A value and where it comes from.
  package struct Located<Value: Sendable>: Sendable {
    package var value: Value
    package var origin: Origin
  }

  /// Settings for a part of the files.
  package struct Override: Sendable {
    package var files: PatternList
    package var rules: [String: RuleSetting]
    package var origin: Origin
  }

  /// The files that were read: the configuration itself, then what it extends.
  package var files: [FilePath] = []
  package var include: Located<[String]>?
  package var exclude: Located<[String]>?
  package var deploymentTargets: [Platform: Located<SystemVersion>] = [:]
  package var sdk: Located<SystemVersion>?
  package var rules: [String: RuleSetting] = [:]
  /// The later one counts.
  package var overrides: [Override] = []
  package var requireSuppressionReason: Located<Bool>?

  package init() {}

  /// The configuration with what it extends below it.
  package func extending(_ parent: Configuration) -> Configuration {
    var merged = parent
    merged.files = files + parent.files
    merged.include = include ?? parent.include
    merged.exclude = exclude ?? parent.exclude
    merged.deploymentTargets.merge(deploymentTargets) { $1 }
    merged.sdk = sdk ?? parent.sdk
    merged.rules.merge(rules) { Self.merged($0, below: $1) }
    merged.overrides += overrides
    merged.requireSuppressionReason = requireSuppressionReason ?? parent.requireSuppressionReason
    return merged
  }

  /// Which files belong to the project, or nil where the configuration does not say.
  package var pathFilter: PathFilter? {
    guard let file = (include ?? exclude)?.origin.file, let base = file.parent else { return nil }
    return PathFilter(
      include: include?.value ?? [], exclude: exclude?.value ?? [], base: base, file: file)
  }

  /// What holds for a rule in a file, or nil where only the defaults do.
  package func setting(of ruleID: String, in path: FilePath) -> RuleSetting? {
    var setting = rules[ruleID]
    for override in overrides where override.files.names(path) {
      guard let other = override.rules[ruleID] else { continue }
      setting = setting.map { Self.merged($0, below: other) } ?? other
    }
    return setting
  }

  private static func merged(_ lower: RuleSetting, below upper: RuleSetting) -> RuleSetting {
    var merged = upper
    if upper.state == nil {
      merged.state = lower.state
      merged.origin = lower.origin
    }
    merged.optionOrigins = lower.optionOrigins.merging(upper.optionOrigins) { $1 }
    merged.options.values = lower.options.values.merging(upper.options.values) { $1 }
    return merged
  }
}
