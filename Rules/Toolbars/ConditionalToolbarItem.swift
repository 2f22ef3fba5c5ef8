import GlassEngine
import GlassProject
import GlassSyntax
import GlassViews

/// An item whose content can vanish leaves an empty piece of glass in the bar.
struct ConditionalToolbarItem: Rule {
  let id = "conditional-toolbar-item"
  let severity = Severity.warning
  let words = ["ToolbarItem"]
  let fixSafety: Fix.Safety? = .safe

  func check(_ view: ViewSite, _ findings: Findings) {
    guard let entry = view.toolbarEntry, entry.kind == .item, entry.hasGlass,
      !view.state.isInMacSheet,
      let vanishing = view.vanishing(entry.content),
      !view.isDecidedAround(vanishing, in: entry.placement)
    else { return }
    findings.report(
      view, vanishing.path, against: .at(view.node.path), because: "the item stays",
      // Who fades an item keeps it there on purpose.
      severity: vanishing.isFaded || view.isNearlyCertain(vanishing) ? .info : nil,
      fix: { findings.hoisting(view.loneCondition, $0) }
    ) { "`\($0.inner)` can show nothing, and the empty glass of the item stays" }
  }
}

extension Findings {
  /// Moves an `if` that is all there is in an item around the item: the two headers change places.
  fileprivate func hoisting(_ parts: LoneCondition?, _ meeting: Meeting) -> Fix? {
    guard let parts, meeting.inner.count == 1, meeting.outer.count == 1,
      meeting.primary.range.start == parts.header.start,
      // Builders of toolbars know `if` since these releases.
      !isBelow(16, on: .iOS, meeting.primary.file),
      !isBelow(13, on: .macOS, meeting.primary.file)
    else { return nil }
    let file = meeting.primary.file
    let bytes = text(file, parts.suffix)
    var edits = [
      edit(file, parts.itemHeader, text(file, parts.header)),
      edit(file, parts.header, text(file, parts.itemHeader)),
    ]
    if !bytes.isEmpty {
      edits.append(edit(file, ByteRange(parts.end, parts.end), bytes))
      edits.append(edit(file, parts.suffix, ""))
    }
    return Fix(message: "put the `if` around the item", safety: .safe, edits: edits)
  }

  private func edit(_ file: FileID, _ range: ByteRange, _ text: String) -> Edit {
    Edit(place: Place(file: file, range: range), replacement: text)
  }
}
