import SwiftUI

/// Whoever uses what is public may bring a container.
public struct Pair: View {
  public init() {}

  public var body: some View {
    HStack {
      Text("A").padding().glassEffect()
      Text("B").padding().glassEffect()
    }
  }
}

extension View {
  public func paired() -> some View {
    HStack {
      padding().glassEffect()
      Text("B").padding().glassEffect()
    }
  }
}

public struct Morphing: ViewModifier {
  let id: String
  let namespace: Namespace.ID

  public func body(content: Content) -> some View {
    content.glassEffect().glassEffectID(id, in: namespace)
  }
}

/// What the run uses is known.
public struct Used: View {
  public var body: some View {
    HStack {  // expect: missing-glass-container
      Text("A").padding().glassEffect()
      Text("B").padding().glassEffect()
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack { Used() }
  }
}
