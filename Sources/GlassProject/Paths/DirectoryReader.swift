/// Reads what a folder holds, without asking for each entry's status where the listing tells it.
///
/// One value is used for many folders: its buffers stay.
struct DirectoryReader {
  /// One entry of the last folder.
  struct Entry {
    /// Where the name stands in `names`.
    let name: Range<Int>
    let kind: FileStatus.Kind
    /// The number of the file on its device, as the listing has it.
    let inode: UInt64
  }

  /// The names of the last folder, one behind the other.
  private(set) var names: [UInt8] = []
  /// The entries of the last folder, in the order of the disk.
  private(set) var entries: [Entry] = []

  /// Reads the folder at `path`, which must not be a link unless `followsLink`.
  mutating func read(_ path: FilePath, followsLink: Bool = false) -> SystemError? {
    names.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = path.withCString { open($0, flags) }
    guard descriptor >= 0 else { return .last }
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError.last
      close(descriptor)
      return error
    }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      let kind = Self.kind(entry.pointee.d_type)
      let inode = UInt64(entry.pointee.d_ino)
      // Unavoidable: the name is a C string in a structure that the system owns.
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: 1) { bytes in
          add(UnsafeBufferPointer(start: bytes, count: strlen(name)), kind, inode)
        }
      }
      errno = 0
    }
    let error = errno
    askForUnknownKinds(in: path)
    return error == 0 ? nil : SystemError(code: error)
  }

  /// The bytes of an entry's name.
  func name(_ entry: Entry) -> ArraySlice<UInt8> { names[entry.name] }

  /// Whether the folder has an entry of that name.
  func contains(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { wanted in
      entries.contains { $0.name.count == wanted.count && names[$0.name].elementsEqual(wanted) }
    }
  }

  private mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, _ kind: FileStatus.Kind, _ inode: UInt64
  ) {
    if name.count == 1, name[0] == .dot { return }
    if name.count == 2, name[0] == .dot, name[1] == .dot { return }
    let start = names.count
    names.append(contentsOf: name)
    entries.append(Entry(name: start..<names.count, kind: kind, inode: inode))
  }

  private static func kind(_ type: UInt8) -> FileStatus.Kind {
    switch CInt(type) {
    case CInt(DT_REG): .file
    case CInt(DT_DIR): .folder
    case CInt(DT_LNK): .link
    case CInt(DT_UNKNOWN): .unknown
    default: .other
    }
  }

  /// Some file systems list names without kinds.
  private mutating func askForUnknownKinds(in folder: FilePath) {
    for index in entries.indices where entries[index].kind == .unknown {
      let entry = entries[index]
      guard let status = FileStatus(folder.appending(names[entry.name]), followsLinks: false)
      else { continue }
      entries[index] = Entry(name: entry.name, kind: status.kind, inode: status.identity.inode)
    }
  }
}
