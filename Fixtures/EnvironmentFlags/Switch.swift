import SwiftUI

extension EnvironmentValues {
  @Entry var usesOldLook = false
}

/// A switch for the whole app says nothing of what lies on what.
struct Frosted: ViewModifier {
  @Environment(\.usesOldLook) private var usesOldLook

  func body(content: Content) -> some View {
    if usesOldLook { content.background(.thinMaterial) } else { content.glassEffect() }
  }
}

extension View {
  func frosted() -> some View { modifier(Frosted()) }
}

struct Deck: View {
  let names: [String]

  var body: some View {
    HStack {
      Text("Chip").padding().frosted()  // expect: glass-on-glass
    }
    .padding()
    .frosted()
    List(names, id: \.self) { name in
      Text(name).padding().frosted()  // expect: glass-in-scrolling-content
    }
  }
}
