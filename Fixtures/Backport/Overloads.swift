// config: ios=17.0
import SwiftUI

extension ToolbarContent {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { content }

  func bar() -> some View {
    content.background(.thinMaterial, in: .capsule)
  }
}

extension Backport where Content: ToolbarContent {
  @ToolbarContentBuilder
  func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
      content.sharedBackgroundVisibility(visibility)
    } else {
      content
    }
  }
}

extension Backport where Content: View {
  func glassEffect() -> some View {
    content.background(.thinMaterial, in: .capsule)
  }
}

extension Backport where Content == Text {
  func glassEffect() -> some View {
    content.bold().background(.thinMaterial, in: .capsule)
  }
}

struct Wallet: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      HStack {
        Text(name)
        Spacer()
        Text("New").backport.glassEffect()
        Image(name).backport.glassEffect()
      }
    }
    .toolbar {
      ToolbarItem { Text("12") }.backport.sharedBackgroundVisibility(.hidden)
      ToolbarItem { Text("13").backport.sharedBackgroundVisibility(.hidden) }
    }
  }
}
