import GlassProject

/// Declarations of one name by where they stand: tells which of them is nearest to a file, however many there are.
struct Neighborhood {
  /// The declaration in a file or below a folder, or `several`.
  private var files: [FileID: Int] = [:]
  private var folders: [Int: Int] = [:]
  private static let several = -1

  var isEmpty: Bool { files.isEmpty }

  /// Adds a declaration, given by its number; a private one is there for its file alone.
  mutating func insert(
    _ declaration: Int, in file: FileID, isPrivate: Bool = false, _ tree: FolderTree
  ) {
    files[file] = files[file] == nil ? declaration : Self.several
    if isPrivate { return }
    var next: Int? = tree.folder(of: file)
    while let folder = next {
      let other = folders[folder]
      // Around it there are several as well.
      if other == Self.several { break }
      folders[folder] = other == nil ? declaration : Self.several
      next = tree.parent(of: folder)
    }
  }

  /// The one whose file stands nearest to a file: in it, else in the folder that shares the longest path; nil where
  /// two are equally near.
  static func nearest(
    among neighborhoods: [Neighborhood], to file: FileID, _ tree: FolderTree
  ) -> Int? {
    var found = only(neighborhoods) { $0.files[file] }
    var next: Int? = tree.folder(of: file)
    while found == nil, let folder = next {
      found = only(neighborhoods) { $0.folders[folder] }
      next = tree.parent(of: folder)
    }
    return found == several ? nil : found
  }

  private static func only(
    _ neighborhoods: [Neighborhood], _ find: (Neighborhood) -> Int?
  ) -> Int? {
    var result: Int?
    for neighborhood in neighborhoods {
      guard let found = find(neighborhood) else { continue }
      result = result == nil ? found : several
    }
    return result
  }
}
