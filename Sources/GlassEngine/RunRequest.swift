/// What a run is asked to do: values only, so that a test can make one without a disk.
package struct RunRequest: Sendable {
  /// The files to read, sorted by path; a `FileID` is an index into them.
  package var files: [SourceFile]
  /// The rules to run.
  package var rules: [SelectedRule]
  /// The ids of all rules there are: a suppression may name one that does not run.
  package var knownRuleIDs: [String]
  /// Oldest system by lower-case platform name (`ios`, `macos`, `tvos`, `watchos`, `visionos`), as told on the
  /// command line; a platform that is not there is read from the project.
  package var deploymentTargets: [String: SystemVersion] = [:]
  /// The SDK that the project builds with, where it is told.
  package var sdk: SystemVersion?
  /// How many files are worked on at a time.
  package var jobs: Int = 1
  /// Whether a suppression without a reason is reported.
  package var requiresSuppressionReason: Bool = false

  package init(files: [SourceFile], rules: [SelectedRule], knownRuleIDs: [String]) {
    self.files = files
    self.rules = rules
    self.knownRuleIDs = knownRuleIDs
  }
}
