// config: ios=17.0
import SwiftUI

/// The side that runs on 26 is judged, in every way to write it.
struct ConditionList: View {
  let isOn: Bool

  var body: some View {
    List {
      if isOn, #available(iOS 26, *) {
        Text("A").padding().glassEffect()  // expect: glass-in-scrolling-content
      } else {
        Text("A").padding().background(.regularMaterial, in: .capsule)
      }
      if #unavailable(iOS 26) {
        Text("B").padding().background(.regularMaterial, in: .capsule)
      } else {
        Text("B").padding().glassEffect()  // expect: glass-in-scrolling-content
      }
      early  // expect: glass-in-scrolling-content
      ModernRow()  // expect: glass-in-scrolling-content
    }
  }

  private var early: some View {
    guard #available(iOS 26, *) else {
      return AnyView(Text("C").padding().background(.regularMaterial, in: .capsule))
    }
    return AnyView(Text("C").padding().glassEffect())
  }
}

@available(iOS 26, *)
struct ModernRow: View {
  var body: some View {
    Text("D").padding().glassEffect()
  }
}

struct Compiled: View {
  var body: some View {
    List {
      #if compiler(>=6.2) && canImport(SwiftUI)
        Text("E").padding().modernSurface()  // expect: glass-in-scrolling-content
      #else
        Text("E").padding().background(.regularMaterial)
      #endif
    }
  }
}

extension View {
  @ViewBuilder func modernSurface() -> some View {
    if #available(iOS 26.0, *) {
      glassEffect()
    } else {
      background(.regularMaterial, in: .capsule)
    }
  }
}
