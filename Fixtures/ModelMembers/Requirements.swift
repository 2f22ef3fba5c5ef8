import SwiftUI

/// What a protocol asks for and its extension provides.
protocol Badged {
  associatedtype Badge: View
  @ViewBuilder var badge: Badge { get }
}

extension Badged {
  var badge: some View {
    Text("New").padding(6).glassEffect(.regular, in: .capsule)
  }
}

struct Promo: View, Badged {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      badge  // expect: glass-on-glass
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 20))
  }
}

/// Who has a badge of its own does not get that of the extension.
struct PlainPromo: View, Badged {
  let title: String
  var badge: some View { Text("Old") }

  var body: some View {
    HStack {
      Text(title)
      badge
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 20))
  }
}

/// Of which type it is, and so which badge it has, is not known.
struct AnyPromo<Content: View & Badged>: View {
  let content: Content

  var body: some View {
    HStack { content.badge }
      .padding()
      .glassEffect(.regular, in: .rect(cornerRadius: 20))
  }
}
