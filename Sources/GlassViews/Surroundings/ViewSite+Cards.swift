import GlassSyntax

/// What a surface holds: a piece of content, or no more than a name, a symbol or one control.
extension ViewSite {
  /// Whether the view holds content as a card or a row does: several texts, a text with the space of a row beside it,
  /// a text beside a control, a text over the whole width. A chip, a badge and a button with its title do not.
  package var isCard: Bool { isCard(needsColumn: false) }

  /// Whether the view is a card with texts below each other.
  package var isHighCard: Bool { isCard(needsColumn: true) }

  /// Whether the view holds one text and neither controls nor the space of a row.
  var holdsOneText: Bool {
    var content = Content()
    for view in resolved { add(view, to: &content, depth: 0, isRoot: true) }
    return content.texts == 1 && content.controls == 0 && content.spacers == 0
  }

  private func isCard(needsColumn: Bool) -> Bool {
    var content = Content()
    let views = resolved
    for view in views { add(view, to: &content, depth: 0, isRoot: true) }
    if needsColumn, !content.hasColumn { return false }
    // A title in the middle of a button has a Spacer on each side.
    if content.texts > 1 || content.texts > 0 && content.spacers == 1 { return true }
    guard !state.isInControl, tap == nil, views.allSatisfy({ !$0.isButton }) else { return false }
    return content.texts > 0 && (content.controls > 0 || content.isWide || content.spacers > 0)
  }

  /// What was found in a surface.
  private struct Content {
    var texts = 0
    var controls = 0
    var spacers = 0
    /// Whether it takes all of the width.
    var isWide = false
    /// Whether several texts stand below each other.
    var hasColumn = false
    var visits = 0
  }

  private func add(_ view: ShownView, to content: inout Content, depth: Int, isRoot: Bool) {
    content.visits += 1
    guard content.visits < 80, depth < 12, content.texts < 4, let name = view.name else { return }
    if view.modifiers.contains(where: interpreter.takesAllWidth) { content.isWide = true }
    switch name {
    case "Text", "Label", "Link": content.texts += 1
    case "LabeledContent", "Chart", "Map", "List", "Form", "Table": content.texts += 2
    case "Spacer": content.spacers += 1
    case "ForEach":
      let texts = content.texts
      add(view.inside(self), to: &content, depth: depth)
      if content.texts > texts { content.texts += 1 }
    default:
      if Vocabulary.controls.contains(name), !isRoot {
        content.controls += 1
        return
      }
      if view.isTitled { content.texts += 1 }
      let texts = content.texts
      add(view.inside(self), to: &content, depth: depth)
      if Vocabulary.stackingLayouts.contains(name), content.texts > texts + 1 {
        content.hasColumn = true
      }
    }
  }

  private func add(_ shown: [Shown], to content: inout Content, depth: Int) {
    for shown in shown {
      switch shown {
      case .view(let view): add(view, to: &content, depth: depth + 1, isRoot: false)
      case .choice(let choice):
        // Of what excludes each other the arm with most counts.
        var most = content
        for arm in choice.arms {
          var inArm = content
          add(arm, to: &inArm, depth: depth + 1)
          if (inArm.texts, inArm.controls) > (most.texts, most.controls) { most = inArm }
          most.isWide = most.isWide || inArm.isWide
          most.hasColumn = most.hasColumn || inArm.hasColumn
        }
        content = most
      }
    }
  }
}

extension ShownView {
  /// Whether the view is a control that shows its label and nothing else.
  fileprivate var isButton: Bool { name.map(Vocabulary.takesButtonStyle) ?? false }

  /// Whether a control is given its title as an argument: `Button("Add")`, `Toggle("Sound", isOn:)`.
  fileprivate var isTitled: Bool {
    guard let name, Vocabulary.controls.contains(name), let call = node.expression,
      call.tree.kind(call.node) == .call,
      let first = call.tree.arguments(of: call.node).first
    else { return false }
    return first.label == nil && !first.isTrailing
  }

  /// What the view shows inside, its label included.
  fileprivate func inside(_ site: ViewSite) -> [Shown] {
    site.shown(in: self, as: [.content, .label, .accessoryLabel])
  }
}

extension Interpreter {
  /// `.frame(maxWidth: .infinity)`
  func takesAllWidth(_ modifier: Modifier) -> Bool {
    let call = modifier.expression
    guard modifier.name == "frame", call.tree.kind(call.node) == .call else { return false }
    return call.tree.arguments(of: call.node).contains {
      $0.label == "maxWidth" && call.tree.name($0.value) == "infinity"
    }
  }
}
