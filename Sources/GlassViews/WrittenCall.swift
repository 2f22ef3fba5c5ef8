import GlassSyntax

/// An argument as it is written, for rules that judge or change its spelling.
package struct WrittenArgument {
  package let label: Name?
  /// The range of the label; nil without one.
  package let labelRange: ByteRange?
  /// From the label to the end of the value.
  package let range: ByteRange
  package let value: WrittenValue
}

/// An expression as it is written.
package struct WrittenValue {
  /// One name of a chain, with its arguments where it is called.
  package struct Part {
    package let name: Name
    package let range: ByteRange
    /// The arguments in its parentheses; nil where it is not called.
    package let arguments: [WrittenArgument]?
    /// The end of the name with its arguments and closures.
    package let end: Int
  }

  package let range: ByteRange
  /// Whether it begins with a dot: `.regular.tint(.red)`.
  package let isImplicit: Bool
  /// The names of the chain, in order; none for anything but a chain of names.
  package let parts: [Part]
  /// Whether it is a placeholder of an editor: `<#T##Glass#>`.
  package let isPlaceholder: Bool
  /// Whether it can stand as an operand without parentheses.
  package let isOperand: Bool
  /// Whether it is the literal `true` or `false`.
  package let literal: Bool?
  /// Whether it is the literal `nil`.
  package let isNil: Bool
  let node: NodeID
  let tree: SyntaxTree

  /// Whether nothing is there yet: the code is half-typed.
  package var isEmpty: Bool { range.start == range.end || tree.name(node) == nil && isImplicit }
  /// The text as it is written.
  package var text: String { tree.text(range) }
}

extension NameSite {
  /// The arguments in the parentheses of the call.
  package var writtenArguments: [WrittenArgument] { call.map(tree.writtenArguments) ?? [] }

  /// Whether the call's parentheses are closed: half-typed code is not judged.
  package var isClosed: Bool { call.map { tree[$0].token != 0 } ?? false }

  /// The range of the call from its name on; of the name where it is not called.
  package var callRange: ByteRange {
    ByteRange(range.start, call.map { tree.range($0).end } ?? range.end)
  }

  /// The value that the name is set to where it stands: `name = value`.
  package var assignedValue: WrittenValue? { names.assigned[node].map(tree.writtenValue) }

  /// Whether a comment of the file begins in a range.
  package func holdsComment(_ range: ByteRange) -> Bool {
    tree.comments.contains { range.contains($0.range.start) }
  }
}

extension WrittenValue {
  /// What the value can be, as far as the expression shows it: the sides of a ternary or of `??`.
  package var alternatives: [WrittenValue] {
    var found: [WrittenValue] = []
    var pending = [node]
    while let next = pending.popLast() {
      let node = tree.unwrapped(next)
      switch tree.kind(node) {
      case .ternary:
        pending += tree.children(node).dropFirst().reversed()
      case .sequence where isCoalescing(node):
        pending += tree.children(node).filter { tree.kind($0) != .infixOperator }.reversed()
      default: found.append(tree.writtenValue(node))
      }
    }
    return found
  }

  private func isCoalescing(_ node: NodeID) -> Bool {
    tree.children(node).allSatisfy {
      tree.kind($0) != .infixOperator || tree.token(tree[$0].token, is: "??")
    }
  }
}

extension SyntaxTree {
  fileprivate func writtenArguments(of call: NodeID) -> [WrittenArgument] {
    children(call).compactMap { child in
      guard kind(child) == .argument, let value = firstChild(child) else { return nil }
      let token = self[child].token
      return WrittenArgument(
        label: token == 0 ? nil : name(token: token),
        labelRange: token == 0 ? nil : range(token: token), range: range(child),
        value: writtenValue(value))
    }
  }

  func writtenValue(_ node: NodeID) -> WrittenValue {
    let chain = Chain(node, in: self)
    let root = kind(chain.base) == .call ? firstChild(chain.base) ?? chain.base : chain.base
    let isImplicit = kind(root) == .implicitMember
    let range = range(node)
    let isPlaceholder =
      range.end - range.start > 2 && bytes[range.start] == UInt8(ascii: "<")
      && bytes[range.start + 1] == UInt8(ascii: "#")
    var parts: [WrittenValue.Part] = []
    if isImplicit || kind(root) == .identifier, let name = name(root) {
      parts.append(part(name, self[root].token, chain.base))
      links: for link in chain.links {
        switch link {
        case .call(let token, let node), .member(let token, let node):
          guard token != 0 else { break links }
          parts.append(part(self.name(token: token), token, node))
        case .conditional, .other: break links
        }
      }
    }
    return WrittenValue(
      range: range, isImplicit: isImplicit, parts: parts, isPlaceholder: isPlaceholder,
      isOperand: kind(node).isOperand,
      literal: boolean(root),
      isNil: kind(root) == .literal && token(self[root].token, is: "nil"),
      node: node, tree: self)
  }

  private func part(_ name: Name, _ token: UInt32, _ node: NodeID) -> WrittenValue.Part {
    let isCall = kind(node) == .call
    return WrittenValue.Part(
      name: name, range: range(token: token), arguments: isCall ? writtenArguments(of: node) : nil,
      end: range(node).end)
  }
}

extension SyntaxKind {
  /// Whether the expression binds tighter than a ternary on both sides.
  fileprivate var isOperand: Bool {
    switch self {
    case .identifier, .member, .implicitMember, .call, .subscript, .tuple, .literal, .array,
      .dictionary, .prefixOperator, .sequence, .forceUnwrap, .optionalChain, .stringLiteral:
      true
    default: false
    }
  }
}
