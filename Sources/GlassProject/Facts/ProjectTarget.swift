/// A target of an Xcode project, an XcodeGen project or a package.
package struct ProjectTarget: Hashable, Sendable {
  /// What is built of it.
  package enum Product: Hashable, Sendable {
    case application, appExtension, test, other
  }

  package let name: String
  package let product: Product
  /// The project file, manifest or `project.yml` that declares it; absolute.
  package let file: FilePath
  /// The lowest version of each platform that it runs on, as far as the project says.
  package let deploymentTargets: [Platform: Version]
  /// The platforms that it is built for; empty where the project does not say.
  var platforms: Set<Platform> = []
  /// Whether it is compiled for Android, by Skip, and for none of Apple's platforms.
  var isForAndroid = false
  /// The property list that becomes its `Info.plist`, if the project names one; absolute.
  package let infoPlist: FilePath?

  /// Whether it certainly runs only where there is no Liquid Glass that the rules speak of.
  package var isWithoutGlass: Bool {
    isForAndroid
      || !platforms.isEmpty && platforms.isSubset(of: Platform.withoutGlass)
  }
}

/// A target with the files that belong to it.
struct TargetMembership: Sendable {
  var target: ProjectTarget
  /// Files that are named one by one.
  var files: Set<FilePath> = []
  /// Folders whose files belong to it, but for `exceptions`.
  var folders: [FilePath] = []
  var exceptions: Set<FilePath> = []

  /// Whether a file belongs to it by its folder.
  func holds(_ file: FilePath) -> Bool {
    guard folders.contains(where: file.isWithin) else { return false }
    return exceptions.isEmpty || !exceptions.contains { file.isWithin($0) }
  }
}
