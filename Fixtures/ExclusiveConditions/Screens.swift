import SwiftUI

enum Mode {
  case compact
  case expanded
  case hidden
}

/// The outer glass is there when the inner one is not.
struct Bar: View {
  @State private var isExpanded = false

  var body: some View {
    HStack {
      Text("Tools").padding(8).glassEffect(isExpanded ? .identity : .regular)
      if !isExpanded { Button("More") {}.buttonStyle(.glass) }
    }
    .padding()
    .glassEffect(isExpanded ? .regular : .identity)
  }
}

/// The same through wrappers and properties.
struct WrappedBar: View {
  @State private var mode = Mode.compact

  var body: some View {
    tools.padding().glass(if: isExpanded)
  }

  private var isExpanded: Bool { mode == .expanded }

  private var tools: some View {
    HStack {
      Text("Tools").padding(8).glass(if: mode == .compact)
      Tool(isGlass: !isExpanded)
    }
  }
}

struct Tool: View {
  let isGlass: Bool

  var body: some View {
    if isGlass { Text("Pen").padding().glassEffect() } else { Text("Pen") }
  }
}

/// Two effects of one chain of which one is applied.
struct OneOfTwo: View {
  let mode: Mode

  var body: some View {
    Text("Mode")
      .apply(if: mode == .compact) { $0.glassEffect(.clear) }
      .apply(if: mode == .expanded) { $0.glassEffect() }
  }
}

struct Branched: View {
  @State private var isOn = false

  var body: some View {
    if isOn { content.glassEffect() } else { content }
  }

  private var content: some View {
    HStack {
      if !isOn { Text("Off").padding().glassEffect() }
      Text("State")
    }
  }
}

struct Layers: View {
  let isOn: Bool
  let mode: Mode
  let error: String?

  var body: some View {
    ZStack {
      if isOn { Text("On").padding().glassEffect() }
      if !isOn { Text("Off").padding().glassEffect() }
    }
    ZStack {
      if let error { Text(error).padding().glassEffect() }
      if error == nil { Text("Ready").padding().glassEffect() }
    }
    ZStack {
      switch mode {
      case .compact: Text("A").padding().glassEffect()
      default: EmptyView()
      }
      switch mode {
      case .expanded: Text("B").padding().glassEffect()
      case .compact, .hidden: EmptyView()
      }
    }
  }
}

struct Siblings: View {
  let mode: Mode
  let error: String?
  @State private var page = 0

  var body: some View {
    VStack {
      if let error { Text(error).padding().glassEffect() }
      if error == nil { Text("Ready").padding().glassEffect() }
    }
    HStack {
      Text("A").padding().glassEffect(page == 0 ? .regular : .identity)
      Text("B").padding().glassEffect(page == 1 ? .regular : .identity)
    }
    HStack {
      if mode == .compact && page == 0 { Text("A").padding().glassEffect() }
      if mode != .compact { Text("B").padding().glassEffect() }
    }
  }
}
