/// A file or folder that is not part of the run, and why.
package struct Exclusion: Hashable, Sendable {
  /// Why something is out.
  package enum Reason: Hashable, Sendable {
    /// A folder of one of the names that are always left out.
    case defaultFolder
    case hiddenFolder
    /// A file with the extra attributes of another (`._Name`), as macOS leaves on foreign disks.
    case attributesFile
    case pattern(PathPattern, PatternList.Origin)
    /// No pattern of the configuration's `include` names it.
    case notIncluded(FilePath)
    case linkToFolder
    case linkToNothing
    /// Another name of a file that is read already.
    case sameFile(FilePath)
    /// A pipe, a socket or a device.
    case notRegular
    /// No kind of file that glasslint reads.
    case otherKind
  }

  /// Absolute.
  package let path: FilePath
  package let isFolder: Bool
  package let reason: Reason

  /// The reason in words, with paths as seen from `folder`.
  package func explanation(from folder: FilePath) -> String {
    switch reason {
    case .defaultFolder: "folders like `\(path.name)` are left out by default"
    case .hiddenFolder: "hidden folders are left out by default"
    case .attributesFile: "`._` files are left out by default"
    case .pattern(let pattern, .gitIgnore(let file)):
      "`\(pattern.text)` in \(file.relative(to: folder).printable):\(pattern.line)"
    case .pattern(let pattern, .configuration(let file)):
      "`\(pattern.text)` in `exclude` of \(file.relative(to: folder).printable)"
    case .pattern(let pattern, .commandLine): "`--exclude \(pattern.text)`"
    case .notIncluded(let file):
      "no pattern in `include` of \(file.relative(to: folder).printable) names it"
    case .linkToFolder: "links to folders are not followed"
    case .linkToNothing: "the link leads nowhere"
    case .sameFile(let other): "the same file as \(other.relative(to: folder).printable)"
    case .notRegular: "not a regular file"
    case .otherKind: "not a kind of file that glasslint reads"
    }
  }
}
