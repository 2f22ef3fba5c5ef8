import SwiftUI

@main
struct TapeDeckApp: App {
  @State private var deck = Deck()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Tapes", systemImage: "recordingtape") {
          LibraryScreen(deck: deck)
        }
        Tab("Settings", systemImage: "gearshape") {
          SettingsScreen(deck: deck)
        }
      }
      .overlay(alignment: .top) {
        PlayerBar(deck: deck)
          .padding()
      }
    }
  }
}
