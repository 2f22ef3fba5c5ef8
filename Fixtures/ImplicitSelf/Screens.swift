import SwiftUI

struct Header: View {
  var body: some View {
    VStack {
      Text("Period 2").quiet()
    }
    .capsuleGlass()
  }
}

struct Score: View {
  var body: some View {
    HStack {
      Text("Score").emphasized()  // expect: glass-on-glass
      Text("Away").quiet()
    }
    .capsuleGlass()
  }
}

struct Points: View {
  var body: some View {
    HStack {
      Text("12").titled  // expect: glass-on-glass "`.titled`"
    }
    .emphasized()
  }
}

struct Home: View {
  var body: some View {
    List {
      Text("Home").chip()  // expect: glass-in-scrolling-content "`.chip`"
    }
  }
}
