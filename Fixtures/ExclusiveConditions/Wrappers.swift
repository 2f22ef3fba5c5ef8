import SwiftUI

extension View {
  @ViewBuilder func glass(if isGlass: Bool) -> some View {
    if isGlass { glassEffect() } else { self }
  }

  @ViewBuilder func apply<Result: View>(
    if condition: Bool, _ transform: (Self) -> Result
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}
