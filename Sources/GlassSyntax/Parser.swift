/// Reads tokens into the nodes of a `SyntaxTree`.
///
/// Each `parse…` function reads one construct from `index` on and leaves one node pending (those named
/// after a plural: any number); `finish` takes the nodes since a mark and makes them the children
/// of a new one. So a chain is wrapped again and again without recursion. Functions named `skip…` and
/// `at…` only look: they make no node.
///
/// Nothing throws. What cannot be read becomes a `missing` node or is left for the caller's loop,
/// which moves on by at least one token.
///
/// A class, and one without checks for overlapping access, because both were measured: as a structure
/// it is copied for every function that only looks (a tenth of the time), and the checks double the
/// time. One parser belongs to one call of `SyntaxTree.parse`, and no function takes one of its
/// parts `inout`.
final class Parser {
  let bytes: SourceBytes
  @exclusivity(unchecked) var tokens: GrowingBuffer<Token>
  @exclusivity(unchecked) var nodes: GrowingBuffer<SyntaxNode>
  /// The newest node without a parent; the root where there is none. These nodes are linked from the
  /// root on as siblings are, so that `finish` finds its children with one look.
  @exclusivity(unchecked) var newest: NodeID = 0
  /// The node without a parent before the newest one.
  @exclusivity(unchecked) private var beforeNewest: NodeID = 0
  /// Prefix operators and effects that wait for their operand, as token numbers.
  @exclusivity(unchecked) var prefixes = GrowingBuffer<Int>(capacity: 16)
  /// Assignments and ternaries whose right ends have not been read yet.
  @exclusivity(unchecked) var unfinished = GrowingBuffer<Unfinished>(capacity: 16)
  /// The number of the current token.
  var index: Int {
    @inline(__always) get { currentIndex }
    @inline(__always) set {
      currentIndex = newValue
      current = tokens[newValue]
    }
  }
  @exclusivity(unchecked) private var currentIndex = 1
  /// The current token: most of what the parser asks is about this one.
  @exclusivity(unchecked) private(set) var current: Token
  /// How deep the constructs around `index` nest.
  @exclusivity(unchecked) var depth = 0
  /// How many `#if`s are open: their `#else` and `#endif` end every list within.
  @exclusivity(unchecked) var conditionals = 0
  /// Set where a bracket is missing or superfluous.
  @exclusivity(unchecked) var isBroken = false
  /// Whether a declaration at a line's start ends everything that is indented further: only in a
  /// second pass over a file whose brackets do not match.
  let resynchronizes: Bool
  /// Whether `::` stands anywhere in the file.
  let hasModuleSelectors: Bool
  /// The column, in bytes from 0, of the innermost declaration whose braces are being read.
  @exclusivity(unchecked) var ownerColumn = -1
  /// Where the long groups end, by their first token; empty until one is asked for.
  @exclusivity(unchecked) var groupEnds: [UInt32] = []
  /// By column of the owner: the declaration that ends all groups which begin in a range before it.
  @exclusivity(unchecked) var outerDeclarations: [Int: (from: Int, at: Int)] = [:]
  /// Whether groups end at their brackets only, while one looks for the declarations that end others.
  @exclusivity(unchecked) var ignoresDeclarations = false
  /// How many attributes within each other are being looked at.
  @exclusivity(unchecked) var attributeDepth = 0

  /// Groups of more tokens than this end where a table says.
  static let shortGroup = 64
  /// How many attributes and modifiers, effects or specifiers in a row are looked at.
  static let longestLookahead = 64
  /// How many attributes within each other are looked at.
  static let deepestAttribute = 4
  /// How many `#if`s within each other are looked through for what they hold.
  static let deepestConfigLookahead = 16
  /// From this depth on closures and blocks are read flat, into the list around them.
  static let closureDepth = deepest - 8
  /// From this depth on brackets and types are skipped. Of a stack of 512 KiB that takes 140; an
  /// unoptimised build needs many times as much for each level.
  static let deepest = _isDebugAssertConfiguration() ? 52 : 232

  init(_ tokenizer: consuming Tokenizer, resynchronizes: Bool) {
    self.resynchronizes = resynchronizes
    bytes = tokenizer.bytes
    hasModuleSelectors = tokenizer.sawModuleSelector
    nodes = GrowingBuffer(capacity: tokenizer.tokens.count + 16)
    current = tokenizer.tokens[1]
    tokens = tokenizer.tokens
    nodes.append(
      SyntaxNode(
        kind: .sourceFile, flags: [], token: 0, detail: 0, firstToken: 1, endToken: 1,
        firstChild: -1, nextSibling: -1))
  }

  // MARK: The current token

  @inline(__always) var kind: TokenKind { current.kind }
  @inline(__always) var word: Word { current.word }
  @inline(__always) var startsLine: Bool { current.flags.contains(.startsLine) }
  @inline(__always) func at(_ kind: TokenKind) -> Bool { current.kind == kind }
  @inline(__always) func at(_ word: Word) -> Bool { current.word == word }

  /// The number of the token after `position`, without the room that operators leave.
  @inline(__always)
  func next(_ position: Int) -> Int {
    let after = position &+ 1
    guard tokens.has(after) else { return position }
    return tokens[after].kind == .none ? nextBeyondRoom(after) : after
  }

  /// The first token from a position on that is none for room.
  private func nextBeyondRoom(_ position: Int) -> Int {
    var after = position
    while tokens[after].kind == .none { after += 1 }
    return after
  }

  /// Whether `module::` begins here.
  @inline(__always) var atModuleSelector: Bool {
    hasModuleSelectors && peeked.word == .colonColon
  }

  /// The token after the current one.
  @inline(__always) var peeked: Token { tokens[next(index)] }

  @inline(__always)
  func advance() { index = next(index) }

