import SwiftUI

enum Tool: String, CaseIterable {
  case pen
  case eraser
  case ruler

  var icon: String {
    switch self {
    case .pen: "pencil.circle"  // expect: enclosed-symbol-in-glass "use `pencil`"
    case .eraser: "eraser"
    case .ruler: "ruler"
    }
  }
}

struct ToolButton: View {
  var icon: String
  var title = "Tool"
  var act: () -> Void

  var body: some View {
    Button(action: act) {
      Label(title, systemImage: icon)
    }
    .buttonStyle(.glass)
  }
}

struct RowLabel: View {
  var icon: String

  var body: some View {
    Label("Row", systemImage: icon)
  }
}
