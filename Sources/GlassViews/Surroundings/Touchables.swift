import GlassSyntax

/// What can be touched or typed into in a view.
package struct Touchables: Hashable, Sendable {
  /// How many controls and views with a tap gesture; several stand for two or more.
  package var count: Int { certain + possible }
  /// Those that are there whatever the state of the program.
  var certain = 0
  /// More that one choice can add; of several choices each may exclude the others.
  var possible = 0
  /// Whether text is typed in it, as far as is known.
  package var takesText = false

  mutating func add(_ other: Touchables) {
    certain += other.certain
    possible = max(possible, other.possible)
    takesText = takesText || other.takesText
  }
}

extension Summary {
  /// What in all views can be touched.
  var touchables: Touchables {
    branches.reduce(into: Touchables()) { $0.add($1.touchables) }
  }
}

/// What the arms of a choice have in common about controls.
struct ArmControls {
  private var hasProminent = false
  private var hasOther = false
  private var touchables: Touchables?
  /// The arms in which no control was seen: some of their views may not have been looked at.
  private var others: [Arm] = []

  mutating func add(_ arm: Summary, of written: Arm) {
    let shown = arm.touchables
    if let common = touchables {
      let most = max(common.count, shown.count)
      touchables?.certain = min(common.certain, shown.certain)
      touchables?.possible = most - min(common.certain, shown.certain)
      touchables?.takesText = common.takesText || shown.takesText
    } else {
      touchables = shown
    }
    if arm.branches.contains(where: { !$0.prominent.isEmpty }) {
      hasProminent = true
    } else if arm.touchables.count > 0 {
      hasOther = true
    } else {
      others.append(written)
    }
  }

  /// Tells what is shown where the arms are one choice.
  func settle(_ shown: inout Summary, showsControl: ([ViewNode]) -> Bool) {
    // The choice may be just about which button is prominent.
    if hasProminent, hasOther || others.contains(where: { showsControl($0.views) }) {
      shown.forgetProminent()
    }
    guard let touchables, !shown.branches.isEmpty else { return }
    for index in shown.branches.indices { shown.branches[index].touchables = Touchables() }
    shown.branches[0].touchables = touchables
  }
}

extension Walker {
  /// What of a chain's own view can be touched, with what is in it.
  func touchables(_ chain: ChainWalk, _ base: Summary) -> Touchables {
    var result = base.touchables
    guard case .external = chain.node.kind, let name = chain.node.name else {
      return tapped(chain, result)
    }
    if Vocabulary.controls.contains(name) {
      // What is in the label belongs to the control.
      result.certain = chain.outerState.isMenuItem ? 0 : 1
      result.possible = 0
    }
    if Vocabulary.textFields.contains(name) || interpreter.isRepresentable(chain.node) {
      result.takesText = true
    }
    return tapped(chain, result)
  }

  /// Whether one of some views is or holds something that can be touched.
  func showsControl(_ views: [ViewNode], depth: Int = 0) -> Bool {
    guard depth < 24 else { return false }
    return views.contains { view in
      if view.modifiers.contains(where: interpreter.isTap) { return true }
      switch view.kind {
      case .external:
        if let name = view.name, Vocabulary.controls.contains(name) { return true }
        return interpreter.children(of: view).contains {
          ($0.role == .content || $0.role == .label) && showsControl($0.views, depth: depth + 1)
        }
      case .slot, .group:
        return interpreter.children(of: view).contains { showsControl($0.views, depth: depth + 1) }
      case .use(let use): return showsControl(interpreter.views(of: use.entry), depth: depth + 1)
      case .alternatives(let arms):
        return arms.contains { showsControl($0.views, depth: depth + 1) }
      case .inert: return showsControl([interpreter.entered(view)], depth: depth + 1)
      case .placeholder, .unknown: return false
      }
    }
  }

  private func tapped(_ chain: ChainWalk, _ inside: Touchables) -> Touchables {
    var result = inside
    if result.count == 0, chain.modifiers.contains(where: { interpreter.isTap($0) }) {
      result.certain = 1
    }
    return result
  }
}

extension Vocabulary {
  /// Views that text is typed into.
  static let textFields: Set<Name> = ["TextField", "SecureField", "TextEditor", "TextFieldLink"]
}
