import GlassProject

/// Where the time of a run goes. A run that nobody measures has none and asks no clock.
package final class Timings: @unchecked Sendable {
  /// A step of a run, in the order in which they happen.
  package enum Part: Int, CaseIterable, Sendable {
    /// Finding the files and their configurations.
    case walk
    /// Reading and scanning, and parsing what holds a word, on all workers until the last is done.
    case files
    /// The sum over the workers.
    case read
    /// Looking for words and names; the sum over the workers.
    case scan
    /// The sum over the workers.
    case parse
    /// Which files mention and declare which names.
    case mentions
    /// What leads to something that the rules look for, with parsing it.
    case relevance
    /// The declarations of the parsed files put together.
    case index
    /// Which views are used and which stand alone.
    case roots
    /// Following views through the project, with the rules that look at them.
    case views
    /// Visiting the names of the files, with the rules that look at them.
    case names
    case suppressions
    /// Putting the findings in order.
    case sort
    case report

    /// Whether it is a share of the step before it that has no share itself, and a sum over the workers.
    var isShare: Bool { self == .read || self == .scan || self == .parse }
  }

  private let lock = Lock()
  private var nanoseconds = [UInt64](repeating: 0, count: Part.allCases.count)
  /// By the step that the rule works in, and its id.
  private var rules: [Part: [String: UInt64]] = [:]
  private let start = Stopwatch()

  package init() {}

  /// Adds to the time of a step.
  package func add(_ part: Part, _ time: UInt64) {
    lock.hold { nanoseconds[part.rawValue] += time }
  }

  private var counts: [(name: String, count: Int)] = []

  /// Notes how many there are of something.
  package func count(_ name: String, _ count: Int) {
    lock.hold { counts.append((name, count)) }
  }

  /// Adds to the time that a rule took within a step.
  package func add(_ part: Part, rule: String, _ time: UInt64) {
    lock.hold { rules[part, default: [:]][rule, default: 0] += time }
  }

  /// Does `body` and, where there are timings, adds what it took.
  package static func measure<Result, Failure: Error>(
    _ part: Part, in timings: Timings?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let timings else { return try body() }
    var watch = Stopwatch()
    defer { timings.add(part, watch.lap()) }
    return try body()
  }

  /// Writes a table in milliseconds: the steps, and below a step its shares and its rules, the slowest first.
  package func write(workers: Int, into output: inout OutputBuffer) {
    lock.hold {
      output.line("milliseconds, with \(workers) worker\(workers == 1 ? "" : "s"):")
      for part in Part.allCases {
        let name = "\(part)"
        row(part.isShare ? "  \(name), all workers" : name, nanoseconds[part.rawValue], &output)
        let shares = (rules[part] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (rule, time) in shares { row("  \(rule)", time, &output) }
      }
      for (name, count) in counts {
        let text = "\(count)"
        output.line(
          name + String(repeating: " ", count: max(1, 44 - name.utf8.count - text.utf8.count))
            + text)
      }
      row("total", UInt64(start.seconds * 1e9), &output)
    }
  }

  private func row(_ name: String, _ time: UInt64, _ output: inout OutputBuffer) {
    let tenths = (time + 50_000) / 100_000
    let number = "\(tenths / 10).\(tenths % 10)"
    let width = 44
    let gap = max(1, width - name.utf8.count - number.utf8.count)
    output.line(name + String(repeating: " ", count: gap) + number)
  }
}
