import GlassProject
import GlassSyntax

/// Where something is written: what stands around it, for rules that change code.
extension SyntaxTree {
  /// The nodes that hold a range, from the outermost in.
  func nodes(around range: ByteRange) -> [NodeID] {
    var result = [root]
    var here: NodeID? = root
    while let node = here {
      here = children(node).first { child in
        let other = self.range(child)
        return other.start <= range.start && range.end <= other.end && other.end > other.start
      }
      if let here { result.append(here) }
    }
    return result
  }

  /// The whole call, closures included, whose callee's name stands at a range; nil where it is not called.
  package func callRange(named name: ByteRange) -> ByteRange? {
    call(named: name, among: nodes(around: name)).map(range)
  }

  /// The innermost of some nodes that calls what is named at a range.
  func call(named name: ByteRange, among nodes: [NodeID]) -> NodeID? {
    nodes.last { node in
      guard kind(node) == .call, var callee = firstChild(node) else { return false }
      if kind(callee) == .specialization { callee = firstChild(callee) ?? callee }
      return self[callee].token != 0 && range(token: self[callee].token) == name
    }
  }

  /// The calls in whose closures an expression stands as a statement, from the innermost out, as far as nothing but
  /// conditions stands between; then the declaration whose body they are in, where nothing else does.
  func builders(around expression: NodeID) -> (calls: [NodeID], declaration: NodeID?) {
    let start = range(expression).start
    var calls: [NodeID] = []
    var isInClosure = false
    for node in nodes(around: range(expression)).reversed() {
      switch kind(node) {
      case .closure: isInClosure = true
      case .call where isInClosure:
        calls.append(node)
        isInClosure = false
      case .call, .member, .specialization, .optionalChain, .forceUnwrap, .postfixIfConfig:
        // The chain that the expression, or a call around it, begins.
        let first = calls.last.map { range($0).start } ?? start
        guard range(node).start == first else { return (calls, nil) }
      case .trailingClosure, .argument, .codeBlock, .ifExpr, .switchExpr, .switchCase, .ifConfig,
        .ifConfigClause, .accessorBlock, .accessor, .binding:
        continue
      case .variableDecl, .functionDecl: return (calls, node)
      default: return (calls, nil)
      }
    }
    return (calls, nil)
  }
}

extension ViewSite {
  /// A layout as it is written.
  package struct WrittenLayout {
    /// Its call without modifiers.
    package let range: ByteRange
    /// The number that `spacing:` is given.
    package let spacing: String?
  }

  /// The layout to put into a container for the views in it: the view itself, or the one that the rows or the repeated
  /// views of the view belong to; nil where that is written elsewhere.
  package var containedLayout: WrittenLayout? {
    guard let expression = node.expression else { return nil }
    let tree = expression.tree
    if isLayout, name != "GridRow" {
      return WrittenLayout(range: extent, spacing: tree.literal("spacing", of: expression.node))
    }
    for call in tree.builders(around: expression.node).calls {
      guard let callee = tree.firstChild(call), tree.kind(callee) == .identifier,
        let name = tree.name(callee)
      else { return nil }
      if Vocabulary.dividing.contains(name) { continue }
      guard interpreter.isLayout(named: name, from: node.site.file) else { return nil }
      return WrittenLayout(range: tree.range(call), spacing: tree.literal("spacing", of: call))
    }
    return nil
  }
}

extension Interpreter {
  /// Whether a name is that of a layout: Apple's, or one of the project's own.
  fileprivate func isLayout(named name: Name, from file: FileID) -> Bool {
    guard let type = index.type(named: name, from: file) else {
      return Vocabulary.layouts.contains(name)
    }
    return index.allConformances(of: type).contains("Layout")
  }
}

extension SyntaxTree {
  /// The literal that a labelled argument of a call is, as it is written.
  fileprivate func literal(_ label: Name, of call: NodeID) -> String? {
    guard kind(call) == .call,
      let argument = arguments(of: call).first(where: { $0.label == label }),
      kind(argument.value) == .literal
    else { return nil }
    return text(range(argument.value))
  }
}

extension Vocabulary {
  /// Views whose own views are laid out by what is around.
  fileprivate static let dividing: Set<Name> = ["ForEach", "Group", "GridRow"]
}
