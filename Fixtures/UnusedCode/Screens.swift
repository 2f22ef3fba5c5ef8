import SwiftUI

struct HomeScreen: View {
  var body: some View {
    VStack {
      CloseButton().glassEffect()  // expect: glass-on-glass
      tabs
    }
  }

  @ViewBuilder private var tabs: some View {
    if #available(iOS 26, *) {
      Text("Tabs")
    } else {
      oldTabs
    }
  }

  private var oldTabs: some View { OldTabs() }
}

struct CloseButton: View {
  var body: some View { Button("Close") {}.buttonStyle(.glass) }
}

/// Shown by a hosting controller.
struct DetailScreen: View {
  var body: some View { CloseButton().card() }  // expect: glass-on-glass
}

/// Shown by nothing.
struct ForgottenScreen: View {
  var body: some View { ForgottenPart().glassEffect() }
}

/// Shown by what is shown by nothing.
struct ForgottenPart: View {
  var body: some View { CloseButton().glassEffect() }
}

extension ForgottenPart {
  func another() -> some View { ForgottenScreen() }
}

/// Shown by a preview, and by a view that only a preview shows.
struct PreviewedScreen: View {
  var body: some View { CloseButton().glassEffect() }
}

struct PreviewGallery: View {
  var body: some View { PreviewedScreen().glassEffect() }
}

#Preview { PreviewedScreen() }

struct Gallery_Previews: PreviewProvider {
  static var previews: some View { PreviewGallery() }
}

/// Shown before 26 only.
struct OldTabs: View {
  var body: some View { CloseButton().oldCapsule() }
}

extension View {
  fileprivate func oldCapsule() -> some View { glassEffect() }

  func card() -> some View { glassEffect() }

  /// Called by nothing.
  func forgottenCard() -> some View {
    overlay { CloseButton().glassEffect() }
  }

  /// Applied by what nothing calls.
  func forgottenShelf() -> some View { modifier(ForgottenShelf()) }
}

struct ForgottenShelf: ViewModifier {
  func body(content: Content) -> some View {
    CloseButton().glassEffect().overlay { content }
  }
}

/// Other modules could show it.
public struct PublicScreen: View {
  /// What it shows.
  public var body: some View { CloseButton().glassEffect() }  // expect: glass-on-glass
}
