import SwiftUI

/// What a picture is shown with: those around decide, once.
@Observable
final class PictureParts {
  let hasControls: Bool

  init(hasControls: Bool) { self.hasControls = hasControls }
}

/// The state of something that changes says nothing of what is around.
@Observable
final class Playback {
  var isPaused = false
}

struct Controls: ViewModifier {
  @Environment(PictureParts.self) private var parts
  @Environment(Playback.self) private var playback

  func body(content: Content) -> some View {
    if parts.hasControls {
      content.overlay { Label("Play", systemImage: "play").padding().glassEffect() }
    } else {
      content
    }
  }
}

struct Picture: View {
  let name: String
  let parts: PictureParts

  init(name: String, hasControls: Bool = false) {
    self.name = name
    parts = PictureParts(hasControls: hasControls)
  }

  var body: some View {
    Image(name).modifier(Controls()).environment(parts)
  }
}

struct Pictures: View {
  let names: [String]
  @Environment(Playback.self) private var playback

  var body: some View {
    List(names, id: \.self) { name in
      Picture(name: name)
      if playback.isPaused {
        Text("Paused").padding().glassEffect()  // expect: glass-in-scrolling-content
      }
    }
  }
}
