/// Files found by one or several walks, made into the list of a run: sorted, each file once.
struct FileSelection {
  private(set) var files: [ProjectFile]
  /// Other names of files in the list.
  private(set) var exclusions: [Exclusion] = []

  init(_ found: [ProjectFile]) {
    files = found
    if !Self.isSorted(found) { files.sort { $0.path < $1.path } }
    removeDuplicates()
  }

  /// Marks what is reported: everything below `folders`, and `files`, whatever name they are read by.
  mutating func report(folders: [FilePath], files named: [FilePath]) {
    let names = Set(named)
    var reported = names
    for exclusion in exclusions {
      guard case .sameFile(let other) = exclusion.reason else { continue }
      if names.contains(exclusion.path) || folders.contains(where: exclusion.path.isWithin) {
        reported.insert(other)
      }
    }
    for index in files.indices {
      let path = files[index].path
      files[index].isReported = folders.contains(where: path.isWithin) || reported.contains(path)
    }
  }

  /// Where a path stands in a sorted list.
  static func index(of path: FilePath, in files: [ProjectFile]) -> Int? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? low : nil
  }

  private static func isSorted(_ files: [ProjectFile]) -> Bool {
    zip(files, files.dropFirst()).allSatisfy { $0.path < $1.path }
  }

  /// Keeps one name of each file: the first that is not a link.
  private mutating func removeDuplicates() {
    var kept: [UInt64: Int] = [:]
    kept.reserveCapacity(files.count)
    var isDropped = Array(repeating: false, count: files.count)
    for index in files.indices {
      let file = files[index]
      guard file.inode != 0, let other = kept[file.inode] else {
        kept[file.inode] = index
        continue
      }
      let first = files[other]
      if first.path == file.path {
        isDropped[index] = true
        continue
      }
      guard Self.isSameFile(first, file) else { continue }
      let replaces = first.isLink && !file.isLink
      let dropped = replaces ? other : index
      isDropped[dropped] = true
      if replaces { kept[file.inode] = index }
    }
    guard isDropped.contains(true) else { return }
    noteDropped(isDropped, kept)
    files = zip(files, isDropped).filter { !$0.1 }.map(\.0)
  }

  private mutating func noteDropped(_ isDropped: [Bool], _ kept: [UInt64: Int]) {
    for index in files.indices where isDropped[index] {
      guard let other = kept[files[index].inode], files[other].path != files[index].path else {
        continue
      }
      let reason = Exclusion.Reason.sameFile(files[other].path)
      exclusions.append(Exclusion(path: files[index].path, isFolder: false, reason: reason))
    }
  }

  /// Asks the file system: files on two devices, or in two layers of one, may have one number.
  private static func isSameFile(_ left: ProjectFile, _ right: ProjectFile) -> Bool {
    guard let left = FileStatus(left.path), let right = FileStatus(right.path) else { return false }
    return left.identity == right.identity
  }
}
