import SwiftUI

struct Counted: View {
  let count: Int
  let items: [String]

  var body: some View {
    HStack {
      if count == 0 { Text("None").padding().glassEffect() }
      if count > 0 { Text("Some").padding().glassEffect() }
    }
    HStack {
      if count < 3 { Text("Few").padding().glassEffect() }
      if 3 <= count { Text("Many").padding().glassEffect() }
    }
    HStack {
      if count <= 1 { Text("One").padding().glassEffect() }
      if !(count <= 1) { Text("More").padding().glassEffect() }
    }
    HStack {
      if items.isEmpty { Text("Empty").padding().glassEffect() }
      if items.count > 0 { Text("Full").padding().glassEffect() }
    }
    HStack {
      if count == -1 { Text("Lost").padding().glassEffect() }
      if count >= 0 { Text("Found").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      if count > 1 { Text("More").padding().glassEffect() }
      if count < 5 { Text("Less").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      if count >= 1 { Text("More").padding().glassEffect() }
      if count <= 1 { Text("Less").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      if !items.isEmpty { Text("Full").padding().glassEffect() }
      if items.count > 3 { Text("Long").padding().glassEffect() }
    }
  }
}

struct Compared: View {
  let left: Int
  let right: Int

  var body: some View {
    HStack {
      if left < right { Text("Less").padding().glassEffect() }
      if left >= right { Text("Not").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      if left <= right { Text("Less").padding().glassEffect() }
      if left >= right { Text("Not").padding().glassEffect() }
    }
  }
}

struct Grouped: View {
  let mode: Mode
  let speed: Int
  let isWarm: Bool

  var body: some View {
    let isFast = speed < 100
    let isHot = speed * 2 > 40 && isWarm
    HStack {
      if mode == .compact || mode == .hidden { Text("A").padding().glassEffect() }
      if mode == .expanded { Text("B").padding().glassEffect() }
    }
    HStack {
      if mode == .compact || mode == .hidden { Text("A").padding().glassEffect() }
      if mode != .compact && mode != .hidden { Text("B").padding().glassEffect() }
    }
    HStack {
      if [.compact, .hidden].contains(mode) { Text("A").padding().glassEffect() }
      if mode == .expanded { Text("B").padding().glassEffect() }
    }
    HStack {
      switch mode {
      case .compact, .hidden: Text("A").padding().glassEffect()
      case .expanded: EmptyView()
      }
      if mode == .expanded { Text("B").padding().glassEffect() }
    }
    HStack {
      if isFast { Text("Fast").padding().glassEffect() }
      if !isFast { Text("Slow").padding().glassEffect() }
    }
    HStack {
      if isHot { Text("Hot").padding().glassEffect() }
      if !isHot { Text("Cool").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      if mode == .compact || mode == .hidden { Text("A").padding().glassEffect() }
      if mode == .hidden || mode == .expanded { Text("B").padding().glassEffect() }
    }
    HStack {  // expect: missing-glass-container
      if mode == .compact || isWarm { Text("A").padding().glassEffect() }
      if mode == .expanded { Text("B").padding().glassEffect() }
    }
  }
}
