import SwiftUI

/// Values that decide what a row shows, and values that do not.
struct RowsScreen: View {
  let titles: [String]
  let store: Store

  var body: some View {
    GlassEffectContainer {
      VStack {
        Row(model: .init(title: titles[0], badge: nil), onTap: { store.open(1) }).glassEffect()
        Row(model: RowModel(title: titles[1], badge: nil), onTap: { store.open(2) }).glassEffect()
        Row(model: RowModel(title: "Third", badge: nil), onTap: store.close).glassEffect()
        Row(model: RowModel(title: titles[3], badge: "New"), onTap: {})  // expect: glass-on-glass
          .glassEffect()
        Row(model: RowModel(title: "Fifth", badge: "Old"), onTap: nil).glassEffect()
        Row(model: RowModel(title: "Sixth", badge: "Hot"), onTap: {})  // expect: glass-on-glass
          .glassEffect()
      }
    }
  }
}

final class Store {
  func open(_ number: Int) {}
  func close() {}
}

struct RowModel {
  let title: String
  let badge: String?
}

struct Row: View {
  let model: RowModel
  let onTap: (() -> Void)?

  var body: some View {
    HStack {
      Text(model.title)
      if let badge = model.badge, let onTap {
        Button(badge, action: onTap).buttonStyle(.glass)
      }
    }
    .padding()
  }
}
