import SwiftUI

/// The project's own container: a plain stack.
struct GlassEffectContainer<Content: View>: View {
  var spacing: CGFloat = 8
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: spacing) { content }
  }
}

/// The project's own view of that name does not scroll.
struct Form<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }
  }
}

extension View {
  /// Not Apple's: a material with a hairline.
  func glassEffect(thickness: CGFloat) -> some View {
    background(.regularMaterial, in: .rect(cornerRadius: thickness))
  }
}

extension ButtonStyle where Self == GlassyStyle {
  static var glassy: GlassyStyle { GlassyStyle() }
}

struct GlassyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8)
  }
}
