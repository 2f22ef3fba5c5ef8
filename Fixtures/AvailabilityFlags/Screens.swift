import SwiftUI
import UIKit

struct CloseButton: View {
  var body: some View { Button("Close") {}.buttonStyle(.glass) }
}

/// What the constants of the project decide is decided.
struct Cards: View {
  var body: some View {
    GlassEffectContainer {
      CloseButton().if(!UIDevice.supportsGlass) { $0.glassEffect() }
      if UIDevice.supportsGlass {
        Text("Glass")
      } else {
        CloseButton().glassEffect()
      }
      if UIDevice.current.drawsGlass, UIDevice.isPad {
        CloseButton().glassEffect()  // expect: glass-on-glass
      } else {
        CloseButton().glassEffect()
      }
      Gallery.isGlassy ? AnyView(Text("Glass")) : AnyView(CloseButton().glassEffect())
      CloseButton().if(Feature.isOld) { $0.glassEffect() }
      CloseButton().if(!Feature.isOld) { $0.glassEffect() }  // expect: glass-on-glass
      // Nobody knows which it is on 26.
      if Feature.isPlain {
        CloseButton().glassEffect()  // expect: glass-on-glass
      }
      if Feature.isFancy {
        CloseButton().glassEffect()  // expect: glass-on-glass
      } else {
        CloseButton().glassEffect()  // expect: glass-on-glass
      }
    }
    .toolbar {
      ToolbarItem { Button("More", systemImage: symbol) {} }
      ToolbarItem {
        let symbol = isGlassy ? "plus.circle" : "plus"  // expect: enclosed-symbol-in-glass
        Button("More", systemImage: symbol) {}
      }
    }
  }

  private var symbol: String {
    if UIDevice.isPad || UIDevice.supportsGlass {
      "ellipsis"
    } else {
      "ellipsis.circle"
    }
  }
}
