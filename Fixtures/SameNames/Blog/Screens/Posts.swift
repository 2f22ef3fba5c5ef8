import SwiftUI

struct PostCard: View {
  var body: some View { Text("Post").card().glassEffect() }
}

/// The nearest one is private to its file.
struct PostBadge: View {
  var body: some View { Badge().glassEffect() }
}

struct PostLabel: View {
  var body: some View { Shelf.Label().glassEffect() }
}
