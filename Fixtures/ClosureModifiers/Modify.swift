import SwiftUI

extension View {
  func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> Content {
    transform(self)
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}
