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

struct Queue: View {
  let tracks: [String]

  var body: some View {
    List(tracks, id: \.self) { track in
      Text(track)
        .modify { row in
          row.padding().glassEffect()  // expect: glass-in-scrolling-content
        }
        .font(.headline)
    }
  }
}

struct Volume: View {
  var louder: () -> Void

  var body: some View {
    HStack {
      Text("Volume")
      Button("Louder", action: louder)
        .modify { button in
          if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            button.buttonStyle(.glass)  // expect: glass-on-glass
          } else {
            button.buttonStyle(.bordered)
          }
        }
    }
    .padding()
    .modify { $0.glassEffect(.regular, in: .rect(cornerRadius: 20)) }
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
