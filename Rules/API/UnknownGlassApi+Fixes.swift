import GlassEngine
import GlassSyntax
import GlassViews

extension UnknownGlassApi {
  /// The change that a row offers for one of its tokens.
  func fix(_ row: UnknownGlassApiRow, _ token: Token, _ site: NameSite) -> Fix? {
    switch row.repair {
    case .none: return nil
    case .rename(let other, let isCertain):
      return Fix(
        message: "write `\(other)`", safety: isCertain ? .safe : .unsafe,
        edits: [edit(site, token.range, other)])
    case .prefix(let name):
      let before = ByteRange(token.range.start, token.range.start)
      return Fix(
        message: "start from `.\(name)`", safety: .safe, edits: [edit(site, before, name + ".")])
    case .label:
      guard let value = token.value else { return nil }
      let before = ByteRange(value.range.start, value.range.start)
      return Fix(
        message: "add `\(row.name):`", safety: .safe, edits: [edit(site, before, "\(row.name): ")])
    case .condition(let on, let off): return condition(token, site, on: on, off: off)
    case .relabel(let labels): return relabel(labels, site)
    case .concentric: return concentric(token, site)
    case .glassEffect: return glassEffect(token, site)
    case .isActive: return isActive(token, site)
    }
  }

  private func edit(_ site: NameSite, _ range: ByteRange, _ text: String) -> Edit {
    Edit(place: Place(file: site.file, range: range), replacement: text)
  }

  /// `f(glass, isEnabled: flag)` becomes `f(flag ? glass : .identity)`.
  private func condition(_ token: Token, _ site: NameSite, on: String?, off: String) -> Fix? {
    guard let position = token.argument, let flag = token.value else { return nil }
    let arguments = site.writtenArguments
    let removed = removedRange(position, of: arguments)
    // A comment between the arguments would go with them.
    guard !site.holdsComment(removed) else { return nil }
    let removal = edit(site, removed, "")
    if flag.literal == true {
      return Fix(message: "remove `isEnabled: true`", safety: .safe, edits: [removal])
    }
    let glass = arguments.first { $0.label == nil }
    guard let shown = glass.map({ operand($0.value) }) ?? on else { return nil }
    let text = flag.literal == false ? off : "\(operand(flag)) ? \(shown) : \(off)"
    var edits: [Edit]
    if let glass {
      edits = [edit(site, glass.range, text), removal]
    } else if position == 0 {
      edits = [edit(site, arguments[0].range, text)]
    } else {
      let start = arguments[0].range.start
      edits = [edit(site, ByteRange(start, start), text + ", "), removal]
    }
    edits.sort { $0.place.range < $1.place.range }
    return Fix(message: "switch it off with `\(off)`", safety: .safe, edits: edits)
  }

  private func operand(_ value: WrittenValue) -> String {
    value.isOperand ? value.text : "(\(value.text))"
  }

  /// An argument with the comma that belongs to it.
  private func removedRange(_ position: Int, of arguments: [WrittenArgument]) -> ByteRange {
    let range = arguments[position].range
    if position > 0 { return ByteRange(arguments[position - 1].range.end, range.end) }
    guard arguments.count > 1 else { return range }
    return ByteRange(range.start, arguments[1].range.start)
  }

  private func relabel(_ labels: [String], _ site: NameSite) -> Fix? {
    let edits = zip(site.writtenArguments, labels).compactMap { argument, label -> Edit? in
      let before = ByteRange(argument.range.start, argument.value.range.start)
      return site.tree.text(before) == label ? nil : edit(site, before, label)
    }
    return Fix(message: "use the right labels", safety: .safe, edits: edits)
  }

  /// `.rect(cornerRadius: .containerConcentric)` becomes `.rect(corners: .concentric)`.
  private func concentric(_ token: Token, _ site: NameSite) -> Fix? {
    let arguments = site.writtenArguments
    guard arguments.count == 1, let only = arguments.first, let label = only.labelRange,
      only.value.range == token.value?.range,
      let root = only.value.parts.first, root.arguments == nil, only.value.parts.count == 1
    else { return nil }
    let message = "write `.concentric`"
    if site.name == "RoundedRectangle" {
      return Fix(
        message: "write `ConcentricRectangle()`", safety: .safe,
        edits: [edit(site, site.callRange, "ConcentricRectangle()")])
    }
    let edits = [edit(site, label, "corners"), edit(site, token.range, "concentric")]
    return Fix(message: message, safety: .safe, edits: edits)
  }

  /// `.background(.glass, in: shape)` becomes `.glassEffect(.regular, in: shape)`.
  private func glassEffect(_ token: Token, _ site: NameSite) -> Fix? {
    let arguments = site.writtenArguments
    guard site.name == "background", site.kind != .identifier, arguments.count == 2,
      site.arguments.count == 2, arguments[1].label == "in",
      arguments[0].value.range == token.value?.range, let root = arguments[0].value.parts.first,
      root.arguments == nil
    else { return nil }
    var edits = [edit(site, site.range, "glassEffect")]
    if root.name != "Glass" { edits.append(edit(site, token.range, "regular")) }
    return Fix(message: "use `.glassEffect`", safety: .safe, edits: edits)
  }

  /// `value: done` becomes `isActive: !done`; whether it means the opposite is for a person to say.
  private func isActive(_ token: Token, _ site: NameSite) -> Fix? {
    guard let value = token.value, !value.isImplicit, !value.parts.isEmpty,
      value.parts.last?.end == value.range.end, value.parts.allSatisfy({ $0.arguments == nil })
    else { return nil }
    let before = ByteRange(value.range.start, value.range.start)
    return Fix(
      message: "write `isActive:`", safety: .unsafe,
      edits: [edit(site, token.range, "isActive"), edit(site, before, "!")])
  }
}
