/// Patterns: plain ones of declarations, and those that match.
extension Parser {
  /// Whether something stands here that can only be a pattern.
  var atPatternStart: Bool {
    switch word {
    case .let, .var, .is, .inout: return kind == .keyword
    case .borrowing:
      let after = peeked
      return !after.flags.contains(.startsLine)
        && (after.kind == .identifier || after.word == .underscore)
    default: return false
    }
  }

  /// pattern → `(` (label `:`)? pattern `,` … `)` | `_` | name | (`let` | `var`) pattern
  func parsePattern() {
    let mark = mark
    let first = index
    if depth >= Parser.deepest {
      index = skipGroup(index)
      finish(.missing, from: mark, first: first)
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case .leftParen:
      advance()
      while !at(.rightParen), !at(.endOfFile) {
        let before = index
        if isLabel(index), peeked.kind == .colon {
          advance()
          advance()
        }
        parsePattern()
        guard take(.comma), index > before else { break }
      }
      _ = expectCloser(.rightParen)
      finish(.tuplePattern, from: mark, first: first)
    case .identifier:
      leaf(.identifierPattern)
    case .keyword where at(.underscore):
      leaf(.wildcardPattern)
    case .keyword where at(.let) || at(.var) || at(.inout):
      advance()
      parsePattern()
      finish(.bindingPattern, from: mark, first: first)
    case .keyword where !startsLine && !at(.in):
      leaf(.identifierPattern)
    default:
      finish(.missing, from: mark, first: first)
    }
  }

  /// matching → `is` type | (`let` | `var`) matching | expression
  func parseMatchingPattern(_ context: PatternContext) {
    let mark = mark
    let first = index
    depth += 1
    defer { depth -= 1 }
    if depth < Parser.deepest, atPatternStart {
      let isType = at(.is)
      advance()
      if isType {
        parseType()
        finish(.isTypePattern, from: mark, first: first)
      } else {
        parseMatchingPattern(.binding)
        finish(.bindingPattern, from: mark, first: first)
      }
      return
    }
    guard parseExpression(.condition, context) else {
      finish(.missing, from: mark, first: first)
      return
    }
    replaceNewest(by: pattern(of: newest))
  }

  /// The pattern that an expression stands for: itself where it is one already.
  private func pattern(of expression: NodeID) -> NodeID {
    let id = Int(expression)
    switch nodes[id].kind {
    case .identifierPattern, .bindingPattern, .isTypePattern, .tuplePattern, .wildcardPattern,
      .expressionPattern, .missing:
      return expression
    case .discard:
      nodes[id].kind = .wildcardPattern
      return expression
    case .tuple:
      convertTuple(id)
      return expression
    default:
      let wrapper = nodes.count
      var node = nodes[id]
      node.kind = .expressionPattern
      node.flags = []
      node.token = 0
      node.detail = 0
      node.firstChild = expression
      node.nextSibling = -1
      nodes[id].nextSibling = -1
      nodes.append(node)
      return NodeID(truncatingIfNeeded: wrapper)
    }
  }

  /// Makes a tuple's arguments the patterns of a tuple pattern. Tuples nest no deeper than the parser.
  private func convertTuple(_ id: Int) {
    nodes[id].kind = .tuplePattern
    var argument = nodes[id].firstChild
    var previous = -1
    while argument >= 0 {
      let after = nodes[Int(argument)].nextSibling
      let inner = nodes[Int(argument)].firstChild
      let element = inner < 0 ? argument : pattern(of: inner)
      nodes[Int(element)].nextSibling = -1
      if previous < 0 {
        nodes[id].firstChild = element
      } else {
        nodes[previous].nextSibling = element
      }
      previous = Int(element)
      argument = after
    }
  }
}
