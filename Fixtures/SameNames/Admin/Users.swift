import SwiftUI

/// Two are equally near: which one is meant, nothing here tells.
struct UserCard: View {
  var body: some View { Text("User").card().glassEffect() }
}

struct UserBadge: View {
  var body: some View { Badge().glassEffect() }
}
