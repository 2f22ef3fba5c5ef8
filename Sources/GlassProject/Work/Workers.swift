/// Spreads a list of work over threads, each with a state of its own.
///
/// Threads rather than tasks or Dispatch: their stacks have a known size, one worker starts none, and
/// a program that does without both libraries starts sooner.
package struct Workers: Sendable {
  /// How many work at the same time, the caller's thread among them; at least 1.
  package let count: Int

  /// The stack of each further thread in bytes; that of the main thread is usual.
  private static let stackSize = 8 << 20

  /// As many workers as `count` says, or as there are processors.
  package init(count: Int? = nil) {
    self.count = max(1, count ?? Self.processorCount)
  }

  /// How many processors the process may use.
  package static var processorCount: Int { max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` once for each number below `items`, with the state of the worker that does it.
  ///
  /// Numbers are handed out in runs, in rising order, to whoever is free. Returns the states, that of
  /// the caller's thread first; which item went to which worker differs from run to run.
  package func forEach<State>(
    _ items: Int, makeState: @Sendable () -> State,
    body: @Sendable (_ item: Int, _ state: inout State) -> Void
  ) -> [State] {
    let workers = min(count, max(1, items))
    // Short runs at the cost of a lock that is taken once for many files.
    let run = max(1, min(16, items / (workers * 8)))
    return withoutActuallyEscaping(makeState) { makeState in
      withoutActuallyEscaping(body) { body in
        let queue = WorkQueue(items: items, run: run)
        let work: @Sendable () -> State = {
          var state = makeState()
          while let items = queue.next() {
            for item in items { body(item, &state) }
          }
          return state
        }
        let threads = (1..<workers).compactMap { _ in
          WorkerThread(stackSize: Self.stackSize, work: work)
        }
        let first = work()
        return [first] + threads.compactMap { $0.join() }
      }
    }
  }
}

/// Hands out runs of numbers. `Synchronization.Atomic` would need macOS 15.
private final class WorkQueue: @unchecked Sendable {
  private let items: Int
  private let run: Int
  private var taken = 0
  private let lock = Lock()

  init(items: Int, run: Int) {
    self.items = items
    self.run = run
  }

  /// The next run, or nil when all are taken.
  func next() -> Range<Int>? {
    lock.hold {
      guard taken < items else { return nil }
      defer { taken = min(items, taken + run) }
      return taken..<min(items, taken + run)
    }
  }
}
