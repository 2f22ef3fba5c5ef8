import SwiftUI

/// A card with three slots: the header floats on glass, the body does not, the accessory lies over the header.
struct GlassCard<Header: View, Content: View, Accessory: View>: View {
  private let header: Header
  private let content: () -> Content
  private let accessory: Accessory

  init(
    @ViewBuilder header: () -> Header,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder accessory: () -> Accessory
  ) {
    self.header = header()
    self.content = content
    self.accessory = accessory()
  }

  var body: some View {
    GlassEffectContainer {
      VStack(alignment: .leading, spacing: 16) {
        header
          .padding()
          .glassEffect(.regular, in: .capsule)
          .overlay(alignment: .trailing) { accessory }
        content()
      }
    }
  }
}
