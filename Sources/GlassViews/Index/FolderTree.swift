import GlassProject

/// The folders that the files of a project stand in.
struct FolderTree: Sendable {
  /// The folder of each file.
  private var folders: [Int] = []
  /// The folder around each folder; nil for the outermost.
  private var parents: [Int?] = [nil]

  /// The folder around all others.
  static let outermost = 0

  /// - Parameter paths: the path of each file, with `/`.
  init(_ paths: [String]) {
    var known: [ArraySlice<UInt8>: Int] = [[]: 0]
    folders.reserveCapacity(paths.count)
    var last: (path: ArraySlice<UInt8>, number: Int) = ([], 0)
    for path in paths {
      let folder = Self.folder(of: Array(path.utf8)[...])
      // Most files stand where the one before them does.
      if folder != last.path { last = (folder, add(folder, to: &known)) }
      folders.append(last.number)
    }
  }

  /// The folder that a file stands in.
  func folder(of file: FileID) -> Int { folders[file] }

  /// The folder that a folder stands in.
  func parent(of folder: Int) -> Int? { parents[folder] }

  /// A folder with those around it, from the inside out.
  func chain(from folder: Int) -> some Sequence<Int> {
    sequence(first: folder) { self.parents[$0] }
  }

  private mutating func add(
    _ folder: ArraySlice<UInt8>, to known: inout [ArraySlice<UInt8>: Int]
  ) -> Int {
    var missing: [ArraySlice<UInt8>] = []
    var outer = folder
    var number = known[outer]
    while number == nil {
      missing.append(outer)
      outer = Self.folder(of: outer)
      number = known[outer]
    }
    for folder in missing.reversed() {
      parents.append(number)
      number = parents.count - 1
      known[folder] = number
    }
    return number ?? 0
  }

  private static func folder(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }
}
