import SwiftUI

struct Header: View {
  var body: some View {
    VStack {
      Text("Score").emphasized()  // expect: glass-on-glass
      Text("12").titled  // expect: glass-on-glass "`.titled`"
      Text("Home").chip()  // expect: glass-on-glass
      Text("Away").quiet()
    }
    .capsuleGlass()
  }
}
