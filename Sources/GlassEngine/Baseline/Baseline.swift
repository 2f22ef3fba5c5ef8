import GlassSyntax

/// Findings that a project has accepted for now, so that only new ones are reported.
///
/// A finding is known by its rule, its project-relative path and its own code without white space, so it
/// may move, and be formatted anew, and what stands around it may change. Equal ones are counted.
package struct Baseline: Sendable {
  /// What tells one accepted finding from another.
  package struct Key: Hashable, Comparable, Sendable {
    package var file: String
    package var rule: String
    package var code: String

    package init(file: String, rule: String, code: String) {
      self.file = file
      self.rule = rule
      self.code = code
    }

    package static func < (left: Key, right: Key) -> Bool {
      (left.file, left.rule, left.code) < (right.file, right.rule, right.code)
    }
  }

  /// How many equal findings each key stands for.
  package var counts: [Key: Int] = [:]

  package init() {}

  /// The baseline that accepts all findings of a run, those of an older baseline too.
  package init(of result: RunResult) {
    let texts = SourceTexts(result)
    for diagnostic in result.diagnostics + result.baselined + result.unchanged {
      counts[Self.key(diagnostic, result, texts), default: 0] += 1
    }
  }

  /// Takes the accepted findings out of a run's findings. Gives back what is left of the baseline: the
  /// entries, among files and rules of the run, that no finding needed.
  package func apply(to result: inout RunResult, ranRuleIDs: Set<String>) -> [Key: Int] {
    let texts = SourceTexts(result)
    var left = counts
    var accepted: [Diagnostic] = []
    func open(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      diagnostics.filter { diagnostic in
        let key = Self.key(diagnostic, result, texts)
        guard let count = left[key], count > 0 else { return true }
        left[key] = count - 1
        accepted.append(diagnostic)
        return false
      }
    }
    // What stands on unchanged lines is what was accepted; an equal one on a changed line is new.
    let unchanged = open(result.unchanged)
    let diagnostics = open(result.diagnostics)
    (result.unchanged, result.diagnostics) = (unchanged, diagnostics)
    result.baselined += accepted
    let reported = Set(result.files.filter(\.isReported).map(\.projectPath))
    let known = Set(result.files.map(\.projectPath))
    let isWhole = result.files.allSatisfy(\.isReported)
    return left.filter { key, count in
      count > 0 && ranRuleIDs.contains(key.rule)
        && (reported.contains(key.file) || (isWhole && !known.contains(key.file)))
    }
  }

  /// The baseline without stale entries.
  package func pruned(of stale: [Key: Int]) -> Baseline {
    var pruned = self
    for (key, count) in stale {
      let rest = (pruned.counts[key] ?? 0) - count
      pruned.counts[key] = rest > 0 ? rest : nil
    }
    return pruned
  }

  /// More code than this is named by its hash.
  private static let codeLimit = 160

  /// Code without what formatting changes: white space, and the comma behind a last argument.
  private static func normalized(_ code: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    for byte in code where byte > UInt8(ascii: " ") {
      let closes = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      if closes, kept.last == UInt8(ascii: ",") { kept.removeLast() }
      kept.append(byte)
    }
    return kept
  }

  private static func key(
    _ diagnostic: Diagnostic, _ result: RunResult, _ texts: SourceTexts
  ) -> Key {
    let file = diagnostic.place.file
    let range = diagnostic.place.range
    var code: [UInt8] = []
    if let bytes = texts[file] {
      let end = min(range.end, bytes.count)
      code = Self.normalized(bytes[min(range.start, end)..<end])
    }
    var text = String(decoding: code.prefix(codeLimit), as: UTF8.self)
    if code.count > codeLimit {
      var hash = StableHash()
      for byte in code { hash.combine(byte) }
      text += "…\(hash.hexadecimal)"
    }
    return Key(file: result.files[file].projectPath, rule: diagnostic.ruleID, code: text)
  }
}
