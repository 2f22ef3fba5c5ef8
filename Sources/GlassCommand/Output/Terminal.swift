import GlassEngine
import GlassProject

/// What is known of the place the output goes to. The only file that asks the system about it.
package struct Terminal: Sendable {
  /// Whether standard output is shown to a person.
  package var isInteractive: Bool
  /// The columns of the terminal, where there is one.
  package var width: Int?
  /// Whether colours are shown by default.
  package var showsColor: Bool
  /// Whether standard error is shown to a person, so that progress may be.
  package var showsProgress: Bool
  /// The file to which a step of GitHub Actions adds its summary, where the program runs in one.
  package var stepSummary: String?

  package init(
    isInteractive: Bool = false, width: Int? = nil, showsColor: Bool = false,
    showsProgress: Bool = false, stepSummary: String? = nil
  ) {
    self.stepSummary = stepSummary
    self.isInteractive = isInteractive
    self.width = width
    self.showsColor = showsColor
    self.showsProgress = showsProgress
  }

  /// The terminal that the program runs in.
  package static func current() -> Terminal {
    let isInteractive = isatty(1) == 1
    var width: Int?
    var size = winsize()
    if isInteractive, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      width = Int(size.ws_col)
    }
    let isPlain = !(Self.variable("NO_COLOR") ?? "").isEmpty || Self.variable("TERM") == "dumb"
    return Terminal(
      isInteractive: isInteractive, width: width, showsColor: isInteractive && !isPlain,
      showsProgress: isatty(2) == 1 && Self.variable("TERM") != "dumb",
      stepSummary: Self.variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The value of an environment variable.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Lets a write to a closed pipe fail instead of ending the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the program with a status.
  package static func exit(_ status: Int32) -> Never {
    endProcess(status)
  }

  /// The reading and the writing end of a pipe that no other program sees; nil where there is none left.
  static func pipeEnds() -> [CInt]? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Waits until the other end of a pipe is closed, and says whether it was in this time.
  static func waits(for listener: CInt, milliseconds: Int) -> Bool {
    var polled = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, CInt(milliseconds)) > 0
  }

  static func closeDescriptor(_ descriptor: CInt) {
    close(descriptor)
  }

  /// Writes bytes to standard output (1) or standard error (2), and says what went wrong. A closed pipe
  /// is no trouble: nobody wants to read on.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    if DiskFile.writeAll(bytes, to: descriptor) || errno == EPIPE { return nil }
    return String(cString: strerror(errno))
  }
}

/// `exit(3)`, which a method of that name would hide.
private func endProcess(_ status: CInt) -> Never {
  exit(status)
}
