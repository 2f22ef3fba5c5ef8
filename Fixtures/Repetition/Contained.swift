import SwiftUI

struct ContainedTags: View {
  let tags: [String]

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        TagView(tag: tag)
      }
    }
  }
}

/// Buttons alone need no container, and one view is no pair.
struct Buttons: View {
  let names: [String]
  var act: () -> Void

  var body: some View {
    HStack {
      ForEach(names, id: \.self) { name in
        Button(name, action: act).buttonStyle(.glass)
      }
    }
  }
}

struct Single: View {
  var body: some View {
    HStack {
      Group {
        Text("One").padding().glassEffect()
      }
      Text("Two")
    }
  }
}
