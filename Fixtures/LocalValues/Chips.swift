import SwiftUI

/// The view that gets the glass is a local value in which nothing else is of interest.
struct Chips: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack { chip }  // expect: glass-in-scrolling-content
    }
  }

  private var chip: some View {
    Button {
    } label: {
      let label = HStack(spacing: 4) { Image(systemName: "line.3.horizontal.decrease") }
        .frame(height: 18)
      if #available(iOS 26, macOS 26, *) {
        label.glassEffect(.regular, in: .capsule)
      } else {
        label.background(.gray, in: .capsule)
      }
    }
  }
}
