// The one place that chooses the C library.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// An error number of the operating system.
struct SystemError: Error, Hashable {
  let code: CInt

  /// The error of the last call in this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// What happened, in the words of the other messages.
  var message: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the path is too long"
    case ENOTDIR: "not a folder"
    case EISDIR: "is a folder"
    case EMFILE, ENFILE: "too many open files"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
