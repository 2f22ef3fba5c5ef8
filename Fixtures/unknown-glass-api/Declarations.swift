import SwiftUI

extension View {
  /// The shipped modifier with the switch that the beta had.
  @ViewBuilder
  func glassEffect(_ glass: Glass = .regular, in shape: some Shape, isEnabled: Bool) -> some View {
    if isEnabled { glassEffect(glass, in: shape) } else { self }
  }

  func liquidGlass() -> some View { glassEffect() }

  @ViewBuilder
  func safeAreaBar(_ edge: VerticalEdge, @ViewBuilder content: () -> some View) -> some View {
    safeAreaInset(edge: edge, content: content)
  }
}

extension Glass {
  static var brand: Glass { .regular }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  static var liquidGlass: BorderedButtonStyle { .bordered }
}

struct GlassEffectStyle {
  static let thin = GlassEffectStyle()
}
