import GlassSyntax

extension Interpreter {
  /// The style that `.buttonStyle(…)` sets, with the project's instance for a style of its own. Of several
  /// possible styles the glass one counts.
  func style(of call: Expression) -> ControlStyle.Kind {
    let kinds = styles(of: call)
    return kinds.first { $0 == .glass || $0 == .glassProminent }
      ?? (kinds.count == 1 ? kinds[0] : .unknown)
  }

  /// Whether the style that `.buttonStyle(…)` sets depends on nothing.
  func isCertain(styleOf modifier: Modifier) -> Bool {
    modifier.isUnconditional && styles(of: modifier.expression).count == 1
  }

  private func styles(of call: Expression) -> [ControlStyle.Kind] {
    let key = ExpressionKey(call)
    if let known = knownStyles[key] { return known }
    let styles = findStyles(of: call)
    knownStyles[key] = styles
    return styles
  }

  private func findStyles(of call: Expression) -> [ControlStyle.Kind] {
    guard call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return [.unknown] }
    return values(of: call.sibling(first.value)).map { style($0, in: call) }
  }

  private func style(
    _ value: Value, in call: Expression, depth: Int = 0
  ) -> ControlStyle.Kind {
    guard !value.isUnknown, depth < 8 else { return .unknown }
    let made =
      instance(from: value.expression)
      ?? staticInstance(value.expression, call, of: Name.buttonStyleProtocols)
    if let made {
      note(made.instance, made.places, setBy: call)
      return .project(made.instance.id)
    }
    let tree = value.expression.tree
    var node = value.expression.node
    if tree.kind(node) == .call, let callee = tree.firstChild(node) { node = callee }
    guard let name = tree.name(node) else { return .unknown }
    switch name {
    case "glass", "GlassButtonStyle": return .glass
    case "glassProminent", "GlassProminentButtonStyle": return .glassProminent
    case "automatic", "DefaultButtonStyle": return .automatic
    case "plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle": return .plain
    case "bordered", "BorderedButtonStyle": return .bordered
    case "borderedProminent", "BorderedProminentButtonStyle": return .borderedProminent
    case "link", "accessoryBar", "accessoryBarAction", "card", "LinkButtonStyle", "CardButtonStyle":
      return .other
    default:
      // `.cta` that an extension sets to one of Apple's.
      let owners = Name.buttonStyleProtocols
      guard
        let own = values(ofMember: name, ofForeign: owners, at: value.expression),
        own.count == 1
      else { return .unknown }
      return style(own[0], in: call, depth: depth + 1)
    }
  }
}

extension Name {
  /// What `.buttonStyle(…)` takes.
  static let buttonStyleProtocols: Set<Name> = ["ButtonStyle", "PrimitiveButtonStyle"]
}
