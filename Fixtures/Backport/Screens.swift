// config: ios=17.0
import SwiftUI

struct Compass: View {
  var rotate: () -> Void

  var body: some View {
    HStack {
      Text("North")
      Button("Rotate", action: rotate)
        .backport.glassButton()  // expect: glass-on-glass "`.glassButton` lies on the glass of `.glassEffect`"
      Text("2").backport.glassBadge()
    }
    .padding()
    .backport.glassEffect(in: Capsule())
  }
}

struct Places: View {
  let places: [String]

  var body: some View {
    List(places, id: \.self) { place in
      Text(place)
        .backport.glassBadge()
      Text(place)
        .padding()
        .backport.glassEffect(in: .capsule)  // expect: glass-in-scrolling-content
    }
  }
}
