import GlassProject
import GlassSyntax

/// Styles of the project: their bodies, entered with the parts of the control.
extension Interpreter {
  /// The body of a style around the label of a control; nil where the style has none that can be entered.
  func body(ofStyle number: Int, around control: ViewNode) -> Entry? {
    guard let instance = styleInstances[number] else { return nil }
    var key = EntryKey()
    key.add(number)
    key.add(self.number(of: control))
    if let known = styledLabels[key] { return known }
    let entry = makeBody(of: instance, around: control)
    styledLabels[key] = entry
    return entry
  }

  /// Where the values of a style's properties are written, in the terms of the modifier that sets it.
  func arguments(
    ofStyle number: Int, setBy setter: Modifier
  ) -> [PlacePath.ParameterReference: PlacePath] {
    guard let places = styleArguments[ExpressionKey(setter.expression)]?[number] else {
      return [:]
    }
    let owner = setter.expression.entry.id
    guard owner != setter.path.owner else { return places }
    return places.compactMapValues { place in
      guard place.owner == owner else { return place }
      if let parameter = place.parameter { return setter.arguments[parameter] }
      return PlacePath(
        owner: setter.path.owner, sites: Array(setter.path.sites.dropLast()) + place.sites)
    }
  }

  private func makeBody(of instance: Instance, around control: ViewNode) -> Entry? {
    let bodies = Vocabulary.styleBodies.flatMap { index.members(named: $0, of: instance.type) }
      .filter { index.declarations[$0].kind == .function }
    let usable = bodies.filter { !index.declarations[$0].availability.isLegacy }
    guard let body = usable.first ?? bodies.first else { return nil }
    let function = index.declarations[body]
    let name = signature(of: body).parameters.first?.name ?? "configuration"
    return entry(
      declaration: body, node: function.node, file: function.file, instance: instance,
      parameters: [name: configuration(of: control)], keys: key(of: .view(control)),
      from: control.entry)
  }

  /// What the body of a style is given of a control.
  private func configuration(of control: ViewNode) -> Bound {
    let name = control.name ?? ""
    if name == "TextField" || name == "SecureField" {
      // The configuration is the field itself.
      return .view(part("TextField", of: control))
    }
    let children = children(of: control)
    func views(_ roles: Role...) -> [ViewNode] {
      children.filter { roles.contains($0.role) }.flatMap(\.views)
    }
    if name == "Label" {
      let parts = children.filter { $0.role == .label }.map(\.views)
      let title = parts.first ?? [part("Text", of: control)]
      let icon = parts.count > 1 ? parts[1] : parts.isEmpty ? [part("Label", of: control)] : []
      return .configuration(
        StyledLabel(
          views: title + icon, slots: ["title": title, "icon": icon], isOfButton: false))
    }
    let hasContent = Vocabulary.contentControls.contains(name)
    var label = hasContent ? views(.label, .accessoryLabel) : views(.label, .content)
    if label.isEmpty {
      // The title and symbol that the control was given as arguments.
      label = [part("Label", of: control)]
    }
    let content = hasContent ? views(.content) : label
    return .configuration(
      StyledLabel(
        views: label, slots: ["label": label, .content: content],
        isOfButton: Vocabulary.buttons.contains(name)))
  }

  /// A part of a control that its arguments tell.
  private func part(_ name: Name, of control: ViewNode) -> ViewNode {
    ViewNode(
      .external, name: name, site: control.site, entry: control.entry,
      expression: control.expression, children: [])
  }
}
