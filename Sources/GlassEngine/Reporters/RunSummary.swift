/// The line that closes a report for people.
struct RunSummary {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  /// "Found 1 error and 2 warnings in 2 of 120 files. 1 can be fixed with --fix."
  func text(_ paint: Paint) -> String {
    let result = report.result
    var sentences: [String] = []
    if report.fixedCount > 0 { sentences.append("Fixed \(count(report.fixedCount, "finding")).") }
    let total = result.reportedFileCount
    if total == 0, !result.problems.isEmpty { return "Nothing was checked." }
    if result.diagnostics.isEmpty {
      sentences.append("No findings in \(count(total, "file")).")
    } else {
      let found = Severity.allCases.reversed().compactMap { severity in
        let number = result.count(severity)
        return number == 0 ? nil : paint(severity.role, count(number, severity.rawValue))
      }
      let files = Set(result.diagnostics.map(\.place.file)).count
      let place = files == total ? count(total, "file") : "\(files) of \(count(total, "file"))"
      sentences.append("Found \(list(found)) in \(place).")
    }
    let aside = aside
    if !aside.isEmpty { sentences.append("(\(aside).)") }
    sentences += fixes
    return sentences.joined(separator: " ")
  }

  private var aside: String {
    var parts: [String] = []
    if !report.result.suppressed.isEmpty {
      parts.append("\(report.result.suppressed.count) suppressed")
    }
    if !report.result.baselined.isEmpty {
      parts.append("\(report.result.baselined.count) in the baseline")
    }
    if !report.result.unchanged.isEmpty {
      parts.append("\(report.result.unchanged.count) on unchanged lines")
    }
    return parts.joined(separator: ", ")
  }

  private var fixes: [String] {
    let safe = report.fixableCount(.safe)
    let unsafe = report.fixableCount(.unsafe)
    var sentences: [String] = []
    if safe > 0 { sentences.append("\(safe) can be fixed with --fix.") }
    if unsafe > 0 {
      let more = safe > 0 ? " more" : ""
      sentences.append("\(unsafe)\(more) can be fixed with --fix --unsafe-fixes.")
    }
    return sentences
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
