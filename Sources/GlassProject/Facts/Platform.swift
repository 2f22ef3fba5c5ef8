/// A platform that a target is built for.
package enum Platform: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

  /// The platform of that name in any case, also as the SDKs and build settings call it.
  package init?(_ name: String) {
    switch name.lowercased() {
    case "ios", "iphoneos", "iphonesimulator": self = .iOS
    case "macos", "macosx", "osx": self = .macOS
    case "tvos", "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "visionos", "xros", "xrsimulator": self = .visionOS
    case "maccatalyst", "iosmac": self = .macCatalyst
    default: return nil
    }
  }

  /// The name as configurations and the command line write it.
  package var key: String { rawValue.lowercased() }

  /// The platforms without Liquid Glass, and tvOS, whose glass is the look of what has the focus.
  static let withoutGlass: Set<Platform> = [.tvOS, .visionOS]

  /// The build setting that holds its deployment target.
  var setting: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The name of its SDK, as conditions of build settings match it.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS, .macCatalyst: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  package static func < (left: Platform, right: Platform) -> Bool {
    left.rawValue < right.rawValue
  }
}
