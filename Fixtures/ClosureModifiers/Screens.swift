import SwiftUI

struct NowPlaying: View {
  let isFloating: Bool
  var next: () -> Void

  var body: some View {
    VStack {
      HStack {
        Text("Side B")
        Button("Next", action: next)
          .buttonStyle(.glass)  // expect: glass-on-glass
      }
      .padding()
      .if(isFloating) { $0.glassEffect() }
      .padding(.bottom)
      Text("Lyrics")
    }
  }
}

struct Untouched: View {
  let isFloating: Bool

  var body: some View {
    List {
      Text("Track")
        .if(isFloating) { $0.background(.quaternary) }
        .modify { $0.padding() }
    }
  }
}
