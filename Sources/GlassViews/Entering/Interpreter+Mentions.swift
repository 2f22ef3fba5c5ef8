import GlassProject
import GlassSyntax

/// Names that stand for something with views in it, without being views: values of models, functions that are handed
/// on, layouts.
extension Interpreter {
  /// A value of an enum, struct or model of the project, whose members can show views.
  func modelValue(
    ifNothing partial: Partial, _ meaning: Meaning, _ expression: Expression, _ bound: Bound
  ) -> Partial {
    switch partial {
    case .unknown: break
    case .view(let view): guard case .unknown = view.kind else { return partial }
    default: return partial
    }
    guard let type = projectType(of: meaning, in: expression), isModel(type) else { return partial }
    return .instance(instance(of: type, binding: [.selfKeyword: bound]))
  }

  /// Whether a type is one whose members are what they are declared as: neither a view nor a protocol.
  func isModel(_ type: TypeID) -> Bool {
    let own = index.types[type]
    return !isEnterable(type) && index.trees[own.file].kind(own.node) != .protocolDecl
      && index.allConformances(of: type).isDisjoint(
        with: Name.viewProtocols.union(Name.bodilessViews))
  }

  /// A function that is handed on as it is, as the content of something: what it shows with arguments that are not
  /// known.
  func partial(ofMentioned meaning: Meaning, _ reference: Expression) -> Partial? {
    let token = reference.tree[reference.node].token
    switch meaning {
    case .localFunction(let function, let locals):
      return .view(use(localFunction: function, locals, reference, token: token))
    case .function(let candidates, let instance):
      guard candidates.count == 1, isViewFunction(candidates[0]) else { return nil }
      let function = index.declarations[candidates[0]]
      let entry = entry(
        declaration: candidates[0], node: function.node, file: function.file, instance: instance,
        from: reference.entry)
      return .view(
        use(
          entry, name: function.name, token: token, reference, places: [:],
          keepsInstance: instance != nil && instance === reference.entry.instance))
    default: return nil
    }
  }

  /// `.init(…)`, where a declaration makes what it says it returns.
  func partial(ofImplicitInitializer call: Expression, token: UInt32) -> Partial {
    guard let declaration = call.entry.declaration,
      let type = declaredType(of: index.declarations[declaration])
    else { return .unknown }
    return partial(ofInitializing: type, call, token: token)
  }

  /// `optional.map { … }`: what the closure shows, where there is something.
  func view(ofMapping name: Name, _ call: Expression) -> ViewNode? {
    guard name == "map" || name == "flatMap", !hasWrapper(name, call) else { return nil }
    let tree = call.tree
    let arguments = tree.arguments(of: call.node)
    guard arguments.count == 1, arguments[0].label == nil,
      let callee = tree.callee(of: call.node), tree.kind(callee) == .member,
      let base = tree.firstChild(callee)
    else { return nil }
    let subject = call.sibling(base)
    let values = values(of: subject)
    let transform = call.sibling(tree.unwrapped(arguments[0].value))
    var arms: [Arm] = []
    if !values.allSatisfy({ $0.isNil == true }) {
      let bound = boundArgument(base, in: call)
      let shown =
        tree.kind(transform.node) == .closure
        ? views(ofClosure: transform, arguments: [bound]) : views(of: transform)
      arms.append(arm(shown, 0, of: call, subject))
    }
    if !values.allSatisfy({ $0.isNil == false }) { arms.append(arm([], 1, of: call, subject)) }
    let view = alternatives(arms, at: call.node, in: call.entry)
    if case .alternatives = view.kind { view.condition = subject }
    return view
  }

  private func arm(_ views: [ViewNode], _ number: Int, of call: Expression, _ subject: Expression)
    -> Arm
  {
    Arm(
      views: views, availability: .any,
      branch: branch(call.node, number, in: call.entry, call.locals),
      tests: tests(ofPresence: subject, isNegated: number == 1))
  }

  /// `layout { … }`, where a layout was chosen before: a stack of what is in the braces.
  func partial(
    ofCallingLayout call: Expression, _ name: Name, token: UInt32
  ) -> Partial? {
    let arguments = call.tree.arguments(of: call.node)
    guard arguments.count == 1, arguments[0].isTrailing,
      let callee = call.tree.firstChild(call.node),
      isLayoutValue(call.sibling(callee), name)
    else { return nil }
    return .view(external("AnyLayout", token: token, call))
  }

  /// Whether a name is declared as, or stands for, one of Apple's layouts.
  private func isLayoutValue(_ reference: Expression, _ name: Name) -> Bool {
    if case .property(let declarations, _) = meaning(of: name, in: reference),
      let first = declarations.first
    {
      let property = index.declarations[first]
      let tree = index.trees[property.file]
      let type = tree.child(property.node, .typeAnnotation).flatMap(tree.firstChild)
      if let type, tree.name(type) == "AnyLayout" { return true }
    }
    let values = values(of: reference)
    return values.allSatisfy { value in
      let tree = value.expression.tree
      guard !value.isUnknown, tree.kind(value.expression.node) == .call,
        let callee = tree.firstChild(value.expression.node), let made = tree.name(callee)
      else { return false }
      return Name.layoutTypes.contains(made)
    }
  }
}

extension Name {
  /// Layouts that are called with the views they lay out.
  static let layoutTypes: Set<Name> = [
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
  ]
}
