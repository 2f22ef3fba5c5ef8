import SwiftUI

/// Fine by itself; what it stands in decides.
struct Chip: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(8)
      .glassEffect(.regular, in: .capsule)
  }
}

struct ChipRow: View {
  let titles: [String]

  var body: some View {
    HStack {
      Chip(title: titles.first ?? "")
      Text("\(titles.count)")
    }
  }
}
