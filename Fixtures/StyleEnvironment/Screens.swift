import SwiftUI

struct Zoom: View {
  var zoom: () -> Void

  var body: some View {
    VStack {
      Button("Closer", systemImage: "plus.circle", action: zoom)  // expect: glass-on-glass, enclosed-symbol-in-glass
      Button("Farther", systemImage: "minus.circle", action: zoom)
        .buttonStyle(.plain)
      inner
        .buttonStyle(.borderless)
    }
    .padding()
    .glassEffect()
    .barStyle()
  }

  private var inner: some View {
    HStack {
      Button("Reset", systemImage: "arrow.counterclockwise.circle", action: zoom)
    }
  }
}

struct Slotted: View {
  var act: () -> Void

  var body: some View {
    Deck {
      Button("Add", systemImage: "plus.circle.fill", action: act)  // expect: enclosed-symbol-in-glass "use `plus`"
      Button("Info", systemImage: "info.circle", action: act)
        .buttonStyle(.plain)
      Label("Ready", systemImage: "checkmark.circle")
    }
  }
}

struct Menus: View {
  @State private var isShown = false
  var act: () -> Void

  var body: some View {
    VStack {
      Text("Files")
      Button("Actions") { isShown = true }
        .contextMenu {
          Button("Remove", systemImage: "minus.circle", action: act)
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Button("Remove", systemImage: "minus.circle", action: act)
          }
        }
    }
    .buttonStyle(.glass)
  }
}
