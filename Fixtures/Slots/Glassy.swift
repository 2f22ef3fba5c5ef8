import SwiftUI

/// Passes its slot on to another view's slot.
struct Toolbox<Tools: View>: View {
  @ViewBuilder let tools: () -> Tools

  var body: some View {
    Plate { tools() }
  }
}

struct Plate<Inside: View>: View {
  let inside: Inside

  init(@ViewBuilder inside: () -> Inside) {
    self.inside = inside()
  }

  var body: some View {
    HStack { inside }
      .padding()
      .glassEffect(.regular, in: .rect(cornerRadius: 20))
  }
}
