import SwiftUI

struct ShareItem: ToolbarContent {
  var share: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Button("Share", systemImage: "square.and.arrow.up", action: share)
        .buttonStyle(.glass)  // expect: glass-on-system-glass
    }
  }
}

/// An item around whatever it is given.
struct TrailingItem<Content: View>: ToolbarContent {
  @ViewBuilder let content: () -> Content

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { content() }
  }
}

@ToolbarContentBuilder
func bare<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some ToolbarContent {
  ToolbarItem(placement: .topBarLeading, content: content)
    .sharedBackgroundVisibility(.hidden)
}

extension View {
  func doneToolbar(_ done: @escaping () -> Void) -> some View {
    toolbar {
      ToolbarItem(placement: .bottomBar) {
        Button("Done", action: done)
      }
    }
  }
}
