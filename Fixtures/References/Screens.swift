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

/// A slot that a function is given for: the reference brings the glass.
struct Banner<Actions: View>: View {
  let message: String
  var actions: () -> Actions

  init(_ message: String, @ViewBuilder actions: @escaping () -> Actions) {
    self.message = message
    self.actions = actions
  }

  var body: some View {
    HStack {
      Text(message)
      actions()
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 16))
  }
}

struct SyncStatus: View {
  var retry: () -> Void

  var body: some View {
    Banner("Sync failed", actions: retryButton)  // expect: glass-on-glass
  }

  private func retryButton() -> some View {
    Button("Retry", action: retry).buttonStyle(.glass)
  }
}
