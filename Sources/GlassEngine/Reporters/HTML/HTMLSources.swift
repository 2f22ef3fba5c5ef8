import GlassProject
import GlassSyntax

/// What the bytes of the shown files are, worked out once for each file.
struct HTMLSources {
  /// How a byte is coloured; the raw value is the class in the style sheet.
  enum Class: String {
    case plain = ""
    case comment = "c"
    case keyword = "k"
    case string = "s"
    case number = "n"
    case type = "t"
    case member = "m"
    case attribute = "a"
  }

  let paths: HTMLPaths
  private let report: Report
  private var known: [FileID: [Class]] = [:]

  init(_ report: Report, _ paths: HTMLPaths) {
    self.report = report
    self.paths = paths
  }

  /// A class for each byte of a file; empty where it is not Swift.
  mutating func classes(of file: FileID) -> [Class] {
    if let classes = known[file] { return classes }
    var classes: [Class] = []
    if report.result.files[file].kind == .swift, let text = report.texts[file] {
      classes = Self.classes(SyntaxTree.parse(text.bytes))
    }
    known[file] = classes
    return classes
  }

  private static func classes(_ tree: SyntaxTree) -> [Class] {
    var classes = [Class](repeating: .plain, count: tree.bytes.count)
    func fill(_ range: Range<Int>, _ kind: Class) {
      for offset in range.clamped(to: classes.indices) { classes[offset] = kind }
    }
    var previous = TokenKind.none
    for token in tree.tokens {
      let range = Int(token.start)..<max(Int(token.start), Int(token.end))
      if let kind = kind(of: token, after: previous, tree.bytes) { fill(range, kind) }
      previous = token.kind
    }
    for comment in tree.comments { fill(comment.range.start..<comment.range.end, .comment) }
    return classes
  }

  private static func kind(
    of token: Token, after previous: TokenKind, _ bytes: [UInt8]
  ) -> Class? {
    switch token.kind {
    case .keyword: return .keyword
    case .number: return .number
    case .stringStart, .stringSegment, .stringEnd, .regex: return .string
    case .pound, .at: return .attribute
    case .identifier:
      if previous == .at { return .attribute }
      if previous == .period { return .member }
      let first = Int(token.start) < bytes.count ? bytes[Int(token.start)] : 0
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? .type : nil
    default: return nil
    }
  }
}
