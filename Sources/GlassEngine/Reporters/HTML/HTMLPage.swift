import GlassProject

/// The page around the findings. It is complete without its script, which filters and regroups.
struct HTMLPage {
  private let report: Report
  private let paths: HTMLPaths

  init(_ report: Report) {
    self.report = report
    paths = HTMLPaths(report)
  }

  func write(into output: inout OutputBuffer) {
    writeHead(into: &output)
    writeBar(into: &output)
    output.line("<div class=\"layout\">")
    writeContents(into: &output)
    output.line("<main id=\"findings\">")
    writeProblems(into: &output)
    writeFindings(into: &output)
    output.line("</main>")
    output.line("</div>")
    writeRules(into: &output)
    output.line("<footer>\(Product.name) \(Product.version)</footer>")
    if !report.result.diagnostics.isEmpty {
      output.line("<script>\(HTMLScript.text)</script>")
    }
    output.line("</body>")
    output.line("</html>")
  }

  // MARK: Head

  private func writeHead(into output: inout OutputBuffer) {
    output.line("<!doctype html>")
    output.line("<html lang=\"en\">")
    output.line("<head>")
    output.line("<meta charset=\"utf-8\">")
    output.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    output.line("<meta name=\"color-scheme\" content=\"light dark\">")
    // Whatever the sources hold, the page loads nothing and sends nothing.
    output.line(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        + "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
        + "form-action 'none'\">")
    output.line("<title>\(Product.name): \(title)</title>")
    output.line("<style>\(HTMLStyle.text)</style>")
    output.line("</head>")
    output.line("<body>")
  }

  private var title: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.result.count(severity)
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Name, numbers, filter.
  private func writeBar(into output: inout OutputBuffer) {
    output.line("<header class=\"bar\">")
    output.line("<h1><span class=\"lens\" aria-hidden=\"true\"></span>\(Product.name)</h1>")
    let findings = report.result.diagnostics
    if !findings.isEmpty {
      output.line("<div class=\"tools\">")
      output.line(
        "<input type=\"search\" id=\"filter\" placeholder=\"Filter\" autocomplete=\"off\""
          + " spellcheck=\"false\" aria-label=\"Filter by file, rule, message or code\">")
      output.line("<div class=\"chips\" role=\"group\" aria-label=\"Severities\">")
      for severity in Severity.allCases.reversed() {
        let number = report.result.count(severity)
        guard number > 0 else { continue }
        output.line(
          "<button type=\"button\" class=\"chip \(severity.rawValue)\""
            + " data-severity=\"\(severity.rawValue)\" aria-pressed=\"true\">"
            + "\(Self.count(number, severity.rawValue))</button>")
      }
      output.line("</div>")
      output.line("<div class=\"switch\" role=\"group\" aria-label=\"Group findings\">")
      output.line("<button type=\"button\" data-by=\"file\" aria-pressed=\"true\">By file</button>")
      output.line(
        "<button type=\"button\" data-by=\"rule\" aria-pressed=\"false\">By rule</button>")
      output.line("</div>")
      output.line("</div>")
    }
    output.line("</header>")
  }

  // MARK: Contents

  /// What there is, by file and by rule.
  private func writeContents(into output: inout OutputBuffer) {
    output.line("<nav aria-label=\"Contents\">")
    writeNumbers(into: &output)
    let files = report.findingsByFile
    if !files.isEmpty {
      output.line("<details open class=\"toc\" data-by=\"file\"><summary>Files</summary><ul>")
      for (file, findings) in files {
        writeEntry(
          "f-\(Self.anchor(file.displayPath))", file.displayPath, paths.html(file.displayPath),
          findings.count, into: &output)
      }
      output.line("</ul></details>")
      output.line("<details open class=\"toc\" data-by=\"rule\"><summary>Rules</summary><ul>")
      for (rule, count) in ruleCounts {
        writeEntry(
          "rule-\(Self.anchor(rule))", rule, Markup.escaped(rule), count, into: &output)
      }
      output.line("</ul></details>")
    }
    output.line("</nav>")
  }

