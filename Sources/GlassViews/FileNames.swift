import GlassProject
import GlassSyntax

/// What the names of one file share; each answer is worked out when it is first asked for.
final class FileNames {
  let file: FileID
  let tree: SyntaxTree
  let index: ProjectIndex

  init(file: FileID, tree: SyntaxTree, index: ProjectIndex) {
    self.file = file
    self.tree = tree
    self.index = index
  }

  /// The modules that the file imports.
  private(set) lazy var imports: Set<Name> = {
    var result: Set<Name> = []
    for node in tree.nodes.indices where tree.nodes[node].kind == .importDecl {
      if let name = tree.name(NodeID(node)) { result.insert(name) }
    }
    return result
  }()

  /// The clauses that no compiler of today compiles: `#if false`, `#if compiler(>=99)`.
  private(set) lazy var uncompiled: [ByteRange] = tree.nodes.indices.compactMap { number in
    guard tree.nodes[number].kind == .ifConfigClause,
      let condition = tree.child(NodeID(number), .ifConfigCondition),
      let expression = tree.firstChild(condition), isNeverTrue(expression)
    else { return nil }
    return tree.range(NodeID(number))
  }

  /// The value that the file binds a name to, where it does so once.
  func value(of name: Name) -> NodeID? {
    guard let values = values[name], values.count == 1 else { return nil }
    return values[0]
  }

  private(set) lazy var values: [Name: [NodeID]] = {
    var result: [Name: [NodeID]] = [:]
    for node in tree.nodes.indices.map(NodeID.init) where tree.kind(node) == .binding {
      guard let pattern = tree.firstChild(node), tree.kind(pattern) == .identifierPattern,
        let name = tree.name(pattern),
        let value = tree.child(node, .initializer).flatMap(tree.firstChild)
      else { continue }
      result[name, default: []].append(value)
    }
    return result
  }()

  /// The values that are given to what holds bar items, once somebody asked.
  var knownBarItems: Set<NodeID>?

  /// The code that runs only where there is no glass.
  private(set) lazy var legacy: ByteRangeSet = tree.legacyRanges

  private func isNeverTrue(_ node: NodeID) -> Bool {
    let text = tree.text(tree.range(node)).filter { !$0.isWhitespace }
    if text == "false" { return true }
    for check in ["compiler(>=", "swift(>="] where text.hasPrefix(check) && text.hasSuffix(")") {
      let digits = text.dropFirst(check.count).prefix { $0.isNumber }
      return Int(digits).map { $0 >= 10 } ?? false
    }
    return false
  }

  /// What each implicit member is compared with: the subject of its `switch` or `if case`, or the other
  /// side of `==`.
  private(set) lazy var subjects: [NodeID: NodeID] = {
    var result: [NodeID: NodeID] = [:]
    func add(_ candidate: NodeID, _ subject: NodeID) {
      var member = candidate
      if tree.kind(member) == .expressionPattern, let inner = tree.firstChild(member) {
        member = inner
      }
      if tree.kind(member) == .optionalChain, let inner = tree.firstChild(member) { member = inner }
      if tree.kind(member) == .implicitMember { result[member] = subject }
    }
    for number in tree.nodes.indices {
      let node = NodeID(number)
      switch tree.nodes[number].kind {
      case .switchExpr:
        guard let subject = tree.firstChild(node) else { continue }
        for part in tree.children(node) where tree.kind(part) == .switchCase {
          for pattern in tree.children(part) { add(pattern, subject) }
        }
      case .patternMatch:
        guard let pattern = tree.firstChild(node),
          let subject = tree.child(node, .initializer).flatMap(tree.firstChild)
        else { continue }
        add(pattern, subject)
      case .sequence:
        let parts = Array(tree.children(node))
        for (position, part) in parts.enumerated().dropFirst().dropLast()
        where tree.kind(part) == .infixOperator
          && (tree.token(tree[part].token, is: "==") || tree.token(tree[part].token, is: "!="))
        {
          add(parts[position + 1], parts[position - 1])
          add(parts[position - 1], parts[position + 1])
        }
      default: continue
      }
    }
    return result
  }()

  /// The values that names are set to by `=`.
  private(set) lazy var assigned: [NodeID: NodeID] = {
    var result: [NodeID: NodeID] = [:]
    for number in tree.nodes.indices where tree.nodes[number].kind == .assignment {
      let parts = Array(tree.children(NodeID(number)))
      if parts.count == 2 { result[parts[0]] = parts[1] }
    }
    return result
  }()

  /// The keys of the file's `@Environment(\.key)` properties, by the property's name.
  private(set) lazy var environment: [Name: Name] = {
    var result: [Name: Name] = [:]
    for number in tree.nodes.indices where tree.nodes[number].kind == .variableDecl {
      let node = NodeID(number)
      guard let attribute = tree.child(node, .attribute), tree.name(attribute) == "Environment",
        let path = tree.arguments(of: attribute).first?.value, tree.kind(path) == .keyPath,
        let key = tree.children(path).first(where: { !tree.kind($0).isType }).flatMap(tree.name),
        let pattern = tree.child(node, .binding).flatMap(tree.firstChild),
        let property = tree.name(pattern)
      else { continue }
      result[property] = key
    }
    return result
  }()
}
