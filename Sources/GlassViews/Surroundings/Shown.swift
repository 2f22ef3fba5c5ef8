import GlassSyntax

/// What stands somewhere inside a view, as it is shown: through properties, helpers, slots and custom views.
package indirect enum Shown {
  case view(ShownView)
  /// Views of which one is shown.
  case choice(ShownChoice)
}

/// A view of Apple's, or one that is not known, as another view shows it.
package struct ShownView {
  package let node: ViewNode
  /// Where it is written, in the terms of the view that shows it.
  package let path: PlacePath
  /// All modifiers that apply to it on 26, from the inside out, with those of the uses around it.
  package let modifiers: [Modifier]
  package let availability: Availability
  /// The choices that it stands in.
  package let branches: [Branch]
  /// The tests under which it is shown.
  let tests: [Test]
  let lens: Lens

  /// The name of one of Apple's views, or of a view that nobody knows.
  package var name: Name? {
    if case .external = node.kind { return node.name }
    return nil
  }

  /// Whether some build for iOS shows the view with a modifier.
  package func isOnIOS(with modifier: Modifier) -> Bool {
    availability.refined(by: modifier.availability).includesIOS
  }

  /// Whether another view is never shown together with this one.
  package func excludes(_ other: ShownView) -> Bool {
    branches.contains { mine in
      other.branches.contains { $0.choice == mine.choice && $0.arm != mine.arm }
    } || tests.excludes(other.tests)
  }
}

/// An `if`, `switch` or ternary as it is shown.
package struct ShownChoice {
  /// Its keyword or condition, in the terms of the view that shows it.
  package let path: PlacePath
  /// What each arm shows where there is glass; an arm can show nothing.
  package let arms: [[Shown]]
  let node: ViewNode
  /// Whether a value that views around can set chooses among the arms.
  package let isSetAround: Bool
  /// The values that select the arms by their names.
  let cases: [Set<Name>]
  /// What is tested.
  let condition: Expression?
}

/// How places inside a used declaration look from where the use stands.
final class Lens {
  private let lift: (PlacePath) -> PlacePath
  let depth: Int

  init(depth: Int, _ lift: @escaping (PlacePath) -> PlacePath) {
    self.depth = depth
    self.lift = lift
  }

  static var plain: Lens { Lens(depth: 0) { $0 } }

  func callAsFunction(_ path: PlacePath) -> PlacePath { lift(path) }
}

extension [Shown] {
  /// All views, those of all arms included.
  package var views: [ShownView] {
    flatMap { shown -> [ShownView] in
      switch shown {
      case .view(let view): [view]
      case .choice(let choice): choice.arms.flatMap(\.views)
      }
    }
  }

  /// The most that `count` finds in what is shown at once: of a choice the arm with most.
  package func most(_ count: (ShownView) -> Int) -> Int {
    reduce(0) { sum, shown in
      switch shown {
      case .view(let view): sum + count(view)
      case .choice(let choice): sum + (choice.arms.map { $0.most(count) }.max() ?? 0)
      }
    }
  }

  /// The least that `count` finds in what is shown at once: of a choice the arm with least.
  package func least(_ count: (ShownView) -> Int) -> Int {
    reduce(0) { sum, shown in
      switch shown {
      case .view(let view): sum + count(view)
      case .choice(let choice): sum + (choice.arms.map { $0.least(count) }.min() ?? 0)
      }
    }
  }

  /// Whether nothing is there to see: no view, or `EmptyView()`.
  package var isEmptyToSee: Bool {
    allSatisfy { shown in
      switch shown {
      case .view(let view): view.name == "EmptyView"
      case .choice(let choice): choice.arms.allSatisfy(\.isEmptyToSee)
      }
    }
  }
}