  private func writeNumbers(into output: inout OutputBuffer) {
    let result = report.result
    let count = result.diagnostics.count
    let found = count == 0 ? "No findings" : Self.count(count, "finding")
    let files = Self.count(result.reportedFileCount, "file")
    let place = count == 0 ? files : "\(report.findingsByFile.count) of \(files)"
    output.line("<p class=\"sum\"><strong>\(found)</strong> in \(place)</p>")
    if !paths.shared.isEmpty {
      let folder = HTMLPaths.breakable(PlainText.oneLine(String(paths.shared.dropLast())))
      output.line("<p class=\"below\">below \(folder)</p>")
    }
    var notes: [String] = []
    func note(_ number: Int, _ text: String) {
      if number > 0 { notes.append("<li>\(number) \(text)</li>") }
    }
    note(report.fixedCount, "fixed in this run")
    note(report.fixableCount(.safe), "can be fixed with <kbd>--fix</kbd>")
    note(report.fixableCount(.unsafe), "can be fixed with <kbd>--unsafe-fixes</kbd>")
    note(result.suppressed.count, "suppressed")
    note(result.baselined.count, "in the baseline")
    note(result.unchanged.count, "on unchanged lines")
    if !notes.isEmpty { output.line("<ul class=\"notes\">\(notes.joined())</ul>") }
  }

  private func writeEntry(
    _ anchor: String, _ key: String, _ label: String, _ count: Int, into output: inout OutputBuffer
  ) {
    output.line(
      "<li><a href=\"#\(anchor)\" data-key=\"\(Markup.escaped(key))\">"
        + "<span>\(label)</span><b>\(count)</b></a></li>")
  }

  /// The most findings first, then by name.
  private var ruleCounts: [(rule: String, count: Int)] {
    Dictionary(grouping: report.result.diagnostics, by: \.ruleID)
      .map { (rule: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// An id that holds for any text.
  static func anchor(_ text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    return hash.hexadecimal
  }

  // MARK: Findings

  private func writeProblems(into output: inout OutputBuffer) {
    guard !report.result.problems.isEmpty else { return }
    output.line("<section class=\"problems\"><h2>Not everything was checked</h2><ul>")
    for problem in report.result.problems {
      output.line("<li>\(Markup.escaped(PlainText.oneLine(problem.line)))</li>")
    }
    output.line("</ul></section>")
  }

  private func writeFindings(into output: inout OutputBuffer) {
    var sources = HTMLSources(report, paths)
    if report.result.diagnostics.isEmpty {
      output.line("<p class=\"clear\">No findings.</p>")
      return
    }
    for (file, findings) in report.findingsByFile {
      let key = Markup.escaped(file.displayPath)
      output.line(
        "<section class=\"group\" data-key=\"\(key)\" id=\"f-\(Self.anchor(file.displayPath))\">")
      output.line("<h2><span>\(paths.html(file.displayPath))</span><b>\(findings.count)</b></h2>")
      for index in findings { HTMLFinding(report, index).write(&sources, into: &output) }
      output.line("</section>")
    }
    output.line("<p class=\"none\" hidden>Nothing matches.</p>")
  }

  /// What the rules say and why. The script shows it where findings are grouped by rule.
  private func writeRules(into output: inout OutputBuffer) {
    let rules = Set(report.result.diagnostics.map(\.ruleID)).sorted()
    guard !rules.isEmpty else { return }
    output.line("<section class=\"rules\" id=\"rules\"><h2>The rules</h2>")
    for rule in rules {
      let key = Markup.escaped(rule)
      output.line("<div class=\"rule\" data-key=\"\(key)\" id=\"rule-\(Self.anchor(rule))\">")
      output.line("<h3>\(key)</h3>")
      if let entry = report.catalog[rule] { HTMLRulePage(entry).write(into: &output) }
      output.line("</div>")
    }
    output.line("</section>")
  }
}
