import GlassProject
import GlassSyntax

/// The comments of a file that begin like a directive, and where code stands around them.
struct SuppressionComments {
  /// One comment.
  struct Entry {
    /// With its delimiters.
    var range: ByteRange
    /// Without them.
    var content: ByteRange
    /// The line, from 1, for which it speaks: its own behind code, else that of the next code; nil at
    /// the end of the file.
    var line: Int?
  }

  private(set) var entries: [Entry] = []

  /// The comments of a Swift file.
  init(_ tree: SyntaxTree, lines: LineTable) {
    var next = NextCode(tree, lines)
    // From the end, where it is known already what code follows.
    for comment in tree.comments.reversed() {
      var content = ByteRange(comment.range.start + 2, comment.range.end)
      if comment.isBlock, content.end - content.start >= 2,
        tree.bytes[content.end - 1] == UInt8(ascii: "/")
      {
        content.end -= 2
      }
      // A documentation comment has one more sign.
      if content.start < content.end,
        tree.bytes[content.start] == UInt8(ascii: comment.isBlock ? "*" : "/")
      {
        content.start += 1
      }
      var scanner = CommentScanner(bytes: tree.bytes, content)
      scanner.skipSpaces(andLines: comment.isBlock)
      guard scanner.take(SuppressionDirective.marker) else { continue }
      let line = next.line(of: comment.range)
      entries.append(Entry(range: comment.range, content: content, line: line))
    }
    entries.reverse()
  }

  /// The comments of a property list (`<!-- -->`), of YAML (`#`) or of build settings (`//`).
  init(_ bytes: [UInt8], kind: FileKind, lines: LineTable) {
    let opening: [UInt8]
    let closing: [UInt8]?
    switch kind {
    case .propertyList: (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
    case .xcodeGenProject: (opening, closing) = ([UInt8(ascii: "#")], nil)
    default: (opening, closing) = (Array("//".utf8), nil)
    }
    /// The next line that is neither empty nor a comment.
    var nextLine: Int?
    for number in (1...lines.count).reversed() {
      let range = lines.range(ofLine: number)
      let following = nextLine
      let text = bytes[range.start..<range.end].drop { $0 <= UInt8(ascii: " ") }
      if !text.isEmpty, !text.starts(with: opening) { nextLine = number }
      guard let start = Self.opening(opening, in: bytes, range) else { continue }
      var content = ByteRange(start + opening.count, range.end)
      var end = range.end
      if let closing, let close = Self.find(closing, in: bytes, content) {
        content.end = close
        end = close + closing.count
      }
      let isAlone =
        Self.isBlank(bytes, ByteRange(range.start, start))
        && Self.isBlank(bytes, ByteRange(end, range.end))
      let line = isAlone ? following : number
      entries.append(Entry(range: ByteRange(start, end), content: content, line: line))
    }
    entries.reverse()
  }

  /// Where a comment with a directive opens on a line, outside of quotes.
  private static func opening(_ opening: [UInt8], in bytes: [UInt8], _ range: ByteRange) -> Int? {
    guard let marker = find(SuppressionDirective.marker, in: bytes, range) else { return nil }
    var end = marker
    while end > range.start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let start = end - opening.count
    guard start >= range.start, bytes[start..<end].elementsEqual(opening) else { return nil }
    let quotes = bytes[range.start..<start].count { $0 == UInt8(ascii: "\"") }
    let isFirst = start == range.start || bytes[start - 1] <= UInt8(ascii: " ")
    let isMarkup = opening.count == 4
    return isMarkup || (isFirst && quotes.isMultiple(of: 2)) ? start : nil
  }

  private static func find(_ text: [UInt8], in bytes: [UInt8], _ range: ByteRange) -> Int? {
    guard range.end - range.start >= text.count else { return nil }
    return (range.start...(range.end - text.count)).first { start in
      bytes[start] == text[0] && bytes[start..<(start + text.count)].elementsEqual(text)
    }
  }

  private static func isBlank(_ bytes: [UInt8], _ range: ByteRange) -> Bool {
    bytes[range.start..<range.end].allSatisfy { $0 <= UInt8(ascii: " ") }
  }
}

/// Finds the code behind the comments of a Swift file, from the last comment to the first.
private struct NextCode {
  private let tree: SyntaxTree
  private let lines: LineTable
  /// The token from which on the next code was looked for last, and its line.
  private var known: (token: Int, line: Int?)

  init(_ tree: SyntaxTree, _ lines: LineTable) {
    self.tree = tree
    self.lines = lines
    known = (tree.tokens.count, nil)
  }

  /// The line for which a comment speaks.
  mutating func line(of comment: ByteRange) -> Int? {
    // Token 0 stands for no token.
    let first = max(1, tree.tokens.partitioningIndex { Int($0.start) >= comment.start })
    let own = lines.line(at: comment.start)
    if first > 1, lines.line(at: Int(tree.tokens[first - 1].end) - 1) == own { return own }
    known = (first, nextLine(from: first))
    return known.line
  }

  private func nextLine(from first: Int) -> Int? {
    var index = first
    while index < known.token, tree.tokens[index].kind != .endOfFile {
      let line = lines.line(at: Int(tree.tokens[index].start))
      guard isCondition(tree.tokens[index]) else { return line }
      // A `#if` between the comment and the code is not what the comment is about.
      repeat {
        index += 1
      } while index < tree.tokens.count && lines.line(at: Int(tree.tokens[index].start)) == line
    }
    return index < known.token ? nil : known.line
  }

  private func isCondition(_ token: Token) -> Bool {
    guard token.kind == .pound else { return false }
    let text = tree.text(ByteRange(Int(token.start), Int(token.end)))
    return ["#if", "#elseif", "#else", "#endif"].contains(text)
  }
}
