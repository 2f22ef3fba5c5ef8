import GlassSyntax

/// A button with a prominent style that a view shows somewhere inside it.
package struct ProminentButton {
  /// The style, or the button where the style comes from around it.
  package var path: PlacePath
  var availability: Availability
  /// The choices that it stands in, from the inside out.
  var conditions: [Branch] = []
  /// Whether a choice in a declaration that is used decides about it.
  var isConditionalInUse = false
  /// How many layouts stand between it and the view that is asked.
  package var depth = 0
  /// How many prominent buttons stand side by side where it stands.
  package var neighbours = 1
  /// The placement of its toolbar item, where that is in a bar of its own.
  package var placement: Name?

  /// Whether it is shown whatever the state of the program.
  package var isUnconditional: Bool { conditions.isEmpty && !isConditionalInUse }

  /// Whether they may never be shown together: each depends on something that the other does not.
  package func excludes(_ other: ProminentButton) -> Bool {
    !availability.meets(other.availability)
      || depends(besides: other) && other.depends(besides: self)
  }

  private func depends(besides other: ProminentButton) -> Bool {
    isConditionalInUse || conditions.contains { !other.conditions.contains($0) }
  }
}

extension [ProminentButton] {
  /// Those that can be shown together, from the first on.
  package var shownTogether: [ProminentButton] {
    var result: [ProminentButton] = []
    for button in self where !result.contains(where: { $0.excludes(button) }) {
      result.append(button)
    }
    return result
  }
}

/// A toolbar or bar that a view brings, with the prominent buttons in it.
package struct Bar {
  package let modifier: Modifier
  package let isToolbar: Bool
  package let prominent: [ProminentButton]
}

extension Summary {
  /// Notes of prominent buttons that stand side by side how many they are.
  mutating func countNeighbours() {
    let sides = branches.indices.filter { index in
      branches[index].prominent.contains { $0.depth == 0 }
    }
    let shown = sides.flatMap { branches[$0].prominent.filter { $0.depth == 0 } }.shownTogether
    for index in sides {
      for button in branches[index].prominent.indices
      where branches[index].prominent[button].depth == 0 {
        branches[index].prominent[button].neighbours = shown.count
      }
    }
  }

  /// Notes the arm of a choice in which the buttons stand.
  mutating func depend(on arm: GlassViews.Branch) {
    for index in branches.indices {
      for button in branches[index].prominent.indices {
        branches[index].prominent[button].conditions.append(arm)
      }
    }
  }

  /// Forgets the prominent buttons.
  mutating func forgetProminent() {
    for index in branches.indices { branches[index].prominent = [] }
  }

  /// Tells the prominent buttons in the terms of a use.
  mutating func liftProminent(_ lift: (PlacePath) -> PlacePath) {
    for index in branches.indices {
      for number in branches[index].prominent.indices {
        var button = branches[index].prominent[number]
        button.path = lift(button.path)
        if !button.conditions.isEmpty { button.isConditionalInUse = true }
        button.conditions = []
        branches[index].prominent[number] = button
      }
    }
  }

  /// Leaves one view without glass.
  mutating func forgetGlass(keepingButtons: Bool) {
    var branch = Branch()
    if keepingButtons {
      branch.prominent = branches.flatMap(\.prominent)
      for other in branches { branch.touchables.add(other.touchables) }
      branch.sink()
    }
    branches = [branch]
  }

  /// Notes the bar that a toolbar item is put into.
  mutating func place(in placement: Name) {
    for index in branches.indices {
      for button in branches[index].prominent.indices {
        branches[index].prominent[button].placement = placement
      }
    }
  }
}

extension Walker {
  /// Notes the prominent buttons of a chain, and what of it can be touched.
  func noteControls(
    of chain: ChainWalk, _ prominent: ProminentButton?, _ base: Summary, _ contents: Summary,
    in result: inout Summary
  ) {
    if !distributes(chain.node) {
      result.branches[0].prominent = base.branches.flatMap(\.prominent)
      if isLayout(chain.node) {
        for index in result.branches[0].prominent.indices {
          result.branches[0].prominent[index].depth += 1
        }
      }
    }
    if let prominent { result.branches[0].prominent = [prominent] }
    if result.branches.count == 1 { result.branches[0].touchables = touchables(chain, base) }
    result.branches[0].prominent += contents.branches.flatMap(\.prominent)
    let isRepeated = chain.node.name == "ForEach"
    if isRepeated || chain.modifiers.contains(where: { interpreter.fades($0) }) {
      // How many there are depends on the data, or none may be seen.
      result.forgetProminent()
    }
    if isRepeated {
      for index in result.branches.indices {
        result.branches[index].touchables.certain *= 2
        result.branches[index].touchables.possible *= 2
      }
    }
    if let placement = interpreter.placementOfOtherBar(chain.node) { result.place(in: placement) }
  }

  /// The button that a chain is, where its style makes it prominent for certain.
  func prominentButton(_ chain: ChainWalk, _ control: ControlWalk) -> ProminentButton? {
    guard let style = control.style, style.isProminent, style.isCertain, !style.isCounted,
      !chain.outerState.isMenuItem, isControl(chain) != nil,
      !chain.modifiers.contains(where: interpreter.fades)
    else { return nil }
    // A tint of its own gives a bordered button another part than the first one.
    if style.kind == .borderedProminent, chain.modifiers.contains(where: { $0.name == "tint" }) {
      return nil
    }
    let setter = chain.style.map { chain.modifiers[$0] }
    return ProminentButton(
      path: setter?.path ?? chain.node.path,
      availability: chain.outerState.availability.refined(by: setter?.availability ?? .any))
  }
}
