import SwiftUI

struct Pill: ButtonStyle {
  var tint = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().glassEffect(.regular.tint(tint))
  }
}

extension ButtonStyle where Self == Pill {
  static var pill: Self { .init() }
  static var other: Self { Self() }
  static var delegating: Self { .pill(tint: .red) }
  static func pill(tint: Color) -> Self { .init(tint: tint) }
}

struct Row: View {
  let title: String

  static func make(_ title: String) -> Self {
    let text = title.uppercased()
    return .init(title: text)
  }

  var body: some View { Text(title).padding().glassEffect() }
}

struct Screen: View {
  var body: some View {
    HStack {
      Button("A") {}.buttonStyle(.pill)  // expect: glass-on-glass
      Button("B") {}.buttonStyle(.other)  // expect: glass-on-glass
      Button("C") {}.buttonStyle(.pill(tint: .red))  // expect: glass-on-glass
      Button("D") {}.buttonStyle(.delegating)  // expect: glass-on-glass
      Row.make("E")  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }
}

extension Glass {
  static var off: Glass { .identity }
  static let brand = Glass.regular.tint(.blue)
}

struct Materials: View {
  var body: some View {
    HStack {
      Text("Off").glassEffect(.off)
      Text("On").padding().glassEffect(.brand)  // expect: glass-on-glass
    }
    .padding()
    .glassEffect()
  }
}
