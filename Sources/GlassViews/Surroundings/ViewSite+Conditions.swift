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
    return arms.count > 2 && interpreter.reads(environment: .accessoryPlacement, in: condition)
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

  // MARK: Pictures

  /// Whether `.redacted(reason:)` certainly makes a placeholder.
  func isPlaceholder(_ call: Expression) -> Bool {
    let values = values(of: "reason", in: call)
    return !values.isEmpty
      && values.allSatisfy { $0.isNamed("placeholder") }
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
