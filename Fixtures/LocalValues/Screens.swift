import SwiftUI

struct TagCloud: View {
  let tags: [String]
  var clear: () -> Void

  var body: some View {
    let pills = FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { Text($0).padding(4) }
    }
    let clearButton = Button("Clear", action: clear)
      .buttonStyle(.glass)  // expect: glass-on-glass

    VStack {
      pills
      clearButton
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 20))
  }
}

struct Scores: View {
  let isHome: Bool

  var body: some View {
    let score = Text("3 : 1")
    let shown = isHome ? "house" : "car"
    let badge = score.padding().glassEffect()  // expect: glass-in-scrolling-content

    List {
      Label("Place", systemImage: shown)
      score
      badge
    }
  }
}

struct Weather: View {
  var body: some View {
    HStack {
      caption
      icon(isLarge: true)  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }

  private var caption: some View {
    let text = Text("Sunny")
    return text.padding(4)
  }

  private func icon(isLarge: Bool) -> some View {
    let base = Text("21°")
    let sized = base.padding(isLarge ? 12 : 6)
    return sized.glassEffect(.regular, in: .circle)
  }
}
