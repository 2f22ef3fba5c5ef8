import GlassSyntax

/// The names that do not exist. A new one is a line here.
enum UnknownGlassApiTable {
  static let rows: [UnknownGlassApiRow] =
    types + methods + labels + glass + buttonStyles + shapeStyles + bars + shapes + kits

  /// The rows by the names at which they are looked up.
  static let rowsByTrigger: [Name: [UnknownGlassApiRow]] = {
    var result: [Name: [UnknownGlassApiRow]] = [:]
    for row in rows {
      for trigger in row.triggers { result[trigger, default: []].append(row) }
    }
    return result
  }()

  /// The words of which a file must hold one.
  static let words = Set(rows.flatMap(\.words)).sorted()

  private static let types: [UnknownGlassApiRow] = [
    .type("GlassEffectStyle", write: "Glass"),
    .type("ScrollEdgeStyle", write: "ScrollEdgeEffectStyle"),
    .type("UILiquidGlassEffect", write: "UIGlassEffect"),
    .type("UIGlassEffectContainerView", write: "UIGlassContainerEffect", isRename: false),
    .type("UIGlassEffectView", write: "UIVisualEffectView", isRename: false),
  ]

  private static let methods: [UnknownGlassApiRow] = [
    .method(
      "toolbarMinimizeBehavior", "write `.toolbarMinimizationBehavior`",
      repair: .rename("toolbarMinimizationBehavior", isCertain: true), isCommon: false),
    .method("scrollExtensionMode", "use `.backgroundExtensionEffect()`", isCommon: false),
    .method("scrollEdgeEffect", "write `.scrollEdgeEffectStyle(_:for:)`"),
    .method("liquidGlass", "write `.glassEffect`"),
    .method("glassBackground", label: "style", "write `.glassEffect`"),
    .method("tabRole", "give the role to the tab: `Tab(role: .search)`"),
    .method("configureWithGlassEffect", "write `configureWithDefaultBackground()`"),
    .keyPath("liquidGlassTint", "nothing tells how the user has set Liquid Glass"),
    .keyPath("glassIntensity", "nothing tells how the user has set Liquid Glass"),
  ]

  private static let labels: [UnknownGlassApiRow] = [
    .label(
      "isEnabled", of: "glassEffect", "switch it off with `.identity`",
      repair: .condition(on: ".regular", off: ".identity")),
    .label(
      "isEnabled", of: "glassEffectTransition", "switch it off with `.identity`",
      repair: .condition(on: nil, off: ".identity")),
    .label("style", of: "glassEffect", "the glass has no label"),
    .label("glass", of: "glassEffect", "the glass has no label"),
    .label("shape", of: "glassEffect", "write `in:`"),
    .label("cornerRadius", of: "glassEffect", "write `in: .rect(cornerRadius: …)`"),
    .label("tint", of: "glassEffect", "tint the glass: `.regular.tint(…)`"),
    .label(
      "interactive", of: "glassEffect", "make the glass interactive: `.regular.interactive()`"),
    .labels(of: "glassEffectID", ["", "in"]),
    .labels(of: "glassEffectUnion", ["id", "namespace"]),
    .missingLabel("edge", of: "safeAreaBar", repair: .label),
    .missingLabel("for", of: "scrollEdgeEffectStyle"),
    .label("width", of: "ToolbarSpacer", "a spacer is `.fixed` or `.flexible`"),
    .label(
      "value", of: "symbolEffect", values: ["drawOn", "drawOff"], "write `isActive:`",
      repair: .isActive),
  ]

  /// The calls that glass is passed to; in a button style it stands as `.glass(…)`.
  private static let glassCalls = ["glassEffect", "GlassButtonStyle", "buttonStyle"]
  /// The same as names.
  static let glassCallNames = Set(glassCalls.map { Name($0) })
  private static let glassWords = ["glassEffect", "GlassButtonStyle", "Glass", "glass"]

  /// Members that `Glass` is thought to have. Any other is found by `glassMembers`, but not where a package
  /// could declare it.
  private static let glass: [UnknownGlassApiRow] =
    [
      "prominent", "thin", "thick", "ultraThin", "ultraThick", "ultraThinMaterial", "thinMaterial",
      "regularMaterial", "thickMaterial", "ultraThickMaterial", "frosted", "dark", "light",
      "tinted",
    ].map {
      .member(
        $0, of: "Glass", at: glassCalls, words: glassWords,
        "it has `.regular`, `.clear` and `.identity`")
    }
    + ["tint", "interactive"].map {
      .member(
        $0, of: "Glass", at: glassCalls, words: glassWords, "write `.regular.\($0)(…)`",
        repair: .prefix("regular"))
    }

  /// All that `Glass` has.
  static let glassMembers: Set<Name> = ["regular", "clear", "identity", "tint", "interactive"]

  /// Whether a member of `Glass` has a row.
  static func isListed(glass name: Name) -> Bool { glass.contains { $0.key == name } }

  private static let buttonStyleOwners: [Name] = [
    "ButtonStyle", "PrimitiveButtonStyle", "GlassButtonStyle", "GlassProminentButtonStyle",
  ]

