/// Applies what a configuration's overrides say about the findings of single files.
package struct OverrideFilter: Sendable {
  private let configuration: Configuration
  private let catalog: RuleCatalog
  private let namedIDs: Set<String>

  /// - Parameter namedIDs: the rules that the command line turned on, whatever the overrides say.
  package init(_ configuration: Configuration, _ catalog: RuleCatalog, namedIDs: Set<String>) {
    self.configuration = configuration
    self.catalog = catalog
    self.namedIDs = namedIDs
  }

  /// Drops the findings of rules that are off in their file, and sets the severities.
  package func apply(to result: inout RunResult) {
    guard !configuration.overrides.isEmpty else { return }
    result.diagnostics = result.diagnostics.compactMap { diagnostic in
      var diagnostic = diagnostic
      let file = result.files[diagnostic.place.file]
      let state = configuration.setting(of: diagnostic.ruleID, in: file.path)?.state
      switch state {
      case .severity(let severity): diagnostic.severity = severity
      case .on: break
      case .off: return namedIDs.contains(diagnostic.ruleID) ? diagnostic : nil
      case nil:
        let isOn = catalog[diagnostic.ruleID]?.rule.isOnByDefault ?? true
        return isOn || namedIDs.contains(diagnostic.ruleID) ? diagnostic : nil
      }
      return diagnostic
    }
  }
}
