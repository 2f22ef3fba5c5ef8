import SwiftUI

extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }

  /// Several ways out.
  func surface(isEnabled: Bool) -> AnyView {
    guard isEnabled else { return AnyView(self) }
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
      return AnyView(glassEffect(.regular, in: .rect(cornerRadius: 16)))
    }
    return AnyView(background(.regularMaterial, in: .rect(cornerRadius: 16)))
  }
}
