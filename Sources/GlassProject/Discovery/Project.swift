/// The files of a run: what is read, what is reported, and what was left out.
package struct Project: Sendable {
  package let workingDirectory: FilePath
  /// The projects that the PATHs belong to, sorted.
  package let roots: [ProjectRoot]
  /// Every file that is read, sorted by the bytes of its path; a `FileID` counts into it.
  package let files: [ProjectFile]
  /// What was left out on the way: folders whole, files where their name is of a kind that is read.
  package let exclusions: [Exclusion]
  /// PATHs that do not exist, folders that cannot be read.
  package let problems: [Problem]
  /// The PATHs, absolute.
  package let namedPaths: [FilePath]

  /// The file at an absolute path, if it is read.
  package func file(at path: FilePath) -> FileID? {
    FileSelection.index(of: path, in: files)
  }

  /// The numbers of the files of a kind, in order.
  package func files(of kind: FileKind) -> [FileID] {
    files.indices.filter { files[$0].kind == kind }
  }

  /// The file as seen from the working directory: with `/`, `../…` outside it.
  package func displayPath(_ file: FileID) -> FilePath {
    files[file].path.relative(to: workingDirectory)
  }

  /// Replaces the contents of `buffer` with those of a file. Workers may read at the same time, each
  /// into its own buffer.
  package func read(_ file: FileID, into buffer: inout [UInt8]) -> ReadFailure? {
    FileReader().read(files[file].path, into: &buffer)
  }

  /// Whether the PATHs exist, but nothing that could be reported is left of them.
  package var isEverythingExcluded: Bool {
    !files.contains { $0.isReported } && !namedExclusions.isEmpty
  }

  /// The exclusions at, below or above the PATHs.
  package var namedExclusions: [Exclusion] {
    exclusions.filter { exclusion in
      namedPaths.contains { exclusion.path.isWithin($0) || $0.isWithin(exclusion.path) }
    }
  }

  /// Why an absolute path is part of the run or not, in one line without the path.
  package func explanation(of path: FilePath) -> String {
    if let id = file(at: path) {
      let file = files[id]
      if file.isReported { return "read and reported" }
      return "read for what it declares; not below the paths to report"
    }
    let nearest = exclusions.filter { path.isWithin($0.path) }.max { $0.path < $1.path }
    if let nearest {
      let explanation = nearest.explanation(from: workingDirectory)
      if nearest.path == path { return "left out: \(explanation)" }
      let folder = nearest.path.relative(to: workingDirectory).printable
      return "left out: below \(folder): \(explanation)"
    }
    if let root = roots.first(where: { path.isWithin($0.folder) }) {
      if FileStatus(path) == nil { return "left out: no such file or folder" }
      if FileKind(name: path.nameBytes) == nil {
        return "left out: not a kind of file that glasslint reads"
      }
      let folder = root.folder.relative(to: workingDirectory).printable
      return "left out: not below the paths, and only they are read of \(folder)"
    }
    return "left out: not below a project of this run"
  }
}
