import SwiftUI

@main
struct SketchApp: App {
  var body: some Scene {
    WindowGroup {
      Sketch(layers: ["top", "base"])
      Inspector()
    }
  }
}

struct Sketch: View {
  @Namespace private var glass
  @State private var isDrawing = false
  @State private var selection = 0
  let layers: [String]

  var body: some View {
    VStack {
      Blend {
        HStack(spacing: 12) {
          Text("Pen").morphingCapsule("pen", in: glass)
          Text("Ink").morphingCapsule("pen", in: glass)  // expect: duplicate-glass-id
          if isDrawing {
            Text("Stop").morphingCapsule("draw", in: glass)
          } else {
            Text("Draw").morphingCapsule("draw", in: glass)
          }
          ForEach(layers, id: \.self) { layer in
            LayerChip(title: layer, namespace: glass)
            NamedChip(title: layer)
            SelectionChip(isSelected: layer == "top", namespace: glass)
          }
        }
      }
      Spacer()
      Text("Page 1").morphingCapsule("page", in: glass)  // expect: glass-id-without-container
      Spacer()
      Blend {
        HStack(spacing: 12) {
          SelectionChip(isSelected: selection == 0, namespace: glass)
          SelectionChip(isSelected: selection == 1, namespace: glass)
          counter(1, id: "count")
          counter(2, id: "count")  // expect: duplicate-glass-id "`counter` gives an id"
        }
      }
    }
  }

  private func counter(_ number: Int, id: String) -> some View {
    Text("\(number)").glassEffect().glassEffectID(id, in: self.glass)
  }
}

struct LayerChip: View {
  let title: String
  let namespace: Namespace.ID

  var body: some View {
    Text(title).morphingCapsule(title, in: namespace)
  }
}

/// Each of them has a namespace to itself.
struct NamedChip: View {
  let title: String
  @Namespace private var own

  var body: some View {
    Text(title).morphingCapsule("name", in: own)
  }
}

/// Of all chips one has the marker.
struct SelectionChip: View {
  let isSelected: Bool
  let namespace: Namespace.ID

  var body: some View {
    Text("Tab").background {
      if isSelected {
        Capsule().fill(.clear).glassEffect().glassEffectID("marker", in: namespace)
      }
    }
  }
}

struct Inspector: View {
  @Namespace private var space

  var body: some View {
    Blend {
      HStack(spacing: 12) {
        Text("W").joined("size", in: space)
        Text("H").joined("size", in: space, clear: true)  // expect: mismatched-glass-union
        Text("X").joined("origin", in: space)
        Text("Y").joined("origin", in: space)
      }
    }
  }
}
