/// Reads whole files into a buffer that is used again.
package struct FileReader: Sendable {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  package init() {}

  /// Replaces the contents of `buffer` with those of the regular file at `path`.
  ///
  /// The buffer keeps its capacity. If something else shares it, it is copied first. After a failure
  /// it is empty.
  package func read(_ path: FilePath, into buffer: inout [UInt8]) -> ReadFailure? {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      let error = SystemError.last
      buffer.removeAll(keepingCapacity: true)
      return error.code == ENOENT || error.code == ENOTDIR ? .vanished : .system(error.message)
    }
    defer { close(descriptor) }
    let failure = Self.read(descriptor, into: &buffer)
    if failure != nil { buffer.removeAll(keepingCapacity: true) }
    return failure
  }

  private static func read(_ descriptor: CInt, into buffer: inout [UInt8]) -> ReadFailure? {
    guard let status = FileStatus(descriptor: descriptor) else {
      return .system(SystemError.last.message)
    }
    guard status.kind == .file else { return .notRegular }
    guard status.size <= sizeLimit else { return .tooLarge(bytes: status.size) }
    // One byte more than there should be tells a file that grew without another call.
    resize(&buffer, to: status.size + 1)
    var filled = 0
    while filled < status.size || filled == 0 {
      let count = buffer.withUnsafeMutableBytes { bytes in
        // Unavoidable: the system fills memory by address.
        readBytes(descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .system(SystemError.last.message) }
      if count == 0 { break }
      filled += count
    }
    guard filled == status.size else { return .changed }
    buffer.removeLast()
    return nil
  }

  private static func resize(_ buffer: inout [UInt8], to count: Int) {
    if buffer.count > count {
      buffer.removeLast(buffer.count - count)
    } else {
      buffer.append(contentsOf: repeatElement(0, count: count - buffer.count))
    }
  }
}

/// `read(2)`, which a method of that name would hide.
private func readBytes(_ descriptor: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, start, count)
}

/// Why a file could not be read.
package enum ReadFailure: Hashable, Sendable {
  case vanished
  /// It became longer or shorter while it was read.
  case changed
  /// It is a folder, a pipe, a socket or a device.
  case notRegular
  case tooLarge(bytes: Int)
  /// What the system said.
  case system(String)

  /// The failure in words: lower case, no final stop.
  package var message: String {
    switch self {
    case .vanished: "no such file"
    case .changed: "the file changed while it was read"
    case .notRegular: "not a regular file"
    case .tooLarge(let bytes):
      "the file is too large: \(bytes >> 20) MiB, the limit is \(FileReader.sizeLimit >> 20) MiB"
    case .system(let message): "cannot read the file: \(message)"
    }
  }
}
