import SwiftUI

struct PlayerBar: View {
  let deck: Deck

  var body: some View {
    HStack {
      Text(deck.current?.title ?? "Nothing playing")
      Spacer()
      controls
    }
    .surface()
  }

  private var controls: some View {
    HStack {
      DeckButton(
        title: "Play", icon: deck.isPlaying ? "pause.circle.fill" : "play.circle.fill"
      ) { deck.isPlaying.toggle() }
      // glasslint:ignore enclosed-symbol-in-glass -- the ring tells it from the button beside it
      DeckButton(title: "Loop", icon: "repeat.circle") { deck.isLooping.toggle() }
    }
  }
}
