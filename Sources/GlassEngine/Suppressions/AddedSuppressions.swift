import GlassProject
import GlassSyntax

/// Writes suppressions for findings into a text: each on its own line above the line of the finding.
/// Where that line begins in a string, the lines around the string become a region.
package struct AddedSuppressions {
  /// The text with the comments.
  package private(set) var text: [UInt8]
  /// How many findings the comments are meant for.
  package private(set) var count = 0

  /// A comment on its own line before a line.
  private struct Comment: Hashable, Comparable {
    var line: Int
    var keyword: SuppressionDirective.Kind
    /// The line whose indentation it takes.
    var model: Int

    static func < (left: Comment, right: Comment) -> Bool {
      (left.line, left.order, left.model) < (right.line, right.order, right.model)
    }

    /// The end of a region comes before what begins on the same line.
    private var order: Int { keyword == .end ? 0 : keyword == .start ? 1 : 2 }
  }

  /// - Parameters:
  ///   - findings: where findings start, with their rules.
  ///   - reason: one line.
  package init(
    _ findings: [(offset: Int, ruleID: String)], in bytes: [UInt8], kind: FileKind, reason: String
  ) {
    text = bytes
    // A binary property list has no comments.
    guard !bytes.starts(with: Array("bplist".utf8)) else { return }
    let lines = SuppressionLines(bytes, kind: kind)
    var comments: [Comment: Set<String>] = [:]
    var regions: [String: [Range<Int>]] = [:]
    for finding in findings where !Suppressions.watchingRules.contains(finding.ruleID) {
      let line = lines.table.line(at: finding.offset)
      if lines.isFree(line) {
        let comment = Comment(line: line, keyword: .line, model: line)
        comments[comment, default: []].insert(finding.ruleID)
      } else {
        regions[finding.ruleID, default: []].append(Self.region(around: line, lines))
      }
      count += 1
    }
    for (ruleID, ranges) in regions {
      for region in Self.merged(ranges) {
        let start = Comment(line: region.lowerBound, keyword: .start, model: region.lowerBound)
        let end = Comment(line: region.upperBound, keyword: .end, model: region.lowerBound)
        comments[start, default: []].insert(ruleID)
        comments[end, default: []].insert(ruleID)
      }
    }
    // From the end, so that the lines before keep their places.
    for (comment, ids) in comments.sorted(by: { $0.key > $1.key }) {
      insert(comment, ids.sorted(), lines, kind, reason)
    }
  }

  /// The lines from the nearest one at or above that a comment may precede, to the next such one below.
  private static func region(around line: Int, _ lines: SuppressionLines) -> Range<Int> {
    var first = line
    while first > 1, !lines.isFree(first) { first -= 1 }
    var end = line + 1
    while end <= lines.table.count, !lines.isFree(end) { end += 1 }
    return first..<end
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  private mutating func insert(
    _ comment: Comment, _ ids: [String], _ lines: SuppressionLines, _ kind: FileKind,
    _ reason: String
  ) {
    let signs = Self.signs(kind)
    var content = "glasslint:\(comment.keyword.rawValue) \(ids.joined(separator: ", "))"
    if comment.keyword != .end {
      // XML allows no double hyphen in a comment.
      let isMarkup = kind == .propertyList
      content += isMarkup ? " — \(reason.replacing("--", with: "—"))" : " -- \(reason)"
    }
    let lineBreak = lines.lineBreak(near: comment.model)
    let line = Array((signs.opening + " " + content + signs.closing).utf8)
    let indented = lines.indentation(of: comment.model) + line
    if comment.line > lines.table.count {
      // Behind the last line, which has no line break.
      text += lineBreak + indented
    } else {
      let start = lines.start(of: comment.line)
      text.insert(contentsOf: indented + lineBreak, at: start)
    }
  }

  private static func signs(_ kind: FileKind) -> (opening: String, closing: String) {
    switch kind {
    case .propertyList: ("<!--", " -->")
    case .xcodeGenProject: ("#", "")
    default: ("//", "")
    }
  }
}
