import GlassProject
import GlassSyntax

/// The suppressions of one file: which rules are silenced where, and what is wrong with the comments.
package struct Suppressions: Sendable {
  /// One rule's id in one comment.
  package struct Entry: Sendable {
    package var ruleID: String
    /// Where the id is written.
    package var range: ByteRange
    package var scope: Scope
    /// The change that takes the id, or the whole comment, out; nil for the ends of a region.
    package var removal: ByteRange?
  }

  /// What an entry covers.
  package enum Scope: Hashable, Sendable {
    /// A line, from 1.
    case line(Int)
    /// The bytes between two comments.
    case region(ByteRange)
    case file
    /// A line comment with no code below it.
    case nothing
  }

  /// A comment that cannot work.
  package struct Fault: Hashable, Sendable {
    package var range: ByteRange
    package var message: String
  }

  package private(set) var entries: [Entry] = []
  package private(set) var faults: [Fault] = []
  private let lines: LineTable
  /// The entries of each rule by what they cover.
  private var coverage: [String: SuppressionCoverage] = [:]

  /// Whether a file holds the bytes without which it has none; a cheap test before `init`.
  package static func areMentioned(in bytes: [UInt8]) -> Bool {
    let marker = SuppressionDirective.marker
    guard let first = marker.first, bytes.count >= marker.count else { return false }
    return (0...(bytes.count - marker.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + marker.count)].elementsEqual(marker)
    }
  }

  /// The suppressions of a Swift file.
  ///
  /// - Parameters:
  ///   - knownRuleIDs: the ids of all rules there are.
  ///   - requiresReason: whether a comment without a reason is a fault.
  package init(_ tree: SyntaxTree, knownRuleIDs: [String], requiresReason: Bool = false) {
    lines = LineTable(tree.bytes)
    let comments = SuppressionComments(tree, lines: lines)
    read(comments, tree.bytes, knownRuleIDs, requiresReason)
  }

  /// The suppressions of a file that is not Swift.
  package init(
    _ bytes: [UInt8], kind: FileKind, knownRuleIDs: [String], requiresReason: Bool = false
  ) {
    lines = LineTable(bytes)
    read(
      SuppressionComments(bytes, kind: kind, lines: lines), bytes, knownRuleIDs, requiresReason)
  }

  /// The entry that covers a place of the file for a rule; its index.
  package func index(covering range: ByteRange, ruleID: String) -> Int? {
    coverage[ruleID]?.entry(covering: range.start, line: lines.line(at: range.start))
  }

  // MARK: Reading

  private mutating func read(
    _ comments: SuppressionComments, _ bytes: [UInt8], _ knownRuleIDs: [String],
    _ requiresReason: Bool
  ) {
    let known = Set(knownRuleIDs)
    /// Regions that are open, by rule.
    var open: [String: Int] = [:]
    for comment in comments.entries {
      do {
        let directive = try SuppressionDirective(
          bytes, comment: comment.range, content: comment.content, isKnown: known.contains)
        guard let directive else { continue }
        check(directive, known, requiresReason)
        add(directive, line: comment.line, bytes, known, &open)
      } catch {
        faults.append(Fault(range: error.range, message: error.message))
      }
    }
    for index in open.values.sorted() {
      let entry = entries[index]
      entries[index].scope = .region(ByteRange(entry.range.start, bytes.count + 1))
      faults.append(
        Fault(
          range: entry.range, message: "`ignore-start \(entry.ruleID)` has no `ignore-end`"))
    }
    faults.sort { ($0.range, $0.message) < ($1.range, $1.message) }
    for (index, entry) in entries.enumerated() {
      coverage[entry.ruleID, default: SuppressionCoverage()].add(entry.scope, of: index)
    }
  }

  private mutating func check(
    _ directive: SuppressionDirective, _ known: Set<String>, _ requiresReason: Bool
  ) {
    if directive.ids.isEmpty {
      faults.append(
        Fault(
          range: directive.keyword, message: "`glasslint:\(directive.kind.rawValue)` names no rule")
      )
    }
    for id in directive.ids where !known.contains(id.text) {
      let hint = Spelling.hint(for: id.text, among: known.sorted())
      faults.append(Fault(range: id.range, message: "unknown rule `\(id.text)`\(hint)"))
    }
    for id in directive.ids where Self.watchingRules.contains(id.text) {
      faults.append(Fault(range: id.range, message: "`\(id.text)` cannot be suppressed"))
    }
    if requiresReason, directive.kind != .end, !directive.ids.isEmpty, !directive.hasReason {
      faults.append(
        Fault(
          range: directive.keyword,
          message: "the suppression gives no reason; write `-- reason` behind the ids"))
    }
  }

  private mutating func add(
    _ directive: SuppressionDirective, line: Int?, _ bytes: [UInt8], _ known: Set<String>,
    _ open: inout [String: Int]
  ) {
    for (index, id) in directive.ids.enumerated() {
      guard known.contains(id.text), !Self.watchingRules.contains(id.text) else { continue }
      var entry = Entry(ruleID: id.text, range: id.range, scope: .nothing)
      switch directive.kind {
      case .line: entry.scope = line.map { .line($0) } ?? .nothing
      case .file: entry.scope = .file
      case .start:
        guard open[id.text] == nil else {
          faults.append(Fault(range: id.range, message: "`\(id.text)` is ignored here already"))
          continue
        }
        open[id.text] = entries.count
      case .end:
        guard let start = open.removeValue(forKey: id.text) else {
          faults.append(
            Fault(range: id.range, message: "`ignore-end \(id.text)` has no `ignore-start`"))
          continue
        }
        let from = entries[start].range.start
        entries[start].scope = .region(ByteRange(from, directive.comment.start))
        continue
      }
      if directive.kind != .start { entry.removal = removal(of: index, in: directive, bytes) }
      entries.append(entry)
    }
  }

  /// The bytes to take out for one id: the comment with its line where the id is the only one.
  private func removal(
    of index: Int, in directive: SuppressionDirective, _ bytes: [UInt8]
  ) -> ByteRange {
    let ids = directive.ids
    if ids.count > 1 {
      return index + 1 < ids.count
        ? ByteRange(ids[index].range.start, ids[index + 1].range.start)
        : ByteRange(ids[index - 1].range.end, ids[index].range.end)
    }
    let first = lines.line(at: directive.comment.start)
    let last = lines.line(at: max(directive.comment.start, directive.comment.end - 1))
    var start = directive.comment.start
    let lineStart = lines.range(ofLine: first).start
    while start > lineStart, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == 9 {
      start -= 1
    }
    let rest = bytes[
      directive.comment.end..<max(directive.comment.end, lines.range(ofLine: last).end)]
    guard rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 9 }) else {
      // Code follows on the line: its indentation stays.
      let space = rest.prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
      return ByteRange(directive.comment.start, directive.comment.end + space)
    }
    if start > lineStart { return ByteRange(start, directive.comment.end) }
    let end = last < lines.count ? lines.range(ofLine: last + 1).start : bytes.count
    return ByteRange(lineStart, end)
  }

  /// The rules that watch suppressions; they cannot be suppressed.
  static let watchingRules: Set<String> = ["unused-suppression", "invalid-suppression"]
}
