import SwiftUI

/// Conditions that can hold together exclude nothing.
struct Together: View {
  let isOn: Bool
  let isBusy: Bool
  let mode: Mode

  var body: some View {
    HStack {
      if isOn { Button("More") {}.buttonStyle(.glass) }  // expect: glass-on-glass
      Tool(isGlass: isOn)  // expect: glass-on-glass
    }
    .padding()
    .glass(if: isOn)
    ZStack {
      if isOn { Text("On").padding().glassEffect() }
      if !isBusy { Text("Off").padding().glassEffect() }  // expect: glass-on-glass
    }
    HStack {  // expect: missing-glass-container
      if mode == .compact { Text("A").padding().glassEffect() }
      if mode != .expanded { Text("B").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      Tool(isGlass: isOn)
      Tool(isGlass: isBusy)
    }
    Text("Mode")
      .apply(if: mode == .compact) { $0.glassEffect(.clear) }  // expect: glass-on-glass
      .apply(if: mode != .expanded) { $0.glassEffect() }
  }
}
