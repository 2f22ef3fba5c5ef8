import SwiftUI

/// Shown by nothing.
private struct Row: View {
  var body: some View { CloseButton().glassEffect() }
}
