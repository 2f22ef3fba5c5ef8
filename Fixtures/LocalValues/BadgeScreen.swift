import SwiftUI

struct BadgeScreen: View {
  let badge: Badge

  var body: some View {
    Text("A")
      .toolbar {
        ToolbarItem {
          Button {} label: { Image(systemName: badge.icon) }
        }
      }
  }
}
