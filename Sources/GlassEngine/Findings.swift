import GlassProject
import GlassSyntax
import GlassViews

/// Where a rule's findings go: one per rule and primary range.
package final class Findings {
  let rule: SelectedRule
  private let index: ProjectIndex
  private let request: RunRequest
  var trees: [SyntaxTree] { index.trees }
  /// The oldest systems of the files that were asked for.
  private var deploymentTargets: [FileID: [Platform: SystemVersion]] = [:]
  private var filesWithoutGlass: [FileID: Bool] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: [Place: Int] = [:]

  init(rule: SelectedRule, _ index: ProjectIndex, _ request: RunRequest) {
    self.rule = rule
    self.index = index
    self.request = request
  }

  /// Whether the oldest system of a platform that a file runs on is known to be of a release or later.
  package func isAtLeast(_ major: Int, on platform: Platform, _ file: FileID) -> Bool {
    targets(of: file)[platform].map { $0.major >= major } ?? false
  }

  /// Whether the oldest system of a platform that a file runs on is known to be of an earlier release.
  package func isBelow(_ major: Int, on platform: Platform, _ file: FileID) -> Bool {
    targets(of: file)[platform].map { $0.major < major } ?? false
  }

  /// Whether the oldest system of a platform with Liquid Glass that a file runs on is known to be of an earlier release.
  func isBelow(_ major: Int, _ file: FileID) -> Bool {
    targets(of: file).contains { $0.key != .visionOS && $0.value.major < major }
  }

  /// Whether the oldest systems that a file runs on are known, and are all of a release or later.
  package func targets(of file: FileID, areAtLeast major: Int) -> Bool {
    let targets = targets(of: file)
    return !targets.isEmpty && targets.values.allSatisfy { $0.major >= major }
  }

  /// Whether what a file is part of is known to run on one platform only.
  package func isOnly(on platform: Platform, _ file: FileID) -> Bool {
    targets(of: file).isOnly(platform)
  }

  /// Whether a file is of a target that has no Liquid Glass, where nothing but what does not exist is wrong.
  private func isWithoutGlass(_ file: FileID) -> Bool {
    if let known = filesWithoutGlass[file] { return known }
    let result = rule.rule.severity < .error && request.isWithoutGlass(file)
    filesWithoutGlass[file] = result
    return result
  }

  private func targets(of file: FileID) -> [Platform: SystemVersion] {
    if let known = deploymentTargets[file] { return known }
    let targets = request.deploymentTargets(of: file)
    deploymentTargets[file] = targets
    return targets
  }

  /// Both halves of a finding where they meet, with their names as code.
  package struct Halves {
    /// The offending half: `.glassEffect`, `playerBar`, `Card`.
    package let inner: String
    /// The other half.
    package let outer: String
    package let meeting: Meeting
  }

  /// Reports a view's half of a conflict; the finding stands where both halves meet.
  /// - Parameters:
  ///   - inner: The offending half.
  ///   - outer: The other half, with what its related place says.
  ///   - selectionSeverity: The severity where what repeats the offending half shows it for chosen elements only.
  ///   - others: Further related places with what they say.
  ///   - atOrigin: Whether it stands where the offending half is written itself, not at the use that brings it.
  ///   - fix: Made where the offending half is written in place.
  package func report(
    _ view: ViewSite, _ inner: PlacePath, against outer: Outer = .none,
    because outerMessage: String = "", severity: Severity? = nil,
    ofSelection selectionSeverity: Severity? = nil,
    others: [(path: PlacePath, message: String)] = [], atOrigin: Bool = false,
    fix: ((Meeting) -> Fix?)? = nil, message: @escaping (Halves) -> String
  ) {
    let otherMessages = others.map(\.message)
    view.report(inner, against: outer, others: others.map(\.path)) { [self] meeting in
      var meeting = meeting
      meeting.isDirect = meeting.inner.count == 1
      if atOrigin { meeting.inner = meeting.inner.suffix(1) }
      let halves = Halves(
        inner: name(of: meeting.inner.first), outer: name(of: meeting.outer.first),
        meeting: meeting)
      add(
        at: meeting.primary,
        severity: meeting.isSelection ? selectionSeverity ?? severity : severity,
        message: message(halves),
        related: related(meeting, outerMessage, otherMessages), fix: fix?(meeting))
    }
  }

  /// Reports a range of one file.
  package func report(
    _ file: FileID, _ range: ByteRange, severity: Severity? = nil,
    related: [RelatedPlace] = [], fix: Fix? = nil, message: String
  ) {
    add(Place(file: file, range: range), severity, message, related, fix)
  }

  private func related(
    _ meeting: Meeting, _ outerMessage: String, _ otherMessages: [String]
  ) -> [RelatedPlace] {
    var result: [RelatedPlace] = []
    func add(_ site: Site, _ message: String) {
      let place = RelatedPlace(message: message, place: site.place)
      if site.place != meeting.primary.place, !result.contains(where: { $0.place == site.place }) {
        result.append(place)
      }
    }
    if let outer = meeting.outer.first { add(outer, outerMessage) }
    if let last = meeting.outer.last { add(last, last.isMember ? "applied here" : "written here") }
    if let last = meeting.inner.last { add(last, "applied here") }
    for (sites, message) in zip(meeting.others, otherMessages) {
      if let first = sites.first { add(first, message) }
      if let last = sites.last { add(last, "applied here") }
    }
    return result
  }

  private func add(
    at site: Site, severity: Severity?, message: String, related: [RelatedPlace], fix: Fix?
  ) {
    add(site.place, severity, message, related, fix)
  }

  private func add(
    _ place: Place, _ severity: Severity?, _ message: String, _ related: [RelatedPlace], _ fix: Fix?
  ) {
    guard !isWithoutGlass(place.file) else { return }
    let severity = rule.severity ?? severity ?? rule.rule.severity
    if let known = reported[place] {
      // One finding for each place, the worst; what else it brings is related.
      guard severity > diagnostics[known].severity else { return add(related, to: known) }
      let milder = diagnostics[known].related
      diagnostics[known].severity = severity
      diagnostics[known].message = message
      diagnostics[known].related = related
      return add(milder, to: known)
    }
    reported[place] = diagnostics.count
    diagnostics.append(
      Diagnostic(
        ruleID: rule.rule.id, severity: severity,
        message: message, place: place, related: related, fix: fix))
  }

  private func add(_ related: [RelatedPlace], to number: Int) {
    for place in related
    where !diagnostics[number].related.contains(where: { $0.place == place.place }) {
      diagnostics[number].related.append(place)
    }
  }

  /// A site's name as code is shown in messages: with its dot where it is a member.
  package func name(of site: Site?) -> String {
    guard let site else { return "" }
    return (site.isMember ? "." : "") + trees[site.file].text(site.name)
  }

  /// The text of a range of a file.
  package func text(_ file: FileID, _ range: ByteRange) -> String { trees[file].text(range) }

  /// The text of a site's range.
  package func text(of site: Site) -> String { trees[site.file].text(site.range) }
}

extension Site {
  /// The site's range as a place.
  package var place: Place { Place(file: file, range: range) }
}
