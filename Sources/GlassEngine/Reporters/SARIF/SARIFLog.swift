import GlassProject

/// The run of a SARIF log, written part by part.
struct SARIFLog {
  /// What relative paths start from; viewers put the root of the sources in its place.
  static let root = "%SRCROOT%"

  let report: Report
  /// The rules of the results, by id, and the number of each.
  private let rules: [(id: String, entry: RuleCatalog.Entry?)]
  private let ruleNumbers: [String: Int]

  init(_ report: Report) {
    self.report = report
    let result = report.result
    let found = result.diagnostics + result.suppressed + result.baselined
    rules = Set(found.map(\.ruleID)).sorted().map { ($0, report.catalog[$0]) }
    ruleNumbers = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func write(into json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", Product.name)
        json.field("version", Product.version)
        json.field("semanticVersion", Product.version)
        json.array("rules", rules) { json, rule in Self.write(rule.id, rule.entry, &json) }
      }
    }
    json.array("invocations", CollectionOfOne(report.result.problems)) { json, problems in
      json.field("executionSuccessful", problems.isEmpty)
      json.array("toolExecutionNotifications", problems) { json, problem in
        json.field("level", "error")
        json.object("message", isInline: true) { $0.field("text", problem.message) }
        if let file = problem.file {
          json.array("locations", CollectionOfOne(file)) { json, file in
            json.object("physicalLocation") { Self.writeArtifact(file, nil, &$0) }
          }
        }
      }
    }
    json.object("originalUriBaseIds") { json in
      json.object(Self.root) { json in
        json.object("description", isInline: true) {
          $0.field("text", "the folder in which \(Product.name) was run")
        }
      }
    }
    json.field("columnKind", "utf16CodeUnits")
    json.array("results", results) { json, result in write(result, &json) }
  }

  // MARK: Rules

  private static func write(
    _ id: String, _ entry: RuleCatalog.Entry?, _ json: inout JSONWriter
  ) {
    json.field("id", id)
    json.field("name", id.split(separator: "-").map(\.capitalizedWord).joined())
    guard let entry else { return }
    let plain = entry.summary.replacing("`", with: "")
    json.object("shortDescription", isInline: true) { $0.field("text", plain) }
    json.object("fullDescription") { json in
      json.field("text", plain)
      json.field("markdown", entry.summary)
    }
    json.object("help") { json in
      json.field("text", "\(plain)\n\n\(Product.name) explain \(id)")
      json.field("markdown", entry.page.isEmpty ? entry.summary : entry.page)
    }
    json.object("defaultConfiguration", isInline: true) { json in
      json.field("enabled", entry.rule.isOnByDefault)
      json.field("level", level(entry.rule.severity))
    }
    json.object("properties", isInline: true) { json in
      json.array("tags", entry.folder.isEmpty ? [] : [entry.folder])
    }
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  // MARK: Results

  /// A finding with its fingerprint, where it has one, and what took it.
  private struct Result {
    var diagnostic: Diagnostic
    var fingerprint: String?
    var suppression: String?
  }

  private var results: [Result] {
    let result = report.result
    return zip(result.diagnostics, report.fingerprints).map {
      Result(diagnostic: $0, fingerprint: $1)
    }
      + result.suppressed.map { Result(diagnostic: $0, suppression: "inSource") }
      + result.baselined.map { Result(diagnostic: $0, suppression: "external") }
  }

  private func write(_ result: Result, _ json: inout JSONWriter) {
    let diagnostic = result.diagnostic
    json.field("ruleId", diagnostic.ruleID)
    if let number = ruleNumbers[diagnostic.ruleID] { json.field("ruleIndex", number) }
    json.field("level", Self.level(diagnostic.severity))
    json.object("message") { json in
      json.field("text", diagnostic.message)
    }
    json.array("locations", CollectionOfOne(diagnostic.place)) { json, place in
      json.object("physicalLocation") { write(place, &$0) }
    }
    if !diagnostic.related.isEmpty {
      json.array("relatedLocations", diagnostic.related.enumerated().map { $0 }) { json, related in
        json.field("id", related.offset)
        json.object("physicalLocation") { write(related.element.place, &$0) }
        json.object("message", isInline: true) { $0.field("text", related.element.message) }
      }
    }
    if let fingerprint = result.fingerprint {
      json.object("partialFingerprints", isInline: true) {
        $0.field("\(Product.name)/v1", fingerprint)
      }
    }
    if let fix = diagnostic.fix {
      json.array("fixes", CollectionOfOne(fix)) { json, fix in write(fix, &json) }
    }
    if let suppression = result.suppression {
      json.array("suppressions", CollectionOfOne(suppression)) { $0.field("kind", $1) }
    }
  }

  private func write(_ fix: Fix, _ json: inout JSONWriter) {
    json.object("description", isInline: true) { $0.field("text", fix.message) }
    let files = Dictionary(grouping: fix.edits, by: \.place.file).sorted { $0.key < $1.key }
    json.array("artifactChanges", files) { json, file in
      let source = report.result.files[file.key]
      Self.writeArtifact(source.displayPath, source.path, &json)
      json.array("replacements", file.value) { json, edit in
        json.object("deletedRegion", isInline: true) { writeRegion(of: edit.place, &$0) }
        json.object("insertedContent", isInline: true) { $0.field("text", edit.replacement) }
      }
    }
    json.object("properties", isInline: true) { $0.field("safety", fix.safety.rawValue) }
  }

  // MARK: Places

  private func write(_ place: Place, _ json: inout JSONWriter) {
    let file = report.file(place)
    Self.writeArtifact(file.displayPath, file.path, &json)
    json.object("region", isInline: true) { writeRegion(of: place, &$0) }
  }

  private func writeRegion(of place: Place, _ json: inout JSONWriter) {
    let (start, end) = report.utf16Positions(place)
    json.field("startLine", start.line)
    json.field("startColumn", start.column)
    json.field("endLine", end.line)
    json.field("endColumn", end.column)
  }

  /// The path from the root of the sources; what stands outside has no relative one.
  private static func writeArtifact(
    _ shown: String, _ path: FilePath?, _ json: inout JSONWriter
  ) {
    json.object("artifactLocation", isInline: true) { json in
      if shown.hasPrefix("../"), let path, path.isAbsolute {
        json.field("uri", "file://" + URIReference.encoded(path.bytes))
      } else {
        json.field("uri", URIReference.encoded(shown.utf8))
        json.field("uriBaseId", root)
      }
    }
  }
}

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
