import SwiftUI
import UIKit

extension UIDevice {
  static let isPad = UIDevice.current.userInterfaceIdiom == .pad

  static let supportsGlass: Bool = {
    #if os(tvOS)
      return false
    #else
      if #available(iOS 26, *) {
        return true
      } else {
        return false
      }
    #endif
  }()

  var drawsGlass: Bool {
    guard #available(iOS 26.0, *) else { return false }
    return true
  }
}

/// Whether the system has glass.
public var isGlassy: Bool {
  if #available(iOS 26, macOS 26, *) { true } else { false }
}

enum Feature {
  static var isOld: Bool { !isGlassy }
  static var isPlain: Bool { Feature.isOld || UIDevice.isPad }
  static let isFancy = UIDevice.isPad
}

extension View {
  @ViewBuilder func `if`(_ condition: Bool, apply: (Self) -> some View) -> some View {
    if condition { apply(self) } else { self }
  }
}
