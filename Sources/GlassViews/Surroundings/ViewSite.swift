import GlassSyntax

/// A view in its surroundings, as rules see it.
package struct ViewSite {
  package let node: ViewNode
  /// The modifiers that apply on 26, from the inside out.
  package let modifiers: [Modifier]
  /// What surrounds the view.
  package let state: State
  let outers: Outers
  /// The glass that the view itself carries, from the inside out.
  package let glasses: [GlassSite]
  /// The symbols that the view itself names.
  package let symbols: [SymbolSite]
  /// The button style that the view is shown with, where it is a control.
  package let style: ControlStyle?
  /// What surrounds the views in it.
  package let inner: State
  /// The views that stand side by side in it, where it is a layout or a ForEach.
  package let siblings: [Sibling]
  /// The toolbars and bars that the view brings.
  package let bars: [Bar]
  /// The prominent buttons in it, by the views that stand in it.
  package let prominent: [[ProminentButton]]
  /// What in it can be touched.
  package let touchables: Touchables
  /// What the view shows inside, over and behind itself.
  let summary: Summary
  let sink: ConflictSink
  let answers = Answers()
  package let interpreter: Interpreter

  /// The name of an external view.
  package var name: Name? {
    if case .external = node.kind { return node.name }
    return nil
  }

  /// Whether nothing but builds for macOS shows the view.
  package var isForMacOnly: Bool { state.availability.isForMacOnly }

  /// Whether nothing but builds for macOS applies a modifier.
  package func isForMacOnly(with modifier: Modifier) -> Bool {
    state.availability.refined(by: modifier.availability).isForMacOnly
  }

  package var scroller: Outer { outers.scroller }
  package var container: State.Container { state.container }

  /// Hands in a conflict; it is reported where both halves meet.
  package func report(
    _ inner: PlacePath, against outer: Outer = .none, others: [PlacePath] = [],
    _ complete: @escaping (Meeting) -> Void
  ) {
    sink.conflicts.append(
      Conflict(
        origin: sink.nextOrigin(), inner: inner, outer: outer, others: others, complete: complete))
  }
}

/// What several rules ask of a view, once one has asked.
final class Answers {
  var coreChain: CoreChain??
  var coreView: ViewNode??
}

/// A view among those that stand side by side.
package struct Sibling {
  package let glass: [GlassItem]
  package let isRepeated: Bool
  /// Whether the view itself is a glass surface.
  package let isSurface: Bool
  /// Whether it is a glass shape that takes all the room it is offered: whatever stands above lies on it.
  package let isFilling: Bool
  /// Whether something moves it away from where its layer would put it.
  package let isMoved: Bool
  /// Whether an opacity that changes shows and hides it.
  package let isFaded: Bool
  /// Whether it is a `Spacer`.
  package let isSpacer: Bool
  /// The glass container that it is.
  package let container: PlacePath?
  let tests: [Test]

  /// Whether both are never shown together.
  package func excludes(_ other: Sibling) -> Bool { tests.excludes(other.tests) }
}

/// Glass that a view carries itself.
package struct GlassSite {
  package enum Kind: Sendable {
    case effect
    case style
    case prominentStyle
  }

  package let kind: Kind
  /// The modifier, or the control that takes its style from around it.
  package let path: PlacePath
  /// The modifier; nil where the style comes from around.
  package let modifier: Modifier?
  package let materials: [GlassMaterial]
  /// What it lies on.
  package let ground: State.Ground
  package let groundPlace: Outer
  /// Where an inherited style is set.
  package let stylePlace: Outer

  /// Whether it lies on content, not on other glass or in a bar, whose rules speak of it.
  package var isOnContent: Bool { ground == .none || ground == .unknown }

  /// Whether it reacts to touch; nil where that is unknown.
  package var isInteractive: Bool? {
    guard kind == .effect else { return true }
    let answers = Set(materials.filter { $0.variant != .identity }.map(\.isInteractive))
    return answers.count == 1 ? answers.first ?? nil : nil
  }
}

/// A symbol that a view names by a string.
package struct SymbolSite {
  /// The name; nil where it is not known.
  package let name: String?
  /// The string, or the expression that makes it.
  package let path: PlacePath
  package let frame: State.SymbolFrame
  package let framePlace: Outer
  /// Whether text stands beside it.
  package let isBesideTitle: Bool
  /// Whether its name is a constant of the project, which is there to be shown elsewhere as well.
  package let isConstant: Bool
  /// What a choice around the view shows in place of the symbol.
  package let twin: State.SymbolTwin
  /// The name as it is made, and the argument that leads to it.
  let value: Value
  let argument: Expression
  /// The `.symbolVariant(…)` that puts the symbol into a shape.
  package let variantPlace: Outer
}

/// Collects what the rules report at one view.
final class ConflictSink {
  var conflicts: [Conflict] = []
  private var origins = 0

  func nextOrigin() -> Int {
    origins += 1
    return origins
  }
}

/// What a rule looks at: each view in its surroundings.
package protocol ViewCheck {
  func check(_ site: ViewSite)
}
