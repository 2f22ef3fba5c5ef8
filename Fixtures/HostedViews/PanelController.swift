import AppKit
import SwiftUI

final class PanelController: NSWindowController {
  func show(from: String, to: String) {
    let root = GlassEffectContainer(spacing: 8) {
      RouteChips(from: from, to: to)
    }
    window?.contentView = NSHostingView(rootView: root)
  }
}
