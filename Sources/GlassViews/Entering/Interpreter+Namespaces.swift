import GlassProject
import GlassSyntax

/// Namespaces that hold a view and have modifiers of their own, such as `view.backport`.
extension Interpreter {
  /// The view that a namespace holds, with the property that does.
  func heldView(_ instance: Instance) -> (property: Name, view: ViewNode)? {
    for (name, bound) in instance.properties {
      if case .view(let view) = bound { return (name, view) }
    }
    return nil
  }

  /// Applies a function of a namespace to the view in it: `view.backport.glassEffect(…)`.
  func wrap(
    heldBy instance: Instance, in candidates: [DeclarationID], call: Expression, token: UInt32
  ) -> ViewNode? {
    guard let (property, view) = heldView(instance) else { return nil }
    let suited = candidates.count > 1 ? candidates.filter { suits($0, view) } : candidates
    guard let match = matchingCall(suited, call), isViewFunction(match.declaration) else {
      return nil
    }
    return wrap(
      view, body: match.declaration, call: call, token: token, places: match.places
    ) { selfView in
      var properties = instance.properties
      properties[property] = .view(selfView)
      return self.enter(
        match, instance: self.instance(of: instance.type, binding: properties), from: call.entry)
    }
  }

  /// Whether a view could be what the extension around a member asks: `where Content: ToolbarContent`.
  private func suits(_ candidate: DeclarationID, _ view: ViewNode) -> Bool {
    guard case .external = view.kind, let name = view.name else { return true }
    let member = index.declarations[candidate]
    let tree = index.trees[member.file]
    return requirements(around: member).allSatisfy { requirement in
      let types = Array(tree.children(requirement))
      guard types.count == 2, tree.kind(types[0]) == .namedType, let asked = tree.name(types[1])
      else { return true }
      if !tree.flags(requirement).contains(.isConformance) {
        return asked == name || !Vocabulary.isAppleView(asked)
      }
      let isToolbarContent = Vocabulary.toolbarContent.contains(name)
      if asked == .view { return !isToolbarContent }
      return !Name.viewProtocols.contains(asked)
        || asked.isToolbarContent == isToolbarContent && !Name.scenes.contains(asked)
    }
  }
}

extension Name {
  fileprivate static let scenes: Set<Name> = ["App", "Scene", "Commands", "Widget", "WidgetBundle"]

  fileprivate var isToolbarContent: Bool {
    self == "ToolbarContent" || self == "CustomizableToolbarContent"
  }
}
