/// Something that kept glasslint from doing its work; the exit status becomes 2.
package struct Problem: Hashable, Sendable {
  /// What went wrong: lower case, no final stop.
  package var message: String
  /// The file or folder that it is about, absolute, if there is one.
  package var path: FilePath?

  package init(message: String, path: FilePath? = nil) {
    self.message = message
    self.path = path
  }
}
