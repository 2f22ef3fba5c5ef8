import SwiftUI

struct Timeline: View {
  let events: [String]

  var body: some View {
    List(events, id: \.self) { event in
      Text(event)
        .panel()  // expect: glass-in-scrolling-content "`.panel`"
    }
  }
}

struct PlainTimeline: View {
  let events: [String]

  var body: some View {
    List(events, id: \.self) { event in
      Text(event)
        .plainPanel()
    }
  }
}

struct Legend: View {
  let usesGlass: Bool

  var body: some View {
    VStack {
      HStack {
        Text("Legend")
        Text("Roads").panel(in: Circle())  // expect: glass-on-glass "`.panel` lies on the glass of `.panel`"
        Text("Rivers").panel(in: Circle(), isGlass: false)
      }
      .panel(cornerRadius: 12)
      Text("Map")
    }
  }
}
