import ExampleKit
import SwiftUI

/// `CarouselView` comes from a package that is not read: it might bring a container.
struct Carousel: View {
  let names: [String]

  var body: some View {
    CarouselView(items: names) {
      HStack {
        Text("One").padding().glassEffect()
        Text("Two").padding().glassEffect()
      }
    }
  }
}

/// What is above it stays known.
struct Scrolled: View {
  var act: () -> Void

  var body: some View {
    List {
      SkeletonView {
        Text("Row").padding().glassEffect()  // expect: glass-in-scrolling-content
      }
    }
    .toolbar {
      ToolbarItem {
        TooltipView {
          Button("Act", action: act)
            .buttonStyle(.glass)  // expect: glass-on-system-glass
        }
      }
    }
  }
}

struct Nested: View {
  var act: () -> Void

  var body: some View {
    SkeletonView {
      Text("Panel")
      Button("Act", action: act)
        .buttonStyle(.glass)  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }
}

/// Known to show its content and nothing else.
struct Observed: View {
  var body: some View {
    WithPerceptionTracking {
      HStack {  // expect: missing-glass-container
        Text("One").padding().glassEffect()
        Text("Two").padding().glassEffect()
      }
    }
  }
}

/// A modifier that nobody knows might do anything, but is not glass.
struct Unknown: View {
  var body: some View {
    List {
      Text("Row").shimmering().frostedByPackage()
    }
  }
}
