import SwiftUI

/// Third hop: a modifier whose body goes on to another extension.
struct PanelModifier<S: Shape>: ViewModifier {
  let shape: S
  let isGlass: Bool

  func body(content: Content) -> some View {
    if isGlass {
      content.padding().reallyGlass(in: shape)
    } else {
      content.padding().background(.quaternary, in: shape)
    }
  }
}

extension View {
  fileprivate func reallyGlass<S: Shape>(in shape: S) -> some View {
    glassEffect(.regular, in: shape)
  }
}
