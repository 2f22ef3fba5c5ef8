import SwiftUI

/// Code for older systems: nothing of it is judged, also where it would be wrong on 26.
struct LegacyList: View {
  var act: () -> Void

  var body: some View {
    VStack {
      if #available(iOS 26, *) {
        Button("Act", action: act).buttonStyle(.plain)
      } else {
        Button("Act", systemImage: "plus.circle", action: act).buttonStyle(.legacyGlass)
      }
    }
    .padding()
    .modernSurface()
  }
}

extension ButtonStyle where Self == LegacyGlassStyle {
  static var legacyGlass: LegacyGlassStyle { LegacyGlassStyle() }
}

/// A material in glass's clothing.
struct LegacyGlassStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.ultraThinMaterial, in: .capsule)
  }
}

@available(iOS, deprecated: 26, message: "use ModernRow")
struct LegacyRow: View {
  var body: some View {
    Text("D").padding().background(.regularMaterial, in: .capsule)
  }
}

struct Inverse: View {
  var act: () -> Void

  var body: some View {
    List {
      control
      LegacyRow()
    }
  }

  /// On 26 the list's own style; the glass stands on the side that never runs there.
  @ViewBuilder private var control: some View {
    if #available(iOS 26, *) {
      Button("Act", action: act)
    } else {
      Button("Act", action: act).oldSurface()
    }
  }
}

extension View {
  @ViewBuilder func oldSurface() -> some View {
    if #unavailable(iOS 26) {
      background(.regularMaterial, in: .capsule)
    } else {
      self
    }
  }
}
