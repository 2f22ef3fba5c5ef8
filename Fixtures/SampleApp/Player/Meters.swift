import SwiftUI

/// The levels of both channels, floating over the waveform.
@available(iOS 26, *)
struct Meters: View {
  let left: Int
  let right: Int

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Waveform()
      HStack(spacing: 12) {
        meter("Left", left)
        meter("Right", right)
      }
    }
  }

  private func meter(_ title: String, _ level: Int) -> some View {
    Text("\(title) \(level) dB")
      .monospacedDigit()
      .surface(radius: 12)
  }
}

struct Waveform: View {
  var body: some View {
    Rectangle().fill(.quaternary)
  }
}
