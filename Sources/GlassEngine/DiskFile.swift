#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file on the disk, read and written whole.
package struct DiskFile {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Why a file could not be read or written, in the system's words.
  package struct Fault: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    init(_ path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The file's bytes.
  package func read() throws(Fault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Fault(path) }
    defer { close(descriptor) }
    guard let bytes = Self.readAll(descriptor) else { throw Fault(path) }
    return bytes
  }

  /// The bytes of standard input up to its end.
  package static func readStandardInput() throws(Fault) -> [UInt8] {
    guard let bytes = readAll(0) else { throw Fault("standard input") }
    return bytes
  }

  /// Writes the file in one step: it holds the old bytes or the new ones, never a part. Permissions
  /// stay, and a link stays a link.
  package func write(_ bytes: [UInt8]) throws(Fault) {
    let target = resolved
    let scratch = "\(target).glasslint-\(getpid())"
    let mode = permissions(of: target)
    let descriptor = open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    // A device or a pipe, such as /dev/stdout, has no place beside it.
    guard descriptor >= 0 else { return try writeInPlace(bytes, mode) }
    var written = Self.writeAll(bytes, to: descriptor)
    if let mode, written { written = fchmod(descriptor, mode) == 0 }
    written = close(descriptor) == 0 && written
    guard written, rename(scratch, target) == 0 else {
      let fault = Fault(path)
      unlink(scratch)
      throw fault
    }
  }

  /// Writes all bytes to a descriptor; false with `errno` set where that fails.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeSome(descriptor, rest)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func writeSome(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: bytes)
    #if canImport(Darwin)
      return Darwin.write(descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, rest.baseAddress, rest.count)
    #else
      return Glibc.write(descriptor, rest.baseAddress, rest.count)
    #endif
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private func writeInPlace(_ bytes: [UInt8], _ mode: mode_t?) throws(Fault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw Fault(path) }
    let written = Self.writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, written else { throw Fault(path) }
  }

  /// The path with its links followed, so that the file is replaced and not the link to it.
  private var resolved: String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & 0o7777
  }
}
