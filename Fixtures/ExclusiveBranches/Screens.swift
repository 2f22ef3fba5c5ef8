import SwiftUI

enum Phase {
  case idle
  case running
  case done
}

struct Stopwatch: View {
  let phase: Phase
  let isCompact: Bool

  var body: some View {
    VStack {
      HStack {
        switch phase {
        case .idle: Text("Idle").padding().glassEffect()
        case .running: Text("Running").padding().glassEffect()
        case .done: Text("Done").padding().glassEffect()
        }
        Text("0:12")
      }
      Text("Laps")
    }
  }
}

struct Fitting: View {
  var body: some View {
    ViewThatFits {
      Text("A long description").padding().glassEffect()
      Text("Short").padding().glassEffect()
    }
  }
}

struct Platforms: View {
  var body: some View {
    HStack {
      #if os(macOS)
        Text("Mac").padding().glassEffect()
      #else
        Text("Phone").padding().glassEffect()
      #endif
      Text("Version")
    }
  }
}

struct Either: View {
  let isOn: Bool
  var act: () -> Void

  var body: some View {
    HStack {
      if isOn {
        Button("Off", action: act).buttonStyle(.glass)
      } else {
        Text("On").padding().glassEffect()
      }
      Text("Lamp")
    }
  }
}
