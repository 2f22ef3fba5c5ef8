/// What the command line says about the files of a run.
package struct DiscoveryOptions: Sendable {
  /// The folder that relative paths are seen from; absolute, without links.
  package var workingDirectory: FilePath
  /// The PATHs as given; none stands for the working directory.
  package var paths: [FilePath] = []
  /// The file whose contents come from elsewhere (`--stdin-filename`): it need not exist, and is
  /// reported like a PATH.
  package var unsavedFile: FilePath?
  /// `--project`.
  package var project: FilePath?
  /// `--isolated`: only the PATHs are read.
  package var isIsolated = false
  /// `--exclude`, as `.gitignore` patterns relative to the working directory.
  package var exclude: [String] = []
  /// False with `--no-exclude`.
  package var excludes = true
  /// Folders that no search upwards enters where there is no repository: the user's home.
  package var home: FilePath?

  package init(workingDirectory: FilePath) { self.workingDirectory = workingDirectory }
}
