import GlassSyntax

/// Apple's views by what they do with their children.
extension Vocabulary {
  /// Views that lay their children out side by side, over each other or in rows.
  package static let layouts: Set<Name> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid",
    "GridRow", "ControlGroup", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
    "AnyLayout",
  ]

  /// Layouts that put their views below or over each other, or in the rows of a grid.
  static let stackingLayouts: Set<Name> = [
    "VStack", "ZStack", "LazyVStack", "LazyVGrid", "Grid", "VStackLayout", "ZStackLayout",
    "GridLayout",
  ]

  /// Views that scroll what they hold.
  package static let scrollers: Set<Name> = [
    "List", "Form", "Table", "ScrollView", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// Scrollers that make rows of their children.
  package static let rowScrollers: Set<Name> = ["List", "Form", "Table"]

  /// The other views that Apple has, so that a name which is none of these is known to be foreign.
  package static let otherViews: Set<Name> = [
    "Group", "ForEach", "Section", "AnyView", "GeometryReader", "ScrollViewReader", "TimelineView",
    "EquatableView", "ViewThatFits", "AsyncImage", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "Tab", "TabSection", "WindowGroup", "Window", "Settings",
    "DocumentGroup", "MenuBarExtra", "ToolbarItem", "ToolbarItemGroup", "ToolbarTitleMenu",
    "GlassEffectContainer", "Label", "LabeledContent", "DisclosureGroup", "OutlineGroup",
    "GroupBox",
    "HSplitView", "VSplitView", "PhaseAnimator", "KeyframeAnimator", "ContentUnavailableView",
    "Map", "Chart", "Canvas", "Overlay", "UnevenRoundedRectangle", "NavigationLink", "Button",
    "Menu",
    "Toggle", "Picker", "Link", "ShareLink", "PhotosPicker", "Stepper", "Slider", "TextField",
    "SecureField", "TextEditor", "ProgressView", "Gauge", "EditButton", "PasteButton", "DatePicker",
    "ColorPicker", "RenameButton", "EmptyView", "Text", "Image", "Color", "Spacer", "Divider",
    "RoundedRectangle", "Rectangle", "Circle", "Capsule", "Ellipse", "ConcentricRectangle",
    "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "VideoPlayer",
    "SpriteView",
    "ModifiedContent", "CommandGroup", "CommandMenu", "SignInWithAppleButton", "Path",
    "SubscriptionStoreView",
    "StoreView", "ProductView", "AttributedString", "SceneView", "RealityView", "Model3D",
    "WebView",
    "NavigationPath", "Never", "DefaultToolbarItem", "ToolbarSpacer", "TableColumn", "TableRow",
    "HelpLink", "SettingsLink", "NewDocumentButton", "TextFieldLink", "LabelStyleConfiguration",
    "ForEachSection", "AccessoryWidgetBackground", "DynamicIsland", "DynamicIslandExpandedRegion",
    "ActivityConfiguration", "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
    "ControlWidgetButton", "ControlWidgetToggle", "Marker", "Annotation", "MapPolyline",
  ]

  /// Wrappers of well-known packages that show their content and nothing else.
  package static let transparentForeign: Set<Name> = [
    "WithPerceptionTracking", "WithViewStore", "IfLetStore", "SwitchStore", "CaseLet",
    "ForEachStore",
    "NavigationStackStore", "WithInlineState", "Introspect",
  ]

  /// Whether the run need not know a view's code to know what it shows.
  package static func isAppleView(_ name: Name) -> Bool {
    layouts.contains(name) || scrollers.contains(name) || otherViews.contains(name)
  }

  /// Whether a name is a type or protocol of SwiftUI's.
  static func isAppleType(_ name: Name) -> Bool {
    isAppleView(name) || Name.viewProtocols.contains(name) || Name.viewTypes.contains(name)
  }

  /// Controls that take the button style of their surroundings.
  package static let buttons: Set<Name> = [
    "Button", "Menu", "Link", "ShareLink", "EditButton", "PasteButton", "PhotosPicker",
    "RenameButton",
    "HelpLink", "SettingsLink",
  ]

  /// Controls: symbols in their labels belong to them.
  package static let controls: Set<Name> = buttons.union([
    "NavigationLink", "Toggle", "Picker", "Stepper", "Slider", "TextField", "SecureField",
    "DisclosureGroup", "DatePicker", "ColorPicker",
  ])

  /// Views of the toolbar builder, which are not views themselves.
  package static let toolbarContent: Set<Name> = [
    "ToolbarItem", "ToolbarItemGroup", "DefaultToolbarItem", "ToolbarSpacer", "ToolbarTitleMenu",
    "ToolbarOverflowMenu",
  ]
}
