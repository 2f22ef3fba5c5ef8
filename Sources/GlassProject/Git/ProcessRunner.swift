// The only file that starts programs. `environ` is a variable of C, which nothing here changes.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// What a program that has ended left behind.
struct ProcessOutput: Sendable {
  /// The exit status; 128 and the number of the signal where one ended it.
  let status: Int
  let output: [UInt8]
  let errors: [UInt8]

  /// The first line of the output, repaired.
  var firstLine: String {
    String(decoding: output.prefix { $0 != .newline }, as: UTF8.self)
  }
}

/// Runs a program that is found in `PATH`, without a shell and without input.
struct ProcessRunner: Sendable {
  /// Variables that are set besides those of this process, as `NAME=value`.
  let variables: [String]

  /// Runs `command` to its end and collects what it writes.
  func run(_ command: [[UInt8]]) throws(SystemError) -> ProcessOutput {
    let output = try Pipe()
    let errors: Pipe
    do { errors = try Pipe() } catch {
      output.close()
      throw error
    }
    let process: pid_t
    do { process = try spawn(command, output: output, errors: errors) } catch {
      output.close()
      errors.close()
      throw error
    }
    close(output.write)
    close(errors.write)
    let texts = Self.collect(output.read, errors.read)
    return ProcessOutput(status: Self.wait(process), output: texts.0, errors: texts.1)
  }

  private func spawn(
    _ command: [[UInt8]], output: Pipe, errors: Pipe
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    let arguments = CStrings(command)
    let environment = CStrings(environmentEntries)
    guard let name = arguments.pointers[0] else { throw SystemError(code: ENOENT) }
    var process: pid_t = 0
    let error = posix_spawnp(
      &process, name, &actions, nil, arguments.pointers, environment.pointers)
    guard error == 0 else { throw SystemError(code: error) }
    return process
  }

  /// The variables of this process, with `variables` in front: the first of a name counts.
  private var environmentEntries: [[UInt8]] {
    let names = variables.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "=") }) + [0x3d] }
    var entries = variables.map { Array($0.utf8) }
    guard var next = Optional(environ) else { return entries }
    while let entry = next.pointee {
      let bytes = FilePath.bytes(cString: entry)
      if !names.contains(where: { bytes.starts(with: $0) }) { entries.append(bytes) }
      next += 1
    }
    return entries
  }

  /// Reads both to their ends in turn, so that neither pipe fills up.
  private static func collect(_ first: CInt, _ second: CInt) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var open = [first, second]
    var chunk = Array(repeating: UInt8(0), count: 65536)
    while open.contains(where: { $0 >= 0 }) {
      var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for index in polled.indices where open[index] >= 0 && polled[index].revents != 0 {
        let count = read(open[index], &chunk, chunk.count)
        if count > 0 {
          texts[index].append(contentsOf: chunk[..<count])
        } else if count == 0 || errno != EINTR {
          close(open[index])
          open[index] = -1
        }
      }
    }
    for descriptor in open where descriptor >= 0 { close(descriptor) }
    return (texts[0], texts[1])
  }

  private static func wait(_ process: pid_t) -> Int {
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? Int((status >> 8) & 0xff) : 128 + Int(signal)
  }
}

/// The two ends of a pipe; neither is seen by programs started meanwhile.
private struct Pipe {
  let read: CInt
  let write: CInt

  init() throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    read = ends[0]
    write = ends[1]
  }

  func close() {
    _ = [read, write].map(closeDescriptor)
  }
}

private func closeDescriptor(_ descriptor: CInt) -> CInt { close(descriptor) }

/// An array of C strings that ends in nil. Unavoidable: the system takes it so.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [[UInt8]]) {
    pointers =
      strings.map { bytes in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
        copy[bytes.count] = 0
        return copy
      } + [nil]
  }

  deinit { for pointer in pointers { pointer?.deallocate() } }
}
