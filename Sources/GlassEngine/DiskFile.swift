import GlassProject

/// A file that is written whole.
package struct DiskFile {
  package let path: FilePath

  package init(_ path: FilePath) {
    self.path = path
  }

  /// Why something could not be read or written, in the system's words.
  package struct Fault: Error, Hashable, Sendable {
    package var reason: String

    /// The error of the last call in this thread.
    init() {
      reason = String(cString: strerror(errno))
    }

    package init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The bytes of standard input up to its end.
  package static func readStandardInput() throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { readBytes(0, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Fault()
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes the file in one step: it holds the old bytes or the new ones, never a part. Permissions
  /// stay, and a link stays a link.
  package func write(_ bytes: [UInt8]) throws(Fault) {
    // The file is replaced, not the link to it.
    let target = path.resolved ?? path
    let scratch = FilePath(bytes: target.bytes + Array(".glasslint-\(getpid())".utf8))
    let mode = Self.permissions(of: target)
    let descriptor = Self.open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    // A device or a pipe, such as /dev/stdout, has no place beside it.
    guard descriptor >= 0, Self.isReplaceable(target) else {
      if descriptor >= 0 {
        close(descriptor)
        Self.remove(scratch)
      }
      return try writeInPlace(bytes)
    }
    var isWritten = Self.writeAll(bytes, to: descriptor)
    if let mode, isWritten { isWritten = fchmod(descriptor, mode) == 0 }
    isWritten = close(descriptor) == 0 && isWritten
    guard isWritten, Self.rename(scratch, target) else {
      let fault = Fault()
      Self.remove(scratch)
      throw fault
    }
  }

  /// Writes all bytes to a descriptor; false with `errno` set where that fails.
  package static func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let count = writeBytes(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        start += count
      }
      return true
    }
  }

  /// Adds bytes to the end of the file.
  package func append(_ bytes: [UInt8]) throws(Fault) {
    try writeInPlace(bytes, O_APPEND)
  }

  private func writeInPlace(_ bytes: [UInt8], _ mode: CInt = O_TRUNC) throws(Fault) {
    let descriptor = Self.open(path, O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Fault() }
    let isWritten = Self.writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else { throw Fault() }
  }

  // MARK: Calls that take a path

  private static func isReplaceable(_ path: FilePath) -> Bool {
    var status = stat()
    return withCString(path) { stat($0, &status) } != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func permissions(of path: FilePath) -> mode_t? {
    var status = stat()
    guard withCString(path, { stat($0, &status) }) == 0 else { return nil }
    return status.st_mode & 0o7777
  }

  private static func open(_ path: FilePath, _ flags: CInt, _ mode: mode_t) -> CInt {
    withCString(path) { openFile($0, flags, mode) }
  }

  private static func rename(_ from: FilePath, _ to: FilePath) -> Bool {
    withCString(from) { from in withCString(to) { renameFile(from, $0) } } == 0
  }

  private static func remove(_ path: FilePath) {
    _ = withCString(path) { unlink($0) }
  }

  private static func withCString<Result>(
    _ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let characters = path.bytes.map { CChar(bitPattern: $0) } + [0]
    return characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body("") }
      return body(start)
    }
  }
}

// The calls that methods of the same name would hide.

private func readBytes(_ descriptor: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, start, count)
}

private func writeBytes(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}

private func openFile(_ path: UnsafePointer<CChar>, _ flags: CInt, _ mode: mode_t) -> CInt {
  open(path, flags, mode)
}

private func renameFile(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> CInt {
  rename(from, to)
}
