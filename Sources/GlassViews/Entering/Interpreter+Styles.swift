import GlassProject
import GlassSyntax

/// Button styles of the project: their bodies, entered with the label of the control.
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

  private func makeBody(of instance: Instance, around control: ViewNode) -> Entry? {
    let bodies = index.members(named: .makeBody, of: instance.type).filter {
      index.declarations[$0].kind == .function
    }
    let usable = bodies.filter { !index.declarations[$0].availability.isLegacy }
    guard let body = usable.first ?? bodies.first else { return nil }
    let function = index.declarations[body]
    let name = signature(of: body).parameters.first?.name ?? "configuration"
    var views = children(of: control).filter { $0.role == .label || $0.role == .content }
      .flatMap(\.views)
    if views.isEmpty {
      // The title and symbol that the control was given as arguments.
      views = [
        ViewNode(
          .external, name: "Label", site: control.site, entry: control.entry,
          expression: control.expression, children: [])
      ]
    }
    let label = StyledLabel(views: views)
    return entry(
      declaration: body, node: function.node, file: function.file, instance: instance,
      parameters: [name: .configuration(label)], keys: key(of: .view(control)), from: control.entry)
  }
}

extension Name {
  fileprivate static let makeBody: Name = "makeBody"
}
