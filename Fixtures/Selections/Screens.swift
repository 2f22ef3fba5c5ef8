import SwiftUI

struct Tabs: View {
  let tabs: [String]
  @State private var selected = "Home"

  var body: some View {
    HStack {
      ForEach(tabs, id: \.self) { tab in
        Text(tab).padding().glassEffect(tab == selected ? .regular : .identity)
      }
    }
    HStack {
      ForEach(tabs, id: \.self) { tab in
        TabChip(title: tab, isSelected: tab == selected)
      }
    }
    HStack {
      ForEach(tabs, id: \.self) { tab in
        if selected == tab { Text(tab).padding().glassEffect() } else { Text(tab) }
      }
    }
    HStack {
      ForEach(tabs.indices, id: \.self) { index in
        Text(tabs[index]).padding().background {
          if index == tabs.count - 1 { Capsule().fill(.clear).glassEffect() }
        }
      }
    }
  }
}

struct TabChip: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    Text(title).padding().glassEffect(isSelected ? .regular : .identity)
  }
}

/// What several elements can have is no selection.
struct Several: View {
  let tabs: [String]
  let chosen: Set<String>
  @State private var selected = "Home"

  var body: some View {
    HStack {
      ForEach(tabs, id: \.self) { tab in  // expect: missing-glass-container
        Text(tab).padding().glassEffect(chosen.contains(tab) ? .regular : .identity)
      }
    }
    HStack {
      ForEach(tabs, id: \.self) { tab in  // expect: missing-glass-container
        TabChip(title: tab, isSelected: tab != selected)
      }
    }
    HStack {  // expect: missing-glass-container
      ForEach(tabs, id: \.self) { tab in
        TabChip(title: tab, isSelected: tab == selected)
      }
      Text("More").padding().glassEffect()
    }
  }
}
