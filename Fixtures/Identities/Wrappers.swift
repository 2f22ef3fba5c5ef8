import SwiftUI

extension View {
  /// A capsule that takes part in the morphs of its container.
  func morphingCapsule(_ id: String, in namespace: Namespace.ID) -> some View {
    padding(8).modifier(MorphingCapsule(id: id, namespace: namespace))
  }

  func joined(_ group: String, in namespace: Namespace.ID, clear: Bool = false) -> some View {
    glassEffect(clear ? .clear : .regular)
      .glassEffectUnion(id: group, namespace: namespace)
  }
}

private struct MorphingCapsule: ViewModifier {
  let id: String
  let namespace: Namespace.ID

  func body(content: Content) -> some View {
    content
      .glassEffect(.regular, in: .capsule)
      .glassEffectID(id, in: namespace)
  }
}

/// The container of this app, also before 26.
struct Blend<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      GlassEffectContainer(spacing: 12) { content() }
    } else {
      content()
    }
  }
}
