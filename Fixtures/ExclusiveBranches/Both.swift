import SwiftUI

/// What is in a branch still lies beside what is outside of it.
struct Both: View {
  let phase: Phase
  var act: () -> Void

  var body: some View {
    HStack {  // expect: missing-glass-container "2 glass views side by side"
      if phase == .running {
        Text("Running").padding().glassEffect()
      } else {
        Text("Idle").padding().glassEffect()
      }
      Text("0:12").padding().glassEffect()
    }
  }
}

/// Each branch is judged against what is around it.
struct Around: View {
  let phase: Phase
  var act: () -> Void

  var body: some View {
    HStack {
      switch phase {
      case .idle: Text("Idle")
      case .running: Button("Stop", action: act).buttonStyle(.glass)  // expect: glass-on-glass
      case .done: Button("Again", action: act).buttonStyle(.plain)
      }
    }
    .padding()
    .glassEffect()
  }
}

/// Within one branch there is no exclusion.
struct Inside: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      HStack {  // expect: missing-glass-container
        Text("A").padding().glassEffect()
        Text("B").padding().glassEffect()
      }
    } else {
      Text("Off")
    }
  }
}
