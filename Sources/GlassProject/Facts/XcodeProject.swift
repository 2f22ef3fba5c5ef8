/// Reads the targets of a `project.pbxproj`.
struct XcodeProject {
  private let objects: PropertyList.Entries
  private let project: PropertyList
  private let file: FilePath
  /// The folder that the project's paths are relative to.
  private let folder: FilePath
  private let name: String
  private let paths: XcodePaths

  /// The project in `file`, whose contents are `bytes`; nil where it cannot be read.
  init?(_ bytes: [UInt8], file: FilePath) {
    guard let bundle = file.parent, let outer = bundle.parent, let list = PropertyList(bytes),
      let objects = list["objects"]?.entries, let root = list["rootObject"]?.string,
      let project = objects.entry(root)?.value
    else { return nil }
    self.objects = objects
    self.project = project
    self.file = file
    name = String(bundle.name.prefix { $0 != "." })
    let inner = (project["projectDirPath"]?.string).flatMap { $0.isEmpty ? nil : $0 }
    folder = inner.map { outer.appending($0).normalized } ?? outer
    paths = XcodePaths(objects: objects, mainGroup: project["mainGroup"]?.string, folder: folder)
  }

  /// The targets in the order of the project.
  var targets: [TargetMembership] {
    let ids = project["targets"]?.array.compactMap(\.string) ?? []
    return ids.compactMap { id in objects.entry(id).map { membership(id, $0.value) } }
  }

  /// The folders of the packages that the project names by a path.
  var packageFolders: [FilePath] {
    objects.entries.filter { $0.value["isa"]?.string == "XCLocalSwiftPackageReference" }
      .compactMap { $0.value["relativePath"]?.string }.map { folder.appending($0).normalized }
      + paths.references
  }

  private func membership(_ id: String, _ target: PropertyList) -> TargetMembership {
    let name = target["name"]?.string ?? ""
    let scope = self.scope(of: target, name: name)
    let infoPlist = scope.value("INFOPLIST_FILE").flatMap { path in
      path.isEmpty ? nil : folder.appending(path).normalized
    }
    let deployment = DeploymentSettings(scope)
    var membership = TargetMembership(
      target: ProjectTarget(
        name: name, product: Self.product(target["productType"]?.string ?? ""), file: file,
        deploymentTargets: deployment.deploymentTargets,
        platforms: Set(deployment.namedPlatforms), infoPlist: infoPlist))
    for phase in values(target["buildPhases"])
    where phase["isa"]?.string == "PBXSourcesBuildPhase" {
      for buildFile in values(phase["files"]) {
        if let reference = buildFile["fileRef"]?.string {
          membership.files.formUnion(paths.files(reference))
        }
      }
    }
    addFolders(of: id, target, to: &membership)
    let excluded = excludedFiles(scope)
    membership.files.subtract(excluded)
    membership.exceptions.formUnion(excluded)
    return membership
  }

  /// Folders that Xcode keeps in step with the disk, since Xcode 16: an exception set takes files out
  /// of a target that has the folder, and puts them into one that has it not.
  private func addFolders(
    of id: String, _ target: PropertyList, to membership: inout TargetMembership
  ) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    for (group, path) in paths.folders {
      if own.contains(group) { membership.folders.append(path) }
      for exception in values(objects.entry(group)?.value["exceptions"])
      where exception["target"]?.string == id {
        let files = (exception["membershipExceptions"]?.strings ?? []).map { path.appending($0) }
        if own.contains(group) {
          membership.exceptions.formUnion(files)
        } else {
          membership.files.formUnion(files)
        }
      }
    }
  }

  /// The files that a target leaves out by their paths; patterns are not followed.
  private func excludedFiles(_ scope: SettingsScope) -> Set<FilePath> {
    guard let value = scope.value("EXCLUDED_SOURCE_FILE_NAMES"), value.contains(".swift") else {
      return []
    }
    // Every second part stands in quotes, and is one path.
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    let paths = parts.enumerated().flatMap { number, part in
      number.isMultiple(of: 2) ? part.split(separator: " ") : [part]
    }
    return Set(
      paths.filter { $0.hasSuffix(".swift") && $0.contains("/") && !$0.contains("*") }
        .map { folder.appending(String($0)).normalized })
  }

  private func values(_ ids: PropertyList?) -> [PropertyList] {
    (ids?.strings ?? []).compactMap { objects.entry($0)?.value }
  }

  private func scope(of target: PropertyList, name: String) -> SettingsScope {
    let list = objects.entry(target["buildConfigurationList"]?.string ?? "")?.value
    let configurations = values(list?["buildConfigurations"])
    let wanted = list?["defaultConfigurationName"]?.string ?? "Release"
    let own = configurations.first { $0["name"]?.string == wanted } ?? configurations.first
    let configuration = own?["name"]?.string ?? wanted
    let outerList = objects.entry(project["buildConfigurationList"]?.string ?? "")?.value
    let outer = values(outerList?["buildConfigurations"])
      .first { $0["name"]?.string == configuration }
    var known = BuildSettings()
    known.append("TARGET_NAME", name)
    known.append("TARGETNAME", name)
    known.append("PROJECT_NAME", self.name)
    known.append("CONFIGURATION", configuration)
    known.append("SRCROOT", folder.text)
    known.append("PROJECT_DIR", folder.text)
    return SettingsScope(
      levels: [known] + levels(outer) + levels(own), configuration: configuration)
  }

  /// The settings file of a configuration, below its own settings.
  private func levels(_ configuration: PropertyList?) -> [BuildSettings] {
    guard let configuration else { return [] }
    var levels: [BuildSettings] = []
    if let reference = configuration["baseConfigurationReference"]?.string,
      let path = paths.file(reference)
    {
      levels.append(BuildSettingsFile.settings(path))
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.string,
      let folder = paths.folders.first(where: { $0.group == anchor })?.path
    {
      levels.append(BuildSettingsFile.settings(folder.appending(relative)))
    }
    var own = BuildSettings()
    for entry in configuration["buildSettings"]?.entries?.entries ?? [] {
      own.append(entry.key, entry.value.strings.joined(separator: " "))
    }
    return levels + [own]
  }

  private static func product(_ type: String) -> ProjectTarget.Product {
    if type.contains("unit-test") || type.contains("ui-testing") { return .test }
    if type.contains("extension") { return .appExtension }
    return type.contains("product-type.application") ? .application : .other
  }
}
