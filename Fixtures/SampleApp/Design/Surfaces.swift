import SwiftUI

extension View {
  /// Glass where the system has it, a material before.
  func surface(radius: CGFloat = 20) -> some View {
    modifier(SurfaceModifier(shape: RoundedRectangle(cornerRadius: radius)))
  }
}

struct SurfaceModifier<S: Shape>: ViewModifier {
  let shape: S

  func body(content: Content) -> some View {
    if #available(iOS 26, *) {
      content.padding().glassEffect(.regular, in: shape)
    } else {
      content.padding().background(.regularMaterial, in: shape)
    }
  }
}
