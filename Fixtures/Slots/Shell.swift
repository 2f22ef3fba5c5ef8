import SwiftUI

/// Scrolls what it is given, and pins an optional bar below it.
struct Shell<Content: View, Bar: View>: View {
  @ViewBuilder var content: Content
  @ViewBuilder var bar: () -> Bar

  var body: some View {
    ScrollView {
      LazyVStack { content }
    }
    .safeAreaInset(edge: .bottom) { bar() }
  }
}
