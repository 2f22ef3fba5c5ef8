/// The calls of a file as lines of text, for comparison with the compiler's own parser.
package struct CallList {
  /// A call: byte offsets of the names, or -1.
  private struct Record {
    var offset: Int
    var node: NodeID
    var base: Int
    var container: Int
  }

  /// A node that waits to be looked at, and what is known about its surroundings.
  private struct Visit {
    var node: NodeID
    /// The name of the innermost named call that holds the node in an argument or closure, or -1.
    var container: Int
    /// The call that a member without a base hangs on through a postfix `#if`, or -1.
    var hanger: Int
    /// Whether the node is part of a key path, whose members are no calls.
    var isPath: Bool
  }

  private let tree: SyntaxTree
  private var records: [Record] = []
  private var visits: [Visit] = []

  private init(_ tree: SyntaxTree) { self.tree = tree }

  /// Appends one line for each call whose callee is a name or a member, sorted by offset: offset,
  /// name, labels, closures, the call it hangs on, the call that holds it (tab-separated).
  package static func render(_ tree: SyntaxTree, into output: inout [UInt8]) {
    var list = CallList(tree)
    list.collect()
    list.records.sort { $0.offset < $1.offset }
    for record in list.records { list.write(record, &output) }
  }

  // MARK: Finding

  private mutating func collect() {
    visits.append(Visit(node: tree.root, container: -1, hanger: -1, isPath: false))
    while let visit = visits.popLast() {
      switch tree.kind(visit.node) {
      case .attribute, .expressionPattern, .ifConfigCondition: continue
      case .call: visitCall(visit)
      case .postfixIfConfig: visitConfig(visit)
      case .keyPath: push(visit, hanger: -1, isPath: true)
      case .member, .subscript, .optionalChain, .forceUnwrap, .specialization, .postfixOperator,
        .ifConfig, .ifConfigClause:
        push(visit, hanger: visit.hanger, isPath: visit.isPath)
      default:
        push(visit, hanger: -1, isPath: false)
      }
    }
  }

  /// Waits for the children of a node; the first of a chain inherits, the others do not.
  private mutating func push(_ visit: Visit, hanger: Int, isPath: Bool) {
    let kind = tree.kind(visit.node)
    let isConfig = kind == .ifConfig || kind == .ifConfigClause
    var isFirst = true
    for child in tree.children(visit.node) {
      let inherits = isFirst || isConfig
      let staysPath = isPath && (inherits || kind == .keyPath)
      visits.append(
        Visit(
          node: child, container: visit.container, hanger: inherits ? hanger : -1,
          isPath: staysPath))
      isFirst = false
    }
  }

  private mutating func visitConfig(_ visit: Visit) {
    guard let first = tree.firstChild(visit.node) else { return }
    let hasBase = tree.kind(first) != .ifConfig
    let hanger = hasBase ? baseCall(first) : visit.hanger
    for child in tree.children(visit.node) {
      let isBase = hasBase && child == first
      visits.append(
        Visit(
          node: child, container: visit.container, hanger: isBase ? visit.hanger : hanger,
          isPath: false))
    }
  }

  private mutating func visitCall(_ visit: Visit) {
    guard let called = tree.firstChild(visit.node) else { return }
    let callee = callee(called)
    let offset = nameOffset(callee)
    var container = visit.container
    if offset >= 0, !visit.isPath {
      container = offset
      let base: Int
      switch tree.kind(callee) {
      case .member: base = tree.firstChild(callee).map(baseCall) ?? -1
      case .implicitMember: base = visit.hanger
      default: base = -1
      }
      records.append(
        Record(offset: offset, node: visit.node, base: base, container: visit.container))
    }
    for child in tree.children(visit.node) {
      let isCallee = child == called
      visits.append(
        Visit(
          node: child, container: isCallee ? visit.container : container,
          hanger: isCallee ? visit.hanger : -1, isPath: isCallee && visit.isPath))
    }
  }

  /// What is called, without generic arguments.
  private func callee(_ node: NodeID) -> NodeID {
    var node = node
    while tree.kind(node) == .specialization, let inner = tree.firstChild(node) { node = inner }
    return node
  }

  /// The offset of a callee's name; -1 where it has none.
  private func nameOffset(_ callee: NodeID) -> Int {
    switch tree.kind(callee) {
    case .identifier, .member, .implicitMember:
      let node = tree[callee]
      guard node.token != 0 else { return -1 }
      if tree.kind(callee) == .identifier, tree.tokens[Int(node.token)].word == .super { return -1 }
      return tree.range(token: node.token).start
    default:
      return -1
    }
  }

  /// The name of the call that an expression is, seen through `?`, `!` and a postfix `#if`; or -1.
  private func baseCall(_ node: NodeID) -> Int {
    var node = node
    while true {
      switch tree.kind(node) {
      case .call:
        guard let called = tree.firstChild(node) else { return -1 }
        return nameOffset(callee(called))
      case .optionalChain, .forceUnwrap, .postfixIfConfig:
        guard let inner = tree.firstChild(node) else { return -1 }
        node = inner
      default:
        return -1
      }
    }
  }

  // MARK: Writing

  private func write(_ record: Record, _ output: inout [UInt8]) {
    let call = record.node
    guard let called = tree.firstChild(call) else { return }
    writeNumber(record.offset, &output)
    output.append(0x09)
    writeToken(tree[callee(called)].token, &output)
    for kind in [SyntaxKind.argument, .trailingClosure] {
      output.append(0x09)
      var isFirst = true
      for child in tree.children(call) where child != called && tree.kind(child) == kind {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        let label = tree[child].token
        if label == 0 { output.append(UInt8(ascii: "_")) } else { writeToken(label, &output) }
      }
    }
    for place in [record.base, record.container] {
      output.append(0x09)
      if place < 0 { output.append(UInt8(ascii: "-")) } else { writeNumber(place, &output) }
    }
    output.append(0x0A)
  }

  private func writeToken(_ token: UInt32, _ output: inout [UInt8]) {
    let range = tree.range(token: token)
    output.append(contentsOf: tree.bytes[range.start..<range.end])
  }

  private func writeNumber(_ number: Int, _ output: inout [UInt8]) {
    let start = output.count
    var rest = number
    repeat {
      output.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    output[start...].reverse()
  }
}
