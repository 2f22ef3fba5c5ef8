import SwiftUI

extension View {
  func barStyle() -> some View {
    buttonStyle(.glass).labelStyle(.titleAndIcon)
  }
}

/// Sets a style for what it is given.
struct Deck<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack { content }
      .buttonStyle(.glass)
  }
}
