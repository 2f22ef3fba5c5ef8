import SwiftUI

/// Closures that can be left out stand before those that make the views.
struct ClosableShell<Content: View, Bar: View>: View {
  let onClose: (() -> Void)?
  let content: Content
  let bar: Bar

  init(
    onClose: (() -> Void)? = nil, @ViewBuilder content: () -> Content, @ViewBuilder bar: () -> Bar
  ) {
    self.onClose = onClose
    self.content = content()
    self.bar = bar()
  }

  var body: some View {
    VStack {
      ScrollView { content }
      bar
    }
  }
}

struct NewsScreen: View {
  var compose: () -> Void

  var body: some View {
    ClosableShell {
      VStack {
        Text("News")
        Text("Today")
      }
      .glassEffect()  // expect: glass-in-scrolling-content "in the scrolled content of `ClosableShell`"
    } bar: {
      Button("Compose", action: compose)
        .buttonStyle(.glass)
    }
  }
}
