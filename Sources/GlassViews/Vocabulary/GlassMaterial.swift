import GlassSyntax

/// A value of type `Glass`, as far as the code decides it.
package struct GlassMaterial {
  package enum Variant: Sendable {
    case regular
    case clear
    case identity
    case unknown
  }

  package var variant: Variant
  /// The argument of `.tint(…)`.
  package var tint: Expression?
  /// Whether `.interactive()` was applied; nil where that is unknown.
  package var isInteractive: Bool?
}

extension Interpreter {
  /// The glass that `glassEffect(…)` or `.glass(…)` applies: the values of its first argument; `.regular`
  /// without one.
  package func materials(of call: Expression) -> [GlassMaterial] {
    let regular = GlassMaterial(variant: .regular, tint: nil, isInteractive: false)
    guard call.tree.kind(call.node) == .call else { return [regular] }
    let first = call.tree.arguments(of: call.node).first { $0.label == nil && !$0.isTrailing }
    guard let first else { return [regular] }
    return values(of: call.sibling(first.value)).flatMap {
      materials(of: $0.expression, isUnknown: $0.isUnknown)
    }
  }

  /// The glass that a value is, with what a static member that the project adds to `Glass` stands for.
  private func materials(of value: Expression, isUnknown: Bool) -> [GlassMaterial] {
    let own = isUnknown ? nil : ownGlass(value)
    guard let own else { return [material(value, isUnknown: isUnknown, depth: 0)] }
    return values(of: own).map { material($0.expression, isUnknown: $0.isUnknown, depth: 1) }
  }

  /// What `.name` of an `extension Glass` stands for.
  private func ownGlass(_ value: Expression) -> Expression? {
    let tree = value.tree
    guard let name = tree.name(value.node),
      tree.kind(value.node) == .implicitMember
        || tree.kind(value.node) == .member
          && tree.firstChild(value.node).flatMap(tree.name) == "Glass",
      let member = index.members(named: name, ofForeign: "Glass")?.first,
      index.declarations[member].kind == .property
    else { return nil }
    let property = index.declarations[member]
    let own = index.trees[property.file]
    let source =
      own.child(property.node, .accessorBlock).flatMap { getter($0, in: own) }
      ?? own.child(property.node, .initializer).flatMap(own.firstChild)
    guard let source else { return nil }
    let entry = entry(
      declaration: member, node: property.node, file: property.file, instance: nil,
      from: value.entry)
    return entry.isRecursive ? nil : Expression(source, in: entry, nil)
  }

  /// What must hold for a glass effect to be glass at all: `isOn ? .regular : .identity`.
  func tests(showing call: Expression) -> [Test] {
    guard call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first(where: {
        $0.label == nil && !$0.isTrailing
      })
    else { return [] }
    return tests(choosing: call.sibling(first.value)) { value in
      self.values(of: value).allSatisfy {
        materials(of: $0.expression, isUnknown: $0.isUnknown).allSatisfy {
          $0.variant == .identity
        }
      }
    }
  }

  private func material(_ expression: Expression, isUnknown: Bool, depth: Int) -> GlassMaterial {
    var result = GlassMaterial(variant: .unknown, tint: nil, isInteractive: nil)
    guard !isUnknown, depth < 8 else { return result }
    let tree = expression.tree
    let chain = Chain(expression.node, in: tree)
    var links = chain.links[...]
    switch tree.kind(chain.base) {
    case .implicitMember:
      guard let variant = Self.variant(tree.name(chain.base)) else { return result }
      result = GlassMaterial(variant: variant, tint: nil, isInteractive: false)
    case .identifier where tree.name(chain.base) == "Glass":
      guard case .member(let token, _)? = links.first,
        let variant = Self.variant(tree.name(token: token))
      else { return result }
      links = links.dropFirst()
      result = GlassMaterial(variant: variant, tint: nil, isInteractive: false)
    case .identifier where !links.isEmpty:
      let values = values(of: expression.sibling(chain.base))
      guard values.count == 1, !values[0].isUnknown else { break }
      result = material(values[0].expression, isUnknown: false, depth: depth + 1)
    default: return result
    }
    for case .call(let token, let node) in links {
      let argument = tree.arguments(of: node).first
      switch tree.name(token: token) {
      case "tint": result.tint = argument.map { expression.sibling($0.value) }
      case "interactive":
        result.isInteractive = argument.map { truth(of: expression.sibling($0.value)) } ?? true
      default: break
      }
    }
    return result
  }

  private static func variant(_ name: Name?) -> GlassMaterial.Variant? {
    switch name {
    case "regular": .regular
    case "clear": .clear
    case "identity": .identity
    default: nil
    }
  }
}
