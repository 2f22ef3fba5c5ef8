import SwiftUI

struct Uses: View {
  let style = GlassEffectStyle.thin
  let isOn: Bool

  var body: some View {
    GlassEffectContainer {
      Text("a").glassEffect(.regular, in: .circle, isEnabled: isOn)
      // The overload needs a shape, so this is nobody's.
      Text("b").glassEffect(.regular, isEnabled: isOn)  // expect: unknown-glass-api "no `isEnabled:`"
      Text("c").glassEffect(.brand.tint(.red))
      Text("d").glassEffect(.branded)  // expect: unknown-glass-api "no `.branded`"
      Text("e").liquidGlass()
      Button("f") {}.buttonStyle(.liquidGlass)
    }
    .safeAreaBar(.bottom) { Text("bar") }
    .safeAreaBar(.bottom, spacing: 4) { Text("bar") }  // expect: unknown-glass-api "`edge:`"
  }
}

struct Legacy: View {
  var body: some View {
    if #available(iOS 26, *) {
      Text("new").glassEffect()
    } else {
      Text("old").glassEffect(.prominent)  // expect: unknown-glass-api
    }
    #if os(macOS)
      Text("mac")
        .glassEffect(.regular)
        #if DEBUG
          .searchToolbarBehavior(.minimized)  // expect: unknown-glass-api
        #endif
    #endif
    #if compiler(>=99)
      Text("future").glassEffect(.prominent)
    #endif
  }
}

struct HalfTyped: View {
  var body: some View {
    Text("a").glassEffect(<#T##glass: Glass##Glass#>, isEnabled: <#T##Bool#>)
    Text("b").safeAreaBar(<#T##edge: VerticalEdge##VerticalEdge#>) {}
    Text("c").glassEffect(.)
  }
}
