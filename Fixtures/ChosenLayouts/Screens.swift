import SwiftUI

struct Popup: View {
  let isTall: Bool

  var body: some View {
    layout {  // expect: missing-glass-container
      Text("21°").padding().glassEffect()
      Text("Close").padding().glassEffect()
    }
  }

  private var layout: AnyLayout {
    isTall ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 8))
  }
}

struct LocalLayout: View {
  let isTall: Bool

  var body: some View {
    let layout = isTall ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {  // expect: missing-glass-container
      Text("A").padding().glassEffect()
      Text("B").padding().glassEffect()
    }
  }
}

/// One of its views is shown.
struct Fitting: View {
  @Namespace private var namespace
  var pay: () -> Void

  var body: some View {
    GlassEffectContainer {
      ViewThatFits {
        Label("Record", systemImage: "mic").padding().glassEffect().glassEffectID(
          "record", in: namespace)
        Image(systemName: "mic").padding().glassEffect().glassEffectID("record", in: namespace)
      }
    }
    .safeAreaBar(edge: .bottom) {
      ViewThatFits {
        HStack { payButton }
        VStack { payButton }
      }
    }
  }

  private var payButton: some View {
    Button("Pay", action: pay).buttonStyle(.glassProminent)
  }
}

/// The unlabelled closure is the label where the content is labelled.
struct Menus: View {
  var body: some View {
    Menu(content: { Button("Copy", systemImage: "doc.circle") {} }) {
      Image(systemName: "ellipsis.circle")  // expect: enclosed-symbol-in-glass
    }
    .accessibilityLabel("More")
    .buttonStyle(.glass)
  }
}
