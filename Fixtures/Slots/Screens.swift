import SwiftUI

struct TripScreen: View {
  var share: () -> Void

  var body: some View {
    GlassCard {
      Text("Trip")
      Button("Share", action: share)
        .buttonStyle(.glass)  // expect: glass-on-glass "lies on the glass of `GlassCard`"
    } content: {
      Button("Edit", action: share)
        .buttonStyle(.glass)
    } accessory: {
      Text("3").glassEffect()  // expect: glass-on-glass
    }
  }
}

struct FeedScreen: View {
  var compose: () -> Void

  var body: some View {
    Shell {
      Text("Posts")
      Text("New").padding().glassEffect()  // expect: glass-in-scrolling-content "in the scrolled content of `Shell`"
    } bar: {
      Button("Compose", action: compose)
        .buttonStyle(.glass)
    }
  }
}

struct DrawingScreen: View {
  var undo: () -> Void

  var body: some View {
    Toolbox {
      Text("Pen")
      Button("Undo", action: undo)
        .buttonStyle(.glass)  // expect: glass-on-glass "lies on the glass of `Toolbox`"
    }
  }
}
