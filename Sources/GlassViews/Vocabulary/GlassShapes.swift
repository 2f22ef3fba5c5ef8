import GlassSyntax

/// What tells the glass of two views apart, as far as the code decides it.
package struct GlassDifference {
  /// What the first one has, in words: "clear glass".
  package let first: String
  package let second: String
}

extension ViewSite {
  /// Whether glass is certainly a capsule with one line of text and nothing else in it: a badge, however wide.
  package func isPill(_ glass: GlassSite) -> Bool {
    glass.kind == .effect && interpreter.shapeWord(glass) == "a capsule" && holdsOneText
  }

  /// Why two glass surfaces do not join; nil where they do, or where that is not decided.
  package func difference(between first: GlassSite, and second: GlassSite) -> GlassDifference? {
    func differ(_ word: (GlassSite) -> String?) -> GlassDifference? {
      guard let one = word(first), let other = word(second), one != other else { return nil }
      return GlassDifference(first: one, second: other)
    }
    switch (first.kind, second.kind) {
    case (.effect, .effect):
      return differ(interpreter.variantWord) ?? differ(interpreter.tintWord)
        ?? differ(interpreter.shapeWord)
    case (.style, .prominentStyle), (.prominentStyle, .style):
      return differ { $0.kind == .style ? "the plain glass style" : "the prominent glass style" }
    default: return nil
    }
  }
}

extension Interpreter {
  fileprivate func variantWord(_ glass: GlassSite) -> String? {
    guard glass.materials.count == 1 else { return nil }
    switch glass.materials[0].variant {
    case .regular: return "regular glass"
    case .clear: return "clear glass"
    case .identity, .unknown: return nil
    }
  }

  /// The tint where it is one colour that is written as a literal.
  fileprivate func tintWord(_ glass: GlassSite) -> String? {
    guard glass.materials.count == 1, variantWord(glass) != nil else { return nil }
    guard let tint = glass.materials[0].tint else { return "no tint" }
    let values = values(of: tint)
    guard values.count == 1, let value = values.first, !value.isUnknown, value.isNil == false
    else { return nil }
    let tree = value.expression.tree
    guard tree.kind(value.expression.node) == .implicitMember || value.comparable != nil else {
      return "a tint of its own"
    }
    return "the tint `\(tree.nameText(value.expression.node))`"
  }

  /// The kind of the shape; nil where it is not known.
  fileprivate func shapeWord(_ glass: GlassSite) -> String? {
    guard let call = glass.modifier?.expression, call.tree.kind(call.node) == .call else {
      return nil
    }
    guard let shape = call.tree.arguments(of: call.node).first(where: { $0.label == "in" }) else {
      return "a capsule"
    }
    let words = Set(values(of: call.sibling(shape.value)).map(shapeKind))
    return words.count == 1 ? words.first ?? nil : nil
  }

  private func shapeKind(_ value: Value) -> String? {
    guard !value.isUnknown else { return nil }
    let tree = value.expression.tree
    let head = Chain(value.expression.node, in: tree).head(in: tree)
    guard let name = tree.name(head) else { return nil }
    switch name {
    case "capsule", "Capsule": return "a capsule"
    case "circle", "Circle": return "a circle"
    case "ellipse", "Ellipse": return "an ellipse"
    case "rect", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "ConcentricRectangle":
      return "a rectangle"
    default: return nil
    }
  }
}
