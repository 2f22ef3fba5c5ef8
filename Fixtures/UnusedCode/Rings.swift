import SwiftUI
import UIKit

/// Shown by nothing but the other one.
struct LostHalf: View {
  var body: some View {
    VStack {
      CloseButton().glassEffect()
      OtherLostHalf()
    }
  }
}

struct OtherLostHalf: View {
  var body: some View {
    VStack {
      CloseButton().glassEffect()
      LostHalf().lostFrame()
    }
  }
}

extension View {
  func lostFrame() -> some View { overlay { OtherLostHalf().glassEffect() } }
}

/// A ring as well, but the program shows a part of it.
struct FoundHalf: View {
  var body: some View {
    VStack {
      CloseButton().glassEffect()  // expect: glass-on-glass
      OtherFoundHalf()
    }
  }
}

struct OtherFoundHalf: View {
  var body: some View {
    List {
      CloseButton().glassEffect()  // expect: glass-on-glass
      FoundHalf()
      Row()
    }
  }
}

/// Of this name there is another one, which is private as well.
private struct Row: View {
  var body: some View { CloseButton().glassEffect() }  // expect: glass-on-glass
}

final class FoundCoordinator {
  func show() -> UIViewController { UIHostingController(rootView: OtherFoundHalf()) }
}
