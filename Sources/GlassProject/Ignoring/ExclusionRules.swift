/// Everything that keeps files below one project root out of the run.
struct ExclusionRules: Sendable {
  /// False with `--no-exclude`: nothing is kept out but links, and `.git`.
  let areActive: Bool
  /// The patterns of `--exclude`.
  let commandLine: PatternList
  /// The lists of the configuration, if there is one.
  let filter: PathFilter?

  private static let folderNames: [[UInt8]] = [
    "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
  ].map { Array($0.utf8) }

  /// Endings of folders that hold no source of the project's own: resources, built products, and
  /// documentation catalogs, whose Swift files are snippets that are never compiled.
  private static let folderEndings: [[UInt8]] = [
    ".xcassets", ".xcframework", ".framework", ".xcworkspace", ".xcdatamodeld", ".xcarchive",
    ".docc",
  ].map { Array($0.utf8) }

  /// Xcode projects are read whatever a `.gitignore` says: many are ignored by a template and
  /// committed all the same, and without them nothing is known of the targets.
  private static let projectEnding = Array(".xcodeproj".utf8)

  /// Why a folder below the root is out, or nil. `ignores` are the `.gitignore`s above it.
  ///
  /// `path` is absolute; `nameStart` is where its last component begins.
  func reason(
    folder path: [UInt8], nameStart: Int, ignores: [PatternList]
  ) -> Exclusion.Reason? {
    guard areActive else {
      return path[nameStart...].elementsEqual(".git".utf8) ? .hiddenFolder : nil
    }
    if path[nameStart] == .dot { return .hiddenFolder }
    let name = path[nameStart...]
    if Self.folderNames.contains(where: { $0.count == name.count && name.elementsEqual($0) })
      || Self.folderEndings.contains(where: { name.count > $0.count && name.hasSuffix($0) })
    {
      return .defaultFolder
    }
    let ignores = name.hasSuffix(Self.projectEnding) ? [] : ignores
    return patternReason(path, nameStart: nameStart, isFolder: true, ignores: ignores)
  }

  /// Why a file below the root is out, or nil; `include` counts for sources only.
  func reason(
    file path: [UInt8], nameStart: Int, ignores: [PatternList], isSource: Bool
  ) -> Exclusion.Reason? {
    guard areActive else { return nil }
    if path[nameStart...].starts(with: [.dot, UInt8(ascii: "_")]) { return .attributesFile }
    let isProject = path[nameStart...].elementsEqual("project.pbxproj".utf8)
    let ignores = isProject ? [] : ignores
    if let reason = patternReason(path, nameStart: nameStart, isFolder: false, ignores: ignores) {
      return reason
    }
    guard isSource, let include = filter?.include, !include.patterns.isEmpty,
      !include.names(FilePath(bytes: path)), case .configuration(let file) = include.origin
    else { return nil }
    return .notIncluded(file)
  }

  /// The deepest `.gitignore` that says something decides; then the configuration, then the options.
  func patternReason(
    _ path: [UInt8], nameStart: Int, isFolder: Bool, ignores: [PatternList]
  ) -> Exclusion.Reason? {
    for list in ignores.reversed() {
      if let pattern = list.decision(path, nameStart: nameStart, isFolder: isFolder) {
        if !pattern.isNegated { return .pattern(pattern, list.origin) }
        break
      }
    }
    for list in [filter?.exclude, commandLine] {
      guard let list, !list.patterns.isEmpty,
        let pattern = list.decision(path, nameStart: nameStart, isFolder: isFolder),
        !pattern.isNegated
      else { continue }
      return .pattern(pattern, list.origin)
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last bytes are those of `suffix`.
  func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
  }
}
