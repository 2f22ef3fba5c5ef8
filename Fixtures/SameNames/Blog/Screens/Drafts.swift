import SwiftUI

struct DraftCard: View {
  var body: some View { Text("Draft").card().glassEffect() }  // expect: glass-on-glass
}

struct DraftBadge: View {
  var body: some View { Badge().glassEffect() }  // expect: glass-on-glass
}

extension View {
  /// This file's own one.
  fileprivate func card() -> some View { glassEffect() }
}

private struct Badge: View {
  var body: some View { Button("New") {}.buttonStyle(.glass) }
}
