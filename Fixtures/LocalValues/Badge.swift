import SwiftUI

/// The pattern below hides it.
let symbol = "plus.circle.fill"

enum Badge {
  case new
  case custom(String)

  var icon: String {
    switch self {
    case .new: "sparkles"
    case .custom(let symbol): symbol
    }
  }
}
