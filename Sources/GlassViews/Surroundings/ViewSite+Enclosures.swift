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
    guard shown.count == 1, !faces.contains(where: { showsPicture($0, depth: 0) }) else {
      return []
    }
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
      !setter.isConditional, case .project(let number) = interpreter.style(of: setter.expression),
      let body = interpreter.body(ofStyle: number, around: view.node)
    else { return [] }
    let styled = shown(inStyle: body, setBy: setter, of: view)
    guard styled.count == 1 else { return [] }
    return faces(styled).flatMap { face in
      face.modifiers.filter { encloses($0, face) }.map(\.path)
    }
  }

  /// Whether a picture, or something that is not known, is somewhere in a view.
  private func showsPicture(_ view: ShownView, depth: Int) -> Bool {
    guard depth < 8, let name = view.name, Vocabulary.isAppleView(name) else { return true }
    if name == "AsyncImage" || name == "Image" && isPicture(view) { return true }
    return shown(in: view, as: [.label, .content]).views.contains {
      showsPicture($0, depth: depth + 1)
    }
  }

  /// An image that is loaded, or that fills its frame; others are icons.
  private func isPicture(_ image: ShownView) -> Bool {
    guard let call = image.node.expression, call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return true }
    let isNamed = first.label == nil || first.label == "systemName" || first.label == "decorative"
    return !isNamed
      || image.modifiers.contains { modifier in
        modifier.name == "scaledToFill"
          || modifier.name == "aspectRatio" && hasArgument("contentMode", modifier)
            && interpreter.values(of: "contentMode", in: modifier.expression).contains {
              $0.expression.tree.name($0.expression.node) == "fill"
            }
      }
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
    return interpreter.values(of: expression).flatMap { interpreter.paints(of: $0) }
      .allSatisfy(\.isPainted)
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
