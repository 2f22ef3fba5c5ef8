import SwiftUI

struct SettingsScreen: View {
  @Bindable var deck: Deck
  @State private var areLevelsShown = false

  private let brand = LinearGradient(
    colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Loop", isOn: $deck.isLooping)
        Button("Levels") { areLevelsShown = true }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Text("Version 2")
            .sharedBackgroundVisibility(.hidden)
        }
      }
      .safeAreaInset(edge: .bottom) { upgrade }
      .sheet(isPresented: $areLevelsShown) { levels }
    }
  }

  @ViewBuilder private var upgrade: some View {
    if #available(iOS 26, *) {
      Button("Upgrade") {}
        .buttonStyle(.glassProminent)
        .tint(brand)
    } else {
      Button("Upgrade") {}
        .buttonStyle(.borderedProminent)
    }
  }

  @ViewBuilder private var levels: some View {
    if #available(iOS 26, *) {
      Meters(left: -12, right: -14)
    } else {
      Text("Levels need iOS 26")
    }
  }
}
