/// A thread that does one piece of work and gives its result to who joins it.
package final class WorkerThread<Result>: @unchecked Sendable {
  private let box: Box
  private let thread: pthread_t

  /// What the thread sees. It writes `result` before it ends, the joiner reads it afterwards.
  private final class Box: @unchecked Sendable {
    private var work: (@Sendable () -> Result)?
    private(set) var result: Result?

    init(work: @escaping @Sendable () -> Result) { self.work = work }

    func run() {
      result = work?()
      // Nothing that was lent for the time of the work may outlive it.
      work = nil
    }
  }

  /// Starts the thread; nil where the system has none left.
  package init?(stackSize: Int, work: @escaping @Sendable () -> Result) {
    let box = Box(work: work)
    guard let thread = startThread(stackSize: stackSize, { box.run() }) else { return nil }
    self.box = box
    self.thread = thread
  }

  /// Waits for the thread to end. Must be called once.
  package func join() -> Result? {
    pthread_join(thread, nil)
    return box.result
  }
}

/// What a thread is started with.
private final class ThreadStart: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func startThread(stackSize: Int, _ run: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return nil }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  // Unavoidable: C passes one untyped pointer. The thread takes over the reference.
  let start = Unmanaged.passRetained(ThreadStart(run: run))
  #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(
      &thread, &attributes,
      { context in
        Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, start.toOpaque())
  #else
    var thread = pthread_t()
    let error = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, start.toOpaque())
  #endif
  guard error == 0 else {
    start.release()
    return nil
  }
  return thread
}
