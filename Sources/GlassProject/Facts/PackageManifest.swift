import GlassSyntax

/// Reads a `Package.swift` as source: what it computes stays unknown.
struct PackageManifest {
  private let tree: SyntaxTree
  private let file: FilePath
  private let folder: FilePath

  init?(_ bytes: [UInt8], file: FilePath) {
    guard let folder = file.parent else { return nil }
    tree = SyntaxTree.parse(bytes)
    self.file = file
    self.folder = folder
  }

  /// The package as one target: its platforms hold for all its files.
  ///
  /// They are those of its targets' folders, and of the folders where a package has its targets if it
  /// does not say otherwise.
  var membership: TargetMembership {
    var membership = TargetMembership(
      target: ProjectTarget(
        name: name ?? folder.name, product: .other, file: file,
        deploymentTargets: deploymentTargets, isForAndroid: isTranspiled, infoPlist: nil))
    let usual = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
    membership.folders = (usual + targetPaths).map { folder.appending($0).normalized }
    return membership
  }

  /// The folders of the packages that it depends on by a path.
  var packageFolders: [FilePath] {
    calls.filter { callee($0) == "package" }.compactMap { argument($0, "path").flatMap(string) }
      .map { folder.appending($0).normalized }
  }

  /// Whether Skip makes an Android library of its targets.
  private var isTranspiled: Bool {
    calls.contains { callee($0) == "plugin" && argument($0, "name").flatMap(string) == "skipstone" }
  }

  /// Every call in the file, whatever holds it.
  private var calls: [NodeID] {
    tree.nodes.indices.map(NodeID.init).filter { tree.kind($0) == .call }
  }

  private var packageCall: NodeID? { calls.first { callee($0) == "Package" } }

  private var name: String? {
    packageCall.flatMap { argument($0, "name") }.flatMap(string)
  }

  /// The `path:` of the targets.
  private var targetPaths: [String] {
    let kinds: Set<Name> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
    return calls.filter { callee($0).map(kinds.contains) ?? false }
      .compactMap { argument($0, "path").flatMap(string) }
  }

  /// `.iOS(.v17)`, `.macOS("14.4")`, `.custom("iOS", versionString: "17")` in `platforms:`.
  private var deploymentTargets: [Platform: Version] {
    guard let package = packageCall, let list = argument(package, "platforms") else { return [:] }
    var targets: [Platform: Version] = [:]
    for element in tree.children(list) where tree.kind(element) == .call {
      let values = tree.children(element).filter { tree.kind($0) == .argument }
        .compactMap { tree.firstChild($0) }
      guard let callee = tree.firstChild(element), let first = values.first else { continue }
      let isCustom = tree.nameText(callee) == "custom"
      let name = isCustom ? string(first) ?? "" : tree.nameText(callee)
      let version = isCustom ? values.dropFirst().first : first
      guard let platform = Platform(name), let version else { continue }
      targets[platform] = Version(string(version) ?? tree.nameText(version))
    }
    return targets
  }

  private func callee(_ call: NodeID) -> Name? {
    tree.firstChild(call).flatMap { tree.name($0) }
  }

  /// The expression of the argument with a label.
  private func argument(_ call: NodeID, _ label: Name) -> NodeID? {
    for child in tree.children(call) where tree.kind(child) == .argument {
      if tree.name(child) == label { return tree.firstChild(child) }
    }
    return nil
  }

  /// The text of a string literal without interpolations.
  private func string(_ node: NodeID) -> String? {
    guard tree.kind(node) == .stringLiteral else { return nil }
    var text = ""
    for part in tree.children(node) {
      guard tree.kind(part) == .stringSegment else { return nil }
      text += tree.nameText(part)
    }
    return text
  }
}
