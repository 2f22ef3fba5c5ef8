import GlassProject
import GlassSyntax
import GlassViews

/// The files of a request: scanned for the words that wake a rule, and parsed as far as names lead to them.
struct ParsedFiles {
  /// Files that could not be read.
  let problems: [RunProblem]
  let index: ProjectIndex
  let relevance: Relevance
  /// What leads to the files that are reported, where that is not everything.
  let shown: Shown
  /// What of `Wake` each file holds.
  let words: [Wake]
  /// The words of rules that some file holds.
  private let foundWords: Set<Name>

  /// Whether some file holds a word of a rule.
  func wakes(_ rule: any Rule) -> Bool { rule.words.contains { foundWords.contains(Name($0)) } }

  init(_ request: RunRequest) {
    let wake = WakeWords(request.rules.map(\.rule))
    let workers = Workers(count: request.jobs)
    let timings = request.timings
    let shares = Timings.measure(.files, in: timings) {
      workers.forEach(request.files.count) {
        ScanShare(wake, request.reach, watch: timings.map { _ in Stopwatch() })
      } body: { file, share in
        share.scan(request.files[file], file)
      }
    }
    for share in shares { share.addTimes(to: timings) }
    var words = [Wake](repeating: [], count: request.files.count)
    for (file, found) in shares.flatMap(\.found) { words[file] = found }
    self.words = words
    foundWords = Set(shares.flatMap(\.foundWords))
    problems = shares.flatMap(\.faults).map { file, fault in
      RunProblem(fault.message, file: request.files[file].displayPath)
    }
    let mentions = Timings.measure(.mentions, in: timings) { MentionIndex(shares.map(\.mentions)) }
    var parsed: [FileID: ProjectIndex.ParsedFile] = [:]
    for (file, syntax) in shares.flatMap(\.parsed) { parsed[file] = syntax }
    let reader = FileParser(request)
    (relevance, shown) = Timings.measure(.relevance, in: timings) {
      guard !wake.views.isEmpty, request.reach != .entered else {
        return (Relevance(), .everything)
      }
      let awake = parsed.filter { words[$0.key].contains(.views) }
      var search = RelevanceSearch(
        words: wake.views, awake: awake, mentions, paths: request.files.map(\.projectPath))
      let relevance = search.run { files in
        files.compactMap { file in parsed[file].map { (file, $0) } }
          + reader.parse(files.filter { parsed[$0] == nil }, workers)
      }
      parsed.merge(search.parsed) { $1 }
      return (relevance, Shown(search, request))
    }
    timings?.count("files", request.files.count)
    timings?.count("files that lead to a word", parsed.count)
    index = ProjectIndex(
      paths: request.files.map(\.projectPath), mentions: mentions,
      mentionsGlassContainer: words.contains { $0.contains(.glassContainer) },
      entryPoints: words.indices.filter { words[$0].contains(.entryPoint) },
      hosts: words.indices.filter { words[$0].contains(.hosting) },
      parse: reader.parse)
    Timings.measure(.index, in: timings) {
      for file in parsed.keys.sorted() {
        if let syntax = parsed[file] { index.add(syntax, file) }
      }
    }
  }
}

extension ParsedFiles {
  /// Which of the relevant declarations can have a part in what is reported.
  enum Shown {
    case everything
    case leading(Relevance)
    case nothing

    fileprivate init(_ search: RelevanceSearch, _ request: RunRequest) {
      let reported = request.files.indices.filter { request.files[$0].isReported }
      // Of most files most is shown: looking for it would cost more than it saves.
      guard reported.count * 2 < request.files.count else {
        self = .everything
        return
      }
      self = search.leading(to: reported).map { .leading($0) } ?? .nothing
    }
  }
}

/// What one worker found in its files.
private struct ScanShare {
  private(set) var found: [(FileID, Wake)] = []
  private(set) var parsed: [(FileID, ProjectIndex.ParsedFile)] = []
  private(set) var faults: [(FileID, SourceFile.ReadFault)] = []
  var mentions: [UInt64] { names.mentions }
  var foundWords: [Name] { names.foundWords }
  private var names: NameScan
  private let parsesAll: Bool
  private var buffer: [UInt8] = []
  /// Nil where nobody asks for the times.
  private var watch: Stopwatch?
  private var readTime: UInt64 = 0
  private var scanTime: UInt64 = 0
  private var parseTime: UInt64 = 0

  init(_ wake: WakeWords, _ reach: Reach, watch: Stopwatch?) {
    names = NameScan(words: wake.words, viewProtocols: Name.viewOwners)
    parsesAll = reach != .relevant
    self.watch = watch
  }

  mutating func scan(_ file: SourceFile, _ number: FileID) {
    guard file.kind == .swift else { return }
    _ = watch?.lap()
    if let fault = file.read(into: &buffer) { faults.append((number, fault)) }
    readTime += watch?.lap() ?? 0
    let wake = Wake(rawValue: names.scan(buffer, file: number))
    if !wake.isEmpty { found.append((number, wake)) }
    scanTime += watch?.lap() ?? 0
    guard parsesAll || !wake.isDisjoint(with: .reasonsToParse) else { return }
    parsed.append((number, ProjectIndex.ParsedFile(buffer, file: number)))
    // The tree keeps the bytes.
    buffer = []
    parseTime += watch?.lap() ?? 0
  }

  func addTimes(to timings: Timings?) {
    timings?.add(.read, readTime)
    timings?.add(.scan, scanTime)
    timings?.add(.parse, parseTime)
  }
}

/// Reads and parses files that a name leads to.
private struct FileParser: Sendable {
  private let files: [SourceFile]

  init(_ request: RunRequest) { files = request.files }

  func parse(_ file: FileID) -> ProjectIndex.ParsedFile {
    var bytes: [UInt8] = []
    // It was read before: what it lost since then can be found in the next run.
    _ = files[file].read(into: &bytes)
    return ProjectIndex.ParsedFile(bytes, file: file)
  }

  func parse(_ files: [FileID], _ workers: Workers) -> [(FileID, ProjectIndex.ParsedFile)] {
    workers.forEach(files.count) {
      [(FileID, ProjectIndex.ParsedFile)]()
    } body: { item, parsed in
      parsed.append((files[item], parse(files[item])))
    }.flatMap { $0 }
  }
}
