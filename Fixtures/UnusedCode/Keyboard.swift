import SwiftUI

final class Keyboard {
  func pressed(in window: UIWindow) {
    Text("").openPalette(in: window)
  }
}
