import GlassEngine
import GlassViews

/// Glass is the enclosure: symbols on a glass control or in a bar come without a circle of their own.
struct EnclosedSymbolInGlass: Rule {
  let id = "enclosed-symbol-in-glass"
  let severity = Severity.warning
  let words = ["circle", "square", "capsule"]
  let fixSafety: Fix.Safety? = .safe

  func check(_ view: ViewSite, _ findings: Findings) {
    for symbol in view.symbols where symbol.frame != .none {
      guard let enclosed = EnclosedSymbol(symbol.name) else { continue }
      let surface = symbol.frame == .bar ? "a bar item" : "glass"
      let plain = enclosed.plain.map { ": use `\($0)`" } ?? ""
      findings.report(
        view, symbol.path, against: symbol.framePlace, because: "the glass around it",
        fix: { replacement(enclosed, in: $0) }
      ) { _ in
        "`\(symbol.name)` brings its own \(enclosed.shape) into \(surface)\(plain)"
      }
    }
  }

  /// The plain symbol in place of the enclosed one, where the string itself is known.
  private func replacement(_ enclosed: EnclosedSymbol, in meeting: Meeting) -> Fix? {
    guard let plain = enclosed.plain, let literal = meeting.inner.last else { return nil }
    return Fix(
      message: "use the plain symbol `\(plain)`", safety: .safe,
      edits: [Edit(place: literal.place, replacement: "\"\(plain)\"")])
  }
}
