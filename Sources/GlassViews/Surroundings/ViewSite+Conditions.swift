import GlassProject
import GlassSyntax

/// Conditions around a view, and what a view depicts.
extension ViewSite {
  /// Whether the conditions around the item, or those under which its bar is shown, ask all that decides which arm
  /// of a choice in it is shown: then it need not ever be empty.
  package func isDecidedAround(_ vanishing: Vanishing, in placement: ToolbarPlacement? = nil)
    -> Bool
  {
    guard state.conditions != 0, let choice = vanishing.choice else { return false }
    let around = interpreter.conditionSets[state.conditions]
    let bar = placement == .named("bottomBar") ? BarName.bottom : BarName.navigation
    let subjects = interpreter.subjects(ofChoice: choice)
    return !subjects.isEmpty
      && subjects.allSatisfy { subject in
        subject.isAmong(around) || around.contains(bar.hidden(by: subject.name))
      }
  }

  /// Whether a choice is made by something that is there wherever the app runs: an object that the environment
  /// hands on as an optional.
  package func isNearlyCertain(_ vanishing: Vanishing) -> Bool {
    guard let condition = vanishing.choice?.condition,
      let only = condition.tree.firstChild(condition.node),
      condition.tree.kind(only) == .optionalBinding, condition.tree[only].nextSibling < 0,
      let value = condition.tree.child(only, .initializer).flatMap(condition.tree.firstChild)
    else { return false }
    return interpreter.values(of: condition.sibling(value)).allSatisfy {
      interpreter.isOfEnvironment($0.expression)
    }
  }

  /// Whether a choice asks where the accessory above a tab bar stands, and has something to show for more than one
  /// answer: the further arms are what the compiler wants.
  package func asksForPlacement(_ vanishing: Vanishing) -> Bool {
    guard let choice = vanishing.choice, case .alternatives(let arms) = choice.kind,
      let condition = choice.condition
    else { return false }
    return arms.count > 2 && interpreter.asksForPlacement(condition)
  }
}

/// A bar of the system that a modifier can hide.
enum BarName: UInt64 {
  case navigation = 0x9e37_79b9_7f4a_7c15
  case bottom = 0xc2b2_ae3d_27d4_eb4f

  /// What stands for a name by which the bar is hidden among the names of conditions.
  func hidden(by name: UInt64) -> UInt64 { name ^ rawValue }
}

extension Vocabulary {
  /// Modifiers that show and hide bars.
  static let barVisibility: Set<Name> = ["toolbar", "toolbarVisibility", "navigationBarHidden"]
}

extension Interpreter {
  /// What a modifier asks that hides bars under a condition.
  func conditions(hidingBarsBy modifier: Modifier) -> [UInt64] {
    guard Vocabulary.barVisibility.contains(modifier.name) else { return [] }
    let call = modifier.expression
    guard call.tree.kind(call.node) == .call else { return [] }
    let arguments = call.tree.arguments(of: call.node)
    guard let first = arguments.first, first.label == nil,
      call.tree.kind(first.value) != .closure
    else { return [] }
    let isBottom = arguments.dropFirst().contains { call.tree.name($0.value) == "bottomBar" }
    let isNavigation =
      arguments.count == 1
      || arguments.dropFirst().contains {
        let name = call.tree.name($0.value)
        return name == "navigationBar" || name == "automatic" || name == "windowToolbar"
      }
    let names = subjects(of: call.sibling(first.value)).flatMap(\.names)
    let hidden =
      (isNavigation ? names.map(BarName.navigation.hidden) : [])
      + (isBottom ? names.map(BarName.bottom.hidden) : [])
    barConditions.formUnion(hidden)
    return hidden
  }

  /// Whether an expression is a member of an optional that the environment hands on: `model?.settings`.
  fileprivate func isOfEnvironment(_ expression: Expression) -> Bool {
    let tree = expression.tree
    var node = tree.unwrapped(expression.node)
    while true {
      switch tree.kind(node) {
      case .member, .optionalChain, .subscript, .call, .forceUnwrap:
        guard let base = tree.firstChild(node) else { return false }
        node = tree.unwrapped(base)
      case .identifier:
        guard let name = tree.name(node) else { return false }
        return isEnvironment(name, in: expression)
      default: return false
      }
    }
  }

  private func isEnvironment(_ name: Name, in expression: Expression) -> Bool {
    guard case .property(let declarations, _) = meaning(of: name, in: expression),
      let first = declarations.first
    else { return false }
    return environmentAttribute(of: first) != nil
  }

  private func environmentAttribute(of declaration: DeclarationID) -> (SyntaxTree, NodeID)? {
    let property = index.declarations[declaration]
    let tree = index.trees[property.file]
    let attribute = tree.children(property.outerNode).first {
      tree.kind($0) == .attribute && tree.name($0) == "Environment"
    }
    return attribute.map { (tree, $0) }
  }

  /// Whether a condition or subject is where the system puts the accessory above the tab bar.
  fileprivate func asksForPlacement(_ condition: Expression) -> Bool {
    var found = false
    for name in names(in: condition) {
      guard case .property(let declarations, _) = meaning(of: name, in: condition),
        let first = declarations.first, let (tree, attribute) = environmentAttribute(of: first)
      else { continue }
      found = found || tree.text(tree.range(attribute)).contains("tabViewBottomAccessoryPlacement")
    }
    return found
  }

  /// The names that an expression mentions without a base.
  private func names(in expression: Expression) -> [Name] {
    let tree = expression.tree
    if tree.kind(expression.node) == .identifier {
      return tree.name(expression.node).map { [$0] } ?? []
    }
    return tree.children(expression.node).flatMap { names(in: expression.sibling($0)) }
  }

  // MARK: Pictures and pages

  /// Whether `.redacted(reason:)` certainly makes a placeholder.
  func isPlaceholder(_ call: Expression) -> Bool {
    let values = values(of: "reason", in: call)
    return !values.isEmpty
      && values.allSatisfy {
        !$0.isUnknown && $0.expression.tree.name($0.expression.node) == "placeholder"
      }
  }

  /// Whether a type is called a preview of something.
  func isPreview(_ type: TypeID) -> Bool {
    if let known = previewTypes[type] { return known }
    let declaration = index.types[type]
    let name = index.trees[declaration.file].nameText(declaration.node)
    let isPreview = name.hasSuffix("Preview") || name.hasSuffix("PreviewView")
    previewTypes[type] = isPreview
    return isPreview
  }
}
