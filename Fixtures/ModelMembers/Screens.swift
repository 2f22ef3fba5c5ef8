import SwiftUI

enum Tool: CaseIterable {
  case pen
  case eraser

  var badge: some View { Text("Tool").padding(6).glassEffect() }

  @ViewBuilder func label(isOn: Bool) -> some View {
    if isOn { Text("On").padding(6).glassEffect() } else { Text("Off") }
  }
}

struct Item: Identifiable {
  let id: Int
  let title: String

  var chip: some View { Text(title).padding().glassEffect() }
}

final class Model {
  var title = ""
  let icon: AnyView = AnyView(Text("Icon"))

  func banner() -> some View { Text(title).padding().glassEffect() }
}

struct Screen: View {
  let tool: Tool
  let item: Item
  let items: [Item]
  let model: Model

  var body: some View {
    HStack {
      tool.badge  // expect: glass-on-glass
      Tool.pen.badge  // expect: glass-on-glass
      item.chip  // expect: glass-on-glass
      model.banner()  // expect: glass-on-glass
      tool.label(isOn: false)
      model.icon.padding()
      ForEach(Tool.allCases, id: \.self) { $0.badge }  // expect: glass-on-glass
      ForEach(items) { item in item.chip }  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }
}
