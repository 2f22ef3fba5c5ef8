import GlassSyntax

/// What stands in the builder of a toolbar, as it is shown.
package struct ToolbarEntry {
  package enum Kind: Sendable {
    case item
    /// A `ToolbarItemGroup`: each view in it is an item.
    case group
    /// A `ToolbarSpacer`.
    case spacer
    /// A view without an item around it: one item.
    case view
    /// Something of the system's, or something that is not known.
    case other
  }

  package let kind: Kind
  package let view: ShownView
  package let placement: ToolbarPlacement
  /// Whether `sharedBackgroundVisibility` takes the glass away, or could.
  package let couldHideBackground: Bool
  /// What the item or the group holds; the view itself where there is no item.
  package let content: [Shown]

  /// Whether the system certainly draws glass behind it.
  package var hasGlass: Bool { placement.hasGlass && !couldHideBackground && kind != .other }
}

/// Toolbars and their items.
extension ViewSite {
  /// The items of the toolbar that a modifier of the view brings, those of all branches included.
  package func entries(ofToolbar modifier: Modifier) -> [ToolbarEntry] {
    guard modifier.name == "toolbar" else { return [] }
    return shown(by: modifier).views.map(entry)
  }

  /// The view itself, where it is an item or a group of items.
  package var toolbarEntry: ToolbarEntry? {
    guard name == "ToolbarItem" || name == "ToolbarItemGroup" else { return nil }
    // What surrounds the item can hide the background as well.
    let isHidden = state.toolbar == .builder && state.ground != .toolbar
    let entry = entry(itself)
    return ToolbarEntry(
      kind: entry.kind, view: entry.view, placement: entry.placement,
      couldHideBackground: isHidden || entry.couldHideBackground, content: entry.content)
  }

  private func entry(_ view: ShownView) -> ToolbarEntry {
    let kind = Self.kind(of: view)
    let content = kind == .item || kind == .group ? shown(in: view) : [Shown.view(view)]
    return ToolbarEntry(
      kind: kind, view: view,
      placement: kind == .view ? .named("automatic") : interpreter.placement(of: view.node),
      couldHideBackground: view.modifiers.contains { couldHideBackground($0) }, content: content)
  }

  private func couldHideBackground(_ modifier: Modifier) -> Bool {
    guard modifier.name == "sharedBackgroundVisibility" else { return false }
    let values = values(ofFirstArgumentOf: modifier)
    return !values.allSatisfy { value in
      let name = value.expression.tree.name(value.expression.node)
      return !value.isUnknown && (name == "visible" || name == "automatic")
    }
  }

  private static func kind(of view: ShownView) -> ToolbarEntry.Kind {
    switch view.name {
    case "ToolbarItem": .item
    case "ToolbarItemGroup": .group
    case "ToolbarSpacer": .spacer
    case let name?:
      Vocabulary.isAppleView(name) && !Vocabulary.toolbarContent.contains(name) ? .view : .other
    case nil: .other
    }
  }

  // MARK: Controls

  /// How many controls a view shows at once that stand side by side: in it, in its stacks and its groups.
  package func controls(in view: ShownView) -> Int {
    guard let name = view.name else { return 0 }
    if Vocabulary.tappable.contains(name) { return 1 }
    let holds =
      Vocabulary.layouts.contains(name) && name != "ControlGroup"
      || Self.holders.contains(name)
    return holds ? shown(in: view).most { controls(in: $0) } : 0
  }

  /// The controls themselves, those of all branches included.
  package func controlViews(in views: [Shown]) -> [ShownView] {
    views.views.flatMap { view -> [ShownView] in
      guard let name = view.name else { return [] }
      if Vocabulary.tappable.contains(name) { return [view] }
      let holds = Vocabulary.layouts.contains(name) || Self.holders.contains(name)
      return holds ? controlViews(in: shown(in: view)) : []
    }
  }

  private static let holders: Set<Name> = ["GlassEffectContainer", "Section", "ViewThatFits"]

  /// What a control of a bar is labelled with there.
  package func label(of control: ShownView) -> ControlLabel {
    if let style = control.modifiers.first(where: { $0.name == "labelStyle" }) {
      switch values(ofFirstArgumentOf: style).first.flatMap(Self.name) {
      case "titleOnly": return .text
      case "iconOnly": return .icon
      default: return .unknown
      }
    }
    guard let call = control.node.expression, call.tree.kind(call.node) == .call else {
      return .unknown
    }
    let arguments = call.tree.arguments(of: call.node)
    if arguments.contains(where: Self.namesImage) { return .icon }
    let label = shown(in: control, as: [.label])
    if !label.isEmpty { return self.label(label) }
    guard let title = arguments.first, title.label == nil, !title.isTrailing else {
      return .unknown
    }
    return control.name == "ShareLink" || control.name == "EditButton" ? .unknown : .text
  }

  private func label(_ shown: [Shown]) -> ControlLabel {
    guard shown.count == 1 else { return .unknown }
    guard case .view(let view) = shown[0] else {
      let labels = Set(shown.views.map { label([.view($0)]) })
      return labels.count == 1 ? labels.first ?? .unknown : .unknown
    }
    switch view.name {
    case "Text": return .text
    case "Image": return .icon
    case "Label": return label(ofLabel: view)
    default: return .unknown
    }
  }

  /// A `Label` shows its icon alone in a bar, where nothing says otherwise.
  private func label(ofLabel view: ShownView) -> ControlLabel {
    guard let style = view.modifiers.first(where: { $0.name == "labelStyle" }) else { return .icon }
    switch values(ofFirstArgumentOf: style).first.flatMap(Self.name) {
    case "titleOnly": return .text
    case "iconOnly": return .icon
    default: return .unknown
    }
  }

  private static func namesImage(_ argument: CallArgument) -> Bool {
    argument.label == "systemImage" || argument.label == "image"
  }

  private static func name(_ value: Value) -> Name? {
    value.isUnknown ? nil : value.expression.tree.name(value.expression.node)
  }
}

/// What a control of a bar shows there.
package enum ControlLabel: Hashable, Sendable {
  case icon
  case text
  case unknown
}

extension Vocabulary {
  /// Controls that a tap or click works: those that a bar can group.
  static let tappable: Set<Name> = buttons.union(["NavigationLink", "Toggle", "Picker"])
}
