import SwiftUI

struct Materials: View {
  var act: () -> Void

  var body: some View {
    HStack {
      Text("One").glassEffect(thickness: 4)
      Button("Two", action: act).buttonStyle(.glassy)
    }
    .padding()
    .glassEffect(thickness: 12)
  }
}

struct OwnForm: View {
  var body: some View {
    Form {
      Text("Not scrolled").padding().glassEffect()
    }
  }
}

struct OwnContainer: View {
  var body: some View {
    GlassEffectContainer {  // expect: missing-glass-container
      Text("One").padding().glassEffect()
      Text("Two").padding().glassEffect()
    }
  }
}
