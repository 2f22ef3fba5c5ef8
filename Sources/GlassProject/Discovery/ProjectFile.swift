/// A file that is read.
package struct ProjectFile: Hashable, Sendable {
  /// Absolute.
  package let path: FilePath
  package let kind: FileKind
  /// Whether findings in it are reported: it is below one of the PATHs.
  package internal(set) var isReported = false
  /// What tells the file from others with another name, as far as the listing says.
  let identity: FileStatus.Identity
  /// Whether the path is a link to the file.
  let isLink: Bool
}
