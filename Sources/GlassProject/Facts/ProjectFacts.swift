/// What the project files say about the sources: which target a file belongs to, and what it runs on.
package struct ProjectFacts: Sendable {
  /// A project file's targets with the folder that it stands for.
  private struct Group {
    let folder: FilePath
    var targets: [TargetMembership]
  }

  private var projects: [Group] = []
  private var packages: [Group] = []
  /// The groups of each folder, by number.
  private var projectsOfFolders: [FilePath: [Int]] = [:]
  private var packagesOfFolders: [FilePath: [Int]] = [:]
  /// The targets that name a file.
  private var named: [FilePath: [ProjectTarget]] = [:]
  /// The targets that have folders.
  private var holders: [TargetMembership] = []
  /// Those of each folder, by number.
  private var holdersOfFolders: [FilePath: [Int]] = [:]
  /// The packages that projects and other packages name by a path.
  private var packageFolders: Set<FilePath> = []
  /// Project files that could not be read.
  package private(set) var problems: [Problem] = []

  /// Reads the project files of a run.
  package init(_ project: Project) {
    let xcodeFolders = Set(
      project.files.lazy.filter { $0.kind == .xcodeProject }.compactMap(\.path.parent?.parent))
    var bytes: [UInt8] = []
    for id in project.files.indices {
      let file = project.files[id]
      guard [.xcodeProject, .packageManifest, .xcodeGenProject].contains(file.kind) else {
        continue
      }
      if let failure = project.read(id, into: &bytes) {
        problems.append(Problem(message: failure.message, path: file.path))
      } else {
        add(bytes, file, besides: xcodeFolders)
      }
    }
    // The deepest folder comes first.
    projects.sort { $0.folder.components.count > $1.folder.components.count }
    packages.sort { $0.folder.components.count > $1.folder.components.count }
    settleAndroid()
    for membership in projects.flatMap(\.targets) {
      for file in membership.files { named[file, default: []].append(membership.target) }
      guard !membership.folders.isEmpty else { continue }
      for folder in Set(membership.folders) {
        holdersOfFolders[folder, default: []].append(holders.count)
      }
      holders.append(membership)
    }
    for (number, group) in projects.enumerated() {
      projectsOfFolders[group.folder, default: []].append(number)
    }
    for (number, group) in packages.enumerated() {
      packagesOfFolders[group.folder, default: []].append(number)
    }
  }

  /// What Skip transpiles runs on Apple's platforms as well, unless the app that is built for them is another one
  /// that leaves the package out.
  private mutating func settleAndroid() {
    let hasProject = projects.contains { $0.targets.contains { $0.target.product == .application } }
    let projectFolders = Set(projects.flatMap { sequence(first: $0.folder, next: \.parent) })
    for index in packages.indices {
      let folder = packages[index].folder
      let isApple =
        !hasProject || packageFolders.contains(folder) || projectFolders.contains(folder)
      guard isApple else { continue }
      for target in packages[index].targets.indices {
        packages[index].targets[target].target.isForAndroid = false
      }
    }
  }

  /// - Parameter xcodeFolders: the folders with an Xcode project.
  private mutating func add(
    _ bytes: [UInt8], _ file: ProjectFile, besides xcodeFolders: Set<FilePath>
  ) {
    guard let folder = file.path.parent else { return }
    switch file.kind {
    case .packageManifest:
      // `Package@swift-6.0.swift` says the same for other tools.
      guard file.path.name == "Package.swift",
        let manifest = PackageManifest(bytes, file: file.path)
      else { return }
      packageFolders.formUnion(manifest.packageFolders)
      packages.append(Group(folder: folder, targets: [manifest.membership]))
    case .xcodeProject:
      guard let xcode = XcodeProject(bytes, file: file.path) else {
        // Xcode reads more formats than it writes: a project in one of those is none the worse.
        if PropertyList.isOfOtherFormat(bytes) { return }
        problems.append(Problem(message: "cannot read the Xcode project", path: file.path))
        return
      }
      packageFolders.formUnion(xcode.packageFolders)
      projects.append(Group(folder: folder.parent ?? folder, targets: xcode.targets))
    case .xcodeGenProject:
      // The project that was generated from it says more.
      guard !xcodeFolders.contains(folder) else { return }
      let targets = XcodeGenProject(bytes, file: file.path).targets
      if !targets.isEmpty { projects.append(Group(folder: folder, targets: targets)) }
    case .swift, .buildSettings, .propertyList: break
    }
  }

  /// All targets, those of the deepest folders first.
  package var targets: [ProjectTarget] {
    (projects + packages).flatMap { $0.targets.map(\.target) }
  }

  /// The targets that say what the project as a whole runs on: its applications, or all but tests.
  package var mainTargets: [ProjectTarget] {
    let applications = targets.filter { $0.product == .application }
    return applications.isEmpty ? targets.filter { $0.product != .test } : applications
  }

  /// The targets that a file, given by its absolute path, is compiled for; tests only where there is
  /// nothing else.
  ///
  /// Where no project file names the file, they are the applications of the nearest project.
  package func targets(of file: FilePath) -> [ProjectTarget] {
    let folders = Array(sequence(first: file, next: \.parent))
    let package = folders.lazy.flatMap { packagesOfFolders[$0] ?? [] }.map { packages[$0] }
      .first { group in group.targets.contains { $0.holds(file) } }
    let holding = Set(folders.flatMap { holdersOfFolders[$0] ?? [] }).sorted()
      .map { holders[$0] }.filter { holder in
        guard holder.holds(file) else { return false }
        // A package in a folder of the target is compiled as a package.
        guard let package else { return true }
        return !holder.folders.contains { package.folder.isWithin($0) }
      }
    let members = named[file, default: []] + holding.map(\.target)
    if !members.isEmpty {
      let programs = members.filter { $0.product != .test }
      return programs.isEmpty ? members : programs
    }
    if let package { return package.targets.map(\.target) }
    let nearest = folders.lazy.compactMap { projectsOfFolders[$0] }.first ?? []
    let applications = nearest.map { projects[$0] }.flatMap(self.applications)
    if !applications.isEmpty || projects.count != 1 { return applications }
    return projects.flatMap(self.applications)
  }

  /// The lowest version of each platform that a file, given by its absolute path, must run on; empty
  /// where no project file says so.
  package func deploymentTargets(of file: FilePath) -> [Platform: Version] {
    var lowest: [Platform: Version] = [:]
    for target in targets(of: file) {
      lowest.merge(target.deploymentTargets) { min($0, $1) }
    }
    return lowest
  }

  /// Whether a file, given by its absolute path, is certainly compiled only for what has no Liquid Glass that the
  /// rules speak of.
  package func isWithoutGlass(_ file: FilePath) -> Bool {
    let targets = targets(of: file)
    return !targets.isEmpty && targets.allSatisfy(\.isWithoutGlass)
  }

  private func applications(_ group: Group) -> [ProjectTarget] {
    group.targets.map(\.target).filter { $0.product == .application }
  }
}
