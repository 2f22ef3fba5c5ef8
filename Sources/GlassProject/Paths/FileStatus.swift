/// What the file system says about one path.
struct FileStatus: Sendable {
  /// What stands at a path.
  enum Kind: Sendable {
    case file, folder, link
    /// A pipe, a socket or a device.
    case other
    /// The folder's listing does not tell.
    case unknown
  }

  /// The file itself, whatever its name: two names with one identity are one file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  /// In bytes.
  let size: Int

  /// The status at `path`, of a link's target if `followsLinks`; nil with `errno` set.
  init?(_ path: FilePath, followsLinks: Bool = true) {
    var status = stat()
    guard path.withCString({ followsLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// The status of an open file; nil with `errno` set.
  init?(descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    size = Int(status.st_size)
  }
}

extension FilePath {
  /// The absolute path without links, `.` and `..`; nil with `errno` set.
  package var resolved: FilePath? {
    withCString { path in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return FilePath(cString: real)
    }
  }

  /// The working directory of the process, or nil where it has been removed.
  package static var workingDirectory: FilePath? { FilePath(".").resolved }

  /// The path that a C string spells, byte for byte.
  init(cString: UnsafePointer<CChar>) { self.init(bytes: Self.bytes(cString: cString)) }

  /// The bytes of a C string.
  static func bytes(cString: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: cString, count: strlen(cString)).map { UInt8(bitPattern: $0) }
  }
}
