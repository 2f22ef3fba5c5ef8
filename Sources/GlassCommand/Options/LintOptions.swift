import GlassEngine
import GlassProject

/// The options of `lint`, checked and typed.
package struct LintOptions: Sendable {
  /// A report that was asked for: a format, and the file it goes to (standard output without one).
  package struct Output: Sendable {
    package var reporter: any Reporter
    package var file: String?
  }

  /// When colours are used.
  package enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// What an added suppression says where no reason is given.
  package static let defaultReason = "not looked at yet"

  package var paths: [String]
  package var project: String?
  package var isIsolated: Bool
  package var excludes: [String]
  package var ignoresExclusions: Bool
  package var standardInputName: String?
  package var only: [String]
  package var enable: [String]
  package var skip: [String]
  package var configuration: String?
  package var ignoresConfiguration: Bool
  package var deploymentTargets: [Platform: SystemVersion]
  package var sdk: SystemVersion?
  /// nil: as many as there are processors.
  package var jobs: Int?
  package var fixes: Bool
  package var allowsUnsafeFixes: Bool
  package var showsDiff: Bool
  /// The reason that added suppressions give; nil where none are added.
  package var newSuppressions: String?
  package var changes: ChangeSource?
  package var explainsFiles: Bool
  package var baseline: String?
  package var newBaseline: String?
  package var prunesBaseline: Bool
  package var outputs: [Output]
  /// The mildest severity that makes status 1; nil for never.
  package var failOn: Severity?
  package var color: Color
  package var isQuiet: Bool
  /// Whether it is told where the time goes.
  package var showsTimings: Bool

  /// Whether files of the project are written.
  package var writesFiles: Bool { (fixes || newSuppressions != nil) && !showsDiff }

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    project = arguments["project"]
    isIsolated = arguments.has("isolated")
    excludes = arguments.all("exclude")
    ignoresExclusions = arguments.has("no-exclude")
    standardInputName = arguments["stdin-filename"]
    only = Self.list(arguments.all("only"))
    enable = Self.list(arguments.all("enable"))
    skip = Self.list(arguments.all("skip"))
    configuration = arguments["config"]
    ignoresConfiguration = arguments.has("no-config")
    deploymentTargets = try Self.targets(arguments.all("deployment-target"))
    sdk = try arguments["sdk"].map { value throws(UsageError) in
      try Self.version(value, option: "sdk")
    }
    jobs = try arguments["jobs"].map { value throws(UsageError) in
      guard let number = Int(value), number > 0 else {
        throw UsageError("`--jobs` needs a number from 1 on, not `\(value)`")
      }
      return number
    }
    allowsUnsafeFixes = arguments.has("unsafe-fixes")
    showsDiff = arguments.has("diff")
    newSuppressions = arguments["add-suppressions"].map { $0.isEmpty ? Self.defaultReason : $0 }
    fixes = arguments.has("fix") || allowsUnsafeFixes || (showsDiff && newSuppressions == nil)
    changes = try ChangeSource(arguments)
    explainsFiles = arguments.has("explain-files")
    baseline = arguments["baseline"]
    newBaseline = arguments["write-baseline"]
    prunesBaseline = arguments.has("prune")
    outputs = try Self.outputs(arguments)
    failOn = try Self.failOn(arguments["fail-on"])
    color = try Self.color(arguments)
    isQuiet = arguments.has("quiet")
    showsTimings = arguments.has("timings")
    try check(arguments)
  }

  /// The value of `--color`.
  package static func color(_ arguments: ParsedArguments) throws(UsageError) -> Color {
    guard let value = arguments["color"] else { return .auto }
    return try choice(value, option: "color", Color.allCases.map { ($0.rawValue, $0) })
  }

  /// The choice that a value names, or an error that names the nearest.
  package static func choice<Choice>(
    _ value: String, option: String, _ choices: [(String, Choice)]
  ) throws(UsageError) -> Choice {
    if let choice = choices.first(where: { $0.0 == value }) { return choice.1 }
    let names = choices.map(\.0)
    throw UsageError(
      "`--\(option)` takes \(names.joined(separator: ", ")), not `\(value)`"
        + Spelling.hint(for: value, among: names))
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has("stdin"), standardInputName == nil {
      throw UsageError("`--stdin` needs `--stdin-filename PATH`")
    }
    if !arguments.has("stdin"), standardInputName != nil {
      throw UsageError("`--stdin-filename` needs `--stdin`")
    }
    if standardInputName != nil, !paths.isEmpty {
      throw UsageError("`--stdin` reports on its own file; leave out `\(paths[0])`")
    }
    if configuration != nil, ignoresConfiguration {
      throw UsageError("`--config` and `--no-config` exclude each other")
    }
    if prunesBaseline, baseline == nil {
      throw UsageError("`--prune` needs `--baseline FILE`")
    }
    if newBaseline != nil, fixes {
      throw UsageError("`--write-baseline` and fixes exclude each other")
    }
    if newBaseline != nil, changes != nil {
      throw UsageError("`--write-baseline` accepts all findings; leave out the changed lines")
    }
    if let reason = newSuppressions {
      if fixes { throw UsageError("`--add-suppressions` and fixes exclude each other") }
      if newBaseline != nil {
        throw UsageError("`--add-suppressions` and `--write-baseline` exclude each other")
      }
      if reason.utf8.contains(where: { $0 < 0x20 }) || reason.contains("*/") {
        throw UsageError("the reason for `--add-suppressions` has to be one line without `*/`")
      }
    }
    if standardInputName != nil, changes == .diffFile("-") {
      throw UsageError("`--stdin` and `--diff-file -` both read standard input")
    }
    if project != nil, isIsolated {
      throw UsageError("`--project` and `--isolated` exclude each other")
    }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw UsageError("only one format can go to standard output; write `--format NAME=FILE`")
    }
    let files = outputs.compactMap(\.file)
    if let file = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw UsageError("two formats go to `\(file)`")
    }
  }

  private static func list(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }

  private static func targets(
    _ values: [String]
  ) throws(UsageError) -> [Platform: SystemVersion] {
    let keys = Platform.allCases.map(\.key)
    var targets: [Platform: SystemVersion] = [:]
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("`--deployment-target` needs PLATFORM=VERSION, not `\(value)`")
      }
      let key = parts[0].lowercased()
      guard let platform = Platform.allCases.first(where: { $0.key == key }) else {
        throw UsageError("unknown platform `\(parts[0])`" + Spelling.hint(for: key, among: keys))
      }
      targets[platform] = try version(String(parts[1]), option: "deployment-target")
    }
    return targets
  }

  private static func version(
    _ value: String, option: String
  ) throws(UsageError) -> SystemVersion {
    guard let version = SystemVersion(numbers: value) else {
      throw UsageError("`--\(option)` needs a version such as 26.0, not `\(value)`")
    }
    return version
  }

  private static func outputs(_ arguments: ParsedArguments) throws(UsageError) -> [Output] {
    let values = arguments.all("format")
    // Counts take the place of the text that goes to standard output.
    let counts = arguments.has("statistics")
    let text: any Reporter = counts ? StatisticsReporter() : TextReporter()
    if values.isEmpty { return [Output(reporter: text, file: nil)] }
    var outputs: [Output] = counts ? [Output(reporter: text, file: nil)] : []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let reporter = ReporterList.reporter(named: name) else {
        throw UsageError(
          "unknown format `\(name)`" + Spelling.hint(for: name, among: ReporterList.names))
      }
      let file = parts.count > 1 ? String(parts[1]) : nil
      if counts, file == nil, name == text.name { continue }
      if file == "" { throw UsageError("`--format \(value)` names no file") }
      outputs.append(Output(reporter: reporter, file: file))
    }
    return outputs
  }

  private static func failOn(_ value: String?) throws(UsageError) -> Severity? {
    guard let value else { return .warning }
    let severities = Severity.allCases.reversed().map { ($0.rawValue, Optional($0)) }
    return try choice(value, option: "fail-on", severities + [("never", nil)])
  }
}
