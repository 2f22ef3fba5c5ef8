import SwiftUI
import UIKit

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { HomeScreen() }
  }
}

/// The program's own list of screens, from which UIKit takes them.
final class Coordinator {
  func showDetails() -> UIViewController { UIHostingController(rootView: DetailScreen()) }
}
