import SwiftUI

struct GlassTile: ViewModifier {
  var radius: CGFloat = 18

  func body(content: Content) -> some View {
    content.padding().glassEffect(.regular, in: .rect(cornerRadius: radius))
  }
}

struct Dimmed: ViewModifier {
  func body(content: Content) -> some View { content.foregroundStyle(.secondary) }
}

struct WeatherTile: View {
  let degrees: Int

  var body: some View {
    VStack {
      Text("\(degrees)°").font(.largeTitle)
      Text("Alert")
        .modifier(GlassTile(radius: 8))  // expect: glass-on-glass
    }
    .modifier(Dimmed().concat(GlassTile()))
  }
}
