import SwiftUI

struct Tags: View {
  let tags: [String]

  var body: some View {
    HStack {
      Text("Tags")
      VStack {
        ForEach(tags, id: \.self) { tag in  // expect: missing-glass-container "`ForEach` repeats glass"
          TagView(tag: tag)
        }
      }
    }
  }
}

struct TagView: View {
  let tag: String

  var body: some View {
    Text(tag).padding(6).glassEffect()
  }
}

struct Twice: View {
  var body: some View {
    HStack {  // expect: missing-glass-container "2 glass views side by side"
      pill("Distance")
      Text("and")
      pill("Pace")
    }
  }

  private func pill(_ title: String) -> some View {
    Text(title).padding(6).glassEffect()
  }
}

struct Grouped: View {
  let isShown: Bool

  var body: some View {
    VStack {  // expect: missing-glass-container "3 glass views side by side"
      Group {
        Text("One").padding()
        Text("Two").padding()
      }
      .glassEffect()
      if isShown {
        Text("Three").padding().glassEffect()
      }
    }
  }
}
