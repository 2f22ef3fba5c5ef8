import GlassSyntax

/// The styles of one kind of control.
struct ControlStyleKind {
  /// What the project's styles conform to.
  let protocols: Set<Name>
  /// The controls that take them.
  let controls: Set<Name>
}

extension Vocabulary {
  /// The kinds of styles besides those of buttons, by the modifier that sets them.
  static let controlStyles: [Name: ControlStyleKind] = [
    "toggleStyle": ControlStyleKind(protocols: ["ToggleStyle"], controls: ["Toggle"]),
    "labelStyle": ControlStyleKind(protocols: ["LabelStyle"], controls: ["Label"]),
    "groupBoxStyle": ControlStyleKind(protocols: ["GroupBoxStyle"], controls: ["GroupBox"]),
    "menuStyle": ControlStyleKind(protocols: ["MenuStyle"], controls: ["Menu"]),
    "disclosureGroupStyle": ControlStyleKind(
      protocols: ["DisclosureGroupStyle"], controls: ["DisclosureGroup"]),
    "textFieldStyle": ControlStyleKind(
      protocols: ["TextFieldStyle"], controls: ["TextField", "SecureField"]),
    "controlGroupStyle": ControlStyleKind(
      protocols: ["ControlGroupStyle"], controls: ["ControlGroup"]),
    "progressViewStyle": ControlStyleKind(
      protocols: ["ProgressViewStyle"], controls: ["ProgressView"]),
    "labeledContentStyle": ControlStyleKind(
      protocols: ["LabeledContentStyle"], controls: ["LabeledContent"]),
    "gaugeStyle": ControlStyleKind(protocols: ["GaugeStyle"], controls: ["Gauge"]),
  ]

  /// The modifier that sets the style of a control.
  static let styleSetters: [Name: Name] = Dictionary(
    uniqueKeysWithValues: controlStyles.flatMap { setter, kind in
      kind.controls.map { ($0, setter) }
    })

  /// Controls that show content besides their label.
  static let contentControls: Set<Name> = [
    "GroupBox", "DisclosureGroup", "ControlGroup", "LabeledContent",
  ]

  /// The methods that make the body of a style.
  static let styleBodies: [Name] = ["makeBody", "_body"]
}

extension Interpreter {
  /// The style that makes a button of a toggle, among the numbers of the project's styles.
  private static let buttonToggle = -1

  /// The styles that hold inside a modifier, by the number that states have for them.
  func controlStyles(_ number: Int, setting modifier: Modifier) -> Int {
    guard let kind = Vocabulary.controlStyles[modifier.name] else { return number }
    var styles = styleSets[number]
    // Of several possible styles none is known.
    styles[modifier.name] =
      modifier.isUnconditional ? style(setBy: modifier.expression, of: kind) : nil
    return self.number(of: styles)
  }

  /// The styles without that of one kind.
  func controlStyles(_ number: Int, without setter: Name) -> Int {
    var styles = styleSets[number]
    styles[setter] = nil
    return self.number(of: styles)
  }

  /// The project's style for a control, by its number.
  func styleNumber(for control: Name, in styles: Int) -> Int? {
    guard styles != 0, let setter = Vocabulary.styleSetters[control],
      let number = styleSets[styles][setter], number != Self.buttonToggle
    else { return nil }
    return number
  }

  /// Whether toggles are drawn as buttons.
  func makesButtonsOfToggles(_ styles: Int) -> Bool {
    styleSets[styles]["toggleStyle"] == Self.buttonToggle
  }

  private func number(of styles: [Name: Int]) -> Int {
    if let known = styleSetNumbers[styles] { return known }
    styleSets.append(styles)
    styleSetNumbers[styles] = styleSets.count - 1
    return styleSets.count - 1
  }

  private func style(setBy call: Expression, of kind: ControlStyleKind) -> Int? {
    guard call.tree.kind(call.node) == .call, let first = call.tree.arguments(of: call.node).first
    else { return nil }
    let values = values(of: call.sibling(first.value))
    guard values.count == 1, !values[0].isUnknown else { return nil }
    let value = values[0].expression
    if let made = instance(from: value) ?? staticInstance(value, call, of: kind.protocols) {
      note(made.instance, made.places, setBy: call)
      return made.instance.id
    }
    return values[0].isNamed("button") && kind.controls == ["Toggle"] ? Self.buttonToggle : nil
  }

  /// Notes the instance of a style of the project.
  func note(
    _ style: Instance, _ places: [PlacePath.ParameterReference: PlacePath], setBy call: Expression
  ) {
    styleInstances[style.id] = style
    guard !places.isEmpty else { return }
    styleArguments[ExpressionKey(call), default: [:]][style.id] = places
  }
}
