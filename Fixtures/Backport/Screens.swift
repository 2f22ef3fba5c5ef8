// config: ios=17.0
import SwiftUI

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
