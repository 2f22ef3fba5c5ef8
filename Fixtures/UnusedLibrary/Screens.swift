import SwiftUI

/// Where no program is seen, who shows a view is not known.
struct LonelyScreen: View {
  var body: some View { CloseButton().glassEffect() }  // expect: glass-on-glass
}

struct CloseButton: View {
  var body: some View { Button("Close") {}.buttonStyle(.glass) }
}

#Preview { LonelyScreen() }

struct Screen: View {
  var body: some View {
    if #available(iOS 26, *) {
      Text("Tabs")
    } else {
      legacyTabs
    }
  }

  private var legacyTabs: some View { OldTabs() }
}

/// Shown before 26 only.
struct OldTabs: View {
  var body: some View { CloseButton().glassEffect() }
}
