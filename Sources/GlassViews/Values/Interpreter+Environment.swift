import GlassProject
import GlassSyntax

/// The environment: which properties read it, and what of it.
extension Interpreter {
  /// Whether an expression reads a value of the environment: `placement` of `@Environment(\.key) var placement`.
  func reads(environment key: Name, in expression: Expression) -> Bool {
    let tree = expression.tree
    if tree.kind(expression.node) == .identifier, let name = tree.name(expression.node),
      case .property(let declarations, _) = meaning(of: name, in: expression)
    {
      return declarations.contains { environmentKey(of: $0) == key }
    }
    return tree.children(expression.node).contains {
      reads(environment: key, in: expression.sibling($0))
    }
  }

  /// Whether an expression is a member of an optional that the environment hands on: `model?.settings`.
  func isOfEnvironment(_ expression: Expression) -> Bool {
    let tree = expression.tree
    var node = tree.unwrapped(expression.node)
    while true {
      switch tree.kind(node) {
      case .member, .optionalChain, .subscript, .call, .forceUnwrap:
        guard let base = tree.firstChild(node) else { return false }
        node = tree.unwrapped(base)
      case .identifier:
        guard let name = tree.name(node),
          case .property(let declarations, _) = meaning(of: name, in: expression),
          let first = declarations.first
        else { return false }
        return environmentAttribute(of: first) != nil
      default: return false
      }
    }
  }

  /// The value of the environment that a property reads, where the project adds it.
  func environmentValue(of declaration: DeclarationID) -> DeclarationID? {
    environmentKey(of: declaration).flatMap(environmentValue(named:))
  }

  private func environmentValue(named key: Name) -> DeclarationID? {
    index.members(named: key, ofForeign: "EnvironmentValues")?.first
  }

  /// `key` of `@Environment(\.key)`.
  func environmentKey(of declaration: DeclarationID) -> Name? {
    guard let attribute = environmentAttribute(of: declaration) else { return nil }
    let tree = index.trees[index.declarations[declaration].file]
    return tree.arguments(of: attribute).first.flatMap { environmentKey($0.value, in: tree) }
  }

  private func environmentKey(_ path: NodeID, in tree: SyntaxTree) -> Name? {
    guard tree.kind(path) == .keyPath else { return nil }
    return tree.children(path).first { !tree.kind($0).isType }.flatMap(tree.name)
  }

  /// The type of the project that a property reads: `Model` of `@Environment(Model.self)`.
  func environmentType(of declaration: DeclarationID) -> TypeID? {
    guard let attribute = environmentAttribute(of: declaration) else { return nil }
    let file = index.declarations[declaration].file
    let tree = index.trees[file]
    guard let value = tree.arguments(of: attribute).first?.value, tree.kind(value) == .member,
      tree.name(value) == .selfKeyword, let name = tree.firstChild(value).flatMap(tree.name)
    else { return nil }
    return index.type(named: name, from: file, in: index.declarations[declaration].ownerType)
  }

  /// Whether what values of a type store stays as it was when they were made.
  func isUnchanging(_ type: TypeID) -> Bool {
    storedDeclarations(of: type).allSatisfy { index.declarations[$0].flags.contains(.isLet) }
  }

  // MARK: What views set

  /// The value of the project's that `.environment(\.key, value)` sets.
  func environmentSetting(of modifier: Modifier) -> EnvironmentSetting? {
    let call = modifier.expression
    guard modifier.name == "environment", call.tree.kind(call.node) == .call else { return nil }
    let arguments = call.tree.arguments(of: call.node)
    guard arguments.count == 2, let key = environmentKey(arguments[0].value, in: call.tree),
      let declaration = environmentValue(named: key)
    else { return nil }
    return EnvironmentSetting(
      declaration: declaration,
      value: modifier.isUnconditional ? call.sibling(arguments[1].value) : nil)
  }

  /// Whether one of some tests fails, in a view of some instance, by what is set around the view.
  func fails(_ tests: [Test], in reader: Int, by settings: [EnvironmentSetting]) -> Bool {
    tests.contains { test in
      guard let read = test.subject.environment, read.reader == reader, test.expected == nil,
        let value = settings.first(where: { $0.declaration == read.declaration })?.value
      else { return false }
      return truth(of: value, members: test.subject.members) == test.isNegated
    }
  }

  /// Whether a value, or the property of it that a number stands for, is true.
  private func truth(of value: Expression, members: UInt64) -> Bool? {
    guard members != 0 else { return truth(of: value) }
    let truths = values(of: value).map { value -> Bool? in
      guard !value.isUnknown, let instance = dataInstance(value.expression),
        case .expression(let property)? = instance.properties.first(where: {
          $0.key.hash == members
        })?.value
      else { return nil }
      return truth(of: property)
    }
    return Set(truths).count == 1 ? truths[0] : nil
  }

  /// `@Environment(…)` of a property.
  private func environmentAttribute(of declaration: DeclarationID) -> NodeID? {
    let property = index.declarations[declaration]
    guard property.kind == .property else { return nil }
    let tree = index.trees[property.file]
    return tree.children(property.outerNode).first {
      tree.kind($0) == .attribute && tree.name($0) == "Environment"
    }
  }
}

/// A value of the environment that a view sets for what is in it.
struct EnvironmentSetting {
  let declaration: DeclarationID
  /// What it is set to; nil where that is not always so.
  let value: Expression?
}

extension Name {
  /// Where the system puts the accessory above the tab bar.
  static let accessoryPlacement: Name = "tabViewBottomAccessoryPlacement"
  /// Whether the user wants no glass to be seen through.
  static let reduceTransparency: Name = "accessibilityReduceTransparency"
}
