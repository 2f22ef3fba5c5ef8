import GlassProject
import GlassSyntax

/// Views that code makes which shows none itself.
extension Interpreter {
  /// What is known where an expression stands: the names bound before it, and what was checked.
  struct Scope {
    var locals: Locals?
    var availability = Availability.any
  }

  /// The entry of an expression in a member or function, with the names around it bound.
  func entry(
    of node: NodeID, in declaration: DeclarationID
  ) -> (entry: Entry, availability: Availability) {
    let member = index.declarations[declaration]
    let isStatic = member.flags.contains(.isStatic)
    var parameters: [Name: Bound] = [:]
    if member.kind == .function || member.kind == .initializer {
      for parameter in signature(of: declaration).parameters {
        parameters[parameter.name] = .unknown
      }
    }
    let entry = entry(
      declaration: declaration, node: node, file: member.file,
      instance: isStatic ? nil : member.ownerType.map(makeUnboundInstance),
      parameters: parameters, from: nil)
    let scope = scope(of: node, in: member.node, entry)
    if entry.views == nil {
      entry.views = views(of: Expression(node, in: entry, scope.locals))
    }
    return (entry, scope.availability)
  }

  private func scope(of node: NodeID, in declaration: NodeID, _ entry: Entry) -> Scope {
    let tree = entry.tree
    var scope = Scope()
    var outer = declaration
    while outer != node,
      let inner = tree.children(outer).first(where: { tree[$0].holds(tree[node].firstToken) })
    {
      switch tree.kind(outer) {
      case .codeBlock, .closure, .ifConfigClause: read(before: inner, in: outer, entry, &scope)
      case .ifExpr:
        let condition = condition(of: outer, in: entry, scope.locals)
        let isHeld = tree.child(outer, .codeBlock) == inner
        if isHeld { scope.locals = condition.locals }
        let checked = isHeld ? condition.held : condition.failed
        if tree.kind(inner) != .conditions {
          scope.availability = scope.availability.refined(by: checked)
        }
      case .guardStmt where tree.kind(inner) == .codeBlock:
        let condition = condition(of: outer, in: entry, scope.locals)
        scope.availability = scope.availability.refined(by: condition.failed)
      case .ifConfig:
        for (clause, availability) in tree.clauses(ofIfConfig: outer) where clause == inner {
          scope.availability = scope.availability.refined(by: availability)
        }
      case .ternary:
        let parts = Array(tree.children(outer))
        if inner != parts[0], let check = glassCheck(Expression(parts[0], in: entry, scope.locals))
        {
          scope.availability = scope.availability.refined(
            by: inner == parts[1] ? check.held : check.failed)
        }
      default: break
      }
      outer = inner
    }
    return scope
  }

  /// Reads the statements in front of one: what they bind, and what they leave for the rest.
  private func read(
    before statement: NodeID, in block: NodeID, _ entry: Entry, _ scope: inout Scope
  ) {
    let tree = entry.tree
    for before in tree.children(block) {
      if before == statement { return }
      switch tree.kind(before) {
      case .closureSignature:
        for parameter in tree.children(before) where tree.kind(parameter) == .closureParameter {
          guard let name = tree.name(parameter) else { continue }
          scope.locals = bind(name, to: .value(.unknown), in: scope.locals)
        }
      case .variableDecl: scope.locals = bind(variables: before, in: entry, scope.locals)
      case .functionDecl:
        if let name = tree.name(before) {
          scope.locals = bind(name, to: .function(before), in: scope.locals)
        }
      case .guardStmt:
        let condition = condition(of: before, in: entry, scope.locals)
        scope.locals = condition.locals
        scope.availability = scope.availability.refined(by: condition.held)
      case .ifExpr where leavesEarly(before, in: tree):
        let condition = condition(of: before, in: entry, scope.locals)
        scope.availability = scope.availability.refined(by: condition.failed)
      default: break
      }
    }
  }
}
