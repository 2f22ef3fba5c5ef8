import DesignKit
import SwiftUI

/// DesignKit is not read: what anyone could declare may come from it, what is Apple's may not.
struct Screen: View {
  let style: GlassEffectStyle
  let isOn: Bool

  var body: some View {
    Text("a").glassEffect(.brand)
    Text("b").liquidGlass()
    Text("c").background(.glass, in: .capsule)
    Text("d").padding().compat.glassEffect(.prominent, isEnabled: isOn)
    Text("e").glassEffect(.prominent)  // expect: unknown-glass-api
    Text("f").background(Glass.regular, in: .capsule)  // expect: unknown-glass-api
    Text("g").searchToolbarBehavior(.minimized)  // expect: unknown-glass-api
  }
}
