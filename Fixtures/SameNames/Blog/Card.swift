import SwiftUI

extension View {
  func card() -> some View { padding() }
}

struct Badge: View {
  var body: some View { Text("New") }
}

struct Shelf {
  struct Label: View {
    var body: some View { Text("Shelf") }
  }
}
