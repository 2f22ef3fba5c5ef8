import SwiftUI

/// Shown in a container only, by code that is no view.
struct Chips: View {
  var body: some View {
    HStack {
      Text("A").padding().glassEffect()
      Text("B").padding().glassEffect()
    }
  }
}

struct RouteChips: View {
  let from: String
  let to: String

  var body: some View {
    HStack {
      Text(from).padding().glassEffect()
      Text(to).padding().glassEffect()
    }
  }
}

struct Strip: View {
  var body: some View {
    VStack {
      Text("1×").padding().glassEffect()
      Text("2×").padding().glassEffect()
    }
  }
}

/// Shown in a container here and without one there.
struct Pair: View {
  var body: some View {
    HStack {  // expect: missing-glass-container
      Text("L").padding().glassEffect()
      Text("R").padding().glassEffect()
    }
  }
}

struct ToolStrip: View {
  var cut: () -> Void

  var body: some View {
    HStack {
      Text("1 selected")
      Button("Cut", action: cut).buttonStyle(.glass)
    }
    .padding(10)
  }
}

/// Shown by tests without what the app puts around it.
struct TestedChips: View {
  var body: some View {
    HStack {
      Text("A").padding().glassEffect()
      Text("B").padding().glassEffect()
    }
  }
}

struct Home: View {
  var body: some View {
    GlassEffectContainer { TestedChips() }
  }
}
