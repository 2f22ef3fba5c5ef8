import SwiftUI

struct MapScreen: View {
  var body: some View {
    ZStack(alignment: .top) {
      Text("Map")
      ChipRow(titles: ["Food", "Fuel"])
    }
  }
}

struct ListScreen: View {
  var body: some View {
    List {
      ChipRow(titles: ["Food"])  // expect: glass-in-scrolling-content "`ChipRow`"
    }
  }
}

struct PanelScreen: View {
  var body: some View {
    VStack {
      Text("Panel")
      Chip(title: "Food")  // expect: glass-on-glass "`Chip`"
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 24))
  }
}

struct OtherPanelScreen: View {
  var body: some View {
    VStack {
      Text("Panel")
      ChipRow(titles: ["Food"])  // expect: glass-on-glass "`ChipRow`"
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 24))
  }
}

struct BarScreen: View {
  var body: some View {
    Text("Bar")
      .toolbar {
        ToolbarItem {
          Chip(title: "Food")  // expect: glass-on-system-glass "`Chip`"
        }
      }
  }
}

struct TwoChips: View {
  var body: some View {
    HStack {  // expect: missing-glass-container
      Chip(title: "Food")
      ChipRow(titles: ["Fuel"])
    }
  }
}
