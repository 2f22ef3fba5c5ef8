import SwiftUI

extension View {
  func capsuleGlass() -> some View {
    padding(10).glassEffect(.regular, in: .capsule)
  }

  func emphasized() -> some View {
    fontWeight(.semibold).capsuleGlass()
  }

  var titled: some View {
    self.emphasized()
  }

  func quiet() -> some View {
    padding(10)
  }
}

extension Text {
  func chip() -> some View {
    capsuleGlass()
  }
}
