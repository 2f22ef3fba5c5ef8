/// Where the file references of an Xcode project lie.
struct XcodePaths: Sendable {
  private var files: [String: FilePath] = [:]
  private var children: [String: [String]] = [:]
  /// The folders that Xcode keeps in step with the disk.
  private(set) var folders: [(group: String, path: FilePath)] = []

  /// Goes through the groups from the main one down.
  init(objects: PropertyList.Entries, mainGroup: String?, folder: FilePath) {
    guard let mainGroup else { return }
    var seen: Set<String> = []
    var pending = [(id: mainGroup, folder: folder)]
    while let next = pending.popLast() {
      // Groups that hold each other are gone through once.
      guard seen.insert(next.id).inserted, let object = objects.entry(next.id)?.value else {
        continue
      }
      let path = Self.path(of: object, in: next.folder, project: folder)
      switch object["isa"]?.string {
      case "PBXFileReference": files[next.id] = path
      case "PBXFileSystemSynchronizedRootGroup": folders.append((next.id, path))
      default:
        let inner = object["children"]?.strings ?? []
        children[next.id] = inner
        pending += inner.map { ($0, path) }
      }
    }
    folders.sort { ($0.path, $0.group) < ($1.path, $1.group) }
  }

  /// The paths of all file references, sorted: those of packages are folders.
  var references: [FilePath] { files.values.sorted() }

  /// The path of a file reference.
  func file(_ reference: String) -> FilePath? { files[reference] }

  /// The paths of a reference: one, or those of a group of variants.
  func files(_ reference: String) -> [FilePath] {
    if let path = files[reference] { return [path] }
    return (children[reference] ?? []).compactMap { files[$0] }
  }

  private static func path(
    of object: PropertyList, in folder: FilePath, project: FilePath
  ) -> FilePath {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "<absolute>": return FilePath(path)
    case "SOURCE_ROOT": return path.isEmpty ? project : joined(project, path)
    default: return path.isEmpty ? folder : joined(folder, path)
    }
  }

  /// Most paths are names, with nothing to normalize.
  private static func joined(_ folder: FilePath, _ path: String) -> FilePath {
    let joined = folder.appending(path)
    let hasFolders = path.utf8.contains(.slash) || path.utf8.elementsEqual("..".utf8)
    return hasFolders ? joined.normalized : joined
  }
}
