import SwiftUI

extension View {
  func card() -> some View { glassEffect() }

  func card(lines: Int) -> some View { lineLimit(lines) }
}

struct Badge: View {
  var body: some View { Button("New") {}.buttonStyle(.glass) }
}

struct Shelf {
  struct Label: View {
    var body: some View { Text("Shelf").glassEffect() }
  }
}
