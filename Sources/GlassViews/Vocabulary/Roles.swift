import GlassSyntax

/// The parts that closures and view arguments play.
extension Vocabulary {
  /// Views whose unlabelled first closure is an action when another closure labels them, or when they have a
  /// title.
  private static let actionFirst: Set<Name> = [
    "Button", "RenameButton", "PasteButton", "SignInWithAppleButton",
  ]

  /// The part of an argument in a view; nil where it is no view.
  static func role(
    of argument: CallArgument, at number: Int, among arguments: [CallArgument], isClosure: Bool,
    in view: Name
  ) -> Role? {
    if !isClosure { return roleOfValue(argument, at: number, in: view) }
    if let label = argument.label { return role(ofLabelled: label, in: view) }
    switch view {
    case "Button":
      let hasAction = arguments.contains { $0.label == "action" || $0.label == "intent" }
      return hasAction ? .label : .action
    case "NavigationLink":
      if arguments.contains(where: { $0.label == "label" }) { return .destination }
      let hasValue = arguments.contains {
        $0.label == "value" || $0.label == "destination" || $0.label == "isActive"
          || $0.label == "tag"
      }
      if hasValue { return .label }
      return arguments.contains { !$0.isTrailing && $0.label == nil } ? .destination : .label
    case "Menu", "Picker":
      // `Menu(content: { … }) { label }`
      return arguments.contains { $0.label == "content" } ? .label : .menu
    case "Toggle", "Link", "ShareLink", "PhotosPicker", "Stepper", "Slider", "DatePicker",
      "ColorPicker", "ProgressView", "Gauge", "TextField", "HelpLink", "SettingsLink":
      return .label
    case "Tab", "NavigationSplitView", "WindowGroup", "Window", "Settings", "MenuBarExtra",
      "DocumentGroup":
      return .screen
    case "Canvas", "Chart", "Map", "Path": return nil
    case "CommandGroup", "CommandMenu": return .menu
    case "ToolbarTitleMenu", "ToolbarOverflowMenu": return .menu
    default: return .content
    }
  }

  private static func role(ofLabelled label: Name, in view: Name) -> Role? {
    switch label {
    case "label", "title", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
      "markedValueLabels", "valueLabel":
      return view == "LabeledContent" || view == "DisclosureGroup" ? .accessoryLabel : .label
    case "icon": return .label
    case "header", "footer", "description", "placeholder": return .accessoryLabel
    case "destination": return .destination
    case "actions": return view == "ContentUnavailableView" ? .content : .menu
    case "sidebar", "detail", "editor", "viewer": return .screen
    case "videoOverlay": return .overlay
    case "content", "rowContent", "rows", "columns", "views", "body", "root", "transform",
      "marketingContent":
      switch view {
      case "Menu", "Picker", "CommandGroup", "CommandMenu": return .menu
      case "NavigationSplitView", "Tab", "WindowGroup", "Window": return .screen
      case "Map", "Chart", "Canvas": return nil
      default: return .content
      }
    default:
      let isAction = actionLabels.contains(label)
      return isAction || isAppleView(view) ? .action : .content
    }
  }

  /// Labels of closures that are run, not shown.
  private static let actionLabels: Set<Name> = [
    "action", "primaryAction", "onEditingChanged", "onCommit", "onIncrement", "onDecrement",
    "perform", "completion", "onDismiss", "onTap", "onDelete", "onSelect", "handler", "onChange",
    "didTap", "onRequest", "onCompletion", "onSubmit", "onCancel", "onConfirm", "onSave",
  ]

  /// View values among the arguments: `Text` in `Section(header:)`, `AnyView(x)`, `Picker(label:)`.
  private static func roleOfValue(_ argument: CallArgument, at number: Int, in view: Name) -> Role?
  {
    switch argument.label {
    case "header"?, "footer"?: return view == "Section" ? .accessoryLabel : nil
    case "label"?: return .label
    case "content"?: return view == "EquatableView" || view == "ModifiedContent" ? .content : nil
    case "destination"?: return view == "NavigationLink" ? .destination : nil
    case nil: return view == "AnyView" && number == 0 ? .content : nil
    default: return nil
    }
  }

  /// The part of an argument of a modifier; nil where it is no view.
  static func role(
    ofModifier name: Name, _ argument: CallArgument, at number: Int, isClosure: Bool
  ) -> Role? {
    guard
      isClosure || viewArguments.contains(name) && number == 0 && argument.label == nil
        || argument.label == "content" || argument.label == "destination"
    else { return nil }
    if let label = argument.label, isClosure {
      if actionLabels.contains(label) { return .action }
      if label == "message" { return .action }
      // It is shown apart from all that is around.
      if label == "preview" { return .destination }
    }
    guard let role = modifierRoles[name] else { return nil }
    return role
  }

  /// Modifiers that take a view as a plain argument.
  private static let viewArguments: Set<Name> = [
    "overlay", "background", "mask", "listRowBackground", "navigationBarItems", "tabItem",
  ]

  private static let modifierRoles: [Name: Role] = [
    "overlay": .overlay, "background": .background, "mask": .action,
    "listRowBackground": .background,
    "containerBackground": .action, "sheet": .sheet, "popover": .popover,
    "fullScreenCover": .fullScreenCover, "inspector": .inspector, "toolbar": .toolbar,
    "safeAreaInset": .bar, "safeAreaBar": .bar, "contextMenu": .contextMenu,
    "swipeActions": .swipeActions, "navigationDestination": .destination,
    "tabViewBottomAccessory": .accessory, "tabViewSidebarHeader": .bar,
    "tabViewSidebarFooter": .bar,
    "tabViewSidebarBottomBar": .bar, "tabItem": .label, "alert": .menu, "confirmationDialog": .menu,
    "toolbarTitleMenu": .menu, "toolbarOverflowMenu": .menu, "safeAreaPadding": .action,
    "searchSuggestions": .menu, "presentationBackground": .action, "ornament": .overlay,
    "badge": .action,
  ]
}
