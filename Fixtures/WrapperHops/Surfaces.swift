import SwiftUI

extension View {
  /// First hop: a modifier with defaults.
  func panel(cornerRadius: CGFloat = 24) -> some View {
    panel(in: RoundedRectangle(cornerRadius: cornerRadius))
  }

  /// Second hop: generic over the shape.
  func panel<S: Shape>(in shape: S, isGlass: Bool = true) -> some View {
    modifier(PanelModifier(shape: shape, isGlass: isGlass))
  }

  /// The argument decides.
  func plainPanel() -> some View {
    panel(in: Capsule(), isGlass: false)
  }
}
