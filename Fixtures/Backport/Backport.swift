import SwiftUI

/// A namespace for what older systems lack.
struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func glassEffect<S: Shape>(in shape: S) -> some View {
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
      content.glassEffect(.regular, in: shape)
    } else {
      content.background(.regularMaterial, in: shape)
    }
  }

  @ViewBuilder
  func glassButton() -> some View {
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
      content.buttonStyle(.glass)
    } else {
      content.buttonStyle(.bordered)
    }
  }

  /// Not glass on any system, whatever its name says.
  func glassBadge() -> some View {
    content.background(.quaternary, in: Capsule())
  }
}
