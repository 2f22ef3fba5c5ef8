import GlassProject
import GlassSyntax

/// The project types of values and of the elements of lists, by what is declared.
extension Interpreter {
  /// The project type of an expression, by its declaration: a property, a parameter, an element, a case.
  func projectType(of expression: Expression) -> TypeID? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    switch tree.kind(node) {
    case .identifier:
      guard let name = tree.name(node), name != .selfKeyword,
        !tree.isCapitalized(token: tree[node].token)
      else { return nil }
      return projectType(of: meaning(of: name, in: expression), in: expression)
    case .member:
      guard let base = tree.firstChild(node), tree.kind(base) == .identifier,
        let name = tree.name(node)
      else { return nil }
      if tree.name(base) == .selfKeyword {
        return projectType(of: memberMeaning(of: name, in: expression), in: expression)
      }
      // `Tool.pen`
      guard tree.isCapitalized(token: tree[base].token), let baseName = tree.name(base),
        let type = type(named: baseName, in: expression.entry)
      else { return nil }
      let isCase = index.members(named: name, of: type).contains {
        index.declarations[$0].kind == .enumCase
      }
      return isCase ? type : nil
    default: return nil
    }
  }

  func projectType(of meaning: Meaning, in expression: Expression) -> TypeID? {
    switch meaning {
    case .local(.element(let type)), .parameter(.element(let type), _): return type
    case .local(.elements(let elements)), .parameter(.elements(let elements), _):
      return elements.type
    case .parameter(_, let name):
      let entry = expression.entry
      if let instance = entry.instance, instance.properties[name] != nil,
        let property = index.members(named: name, of: instance.type).first
      {
        return declaredProjectType(of: property)
      }
      let parameter = entry.tree.children(entry.node).first {
        entry.tree.kind($0) == .parameter && entry.tree.name($0) == name
      }
      return parameter.flatMap {
        projectType(
          annotating: $0, in: entry.tree, entry.file, within: entry.instance?.type)
      }
    case .property(let declarations, _): return declarations.first.flatMap(declaredProjectType)
    default: return nil
    }
  }

  private func declaredProjectType(of declaration: DeclarationID) -> TypeID? {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    if let annotation = tree.child(property.node, .typeAnnotation) {
      return projectType(
        annotating: annotation, in: tree, property.file, within: property.ownerType)
    }
    if let value = environmentValue(of: declaration) { return declaredProjectType(of: value) }
    // `let model = Model()`
    guard let value = tree.child(property.node, .initializer).flatMap(tree.firstChild),
      tree.kind(value) == .call, let callee = tree.firstChild(value),
      tree.kind(callee) == .identifier, tree.isCapitalized(token: tree[callee].token),
      let name = tree.name(callee)
    else { return nil }
    return index.type(named: name, from: property.file)
  }

  private func projectType(
    annotating node: NodeID, in tree: SyntaxTree, _ file: FileID, within scope: TypeID?
  ) -> TypeID? {
    guard let type = tree.children(node).first(where: { tree.kind($0) == .namedType }),
      let name = tree.name(type)
    else { return nil }
    return index.type(named: name, from: file, in: scope)
  }

  /// The project type whose values `T.allCases` lists, where an expression is that.
  func elementType(of expression: Expression) -> TypeID? {
    let tree = expression.tree
    let node = tree.unwrapped(expression.node)
    guard tree.kind(node) == .member, tree.name(node) == "allCases" else {
      return elementType(ofNamed: expression.sibling(node))
    }
    guard
      let base = tree.firstChild(node),
      tree.kind(base) == .identifier || tree.kind(base) == .member, let name = tree.name(base)
    else { return nil }
    return type(named: name, in: expression.entry)
  }

  /// The project type of the elements that a property or parameter is declared to list.
  private func elementType(ofNamed expression: Expression) -> TypeID? {
    let tree = expression.tree
    guard let name = tree.name(expression.node) else { return nil }
    let property: DeclarationID?
    switch tree.kind(expression.node) {
    case .identifier: property = self.property(meaning(of: name, in: expression), expression)
    case .member:
      guard let base = tree.firstChild(expression.node), tree.kind(base) == .identifier,
        let baseName = tree.name(base)
      else { return nil }
      if baseName == .selfKeyword {
        property = self.property(memberMeaning(of: name, in: expression), expression)
      } else if tree.isCapitalized(token: tree[base].token) {
        property = type(named: baseName, in: expression.entry).flatMap {
          index.members(named: name, of: $0).first
        }
      } else {
        property = nil
      }
    default: property = nil
    }
    guard let property else { return nil }
    let declaration = index.declarations[property]
    let own = index.trees[declaration.file]
    guard let list = own.child(declaration.node, .typeAnnotation).flatMap(own.firstChild),
      own.kind(list) == .arrayType, let element = own.firstChild(list),
      own.kind(element) == .namedType, let type = own.name(element)
    else { return nil }
    return index.type(named: type, from: declaration.file)
  }

  /// The declaration of the property that a name means.
  private func property(_ meaning: Meaning, _ expression: Expression) -> DeclarationID? {
    switch meaning {
    case .property(let declarations, _): return declarations.first
    case .parameter(_, let name):
      return expression.entry.instance.flatMap {
        index.members(named: name, of: $0.type).first
      }
    default: return nil
    }
  }
}
