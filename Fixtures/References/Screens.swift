import SwiftUI

/// Functions and initialisers that are handed on as they are.
struct Screen: View {
  let names: [String]
  @State private var isShown = false

  var body: some View {
    HStack {
      ForEach(names, id: \.self, content: chip)  // expect: glass-on-glass
      ForEach(names, id: \.self, content: Chip.init)  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
    .toolbar(content: items)
    .sheet(isPresented: $isShown, content: Options.init)  // expect: glass-on-system-glass
    List {
      ForEach(names, id: \.self, content: chip)  // expect: glass-in-scrolling-content
    }
  }

  private func chip(_ title: String) -> some View {
    Text(title).padding().glassEffect()
  }

  @ToolbarContentBuilder private func items() -> some ToolbarContent {
    ToolbarItem {
      Button("Add") {}.buttonStyle(.glass)  // expect: glass-on-system-glass
    }
  }
}

struct Chip: View {
  let title: String

  var body: some View { Text(title).padding().glassEffect() }
}

struct Options: View {
  var body: some View { VStack { Text("A") }.padding().glassEffect() }
}
