import GlassEngine
import GlassProject
import GlassSyntax
import GlassViews

/// Glass is the enclosure: symbols on a glass control or in a bar come without a circle of their own.
struct EnclosedSymbolInGlass: Rule {
  let id = "enclosed-symbol-in-glass"
  let severity = Severity.warning
  let words = RuleWords.glass + RuleWords.toolbar + ["UIBarButtonItem", "NSToolbarItem"]
  let fixSafety: Fix.Safety? = .safe
  let checksNames = true

  func check(_ view: ViewSite, _ findings: Findings) {
    for symbol in view.symbols where symbol.frame != .none {
      if let name = symbol.name, let enclosed = EnclosedSymbol(name) {
        // Ticked and not ticked: the shape is the mark itself.
        guard symbol.twin != .shape, !view.symbols.contains(where: isEmptyShape) else { continue }
        report(name, enclosed, symbol, view, findings)
      } else if let variant = symbol.variantPlace.knownOrInherited {
        report(variant, symbol, view, findings)
      }
    }
  }

  private func isEmptyShape(_ symbol: SymbolSite) -> Bool {
    symbol.name.map(Vocabulary.isEmptyShape) ?? false
  }

  private func report(
    _ name: String, _ enclosed: EnclosedSymbol, _ symbol: SymbolSite, _ view: ViewSite,
    _ findings: Findings
  ) {
    let hasTwin =
      name != Self.selecting && symbol.twin == .none && isDistinct(enclosed, among: view.symbols)
    findings.report(
      view, symbol.path, against: symbol.framePlace, because: "the glass around it",
      severity: isAdvice(name, enclosed, symbol, view) ? .info : nil, atOrigin: true,
      fix: { meeting in
        meeting.inner.last.flatMap {
          replacement(
            enclosed, at: $0.place, isModern: view.state.availability.isModern,
            isDistinct: hasTwin, isAlone: meeting.isDirect && !view.isShared(symbol), findings)
        }
      }
    ) { _ in
      message(name, enclosed, symbol.frame == .bar ? "a bar item" : "glass", hasTwin: hasTwin)
    }
  }

  /// Whether the enclosure can be meant: there is no plain twin, or it would say something else; text beside the
  /// symbol keeps it apart from the edge of the glass; the name is a constant for other places as well.
  private func isAdvice(
    _ name: String, _ enclosed: EnclosedSymbol, _ symbol: SymbolSite, _ view: ViewSite
  ) -> Bool {
    enclosed.plain == nil || symbol.isBesideTitle || symbol.isConstant
      || symbol.twin != .none || !isDistinct(enclosed, among: view.symbols)
      || isMark(name, enclosed, symbol, view)
      || view.symbols.contains { $0.name == Self.selecting || $0.name == enclosed.shape }
  }

  /// Whether the symbol says that something is done, where nothing can be tapped.
  private func isMark(
    _ name: String, _ enclosed: EnclosedSymbol, _ symbol: SymbolSite, _ view: ViewSite
  ) -> Bool {
    guard enclosed.plain == "checkmark" else { return false }
    if name == Self.done, !view.state.isInControl, !view.isControl { return true }
    return symbol.frame == .bar && !view.inner.isInControl && view.tap == nil
  }

  /// Stands for selecting; a `checkmark` alone says that something is done.
  private static let selecting = "checkmark.circle"
  /// Says that something is done, where it is no control.
  private static let done = "checkmark.circle.fill"

  /// Whether no other symbol of the view would become the same: then a difference would be lost.
  private func isDistinct(_ enclosed: EnclosedSymbol, among symbols: [SymbolSite]) -> Bool {
    let plain = symbols.compactMap { symbol in
      symbol.name.map { EnclosedSymbol($0)?.plain ?? $0 }
    }
    return plain.count { $0 == enclosed.plain } < 2
  }

  /// `.symbolVariant(.circle)` encloses whatever symbol it meets.
  private func report(
    _ variant: PlacePath, _ symbol: SymbolSite, _ view: ViewSite, _ findings: Findings
  ) {
    let surface = symbol.frame == .bar ? "a bar item" : "glass"
    findings.report(
      view, variant, against: symbol.framePlace, because: "the glass around it",
      severity: symbol.isBesideTitle ? .info : nil, fix: { findings.plainVariant(of: $0) }
    ) { "`\($0.inner)` encloses a symbol that stands in \(surface) already" }
  }

  private func message(
    _ name: String, _ enclosed: EnclosedSymbol, _ surface: String, hasTwin: Bool = true
  ) -> String {
    let plain = hasTwin ? enclosed.plain.map { ": use `\($0)`" } ?? "" : ""
    return "`\(name)` brings its own \(enclosed.shape) into \(surface)\(plain)"
  }

  /// The plain symbol in place of the enclosed one, where the oldest system has it.
  private func replacement(
    _ enclosed: EnclosedSymbol, at place: Place, isModern: Bool, isDistinct: Bool = true,
    isAlone: Bool = true, _ findings: Findings
  ) -> Fix? {
    guard let plain = enclosed.plain, isDistinct,
      // Uses that show the same share what is known of them, also where only one of them passes the string.
      findings.text(place.file, place.range).hasPrefix("\"")
    else { return nil }
    if let since = enclosed.plainSince, !isModern, !findings.isAtLeast(since, on: .iOS, place.file)
    {
      return nil
    }
    return Fix(
      message: "use the plain symbol `\(plain)`",
      // A string that more than this symbol is made of may be shown without glass as well.
      safety: isAlone ? .safe : .unsafe,
      edits: [Edit(place: place, replacement: "\"\(plain)\"")])
  }

  // MARK: UIKit and AppKit

  /// `UIBarButtonItem(image: UIImage(systemName: "…"))`, `item.image = …`: the bar draws the glass around the item.
  func check(_ name: NameSite, _ findings: Findings) {
    for image in name.barItemImages where !name.isLegacy {
      check(image, of: name, findings)
    }
  }

  private func check(_ image: NodeID, of item: NameSite, _ findings: Findings) {
    let literals = item.strings(labelled: ["systemName", "systemSymbolName"], in: image)
    let plain = literals.map { EnclosedSymbol($0.text)?.plain ?? $0.text }
    for literal in literals {
      guard let enclosed = EnclosedSymbol(literal.text) else { continue }
      // Of two that would become the same, the form says a state.
      let isDistinct = plain.count { $0 == enclosed.plain } < 2
      let place = Place(file: item.file, range: literal.range)
      let isAdvice = !isDistinct || literal.text == Self.selecting
      findings.report(
        item.file, literal.range, severity: isAdvice ? .info : nil,
        related: [
          RelatedPlace(message: "the bar item", place: Place(file: item.file, range: item.range))
        ],
        fix: replacement(enclosed, at: place, isModern: false, isDistinct: isDistinct, findings),
        message: message(literal.text, enclosed, "a bar item", hasTwin: isDistinct))
    }
  }
}
