import GlassSyntax

extension SyntaxTree {
  /// The ranges of code that runs only where there is no glass: before 26, or where no build compiles it.
  package var legacyRanges: ByteRangeSet {
    var ranges: [ByteRange] = []
    for node in nodes.indices.map(NodeID.init) {
      switch kind(node) {
      case .ifExpr: appendLegacyArms(of: node, to: &ranges)
      case .guardStmt:
        if isDecidedByAvailability(node), availabilityOf(node)?.failed.isLegacy == true,
          let block = child(node, .codeBlock)
        {
          ranges.append(range(block))
        }
      case .ifConfig:
        for (clause, availability) in clauses(ofIfConfig: node) where availability.isLegacy {
          ranges.append(range(clause))
        }
      case .functionDecl, .variableDecl, .structDecl, .classDecl, .enumDecl, .extensionDecl:
        if availability(ofDeclaration: node) == .legacy { ranges.append(range(node)) }
      default: break
      }
    }
    return ByteRangeSet(ranges)
  }

  private func appendLegacyArms(of node: NodeID, to ranges: inout [ByteRange]) {
    guard let availability = availabilityOf(node) else { return }
    let parts = children(node).filter { kind($0) != .conditions }
    if availability.held.isLegacy, let block = parts.first { ranges.append(range(block)) }
    if availability.failed.isLegacy, isDecidedByAvailability(node), parts.count > 1 {
      ranges.append(range(parts[1]))
    }
  }

  private func availabilityOf(_ node: NodeID) -> (held: Availability, failed: Availability)? {
    guard let conditions = child(node, .conditions), let check = child(conditions, .availability)
    else {
      return nil
    }
    return availability(ofCondition: check)
  }

  /// Whether nothing but availability decides the condition.
  private func isDecidedByAvailability(_ node: NodeID) -> Bool {
    guard let conditions = child(node, .conditions) else { return false }
    return children(conditions).allSatisfy { kind($0) == .availability }
  }
}
