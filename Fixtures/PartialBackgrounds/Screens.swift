import SwiftUI

struct CloseButton: View {
  var body: some View { Button("Close") {}.buttonStyle(.glass) }
}

/// Glass in a background that is put at an edge need not be below the content.
struct Island: View {
  var body: some View {
    VStack {
      CloseButton()
      Text("Title")
    }
    .background { backdrop }
  }

  private var backdrop: some View {
    ZStack {
      GlassEffectContainer {
        GeometryReader { proxy in
          Color.clear
            .glassEffect(in: .rect)
            .frame(height: proxy.size.height * 0.8)
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
      }
      Color.black.opacity(0.2)
    }
  }
}

struct Shelf: View {
  var body: some View {
    VStack {
      CloseButton()
      Spacer()
    }
    .background {
      VStack {
        Spacer()
        Text("Shelf").glassEffect()
      }
    }
  }
}

struct Card: View {
  var body: some View {
    VStack {
      CloseButton()  // expect: glass-on-glass
    }
    .background {
      Color.clear.frame(maxWidth: .infinity, alignment: .leading).glassEffect().padding(.horizontal)
    }
  }
}

/// What is put beyond the edge of a bar is not on it.
struct VolumeBar: View {
  @State private var isOpen = false

  var body: some View {
    HStack {
      Text("Volume").overlay(alignment: .top) {
        if isOpen { CloseButton().offset(y: -80) }
      }
      Text("Volume").overlay(alignment: .top) {
        if isOpen { CloseButton() }  // expect: glass-on-glass
      }
    }
    .glassEffect()
  }
}

enum Item { case menu, button }

/// What an item is decides as well whether it is glass.
struct Bar: View {
  let items: [Item]

  var body: some View {
    GlassEffectContainer {
      ForEach(items, id: \.self) { item in
        view(for: item).if(isMenu(item)) { $0.glassEffect() }
      }
      ForEach(items, id: \.self) { item in
        view(for: item).if(items.isEmpty) { $0.glassEffect() }  // expect: glass-on-glass
      }
    }
  }

  @ViewBuilder private func view(for item: Item) -> some View {
    switch item {
    case .menu: Menu("More") {}
    case .button: CloseButton()
    }
  }

  private func isMenu(_ item: Item) -> Bool { item == .menu }
}

extension View {
  @ViewBuilder func `if`(_ condition: Bool, apply: (Self) -> some View) -> some View {
    if condition { apply(self) } else { self }
  }
}
