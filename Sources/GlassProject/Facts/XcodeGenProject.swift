/// Reads the targets of an XcodeGen `project.yml` with the files that it includes.
struct XcodeGenProject {
  /// A target with the folder that its paths are relative to.
  private struct Declaration {
    let name: String
    let value: YAML
    let folder: FilePath
  }

  private let file: FilePath
  private var declarations: [Declaration] = []
  private var templates: [String: YAML] = [:]
  private var levels: [BuildSettings] = []
  private var included: Set<FilePath> = []
  /// The configuration whose settings are read.
  private static let configuration = "Release"

  init(_ bytes: [UInt8], file: FilePath) {
    self.file = file
    add(YAML(bytes), file: file)
  }

  /// The targets in the order of the files.
  var targets: [TargetMembership] { declarations.map(membership) }

  private mutating func add(_ project: YAML, file: FilePath) {
    // Files that include each other are read once.
    guard let folder = file.parent, included.count < 64, included.insert(file).inserted else {
      return
    }
    for include in project["include"]?.list ?? [] {
      guard let path = include.string ?? include["path"]?.string, !path.isEmpty else { continue }
      var bytes: [UInt8] = []
      let inner = folder.appending(path).normalized
      if FileReader().read(inner, into: &bytes) == nil { add(YAML(bytes), file: inner) }
    }
    for template in (project["targetTemplates"]?.entries ?? []) {
      templates[template.key] = template.value
    }
    levels.append(Self.deployment(project["options"]?["deploymentTarget"], platforms: []))
    levels += Self.settings(project["settings"])
    declarations += (project["targets"]?.entries ?? []).map {
      Declaration(name: $0.key, value: $0.value, folder: folder)
    }
  }

  private func membership(_ declaration: Declaration) -> TargetMembership {
    let names = declaration.value["templates"]?.list.compactMap(\.string) ?? []
    // What the target says itself comes first.
    let parts = [declaration.value] + names.reversed().compactMap { templates[$0] }
    func first(_ key: String) -> YAML? { parts.lazy.compactMap { $0[key] }.first }
    let platforms = Self.platforms(
      first("platform"), destinations: first("supportedDestinations"))
    var levels = self.levels
    for part in parts.reversed() {
      if let path = part["configFiles"]?[Self.configuration]?.string {
        levels.append(BuildSettingsFile.settings(declaration.folder.appending(path).normalized))
      }
      levels.append(Self.deployment(part["deploymentTarget"], platforms: platforms))
      levels += Self.settings(part["settings"])
    }
    let scope = SettingsScope(levels: levels, configuration: Self.configuration)
    var targets: [Platform: Version] = [:]
    for platform in platforms {
      if let text = scope.value(platform.setting, sdk: platform.sdk) {
        targets[platform] = Version(text)
      }
    }
    let infoPlist = first("info")?["path"]?.string ?? scope.value("INFOPLIST_FILE")
    var membership = TargetMembership(
      target: ProjectTarget(
        name: declaration.name, product: Self.product(first("type")?.string ?? ""), file: file,
        deploymentTargets: targets, platforms: Set(platforms),
        infoPlist: infoPlist.map { declaration.folder.appending($0).normalized }))
    for part in parts { Self.addSources(part["sources"], declaration.folder, to: &membership) }
    return membership
  }

  private static func addSources(
    _ sources: YAML?, _ folder: FilePath, to membership: inout TargetMembership
  ) {
    for source in sources?.list ?? [] {
      guard let path = source.string ?? source["path"]?.string, !path.isEmpty else { continue }
      let root = folder.appending(path).normalized
      membership.folders.append(root)
      for excluded in source["excludes"]?.list.compactMap(\.string) ?? []
      where !excluded.contains("*") {
        membership.exceptions.insert(root.appending(excluded).normalized)
      }
    }
  }

  /// `"17.0"` for the target's platforms, or `{iOS: "17.0"}`.
  private static func deployment(_ value: YAML?, platforms: [Platform]) -> BuildSettings {
    var settings = BuildSettings()
    if let version = value?.string {
      for platform in platforms { settings.append(platform.setting, version) }
    }
    for entry in value?.entries ?? [] {
      if let platform = Platform(entry.key), let version = entry.value.string {
        settings.append(platform.setting, version)
      }
    }
    return settings
  }

  /// Settings as they are, or under `base` and `configs`.
  private static func settings(_ value: YAML?) -> [BuildSettings] {
    guard let value else { return [] }
    let isGrouped = ["base", "configs", "groups"].contains { value[$0] != nil }
    let maps = isGrouped ? [value["base"], value["configs"]?[configuration]] : [value]
    return maps.compactMap { $0 }.map { map in
      var settings = BuildSettings()
      for entry in map.entries {
        if let text = entry.value.string { settings.append(entry.key, text) }
      }
      return settings
    }
  }

  private static func platforms(_ platform: YAML?, destinations: YAML?) -> [Platform] {
    let named = destinations ?? platform
    return Set((named?.list ?? []).compactMap { $0.string.flatMap { Platform($0) } }).sorted()
  }

  private static func product(_ type: String) -> ProjectTarget.Product {
    if type.contains("unit-test") || type.contains("ui-testing") { return .test }
    if type.contains("extension") { return .appExtension }
    return type.hasPrefix("application") ? .application : .other
  }
}
