import SwiftUI

struct Bar: View {
  var act: () -> Void

  var body: some View {
    HStack {
      Button("Flat", action: act).buttonStyle(FlatStyle())
      Button("Capsule", action: act)
        .buttonStyle(.capsule)  // expect: glass-on-glass
      Button("Prominent", action: act)
        .buttonStyle(CapsuleStyle(isProminent: true))  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }
}

struct Rows: View {
  let names: [String]
  var act: () -> Void

  var body: some View {
    List(names, id: \.self) { name in
      Button(name, action: act)
        .buttonStyle(.capsule(isProminent: false))  // expect: glass-in-scrolling-content
    }
  }
}

struct Symbols: View {
  var act: () -> Void

  var body: some View {
    VStack {
      Button("Add", systemImage: "plus.circle", action: act)  // expect: enclosed-symbol-in-glass
        .buttonStyle(.capsule)
      Text("or")
      Button("Add", systemImage: "plus.circle", action: act)
        .buttonStyle(FlatStyle())
    }
  }
}

struct Tools: View {
  var act: () -> Void

  var body: some View {
    Text("Canvas")
      .toolbar {
        ToolbarItem {
          Button("Undo", action: act)
            .buttonStyle(.capsule)  // expect: glass-on-system-glass
        }
      }
  }
}
