import GlassProject
import GlassSyntax

/// Takes out the findings that a suppression covers, and tells which suppressions are unused or invalid.
///
/// Ask it about every finding of the run, those in files that are not reported too: a comment in a
/// wrapper may serve findings elsewhere.
package struct SuppressionFilter: Sendable {
  private let suppressions: [FileID: Suppressions]
  private let rules: [String: SelectedRule]
  /// The indices of the entries that covered a finding.
  private var used: [FileID: Set<Int>] = [:]

  /// - Parameter rules: the rules that run: for others nothing is called unused.
  package init(_ suppressions: [FileID: Suppressions], rules: [SelectedRule]) {
    self.suppressions = suppressions
    self.rules = Dictionary(rules.map { ($0.rule.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a comment at the finding's primary place or a related one covers it.
  package mutating func isSuppressed(_ diagnostic: Diagnostic) -> Bool {
    guard !Suppressions.watchingRules.contains(diagnostic.ruleID) else { return false }
    var isCovered = false
    // All of them are asked, so that each that would do counts as used.
    for place in [diagnostic.place] + diagnostic.related.map(\.place) {
      guard
        let index = suppressions[place.file]?.index(
          covering: place.range, ruleID: diagnostic.ruleID)
      else { continue }
      used[place.file, default: []].insert(index)
      isCovered = true
    }
    return isCovered
  }

  /// The findings of the two watching rules, after all others have been asked about.
  package var findings: [Diagnostic] {
    var findings: [Diagnostic] = []
    for (file, suppressions) in suppressions.sorted(by: { $0.key < $1.key }) {
      if let rule = rules["invalid-suppression"] {
        findings += suppressions.faults.map { fault in
          Diagnostic(
            ruleID: rule.rule.id, severity: rule.severity ?? rule.rule.severity,
            message: fault.message, place: Place(file: file, range: fault.range))
        }
      }
      if let rule = rules["unused-suppression"] {
        findings += unused(in: file, suppressions, rule)
      }
    }
    return findings
  }

  private func unused(
    in file: FileID, _ suppressions: Suppressions, _ rule: SelectedRule
  ) -> [Diagnostic] {
    let used = used[file] ?? []
    return suppressions.entries.indices.compactMap { index in
      let entry = suppressions.entries[index]
      guard !used.contains(index), rules[entry.ruleID] != nil else { return nil }
      return Diagnostic(
        ruleID: rule.rule.id, severity: rule.severity ?? rule.rule.severity,
        message: "nothing here needs `\(entry.ruleID)` to be ignored",
        place: Place(file: file, range: entry.range),
        fix: entry.removal.map { range in
          Fix(
            message: "remove the suppression", safety: .safe,
            edits: [Edit(place: Place(file: file, range: range), replacement: "")])
        })
    }
  }
}
