import GlassEngine
import GlassProject

/// A line on the terminal that says what is being done, once it takes longer than a second.
///
/// A signal that ends the program ends it at once: nothing waits for the line.
final class ProgressLine: Sendable {
  private let thread: WorkerThread<Void>
  /// Closing it ends the thread.
  private let bell: CInt

  /// Nil where nobody would see it.
  init?(fileCount: Int, _ terminal: Terminal) {
    guard terminal.showsProgress, let ends = Terminal.pipeEnds() else { return nil }
    let listener = ends[0]
    bell = ends[1]
    let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
    let thread = WorkerThread(stackSize: 64 << 10) {
      Self.show("checking \(files)", until: listener)
    }
    guard let thread else {
      for end in ends { Terminal.closeDescriptor(end) }
      return nil
    }
    self.thread = thread
  }

  /// Takes the line away.
  func end() {
    Terminal.closeDescriptor(bell)
    _ = thread.join()
  }

  private static func show(_ text: String, until listener: CInt) {
    let watch = Stopwatch()
    var isShown = false
    while !Terminal.waits(for: listener, milliseconds: 1000) {
      isShown = true
      let seconds = Int(watch.seconds)
      _ = Terminal.write(Array("\r\(Product.name): \(text), \(seconds) s …".utf8), to: 2)
    }
    if isShown { _ = Terminal.write(Array("\r\u{1b}[K".utf8), to: 2) }
    Terminal.closeDescriptor(listener)
  }
}
