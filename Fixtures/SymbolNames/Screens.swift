import SwiftUI

struct Palette: View {
  let tool: Tool
  let isLocked: Bool
  var act: () -> Void

  private let close = "xmark.circle.fill"  // expect: enclosed-symbol-in-glass "use `xmark`"

  var body: some View {
    VStack {
      HStack {
        ToolButton(icon: tool.icon, act: act)
        ToolButton(icon: close, act: act)
        ToolButton(icon: isLocked ? "lock" : "lock.open", act: act)
        ToolButton(
          icon: isLocked
            ? "eye.slash.circle"  // expect: enclosed-symbol-in-glass "use `eye.slash`"
            : "eye",
          act: act)
      }
      RowLabel(icon: "plus.circle")
      ToolButton(icon: "square.and.pencil", act: act)
    }
  }
}
