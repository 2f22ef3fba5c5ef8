import SwiftUI

extension EnvironmentValues {
  @Entry var isOnGlass = false
}

struct Chip: View {
  @Environment(\.isOnGlass) private var isOnGlass

  var body: some View {
    Text("Chip").padding().glassEffect(isOnGlass ? .identity : .regular)
  }
}

struct Panel: View {
  var body: some View {
    HStack { Chip() }.padding().glassEffect().environment(\.isOnGlass, true)
  }
}

/// What the system sets says nothing of what is around.
struct Plain: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      if isEnabled { Text("Chip").padding().glassEffect() }  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }
}

/// An item that the screen around can hide.
struct BackButton: View {
  @Environment(\.isOnGlass) private var isOnGlass

  var body: some View {
    if !isOnGlass { Button("Back", systemImage: "chevron.left") {} }
  }
}

struct Screen: View {
  var body: some View {
    Text("Screen").toolbar { ToolbarItem { BackButton() } }
  }
}

/// What a view reads itself was set around its toolbar as well.
struct Page: View {
  @Environment(\.isOnGlass) private var isOnGlass

  var body: some View {
    List { Text("Row") }
      .toolbar {
        if isOnGlass {
          ToolbarItem {
            Button("Add", systemImage: "plus.circle") {}  // expect: enclosed-symbol-in-glass
          }
        } else {
          ToolbarItem {
            Button("Remove", systemImage: "minus.circle") {}  // expect: enclosed-symbol-in-glass
          }
        }
      }
  }
}
