import SwiftUI

/// Glass under the label: a glass button of the project's own.
struct CapsuleStyle: ButtonStyle {
  var isProminent = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .glassEffect(isProminent ? .regular.tint(.accentColor) : .regular, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

extension ButtonStyle where Self == CapsuleStyle {
  static var capsule: CapsuleStyle { CapsuleStyle() }
  static func capsule(isProminent: Bool) -> CapsuleStyle { CapsuleStyle(isProminent: isProminent) }
}

struct FlatStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8)
  }
}
