import GlassSyntax

/// What rules ask of gradients as tints.
extension ViewSite {
  /// Whether the first argument of a modifier can be a gradient, material or image paint.
  package func isGradient(argumentOf modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first,
      !first.isTrailing
    else { return false }
    return isGradient(call.sibling(first.value))
  }

  /// Whether an expression can be a gradient, material or image paint.
  package func isGradient(_ expression: Expression) -> Bool {
    interpreter.values(of: expression).contains { interpreter.isGradient($0) }
  }

  /// The first colour of the gradient that a modifier is given, with the range of the gradient.
  package func firstColor(of modifier: Modifier) -> (range: Site, text: String)? {
    let call = modifier.expression
    guard let first = call.tree.arguments(of: call.node).first else { return nil }
    return firstColor(in: call.sibling(first.value))
  }

  /// The first colour of a gradient that is written in place: `color.gradient`, `colors: [color, …]`.
  package func firstColor(in gradient: Expression) -> (range: Site, text: String)? {
    let tree = gradient.tree
    guard let site = interpreter.path(of: gradient).first else { return nil }
    if tree.kind(gradient.node) == .member, tree.name(gradient.node) == "gradient",
      let color = tree.firstChild(gradient.node), interpreter.isColor(gradient.sibling(color))
    {
      return (site, tree.text(tree.range(color)))
    }
    guard tree.kind(gradient.node) == .call,
      let colors = tree.arguments(of: gradient.node).first(where: { $0.label == "colors" }),
      tree.kind(colors.value) == .array, let color = tree.firstChild(colors.value)
    else { return nil }
    return (site, tree.text(tree.range(color)))
  }

  /// Where a gradient that a tint is given is told: at the tint, or where a view or function that is used here is
  /// given it.
  package func place(ofGradientOf tint: Modifier) -> PlacePath {
    let call = tint.expression
    guard call.entry === node.entry, let first = call.tree.arguments(of: call.node).first else {
      return tint.path
    }
    let gradients = interpreter.values(of: call.sibling(first.value)).filter {
      interpreter.isGradient($0)
    }
    guard let given = gradients.first?.path, given.parameter != nil else { return tint.path }
    return given.limited(by: tint.path.tests)
  }

  /// Where the prominent glass style is set that a tint of the view reaches; nil where it reaches none.
  package func prominentGlass(under tint: Modifier) -> Outer? {
    if style?.kind == .glassProminent { return styleSetter(with: tint) }
    if case .project(let number)? = style?.kind {
      let body = interpreter.body(ofStyle: number, around: node)
      let views = body.map { interpreter.views(of: $0) } ?? []
      guard views.count == 1 else { return nil }
      return interpreter.prominentGlass(of: views[0], in: state.availability) == nil
        ? nil : Outer.none
    }
    guard case .use(let use) = node.kind, !state.isMenuItem else { return nil }
    let views = interpreter.views(of: use.entry)
    guard views.count == 1,
      interpreter.prominentGlass(of: views[0], in: state.availability) != nil
    else { return nil }
    return coreChain?.modifiers.first { $0.name == "buttonStyle" }.map { .at($0.path) }
  }
}

extension Interpreter {
  /// What sets the prominent glass style of the one button that a view comes down to, where no tint of its own is
  /// nearer.
  fileprivate func prominentGlass(
    of view: ViewNode, in availability: Availability
  ) -> Modifier? {
    guard let core = coreChain(of: view, in: availability),
      Vocabulary.takesButtonStyle(core.name),
      !core.modifiers.contains(where: { $0.name == "tint" }),
      let setter = core.modifiers.first(where: { $0.name == "buttonStyle" }),
      isCertain(styleOf: setter), style(of: setter.expression) == .glassProminent
    else { return nil }
    return setter
  }

  /// Whether what `.gradient` is asked of is a colour: it is written as one, or nothing of the project has a gradient.
  fileprivate func isColor(_ base: Expression) -> Bool {
    let tree = base.tree
    let head = Chain(base.node, in: tree).head(in: tree)
    let isWritten =
      tree.kind(head) == .implicitMember
      || tree.kind(head) == .identifier && tree.name(head) == "Color"
    return isWritten || !index.declaresMember("gradient")
  }
}

extension Vocabulary {
  /// Gradients, materials and image paints: shape styles that are no colour.
  static func isGradient(_ expression: Expression) -> Bool {
    let tree = expression.tree
    let chain = Chain(expression.node, in: tree)
    for link in chain.links {
      // `Color.red.gradient`, `Gradient(…)` kept in a property is a gradient too.
      if case .member(let token, _) = link, tree.name(token: token) == "gradient" { return true }
    }
    var head = chain.head(in: tree)
    if tree.kind(head) == .specialization, let inner = tree.firstChild(head) { head = inner }
    guard let name = tree.name(head) else { return false }
    switch tree.kind(head) {
    case .implicitMember: return gradientMembers.contains(name)
    case .identifier: return gradientTypes.contains(name) && tree.kind(chain.base) == .call
    default: return false
    }
  }

  /// Shape styles that are no colour, by their types.
  static let gradientTypes: Set<Name> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "AnyGradient", "Gradient", "ImagePaint",
  ]

  /// Gradients, materials and image paints as implicit members.
  static let gradientMembers = materials.union([
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
    "image",
  ])
}
