import SwiftUI

/// Two in this file fit.
struct Twice: View {
  var body: some View { Text("Twice").plate().glassEffect() }
}

extension View {
  fileprivate func plate() -> some View { glassEffect() }
}

extension View {
  fileprivate func plate(_ padding: CGFloat = 8) -> some View { glassEffect() }
}
