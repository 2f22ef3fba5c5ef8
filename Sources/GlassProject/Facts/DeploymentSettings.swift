/// Reads the platforms of a target and their versions from its build settings.
struct DeploymentSettings {
  private let scope: SettingsScope

  init(_ scope: SettingsScope) { self.scope = scope }

  /// The lowest version of each platform; without those whose setting is missing.
  var deploymentTargets: [Platform: Version] {
    var targets: [Platform: Version] = [:]
    for platform in platforms {
      if let text = scope.value(platform.setting, sdk: platform.sdk), let version = Version(text) {
        targets[platform] = version
      }
    }
    return targets
  }

  /// What `SUPPORTED_PLATFORMS` or `SDKROOT` names.
  var namedPlatforms: [Platform] {
    let supported = Self.platforms(scope.value("SUPPORTED_PLATFORMS"))
    return supported.isEmpty ? Self.platforms(scope.value("SDKROOT")) : supported
  }

  /// The platforms that are named; all that have a setting where none is.
  private var platforms: [Platform] {
    var platforms = namedPlatforms
    if platforms.isEmpty { platforms = Platform.allCases.filter { $0 != .macCatalyst } }
    if platforms.contains(.iOS), Self.isYes(scope.value("SUPPORTS_MACCATALYST")) {
      platforms.append(.macCatalyst)
    }
    return platforms
  }

  private static func platforms(_ names: String?) -> [Platform] {
    (names ?? "").split(separator: " ").compactMap { Platform(String($0)) }
  }

  private static func isYes(_ value: String?) -> Bool {
    ["yes", "true", "1"].contains(value?.lowercased())
  }
}
