import GlassSyntax

/// One `glasslint:…` comment taken apart: `ignore rule-id[, rule-id] -- reason`.
struct SuppressionDirective {
  /// What the comment speaks for.
  enum Kind: String, CaseIterable {
    case line = "ignore"
    case start = "ignore-start"
    case end = "ignore-end"
    case file = "ignore-file"
  }

  /// A rule's id as it is written.
  struct ID {
    var text: String
    var range: ByteRange
  }

  /// The comment with its delimiters.
  let comment: ByteRange
  let kind: Kind
  /// The bytes of the word behind `glasslint:`, with it.
  let keyword: ByteRange
  private(set) var ids: [ID] = []
  private(set) var hasReason = false

  /// A comment that begins like a directive and is none.
  struct Fault: Error {
    var range: ByteRange
    var message: String
  }

  /// What every directive begins with.
  static let marker = Array("glasslint:".utf8)

  /// Reads the text of a comment; nil where it is no directive at all, but prose.
  ///
  /// - Parameters:
  ///   - content: the comment without its delimiters.
  ///   - isKnown: whether a word is the id of a rule.
  init?(
    _ bytes: [UInt8], comment: ByteRange, content: ByteRange, isKnown: (String) -> Bool
  ) throws(Fault) {
    var scanner = CommentScanner(bytes: bytes, content)
    scanner.skipSpaces(andLines: true)
    let start = scanner.offset
    guard scanner.take(Self.marker) else { return nil }
    let hasSpace = scanner.skipSpaces()
    let word = scanner.word()
    guard !word.isEmpty else { return nil }
    keyword = ByteRange(start, scanner.offset)
    guard !hasSpace, let kind = Kind(rawValue: word) else {
      if hasSpace, !word.hasPrefix("ignore") { return nil }
      throw Self.fault(keyword, word, hasSpace: hasSpace)
    }
    self.comment = comment
    self.kind = kind
    readIDs(&scanner, isKnown)
    hasReason = scanner.takeReason()
  }

  /// Reads ids with commas between them. What follows the last one is prose, whatever it looks like: a
  /// word behind a comma is an id only where it could be one and nothing but the end, a comma or the
  /// reason follows.
  private mutating func readIDs(_ scanner: inout CommentScanner, _ isKnown: (String) -> Bool) {
    while true {
      let before = scanner
      scanner.skipSpaces()
      let start = scanner.offset
      let word = scanner.word()
      guard !word.isEmpty else {
        if !ids.isEmpty { scanner = before }
        return
      }
      let range = ByteRange(start, scanner.offset)
      scanner.skipSpaces()
      if !ids.isEmpty, !isKnown(word), !word.contains("-") || !scanner.isAtEndOfID {
        scanner = before
        return
      }
      ids.append(ID(text: word, range: range))
      guard scanner.take([UInt8(ascii: ",")]) else { return }
    }
  }

  private static func fault(_ range: ByteRange, _ word: String, hasSpace: Bool) -> Fault {
    if hasSpace {
      return Fault(range: range, message: "write `glasslint:\(word)` without a space")
    }
    let known = Kind.allCases.map(\.rawValue)
    let hint =
      word.hasPrefix("disable")
      ? "; write `glasslint:ignore`" : Spelling.hint(for: word, among: known)
    return Fault(range: range, message: "unknown directive `glasslint:\(word)`\(hint)")
  }
}
