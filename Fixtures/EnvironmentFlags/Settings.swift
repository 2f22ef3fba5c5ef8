import SwiftUI

struct InputStyle {
  var isRich = false
  var limit: Int?
}

struct InputStyleKey: EnvironmentKey {
  static let defaultValue = InputStyle()
}

extension EnvironmentValues {
  var inputStyle: InputStyle {
    get { self[InputStyleKey.self] }
    set { self[InputStyleKey.self] = newValue }
  }

  @Entry var isFramed = true
}

extension View {
  func inputStyle(isRich: Bool = false, limit: Int? = nil) -> some View {
    let style = InputStyle(isRich: isRich, limit: limit)
    return self.environment(\.inputStyle, style)
  }
}

/// What is set around it decides what it shows.
struct Input: View {
  @Environment(\.inputStyle) var style
  @Environment(\.isFramed) var isFramed

  var body: some View {
    VStack {
      if style.isRich, isFramed {
        VStack {
          Text("Bold")
          Text("Italic")
        }
        .glassEffect()
      } else {
        Text("Plain")
      }
    }
  }
}

struct Page: View {
  let isFramed: Bool

  var body: some View {
    ScrollView {
      VStack {
        Text("Comment")
        Input().inputStyle()
        Input().environment(\.isFramed, false)
        VStack { Input() }.inputStyle(limit: 380)
        Input().inputStyle(isRich: true)  // expect: glass-in-scrolling-content warning
        // The nearer one counts.
        VStack { Input().inputStyle(isRich: true) }.inputStyle()  // expect: glass-in-scrolling-content
        VStack { Input().environment(\.isFramed, isFramed) }  // expect: glass-in-scrolling-content
          .environment(\.isFramed, false)
      }
    }
  }
}
