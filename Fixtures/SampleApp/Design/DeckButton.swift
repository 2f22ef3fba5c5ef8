import SwiftUI

/// The app's round button.
struct DeckButton: View {
  let title: String
  let icon: String
  let action: () -> Void

  var body: some View {
    if #available(iOS 26, *) {
      label.buttonStyle(.glass)
    } else {
      label.buttonStyle(.bordered)
    }
  }

  private var label: some View {
    Button(title, systemImage: icon, action: action)
      .labelStyle(.iconOnly)
  }
}
