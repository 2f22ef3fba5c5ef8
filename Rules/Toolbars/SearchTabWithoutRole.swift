import GlassEngine
import GlassSyntax
import GlassViews

/// The system places and shows the search tab by its role, not by its title.
struct SearchTabWithoutRole: Rule {
  let id = "search-tab-without-role"
  let severity = Severity.warning
  let words = ["Tab", "tabItem", "UITab"]
  let fixSafety: Fix.Safety? = .unsafe
  let checksNames = true
  let options = [
    RuleOption("titles", .texts, "Titles of search tabs, beside those that are known")
  ]
  var titles = SearchTitles.known

  func configured(_ options: RuleOptions) -> any Rule {
    var rule = self
    rule.titles.formUnion((options.texts("titles") ?? []).map { $0.lowercased() })
    return rule
  }

  func check(_ view: ViewSite, _ findings: Findings) {
    checkTab(view, findings)
    for modifier in view.modifiers where modifier.name == "tabItem" {
      // Before iOS 18 a tab cannot have a role.
      guard !findings.isBelow(18, on: .iOS, view.node.site.file) else { return }
      // In an app for macOS such tabs are the panes of its settings.
      guard !findings.isOnly(on: .macOS, view.node.site.file) else { return }
      let label = view.label(ofTabItem: modifier)
      guard let reason = reason(label) else { continue }
      findings.report(view, place(modifier.path, label), severity: .info) { _ in
        "`.tabItem` \(reason), but only a `Tab` can have the role of search"
      }
    }
  }

  private func checkTab(_ view: ViewSite, _ findings: Findings) {
    // There is one search tab.
    guard view.name == "Tab", !view.hasArgument("role"), !view.state.isBesideSearchTab else {
      return
    }
    let label = view.tabLabel
    guard let reason = reason(label) else { return }
    // A tab that stands for several has no role of its own to be given.
    let isOne = label.titles.count < 2 && label.symbols.count < 2 && label.passed.isEmpty
    findings.report(
      view, place(view.node.path, label),
      fix: { isOne ? findings.insertion(ofRole: view.roleInsertion, $0) : nil }
    ) { _ in "`Tab` \(reason), but not `role: .search`" }
  }

  /// A tab, or the symbol that a helper is told to make it with.
  private func place(_ tab: PlacePath, _ label: TabLabel) -> PlacePath {
    label.passed.first { SearchTitles.isSearchSymbol($0.key) }?.value ?? tab
  }

  /// What tells that a tab is the one for search.
  private func reason(_ label: TabLabel) -> String? {
    if label.titles.contains(where: { titles.contains($0.lowercased()) }) {
      return "has the title of search"
    }
    return label.symbols.contains(where: SearchTitles.isSearchSymbol)
      ? "has the symbol of search" : nil
  }

  func check(_ name: NameSite, _ findings: Findings) {
    guard name.name == "UITab", name.kind == .identifier, name.call != nil, !name.isLegacy,
      !name.isNeverCompiled, !name.index.declaresType("UITab")
    else { return }
    let titles = name.writtenArguments.first { $0.label == "title" }.map { [$0.value.text] } ?? []
    let label = TabLabel(
      titles: titles.map(\.unquoted),
      symbols: name.arguments.first { $0.label == "image" }.map {
        name.strings(labelled: ["systemName"], in: $0.value).map(\.text)
      } ?? [])
    guard let reason = reason(label) else { return }
    findings.report(
      name.file, name.range, message: "`UITab` \(reason), but `UISearchTab` is the tab for search")
  }
}

extension Findings {
  /// Gives a tab the role of search, where no other tab is made in the same place.
  fileprivate func insertion(
    ofRole place: (offset: Int, before: String, after: String)?, _ meeting: Meeting
  ) -> Fix? {
    guard let place, meeting.inner.count == 1 else { return nil }
    let range = ByteRange(place.offset, place.offset)
    return Fix(
      message: "give it the role of search", safety: .unsafe,
      edits: [
        Edit(
          place: Place(file: meeting.primary.file, range: range),
          replacement: "\(place.before)role: .search\(place.after)")
      ])
  }
}
