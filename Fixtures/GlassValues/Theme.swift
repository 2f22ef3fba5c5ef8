import SwiftUI

enum Theme: String {
  case system
  case paper
  case neon

  var glass: Glass {
    switch self {
    case .system: .regular
    case .paper: .identity
    case .neon: .regular.tint(.mint)
    }
  }

  static let off: Glass = .identity

  static func glass(isInteractive: Bool) -> Glass {
    Glass.regular.interactive(isInteractive)
  }
}
