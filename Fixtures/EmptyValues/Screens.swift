import SwiftUI

struct Lane: View {
  let marks: [Int]
  var icon: Image?
  var title: String? = nil

  init(marks: [Int] = [], icon: Image? = nil) {
    self.marks = marks
    self.icon = icon
  }

  var body: some View {
    ZStack {
      ForEach(Array(marks.enumerated()), id: \.offset) { _ in Text("|").glassEffect() }
      if let icon { icon.glassEffect() }
      if let title { Text(title).glassEffect() }
    }
  }
}

/// A view that its callers give an icon, or none.
struct Badge: View {
  var icon: Image?
  var name: String

  var body: some View {
    if let icon { icon.glassEffect() }
    Text(name)
  }
}

/// What is set afterwards is not known at first.
struct Chip: View {
  var icon: Image?

  func icon(_ image: Image) -> Chip {
    var copy = self
    copy.icon = image
    return copy
  }

  var body: some View {
    if let icon { icon.glassEffect() }
  }
}

@Observable final class Model {
  var marks: [Int] = []
}

struct Player: View {
  private let model = Model()

  var body: some View {
    GlassEffectContainer {
      Lane().glassEffect()
      Lane(marks: [1, 2]).glassEffect()  // expect: glass-on-glass
      Lane(icon: Image("a")).glassEffect()  // expect: glass-on-glass
      Badge(name: "A").glassEffect()
      Badge(icon: Image("a"), name: "A").glassEffect()  // expect: glass-on-glass
      Chip().glassEffect()  // expect: glass-on-glass
      VStack {
        ForEach(model.marks, id: \.self) { _ in Text("|").glassEffect() }  // expect: glass-on-glass
      }
      .glassEffect()
    }
  }
}

/// Of a wrapper with a condition that is decided one use shows something.
struct When<Content: View>: View {
  let condition: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    if condition { content() }
  }
}

struct Choice: View {
  let isGlass: Bool

  var body: some View {
    When(condition: isGlass) { Button("A") {} }
    When(condition: !isGlass) { Button("A") {}.buttonStyle(.glass) }
  }
}

struct Choices: View {
  var body: some View {
    GlassEffectContainer {
      Choice(isGlass: true).glassEffect()  // expect: glass-effect-on-button
    }
    Choice(isGlass: false).glassEffect()  // expect: glass-on-glass
  }
}
