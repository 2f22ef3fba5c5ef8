import GlassProject

/// How much of a project is parsed and entered.
package enum Reach: String, Sendable {
  /// What leads to something that the rules look for.
  case relevant
  /// Every file is parsed: for measuring, and to prove that it makes no difference.
  case parsed
  /// Every file is parsed, and everything is entered.
  case entered
}

/// What a run is asked to do: values only, so that a test can make one without a disk.
package struct RunRequest: Sendable {
  /// The files to read, sorted by path; a `FileID` is an index into them.
  package var files: [SourceFile]
  /// The rules to run.
  package var rules: [SelectedRule]
  /// The ids of all rules there are: a suppression may name one that does not run.
  package var knownRuleIDs: [String]
  /// The oldest systems as the command line or the configuration tells them; a platform that is not
  /// there is read from the project.
  package var deploymentTargets: [Platform: SystemVersion] = [:]
  /// What the project's own files say; read when a rule first asks.
  package var projectFacts: LazyProjectFacts?
  /// The SDK that the project builds with, where it is told.
  package var sdk: SystemVersion?
  /// How many files are worked on at a time.
  package var jobs: Int = 1
  /// What the time that each step takes is added to; nil where nobody asks.
  package var timings: Timings?
  /// How much of the project is looked at; what is found does not depend on it.
  package var reach = Reach.relevant
  /// Whether a suppression without a reason is reported.
  package var requiresSuppressionReason: Bool = false

  package init(files: [SourceFile], rules: [SelectedRule], knownRuleIDs: [String]) {
    self.files = files
    self.rules = rules
    self.knownRuleIDs = knownRuleIDs
  }

  /// The oldest system of each platform that a file must run on; empty where nobody says so.
  ///
  /// The command line decides before the configuration, and that before the project's own files. The
  /// first call reads those: ask only where the answer matters, and once for a file.
  package func deploymentTargets(of file: FileID) -> [Platform: SystemVersion] {
    guard let projectFacts else { return deploymentTargets }
    return projectFacts.value.deploymentTargets(of: files[file].path)
      .merging(deploymentTargets) { $1 }
  }

  /// Whether a file is known to be compiled for macOS only.
  func isForMacOnly(_ file: FileID) -> Bool { deploymentTargets(of: file).isOnly(.macOS) }

  /// Whether the project's own files say that a file is compiled only for what has no Liquid Glass.
  package func isWithoutGlass(_ file: FileID) -> Bool {
    projectFacts?.value.isWithoutGlass(files[file].path) ?? false
  }
}

extension [Platform: SystemVersion] {
  /// Whether the systems are known to be those of one platform.
  func isOnly(_ platform: Platform) -> Bool { count == 1 && self[platform] != nil }
}
