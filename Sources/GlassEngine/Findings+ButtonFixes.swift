import GlassSyntax
import GlassViews

/// Edits that rules about buttons share.
extension Findings {
  /// A glass button style in place of a glass effect: `.glassEffect(.regular.tint(c), in: .circle)` becomes
  /// `.buttonStyle(.glassProminent).tint(c).buttonBorderShape(.circle)`.
  package func buttonStyle(
    insteadOf glass: GlassSite, _ view: ViewSite, _ meeting: Meeting
  ) -> Fix? {
    guard meeting.inner.count == 1, let modifier = glass.modifier, glass.materials.count == 1,
      glass.materials[0].variant == .regular, glass.isInteractive != nil,
      !isAdapted(meeting.primary)
    else { return nil }
    var parts = ["buttonStyle(.glass)"]
    if let tint = glass.materials[0].tint {
      guard let color = view.text(ofPlain: tint, in: meeting.primary) else { return nil }
      parts = ["buttonStyle(.glassProminent)", "tint(\(color))"]
    }
    switch view.glassShape(of: modifier) {
    case .automatic: break
    case .capsule: parts.append("buttonBorderShape(.capsule)")
    case .circle: parts.append("buttonBorderShape(.circle)")
    case .roundedRectangle:
      guard let radius = text(of: meeting.primary).range(ofLabel: "cornerRadius:", depth: 2) else {
        return nil
      }
      parts.append("buttonBorderShape(.roundedRectangle(radius: \(radius)))")
    case .unknown: return nil
    }
    return Fix(
      message: "use `.\(parts[0])`", safety: .unsafe,
      edits: [edit(insteadOf: meeting.primary, joined(parts, at: meeting.primary))])
  }

  /// `.buttonBorderShape` in place of a modifier that cuts the button.
  package func borderShape(_ shape: BorderShape, insteadOf meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1, meeting.primary.isMember else { return nil }
    let text: String
    switch shape {
    case .capsule: text = ".capsule"
    case .circle: text = ".circle"
    case .roundedRectangle:
      let site = self.text(of: meeting.primary)
      let radius =
        site.range(ofLabel: "cornerRadius:", depth: 2) ?? site.range(ofLabel: "cornerRadius(")
      guard let radius, !radius.contains(where: { ",:".contains($0) }) else { return nil }
      text = ".roundedRectangle(radius: \(radius))"
    case .automatic, .unknown: return nil
    }
    return Fix(
      message: "use `.buttonBorderShape`", safety: .unsafe,
      edits: [edit(insteadOf: meeting.primary, "buttonBorderShape(\(text))")])
  }

  /// Another style in place of the one that a `.buttonStyle(…)` written in the same file sets.
  package func style(_ style: String, insteadOf site: Site, _ meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1, site.file == meeting.primary.file, site.isMember,
      name(of: site) == ".buttonStyle"
    else { return nil }
    return Fix(
      message: "use `\(style)`", safety: .unsafe,
      edits: [Edit(place: site.place, replacement: "buttonStyle(\(style))")])
  }

  /// The glass of a modifier without `.interactive()`, or with it.
  package func glass(isInteractive: Bool, _ meeting: Meeting) -> Fix? {
    guard meeting.inner.count == 1, name(of: meeting.primary) == ".glassEffect" else { return nil }
    let text = self.text(of: meeting.primary)
    let replacement: String
    if isInteractive {
      guard let changed = interactive(text) else { return nil }
      replacement = changed
    } else {
      let parts = text.split(separator: ".interactive()", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      replacement = parts.joined()
    }
    return Fix(
      message: isInteractive ? "add `.interactive()`" : "remove `.interactive()`", safety: .unsafe,
      edits: [Edit(place: meeting.primary.place, replacement: replacement)])
  }

  /// `glassEffect(…)` with its glass made interactive.
  private func interactive(_ text: String) -> String? {
    let head = "glassEffect("
    guard text.hasPrefix(head) else { return nil }
    let rest = text.dropFirst(head.count)
    if rest.hasPrefix(")") { return head + ".regular.interactive()" + rest }
    if rest.hasPrefix("in:") { return head + ".regular.interactive(), " + rest }
    for variant in [".regular", ".clear"] where rest.hasPrefix(variant) {
      return head + variant + ".interactive()" + rest.dropFirst(variant.count)
    }
    return nil
  }

  /// Modifiers on lines of their own where the first one has one.
  private func joined(_ parts: [String], at site: Site) -> String {
    let bytes = trees[site.file].bytes
    let indent = indentation(at: site.range.start, in: bytes)
    let start = site.range.start - 1 - indent.utf8.count
    let isOwnLine = start < 0 || start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13
    return parts.joined(separator: isOwnLine ? "\n\(indent)." : ".")
  }
}