  private static let buttonStyles: [UnknownGlassApiRow] = [
    .value(
      "prominentGlass", of: ["buttonStyle"], "write `.glassProminent`",
      repair: .rename("glassProminent", isCertain: true), owners: buttonStyleOwners),
    .value(
      "liquidGlass", of: ["buttonStyle"], "write `.glass` or `.glassProminent`",
      owners: buttonStyleOwners, isCommon: true),
    .value(
      "glassProminent", of: ["buttonStyle"], form: .called, "`.glassProminent` takes no arguments",
      owners: buttonStyleOwners),
    .value(
      "glassProminent", of: ["buttonStyle"], form: .followed(by: ["tint", "interactive"]),
      "tint the button: `.buttonStyle(.glassProminent).tint(…)`", owners: buttonStyleOwners),
    .value(
      "glass", of: ["buttonStyle"], form: .followed(by: ["tint", "interactive"]),
      "give the style its glass: `.glass(.regular.tint(…))`", owners: buttonStyleOwners),
  ]

  private static let shapeStyleCalls: [Name] = [
    "background", "presentationBackground", "toolbarBackground", "containerBackground", "overlay",
    "backgroundStyle", "foregroundStyle", "fill", "stroke", "strokeBorder",
  ]
  private static let shapeStyleOwners: [Name] = [
    "ShapeStyle", "Color", "Material", "AnyShapeStyle", "View",
  ]

  /// Glass is not a shape style.
  private static let shapeStyles: [UnknownGlassApiRow] = [
    .value(
      "glass", of: shapeStyleCalls, "glass is no shape style; use `.glassEffect`",
      repair: .glassEffect, owners: shapeStyleOwners, isCommon: true),
    .value(
      "liquidGlass", of: shapeStyleCalls, "glass is no shape style; use `.glassEffect`",
      repair: .glassEffect, owners: shapeStyleOwners, isCommon: true),
    .value(
      "Glass", of: shapeStyleCalls, form: .ofType, "glass is no shape style; use `.glassEffect`",
      repair: .glassEffect, owners: []),
  ]

  private static let bars: [UnknownGlassApiRow] = [
    .member(
      "minimized", of: "SearchToolbarBehavior", at: ["searchToolbarBehavior"], "write `.minimize`",
      repair: .rename("minimize", isCertain: true)),
    .member(
      "onScroll", of: "TabBarMinimizeBehavior", at: ["tabBarMinimizeBehavior"],
      "write `.onScrollDown` or `.onScrollUp`", repair: .rename("onScrollDown", isCertain: false)),
    .member(
      "minimized", of: "TabBarMinimizeBehavior", at: ["tabBarMinimizeBehavior"],
      "write `.onScrollDown` or `.onScrollUp`"),
    .member(
      "always", of: "TabBarMinimizeBehavior", at: ["tabBarMinimizeBehavior"],
      "write `.onScrollDown` or `.onScrollUp`"),
    .comparison(
      "collapsed", key: "tabViewBottomAccessoryPlacement", of: "TabViewBottomAccessoryPlacement",
      write: "inline"),
    .member(
      "collapsed", of: "TabViewBottomAccessoryPlacement", at: [], "write `.inline`",
      repair: .rename("inline", isCertain: true)),
    .value(
      "fixed", of: ["ToolbarSpacer"], form: .called, "a fixed spacer has no size: write `.fixed`",
      owners: ["SpacerSizing"]),
    .value(
      "fixed", of: ["Spacer"], "write `ToolbarSpacer(.fixed)` in a toolbar", owners: ["Spacer"],
      isCommon: true),
    .value(
      "flexible", of: ["Spacer"], "write `ToolbarSpacer(.flexible)` in a toolbar",
      owners: ["Spacer"], isCommon: true),
  ]

  private static let shapes: [UnknownGlassApiRow] = [
    .value(
      "containerConcentric", of: ["rect", "RoundedRectangle", "ConcentricRectangle"],
      labels: ["cornerRadius", "corner", "corners"], "write `.rect(corners: .concentric)`",
      repair: .concentric, owners: ["Style", "CGFloat"])
  ]

  private static let kits: [UnknownGlassApiRow] = [
    .value(
      "glass", of: ["UIBlurEffect"], labels: ["style"], "write `UIGlassEffect(style: .regular)`",
      owners: ["UIBlurEffect", "Style"]),
    .label("glass", of: "UIGlassEffect", "write `UIGlassEffect(style: .regular)`"),
    .value(
      "prominent", of: ["UIGlassEffect"], labels: ["style"], "it has `.regular` and `.clear`",
      owners: ["UIGlassEffect", "Style"]),
    .value(
      "tinted", of: ["UIGlassEffect"], labels: ["style"], "set its `tintColor`",
      owners: ["UIGlassEffect", "Style"]),
  ]

  /// Modules of Apple's: a file that imports no other has its names from there or from the project.
  static let appleModules: Set<Name> = [
    "Accelerate", "AccessorySetupKit", "Accounts", "ActivityKit", "AppIntents", "AppKit",
    "ApplicationServices", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFAudio",
    "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit", "Cocoa",
    "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck", "Dispatch", "EventKit",
    "EventKitUI", "FamilyControls", "Foundation", "FoundationModels", "GameController", "GameKit",
    "HealthKit", "HomeKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "ObjectiveC",
    "Observation", "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit",
    "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement", "ShazamKit",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI",
    "SwiftUICore",
    "Symbols", "Synchronization", "SystemConfiguration", "Testing", "TipKit", "Translation",
    "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "XCTest",
    "os", "simd",
  ]
}
