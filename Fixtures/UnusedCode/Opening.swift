import SwiftUI

/// Shown by code that is no view, through a helper that gives no view away.
struct Palette: View {
  var body: some View {
    HStack {  // expect: missing-glass-container
      Text("Red").padding().glassEffect()
      Text("Blue").padding().glassEffect()
    }
  }
}

extension View {
  func openPalette(in window: UIWindow) {
    window.rootViewController = UIHostingController(rootView: Palette())
  }
}
