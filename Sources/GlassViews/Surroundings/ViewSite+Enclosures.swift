import GlassSyntax

/// What draws an enclosure of its own around the face of a toolbar item.
extension ViewSite {
  /// The backgrounds around the face of an item: the view in it, or the label of its control.
  package func enclosures(of entry: ToolbarEntry) -> [PlacePath] {
    guard entry.kind == .group || entry.content.count == 1 else { return [] }
    var found: [PlacePath] = []
    // The label of a styled control is met twice.
    for path in entry.content.flatMap({ enclosures(of: [$0], depth: 0) })
    where !found.contains(path) {
      found.append(path)
    }
    return found
  }

  /// The views of which each is all that is there.
  private func faces(_ shown: [Shown]) -> [ShownView] {
    shown.flatMap { shown -> [ShownView] in
      switch shown {
      case .view(let view): [view]
      case .choice(let choice): choice.arms.filter { $0.count == 1 }.flatMap(faces)
      }
    }
  }

  /// The backgrounds around what is shown alone. Where it can be a picture, they belong to the picture: a colour
  /// behind it while it loads, initials in its place.
  private func enclosures(of shown: [Shown], depth: Int) -> [PlacePath] {
    let faces = faces(shown)
    guard shown.count == 1, !faces.contains(where: isPicture) else { return [] }
    return faces.flatMap { enclosures(of: $0, depth: depth) }
  }

  private func enclosures(of view: ShownView, depth: Int) -> [PlacePath] {
    guard depth < 8, let name = view.name else { return [] }
    var found = view.modifiers.filter { encloses($0, view) }.map(\.path)
    if Vocabulary.buttons.contains(name) || name == "NavigationLink" {
      found += enclosures(of: shown(in: view, as: [.label]), depth: depth + 1)
      found += enclosures(ofStyledControl: view, depth: depth)
    } else if Vocabulary.layouts.contains(name) {
      found += enclosures(of: shown(in: view), depth: depth + 1)
    }
    return found
  }

  /// What the project's own button style draws around the label.
  private func enclosures(ofStyledControl view: ShownView, depth: Int) -> [PlacePath] {
    guard let setter = view.modifiers.first(where: { $0.name == "buttonStyle" }),
      case .project(let number) = interpreter.style(of: setter.expression),
      let body = interpreter.body(ofStyle: number, around: view.node)
    else { return [] }
    let styled = shown(inStyle: body, setBy: setter, of: view)
    guard styled.count == 1 else { return [] }
    return faces(styled).flatMap { face in
      face.modifiers.filter { encloses($0, face) }.map(\.path)
    }
  }

  /// Whether a view is a picture, or is not known.
  private func isPicture(_ view: ShownView) -> Bool {
    guard let name = view.name else { return true }
    guard name == "Image" else { return name == "AsyncImage" }
    guard let call = view.node.expression, call.tree.kind(call.node) == .call else { return true }
    return call.tree.arguments(of: call.node).first?.label != "systemName"
  }

  /// Whether a modifier certainly draws something behind a view.
  private func encloses(_ modifier: Modifier, _ view: ShownView) -> Bool {
    guard modifier.name == "background", !modifier.isConditional else { return false }
    if firstLabel(of: modifier.expression) == "in" { return true }
    let paints = paints(of: modifier)
    if !paints.isEmpty, paints.allSatisfy(\.isPainted) { return true }
    let drawn = shown(by: modifier, of: view)
    guard drawn.count == 1, case .view(let shape) = drawn[0], let name = shape.name else {
      return false
    }
    return Vocabulary.shapes.contains(name) ? isFilled(shape) : name == "Color" && isPainted(shape)
  }

  private func isFilled(_ shape: ShownView) -> Bool {
    !shape.modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": return true
      case "opacity": return couldBeClear(modifier)
      case "fill", "foregroundStyle", "foregroundColor", "stroke", "strokeBorder":
        return paints(of: modifier).contains(.nothing)
      default: return false
      }
    }
  }

  private func couldBeClear(_ modifier: Modifier) -> Bool {
    values(ofFirstArgumentOf: modifier).contains { value in
      let text = value.expression.tree.text(value.expression.tree.range(value.expression.node))
      return value.isUnknown || text == "0" || text == "0.0"
    }
  }

  private func isPainted(_ color: ShownView) -> Bool {
    guard isFilled(color), let expression = color.node.expression else { return false }
    return interpreter.values(of: expression).allSatisfy { interpreter.paint(of: $0).isPainted }
  }

  private func firstLabel(of call: Expression) -> Name? {
    guard call.tree.kind(call.node) == .call else { return nil }
    return call.tree.arguments(of: call.node).first { !$0.isTrailing }?.label
  }
}

extension Vocabulary {
  /// Views that draw a shape.
  static let shapes: Set<Name> = [
    "Circle", "Capsule", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Ellipse",
    "ConcentricRectangle", "ContainerRelativeShape", "LinearGradient", "RadialGradient",
    "AngularGradient",
  ]
}
