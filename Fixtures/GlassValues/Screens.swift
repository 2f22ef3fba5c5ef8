import SwiftUI

struct Player: View {
  let theme: Theme
  @State private var isPlaying = false

  private var playGlass: Glass {
    isPlaying ? .regular.interactive() : .identity
  }

  private var noGlass: Glass { Theme.off }

  var body: some View {
    HStack {
      Text("Title")
        .glassEffect(noGlass)
      Text("Artist")
        .glassEffect(.identity, in: .capsule)
      Text("Playing")
        .padding()
        .glassEffect(playGlass)  // expect: glass-on-glass
      Text("Theme")
        .padding()
        .glassEffect(theme.glass)  // expect: glass-on-glass
    }
    .padding()
    .glassEffect(Theme.glass(isInteractive: false))
  }
}

struct Quiet: View {
  let isSelected: Bool

  var body: some View {
    let glass: Glass = .identity
    VStack {
      Text("Row")
        .padding()
        .glassEffect(isSelected ? .regular : .identity)
      Text("Other")
    }
    .padding()
    .glassEffect(glass)
  }
}
