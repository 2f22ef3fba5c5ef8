/// A file that is read.
package struct ProjectFile: Hashable, Sendable {
  /// Absolute.
  package let path: FilePath
  package let kind: FileKind
  /// Whether findings in it are reported: it is below one of the PATHs.
  package internal(set) var isReported = false
  /// The number of the file on its device: what has another is another file. 0 if it does not exist.
  let inode: UInt64
  /// Whether the path is a link to the file.
  let isLink: Bool
}