  /// Moves over a token of a kind, and says whether it stood there.
  @inline(__always)
  func take(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Moves over a word or operator, and says whether it stood there.
  @inline(__always)
  func take(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  // MARK: Nodes

  /// Where the nodes begin that the next `finish` shall take.
  @inline(__always) var mark: NodeID { newest }

  /// The mark before the newest node, so that it alone is taken.
  @inline(__always) var markBeforeNewest: NodeID { newest == 0 ? 0 : beforeNewest }

  /// Makes a node of the pending ones since `mark`, and leaves it pending.
  func finish(
    _ kind: SyntaxKind, from mark: NodeID, first: Int, token: Int = 0, detail: Int = 0,
    flags: SyntaxNode.Flags = []
  ) {
    let node = NodeID(truncatingIfNeeded: nodes.count)
    let child = newest == mark ? -1 : nodes[Int(mark)].nextSibling
    nodes[Int(mark)].nextSibling = node
    beforeNewest = mark
    newest = node
    nodes.append(
      SyntaxNode(
        kind: kind, flags: flags, token: UInt32(truncatingIfNeeded: token),
        detail: UInt32(truncatingIfNeeded: detail), firstToken: UInt32(truncatingIfNeeded: first),
        endToken: UInt32(truncatingIfNeeded: index), firstChild: child, nextSibling: -1))
  }

  /// Puts a node without parent and siblings in the place of the newest one.
  func replaceNewest(by node: NodeID) {
    nodes[Int(markBeforeNewest)].nextSibling = node
    newest = node
  }

  /// Makes a node of the current token alone.
  func leaf(_ kind: SyntaxKind) {
    let token = index
    advance()
    finish(kind, from: mark, first: token, token: token)
  }

  /// The kind of the node that was finished last.
  var lastKind: SyntaxKind {
    newest == 0 ? .missing : nodes[Int(newest)].kind
  }

  // MARK: Files

  /// file → item*
  func parseFile() {
    while !at(.endOfFile) {
      let before = index
      parseItems(.code)
      if index == before || at(.rightBrace) || at(.pound) {
        isBroken = true
        advance()
      }
    }
    nodes[0].firstChild = nodes[0].nextSibling
    nodes[0].nextSibling = -1
    nodes[0].endToken = UInt32(truncatingIfNeeded: index)
  }

  // MARK: Missing parts

  /// Makes a `missing` node of the current token.
  func skipAsMissing() {
    let first = index
    advance()
    finish(.missing, from: mark, first: first)
  }

  /// The closing bracket of a list, as its token number; 0 where it is missing. What stands before it
  /// on the line is skipped.
  @inline(__always)
  func expectCloser(_ closer: TokenKind) -> Int {
    guard at(closer) else { return skipToCloser(closer) }
    let token = index
    advance()
    return token
  }

  private func skipToCloser(_ closer: TokenKind) -> Int {
    isBroken = true
    let first = index
    var end = index
    while end + 1 < tokens.count,
      !tokens[end].flags.contains(.startsLine) || tokens[end].kind == closer
    {
      if tokens[end].kind == closer {
        index = end
        finish(.missing, from: mark, first: first)
        advance()
        return end
      }
      switch tokens[end].kind {
      case .rightBrace, .rightParen, .rightBracket, .semicolon, .stringEnd, .stringSegment,
        .leftBrace:
        return 0
      case .leftParen, .leftBracket, .interpolationStart: end = skipGroup(end)
      default: end = next(end)
      }
    }
    return 0
  }

  // MARK: Declarations that begin again after a missing brace

  /// Whether a declaration begins at this line that cannot belong to the braces around it.
  @inline(__always) var endsOwner: Bool {
    guard resynchronizes, startsLine, ownerColumn >= 0 else { return false }
    return startsOuterDeclaration(index)
  }

  /// Whether a line begins with a declaration at or left of the column of the innermost owner.
  func startsOuterDeclaration(_ position: Int) -> Bool {
    guard tokens[position].flags.contains(.startsLine), column(position) <= ownerColumn else {
      return false
    }
    switch skipAttributesAndModifiers(position).end {
    case let end:
      switch tokens[end].word {
      case .struct, .class, .enum, .protocol, .extension, .func, .import, .typealias, .var, .let,
        .initializer:
        return true
      case .actor:
        return tokens[next(end)].kind == .identifier
      default:
        return false
      }
    }
  }

  /// The column, in bytes from 0, of a token that begins a line.
  func column(_ position: Int) -> Int {
    let start = Int(tokens[position].start)
    let farthest = max(0, start - Parser.widestIndentation)
    var line = start
    while line > farthest, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
    return start - line
  }

  /// Indentations count up to this many bytes, so that long lines cost nothing.
  private static let widestIndentation = 256
}

extension SyntaxTree {
  /// The syntax of a file's bytes, whatever they are.
  package static func parse(_ bytes: [UInt8]) -> SyntaxTree {
    parse(bytes, resynchronizes: false) ?? parse(bytes, resynchronizes: true)
      ?? SyntaxTree(bytes: bytes, tokens: [], comments: [], nodes: [])
  }

  /// As `parse`; nil where the brackets do not match and that would need a second pass.
  private static func parse(_ bytes: [UInt8], resynchronizes: Bool) -> SyntaxTree? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let source = SourceBytes(base, count: buffer.count)
      var tokenizer = Tokenizer(source)
      tokenizer.run()
      let comments = tokenizer.comments
      let parser = Parser(tokenizer, resynchronizes: resynchronizes)
      parser.parseFile()
      if parser.isBroken, !resynchronizes { return nil }
      return SyntaxTree(
        bytes: bytes, tokens: parser.tokens.array(), comments: comments,
        nodes: parser.nodes.array())
    }
  }
}
