import SwiftUI

struct TapeRow: View {
  let tape: Tape
  let play: () -> Void

  var body: some View {
    Button(action: play) {
      HStack {
        Text(tape.title)
        Spacer()
        length
      }
    }
    .buttonStyle(.plain)
  }

  private var length: some View {
    Text("\(tape.minutes) min")
      .surface(radius: 8)
  }
}
